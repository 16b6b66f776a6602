"""Views of a hand of 13-card poker: everything that one viewer may know.

Views are built by allow-list, field by field; a card that the viewer may not see is "??". This is
the form on the wire and all that a computer player gets.
"""

from typing import Literal

import msgspec

from ruleone.chinese.actions import ThirteenOptions
from ruleone.chinese.rules import Row
from ruleone.chinese.scoring import Standing
from ruleone.chinese.settlement import Cut
from ruleone.ranking import Tiebreak
from ruleone.rulebook.citation import Citation, Parameter

ThirteenStatus = Literal["arranging", "arranged", Standing]
"""Status of a player: setting cards, or done; once all have shown, the kind of hand."""


class RowName(msgspec.Struct, frozen=True):
    """A row for words: `category` is `pair`, `ranks` the ranks that name it.

    The most significant rank comes first.
    """

    category: str
    ranks: tuple[str, ...]


class RowView(msgspec.Struct, frozen=True):
    """One row that the viewer can see, and its name."""

    cards: tuple[str, ...]
    hand: RowName


class OutOfOrder(msgspec.Struct, frozen=True):
    """A wrong order: `row` is higher than the row `under` which it must be.

    A foul, as rows are now.
    """

    row: Row
    under: Row
    citation: Citation


class ThirteenSeatView(msgspec.Struct, frozen=True):
    """One seat.

    `cards` are all thirteen, the highest first, "??" where the viewer may not see them. `rows` are
    front, middle and back once they are set and visible to the viewer, else none. `declared` is
    visible for the own hand, and for all once they are shown. `natural` is that of a declared hand.
    `wrong` is the wrong order in a foul that is shown. `net` is the net win before `rake`.
    `automatic` is a hand that the software set, and `leaving` a player who was not back in time and
    leaves the game.
    """

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
    """One line of the story, for words.

    `code` names them in `locale/` (`log-<code>`), `seat` is their `$player` and `other` their
    `$opponent`.
    """

    code: str
    seat: int | None = None
    other: int | None = None
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None


class PairView(msgspec.Struct, frozen=True):
    """The comparison of two players.

    `lines` are the reasons for the `points` of `a` from `b`. `due` is the worth of the points and
    `paid` the part of it that was paid; all are below 0 where `a` pays. `cut` is the reason of a
    payment below the amount due.
    """

    a: int
    b: int
    points: int
    due: int
    paid: int
    cut: Cut
    lines: tuple[ThirteenLine, ...]


class ThirteenView(msgspec.Struct, frozen=True):
    """A hand as one viewer may know it.

    `order` are the seats as they compare, the first one left of the button. `to_arrange` are those
    still setting cards; `options` is set for the viewer who is one of them. `pairs` are in the
    order in which they were paid.
    """

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
    """The worth of a combination in each row that it wins; 0 where it has no bonus."""

    category: str
    front: int
    middle: int
    back: int


class NaturalWorth(msgspec.Struct, frozen=True):
    """The worth of a declared natural from each opponent."""

    natural: str
    points: int


class ThirteenTerms(msgspec.Struct, frozen=True):
    """The values of a table in points, as its edition has them.

    For a `row` won, for more rows (`majority`), of a `foul`. `bonuses` are empty at a table without
    them; `replaces` says that a bonus stands instead of the row's point, else it comes on top.
    `naturals` are from the highest down. `tiebreak` says which rows of equal ranks the suits
    decide, in the order of `suits`, the highest first. `capped` is whether nobody wins more in a
    hand than the own starting money. `rake` is in hundredths of a percent, of each payment
    (`rake_each`) or of the net win. `leaves` is whether a player who was not back in time
    leaves after the hand.
    """

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
    """The name of a full row, and its bonus where it wins; 0 for none."""

    hand: RowName
    bonus: int


class NaturalHeld(msgspec.Struct, frozen=True):
    """The best natural in thirteen cards, and its points where it is declared."""

    natural: str
    points: int
    citation: Citation


class RowsStand(msgspec.Struct, frozen=True, tag="rows-stand"):
    """The rows that a player is setting.

    A row is None until it has all its cards; `wrong` is the wrong order among those that have, and
    `natural` the one in all the player's cards.
    """

    front: RowStands | None
    middle: RowStands | None
    back: RowStands | None
    wrong: tuple[OutOfOrder, ...] = ()
    natural: NaturalHeld | None = None


class SuggestedRows(msgspec.Struct, frozen=True):
    """An arrangement, front, middle and back, and its expected `points` from each opponent.

    Opponents set as the software does.
    """

    rows: tuple[RowView, ...]
    points: float


class Suggestions(msgspec.Struct, frozen=True, tag="suggestions"):
    """The best arrangements of a player's cards, the best first.

    `declare` is whether the `natural` in them pays more than any of these can expect.
    """

    arrangements: tuple[SuggestedRows, ...]
    declare: bool = False
    natural: NaturalHeld | None = None
