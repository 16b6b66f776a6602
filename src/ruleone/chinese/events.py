"""What happened in a hand of 13-card poker, in order. Cards are ints, money whole units of the
smallest coin, seats count from 1.

The first event pins the edition and every fact the hand began with; `evolve` makes the hand's state
from the rest. The sealed deck is not among them.
"""

import msgspec

from ruleone.cards import Card
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.rules import ThirteenRules
from ruleone.chinese.scoring import PointLine, Side
from ruleone.chinese.settlement import Cut


class ThirteenStarted(msgspec.Struct, frozen=True, gc=False, tag="thirteen-started"):
    """A hand begins. `seats` go clockwise from the first one left of the button, `stacks` with
    them; a point is worth `point`. At a `bonus` table rows win bonuses; in a `tournament` nothing
    is raked and winnings are not limited."""

    number: int
    edition: str
    digest: str
    rules: ThirteenRules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    button: int
    point: int
    bonus: bool
    tournament: bool


class CardsDealt(msgspec.Struct, frozen=True, gc=False, tag="thirteen-dealt"):
    """Thirteen cards face down, `cards[k]` to `seats[k]`."""

    seats: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


class Arranged(msgspec.Struct, frozen=True, gc=False, tag="arranged"):
    """A player set his cards, unseen by the others; `automatic` where the software did it."""

    seat: int
    arrangement: Arrangement
    declared: bool
    automatic: bool = False


class Surrendered(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="surrendered"):
    """A player of a tournament who has not come back, or who misses the hand for a `penalty`, gives
    it up, his cards unseen."""

    seat: int
    penalty: bool = False


class RowsShown(msgspec.Struct, frozen=True, gc=False, tag="rows-shown"):
    """All have set their cards and show them, in the order of the first event's seats."""

    sides: tuple[Side, ...]


class PairSettled(msgspec.Struct, frozen=True, gc=False, tag="pair-settled"):
    """Two players compared: `points` are those of seat `a` from seat `b`, `due` what they come to
    and `paid` what of that was paid; both below 0 where `a` pays."""

    a: int
    b: int
    lines: tuple[PointLine, ...]
    points: int
    due: int
    paid: int
    cut: Cut = "none"


class RakeTaken(msgspec.Struct, frozen=True, gc=False, tag="rake-taken"):
    """The house takes its share of what a seat won: `amount` of `won`."""

    seat: int
    won: int
    amount: int


class ThirteenEnded(msgspec.Struct, frozen=True, gc=False, tag="thirteen-ended"):
    """The hand is over, with these stacks in the order of the first event's seats; the players of
    the `leaving` seats go out of the game."""

    stacks: tuple[int, ...]
    leaving: tuple[int, ...] = ()


Event = (
    ThirteenStarted
    | CardsDealt
    | Arranged
    | Surrendered
    | RowsShown
    | PairSettled
    | RakeTaken
    | ThirteenEnded
)
