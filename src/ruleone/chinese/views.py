"""What one viewer may know of a hand of 13-card poker. Views are built by allow-list, field by
field; a card that the viewer may not see is "??". This is the form on the wire and the only thing a
bot gets."""

from typing import Literal

import msgspec

from ruleone.chinese.actions import ThirteenOptions
from ruleone.chinese.rules import Row
from ruleone.chinese.scoring import Standing
from ruleone.chinese.settlement import Cut
from ruleone.ranking import Tiebreak
from ruleone.rulebook.citation import Citation, Parameter

ThirteenStatus = Literal["arranging", "arranged", Standing]
"""Setting his cards, or done; once all have shown, what his hand is."""


class RowName(msgspec.Struct, frozen=True):
    """A row for words: `category` is `pair`, `ranks` the ranks that name it, most telling first."""

    category: str
    ranks: tuple[str, ...]


class RowView(msgspec.Struct, frozen=True):
    """One row that the viewer can see, and what it makes."""

    cards: tuple[str, ...]
    hand: RowName


class OutOfOrder(msgspec.Struct, frozen=True):
    """`row` is higher than the row `under` which it must stand: a foul, as rows are now."""

    row: Row
    under: Row
    citation: Citation


class ThirteenSeatView(msgspec.Struct, frozen=True):
    """One seat. `cards` are all thirteen, the highest first, "??" where the viewer may not see
    them; `rows` front, middle and back once they are set and he may see them, else none. `declared`
    is told of his own hand, and of all once they are shown. `natural` is what a declared hand
    holds. `wrong` tells what is out of order in a foul that is shown. `net` is won less lost before
    `rake`. `automatic` is a hand that the software set, and `leaving` says that its player goes out
    of the game."""

    seat: int
    start: int
    stack: int
    status: ThirteenStatus
    cards: tuple[str, ...] = ()
    rows: tuple[RowView, ...] = ()
    declared: bool = False
    natural: str = ""
    natural_points: int = 0
    wrong: tuple[OutOfOrder, ...] = ()
    net: int = 0
    rake: int = 0
    automatic: bool = False
    leaving: bool = False


class ThirteenLine(msgspec.Struct, frozen=True):
    """One thing that happened, for words: `code` names them in `locale/` (`log-<code>`), `seat` is
    their `$player` and `other` their `$opponent`."""

    code: str
    seat: int | None = None
    other: int | None = None
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None


class PairView(msgspec.Struct, frozen=True):
    """Two players compared: why `a` gets `points` from `b`, what they come to and what of it was
    paid; all below 0 where `a` pays. `cut` says why less was paid than was due."""

    a: int
    b: int
    points: int
    due: int
    paid: int
    cut: Cut
    lines: tuple[ThirteenLine, ...]


class ThirteenView(msgspec.Struct, frozen=True):
    """A hand as one viewer may know it. `order` are the seats as they compare, the first one left
    of the button. `to_arrange` are those who have still to set their cards; `options` is there for
    the viewer who has. `pairs` stand in the order in which they were paid."""

    number: int
    edition: str
    button: int
    point: int
    bonus: bool
    tournament: bool
    order: tuple[int, ...]
    seats: tuple[ThirteenSeatView, ...]
    to_arrange: tuple[int, ...]
    options: ThirteenOptions | None
    over: bool
    viewer: int | None = None
    pairs: tuple[PairView, ...] = ()
    log: tuple[ThirteenLine, ...] = ()


class BonusWorth(msgspec.Struct, frozen=True):
    """What a combination is worth in each row that it wins; 0 where it has no bonus."""

    category: str
    front: int
    middle: int
    back: int


class NaturalWorth(msgspec.Struct, frozen=True):
    """What a natural takes from each opponent where it is declared."""

    natural: str
    points: int


class ThirteenTerms(msgspec.Struct, frozen=True):
    """What a table pays for, in points, as its edition has it: for a `row` won, for more rows
    (`majority`), by who fouls (`foul`). `bonuses` are empty at a table without them; `replaces`
    says that a bonus stands instead of the row's point, else it comes on top. `naturals` stand from
    the highest down. `tiebreak` says which rows of equal ranks the suits decide, in the order of
    `suits`, the highest first. `capped` is whether nobody wins more in a hand than he began it
    with. `rake` is in hundredths of a percent, of each payment (`rake_each`) or of the net win.
    `leaves` is whether the player goes for whom the software has set the cards."""

    edition: str
    bonus: bool
    row: int
    majority: int
    foul: int
    replaces: bool
    bonuses: tuple[BonusWorth, ...]
    naturals: tuple[NaturalWorth, ...]
    suits: str
    tiebreak: Tiebreak
    capped: bool
    rake: int
    rake_each: bool
    leaves: bool


class RowStands(msgspec.Struct, frozen=True):
    """What a full row makes, and the bonus that it is worth where it wins; 0 for none."""

    hand: RowName
    bonus: int


class NaturalHeld(msgspec.Struct, frozen=True):
    """The best natural in thirteen cards, and the points that it is worth where it is declared."""

    natural: str
    points: int
    citation: Citation


class RowsStand(msgspec.Struct, frozen=True, tag="rows-stand"):
    """How rows stand that a player is setting. A row is None until it has all its cards; `wrong`
    tells what is out of order among those that have, and `natural` what all his cards hold."""

    front: RowStands | None
    middle: RowStands | None
    back: RowStands | None
    wrong: tuple[OutOfOrder, ...] = ()
    natural: NaturalHeld | None = None


class SuggestedRows(msgspec.Struct, frozen=True):
    """An arrangement, front, middle and back, and the `points` that it expects from each opponent
    where they set as the house does."""

    rows: tuple[RowView, ...]
    points: float


class Suggestions(msgspec.Struct, frozen=True, tag="suggestions"):
    """The best arrangements of a player's cards, the best first. `declare` is whether the `natural`
    that they hold pays more than any of these can expect."""

    arrangements: tuple[SuggestedRows, ...]
    declare: bool = False
    natural: NaturalHeld | None = None
