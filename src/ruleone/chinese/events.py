"""Events of a hand of 13-card poker, in order.

Cards are ints, money whole units of the smallest coin, seats count from 1. The first event pins the
edition and every fact the hand began with; `evolve` makes the hand's state from the rest. The
sealed deck is not among them.
"""

import msgspec

from ruleone.cards import Card
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.rules import ThirteenRules
from ruleone.chinese.scoring import PointLine, Side
from ruleone.chinese.settlement import Cut


class ThirteenStarted(msgspec.Struct, frozen=True, gc=False, tag="thirteen-started"):
    """The start of a hand.

    `seats` go clockwise from the first one left of the button, `stacks` with them; a point is worth
    `point`. At a `bonus` table rows win bonuses; in a `tournament` there is no rake and no limit of
    winnings.
    """

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
    """The setting of a player's cards, unseen by the others.

    `automatic` where the software did it; `there` is then a player who had not lost the connection.
    """

    seat: int
    arrangement: Arrangement
    declared: bool
    automatic: bool = False
    there: bool = False


class Surrendered(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="surrendered"):
    """The surrender of a hand in a tournament, its cards unseen.

    The player has not come back, or misses the hand for a `penalty`.
    """

    seat: int
    penalty: bool = False


class RowsShown(msgspec.Struct, frozen=True, gc=False, tag="rows-shown"):
    """The showing of all rows, in the order of the first event's seats."""

    sides: tuple[Side, ...]


class PairSettled(msgspec.Struct, frozen=True, gc=False, tag="pair-settled"):
    """The settlement between two players.

    `points` are those of seat `a` from seat `b`, `due` their worth and `paid` the part of it that
    was paid; both below 0 where `a` pays.
    """

    a: int
    b: int
    lines: tuple[PointLine, ...]
    points: int
    due: int
    paid: int
    cut: Cut = "none"


class RakeTaken(msgspec.Struct, frozen=True, gc=False, tag="rake-taken"):
    """The rake on a seat's win: `amount` of `won`."""

    seat: int
    won: int
    amount: int


class ThirteenEnded(msgspec.Struct, frozen=True, gc=False, tag="thirteen-ended"):
    """The end of the hand, with the stacks in the order of the first event's seats.

    The players of the `leaving` seats leave the game.
    """

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
