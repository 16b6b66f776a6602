"""Records of 13-card poker: the contents of one hand in a file, or of a hand dealt here."""

from collections.abc import Iterable, Mapping

import msgspec

from ruleone.cards import Card
from ruleone.chinese import Arrangement, Event
from ruleone.chinese.events import (
    Arranged,
    CardsDealt,
    PairSettled,
    RakeTaken,
    Surrendered,
    ThirteenEnded,
    ThirteenStarted,
)
from ruleone.history.money import Unit
from ruleone.history.record import Seat, Setting, Source
from ruleone.history.text.lines import TextSource
from ruleone.limits import HAND_NUMBER_MAX

GAME = "thirteen"
"""Name of the game in files and verdicts."""


class Did(msgspec.Struct, frozen=True, gc=False):
    """An act with a seat's cards.

    They are set in these rows, by the software where `automatic`, or surrendered, without an
    arrangement. `there` is a player for whom the software set them without a connection being lost.
    `at` is the place in the file, for its Source.
    """

    seat: int
    arrangement: Arrangement | None = None
    declared: bool = False
    automatic: bool = False
    there: bool = False
    at: int = 0


class Paid(msgspec.Struct, frozen=True, gc=False):
    """The comparison of two players.

    Seat `a` gets `points` from `b`, `due` is their worth in units and `paid` the part that was
    paid; all below 0 where `a` pays.
    """

    a: int
    b: int
    points: int
    due: int
    paid: int
    at: int = 0


class ThirteenEnding(msgspec.Struct, frozen=True):
    """The end of the hand according to the file.

    The stacks in the order of the record's seats, each pair in the order in which it was paid, and
    the rake of each seat that won. A file may have the stacks alone.
    """

    stacks: tuple[int, ...]
    pairs: tuple[Paid, ...] = ()
    rakes: tuple[tuple[int, int], ...] = ()


class ThirteenRecord(msgspec.Struct, frozen=True):
    """One hand of 13-card poker as a file contains it. Amounts are in units of `unit`.

    `point` is the worth of a point in units. `seats` are as in the file. `cards` are the thirteen
    that a seat was dealt, in the order in which they came. For a seat that is missing there they
    are those of its rows, or nobody saw them. `did` is in the order of the acts. `edition` is the
    id of the rules of the hand.
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
        """The seats with cards missing in the file: other cards stand in for them."""
        told = {did.seat for did in self.did if did.arrangement is not None} | self.cards.keys()
        return frozenset(seat.number for seat in self.seats) - told

    @property
    def number(self) -> int:
        """The number that the hand is dealt with; 0 where its id is not one."""
        told = self.id
        return told if isinstance(told, int) and 0 <= told <= HAND_NUMBER_MAX else 0


def thirteen_record_of(
    events: Iterable[Event],
    names: Mapping[int, str] | None = None,
    setting: Setting | None = None,
    unit: Unit | None = None,
    viewer: int | None = None,
) -> ThirteenRecord:
    """Return the record of a hand that is over, from its events.

    `names` are the players' by seat; money is units of `unit`, by default hundredths in cash games
    and whole chips in tournaments. With a `viewer` it has the final knowledge of this seat: its own
    cards as they came, and the rows that all have shown; without one all cards. Raises ValueError
    where the events are not those of a whole hand.
    """
    told = tuple(events)
    started, ended = (told[0], told[-1]) if told else (None, None)
    if not isinstance(started, ThirteenStarted) or not isinstance(ended, ThirteenEnded):
        raise ValueError("expected the events of a hand from its start to its end")
    around = sorted(zip(started.seats, started.stacks, ended.stacks, strict=True))
    seen = {
        seat: cards
        for event in told
        if isinstance(event, CardsDealt)
        for seat, cards in zip(event.seats, event.cards, strict=True)
        if viewer in (None, seat)
    }
    return ThirteenRecord(
        id=started.number,
        form="ruleone",
        edition=started.edition,
        unit=unit or Unit(0 if started.tournament else 2),
        point=started.point,
        bonus=started.bonus,
        tournament=started.tournament,
        button=started.button,
        seats=tuple(Seat(seat, stack, (names or {}).get(seat, "")) for seat, stack, _ in around),
        did=tuple(_did(event) for event in told if isinstance(event, Arranged | Surrendered)),
        source=TextSource(0, {}),
        cards=dict(sorted(seen.items())),
        ending=ThirteenEnding(
            tuple(end for *_, end in around),
            tuple(
                Paid(event.a, event.b, event.points, event.due, event.paid)
                for event in told
                if isinstance(event, PairSettled)
            ),
            tuple((event.seat, event.amount) for event in told if isinstance(event, RakeTaken)),
        ),
        setting=setting or Setting(),
    )


def _did(event: Arranged | Surrendered) -> Did:
    if isinstance(event, Surrendered):
        return Did(event.seat)
    return Did(event.seat, event.arrangement, event.declared, event.automatic, event.there)
