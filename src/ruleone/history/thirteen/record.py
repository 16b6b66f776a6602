"""What a file says of one hand of 13-card poker, whichever form it is written in."""

import msgspec

from ruleone.cards import Card
from ruleone.chinese import Arrangement
from ruleone.history.money import Unit
from ruleone.history.record import Seat, Setting, Source
from ruleone.limits import HAND_NUMBER_MAX

GAME = "thirteen"
"""What files and verdicts call the game."""


class Did(msgspec.Struct, frozen=True, gc=False):
    """What was done with a seat's cards: set in these rows, by the software where `automatic`, or
    surrendered, which leaves no arrangement. `at` is where the file says so, for its Source."""

    seat: int
    arrangement: Arrangement | None = None
    declared: bool = False
    automatic: bool = False
    at: int = 0


class Paid(msgspec.Struct, frozen=True, gc=False):
    """What two players came to: seat `a` gets `points` from `b`, `due` is their worth in units and
    `paid` what of that was paid; all below 0 where `a` pays."""

    a: int
    b: int
    points: int
    due: int
    paid: int
    at: int = 0


class ThirteenEnding(msgspec.Struct, frozen=True):
    """How the file says the hand ended: the stacks in the order of the record's seats, each pair in
    the order in which it was paid, and what was raked from each seat that won. A file may tell
    the stacks alone."""

    stacks: tuple[int, ...]
    pairs: tuple[Paid, ...] = ()
    rakes: tuple[tuple[int, int], ...] = ()


class ThirteenRecord(msgspec.Struct, frozen=True):
    """One hand of 13-card poker as a file tells it. Amounts are in units of `unit`, a `point` is
    worth so many.

    `seats` stand as in the file. `cards` are the thirteen that a seat was dealt, in the order in
    which they came; of a seat that is not there they are those of its rows, or nobody saw them.
    `did` is in the order in which the players did it. `edition` is the id of the rules that the
    hand was dealt under.
    """

    id: int | str
    form: str
    edition: str
    unit: Unit
    point: int
    bonus: bool
    tournament: bool
    button: int
    seats: tuple[Seat, ...]
    did: tuple[Did, ...]
    source: Source
    cards: dict[int, tuple[Card, ...]] = {}
    ending: ThirteenEnding | None = None
    setting: Setting = Setting()

    @property
    def unseen(self) -> frozenset[int]:
        """The seats whose cards the file does not tell: other cards stand in for them."""
        told = {did.seat for did in self.did if did.arrangement is not None} | self.cards.keys()
        return frozenset(seat.number for seat in self.seats) - told

    @property
    def number(self) -> int:
        """The number that the hand is dealt with; 0 where its id is none."""
        told = self.id
        return told if isinstance(told, int) and 0 <= told <= HAND_NUMBER_MAX else 0
