"""Big screens of events: made, laid out and taken down by the director, opened by their links.

A screen's id is its link's: it opens only what everybody who may see the event sees.
"""

from typing import Final, Literal

import msgspec

from ruleone import limits
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.order import missing
from ruleone.rulebook import Refusal

Part = Literal["clock", "break", "prizes", "seats", "moves", "breaking", "waiting", "final", "deal"]
"""A part of a screen.

The clock, the next break, the prizes, the seats of players, their moves, the breaking order of
tables, and the names of the floor's list that are called. Then the final table, and a deal.
"""

Arrangement = Literal["beside", "below", "even", "placed"]
"""The first part large with the others beside it, or below it, or all of them alike.

Or each in a place of its own.
"""


class Place(msgspec.Struct, frozen=True):
    """The place of a part on a screen of 12 columns and 8 rows, both counted from 1.

    It takes these `columns` to the right and `rows` downwards.
    """

    column: int
    row: int
    columns: int
    rows: int

    @property
    def cells(self) -> frozenset[tuple[int, int]]:
        """Return the cells that it covers."""
        right, below = self.column + self.columns, self.row + self.rows
        across = range(self.column, right)
        return frozenset((column, row) for column in across for row in range(self.row, below))

    @property
    def is_inside(self) -> bool:
        """Whether it lies on the screen, and is large enough to show anything."""
        least = limits.SCREEN_CELLS_MIN
        return (
            self.column >= 1
            and self.row >= 1
            and least <= self.columns <= limits.SCREEN_COLUMNS + 1 - self.column
            and least <= self.rows <= limits.SCREEN_ROWS + 1 - self.row
        )


class Layout(msgspec.Struct, frozen=True):
    """The parts of a screen in their order, each once, and how they lie.

    Where they are `placed` each has one of the `places`, in the same order, which do not overlap.
    """

    parts: tuple[Part, ...]
    arrangement: Arrangement = "beside"
    places: tuple[Place, ...] = ()


class MakeScreen(Order, frozen=True, tag="make-screen"):
    """Director: put up a big screen of an event under a name of its own.

    It is opened by its own link (the answer's `screen`, at `/screen/<screen>`) until it is taken
    down.
    """

    event: str
    name: str
    layout: Layout

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Put the screen up."""
        screens = step.part(Screens)
        refused = missing(self.event, step) or _bad(self.name, self.layout)
        if refused is not None:
            return refused
        most = limits.SCREENS_OF_AN_EVENT_MAX
        if len(screens.of_event(self.event).screens) >= most:
            return Refusal("too-many-screens", "illegal", {"most": most})
        screen = step.ports.entropy(ID_BYTES).hex()
        return screens.put_up(screen, self.event, self.name, self.layout, step)


class ChangeScreen(Order, frozen=True, tag="change-screen"):
    """Director: another name or layout for a screen; whoever has it open sees it at once."""

    event: str
    screen: str
    name: str
    layout: Layout

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Change the screen."""
        screens = step.part(Screens)
        refused = screens.not_of(self.event, self.screen) or _bad(self.name, self.layout)
        if refused is not None:
            return refused
        return screens.put_up(self.screen, self.event, self.name, self.layout, step)


class RevokeScreen(Order, frozen=True, tag="revoke-screen"):
    """Director: a screen is taken down, at once; its link says so."""

    event: str
    screen: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Take the screen down."""
        screens = step.part(Screens)
        if (refused := screens.not_of(self.event, self.screen)) is not None:
            return refused
        gone = screens.view(self.screen)
        screens.note(self.event, ScreenRevoked(self.screen, step.person), step.batch)
        return ScreenGiven(screen=gone)


ORDERS = (MakeScreen, ChangeScreen, RevokeScreen)


def _bad(name: str, layout: Layout) -> Refusal | None:
    """Return why a screen cannot have this name or this layout, or None."""
    if not 1 <= len(plain(name)) <= limits.NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": limits.NAME_MAX_CHARACTERS})
    if not 0 < len(layout.parts) == len(set(layout.parts)):
        return Refusal("screen-parts", "syntax")
    if _is_placed(layout):
        return None
    least, across, down = limits.SCREEN_CELLS_MIN, limits.SCREEN_COLUMNS, limits.SCREEN_ROWS
    return Refusal("screen-places", "syntax", {"least": least, "across": across, "down": down})


class ScreenMade(msgspec.Struct, frozen=True, tag="screen-made"):
    """A screen is there, or has another name or layout."""

    screen: str
    event: str
    name: str
    layout: Layout
    by: str


class ScreenRevoked(msgspec.Struct, frozen=True, tag="screen-revoked"):
    """The screen is taken down."""

    screen: str
    by: str


ScreenRecord = ScreenMade | ScreenRevoked


class CalledName(msgspec.Struct, frozen=True):
    """A name that was called to a seat at the live table of this `title`, "" for any of them."""

    number: int
    name: str
    title: str
    called_ms: int


class CalledView(msgspec.Struct, frozen=True):
    """The floor's list as a wall may show it: the called names, the newest call first.

    `waiting` is the number of all who wait. Names that have not been called are not shown.
    """

    called: tuple[CalledName, ...]
    waiting: int


class ScreenView(msgspec.Struct, frozen=True, tag="screen"):
    """A big screen as its link has it: its event, and the layout.

    The content is that of the event's own page; only `called`, where that is a part of it, is the
    floor's.
    """

    screen: str
    event: str
    name: str
    layout: Layout
    called: CalledView | None = None


class ScreenGiven(Done, frozen=True):
    """A screen was put up, changed or taken down."""

    screen: ScreenView | None = None


class KeptLayout(msgspec.Struct, frozen=True):
    """The layout of the screen of this name that was made or changed last, in any event."""

    name: str
    layout: Layout


class ScreensView(msgspec.Struct, frozen=True, tag="screens"):
    """The screens of an event that are up, the newest first.

    The layouts of the room's screens are `kept` by name for further ones, the newest first.
    """

    screens: tuple[ScreenView, ...]
    kept: tuple[KeptLayout, ...] = ()


ID_BYTES: Final = 8

UNKNOWN: Final = Refusal("screen-unknown", "illegal")

REVOKED: Final = Refusal("screen-revoked", "illegal")


class Screens:
    """All screens by id, as the journal has made them; of those taken down the id alone."""

    def __init__(self) -> None:
        self._screens: Final[dict[str, ScreenMade]] = {}
        self._revoked: Final[set[str]] = set()
        self._kept: Final[dict[str, Layout]] = {}
        """Layouts by the names of their screens, the newest last."""

    def take(self, record: ScreenRecord) -> None:
        """Take in what the journal has."""
        match record:
            case ScreenMade():
                self._screens[record.screen] = record
                self._kept.pop(record.name, None)
                self._kept[record.name] = record.layout
                if len(self._kept) > limits.LAYOUTS_KEPT_MAX:
                    del self._kept[next(iter(self._kept))]
            case ScreenRevoked():
                del self._screens[record.screen]
                self._revoked.add(record.screen)

    def refused(self, screen: str) -> Refusal | None:
        """Return why there is nothing to see under this link, or None."""
        if screen in self._screens:
            return None
        return REVOKED if screen in self._revoked else UNKNOWN

    def view(self, screen: str) -> ScreenView:
        """Return a screen that is up."""
        return _view(self._screens[screen])

    def of_event(self, event: str) -> ScreensView:
        """Return the screens of an event, the newest first."""
        made = [_view(one) for one in self._screens.values() if one.event == event]
        kept = (KeptLayout(name, layout) for name, layout in reversed(self._kept.items()))
        return ScreensView(tuple(reversed(made)), tuple(kept))

    def topics_with(self, part: Part) -> tuple[str, ...]:
        """Return the topics of the screens that show this part."""
        screens = self._screens.values()
        return tuple(f"screen/{one.screen}" for one in screens if part in one.layout.parts)

    def not_of(self, event: str, screen: str) -> Refusal | None:
        """Return why there is no such screen of the event, or None."""
        refused = self.refused(screen)
        if refused is None and self._screens[screen].event != event:
            return UNKNOWN
        return refused

    def put_up(self, screen: str, event: str, name: str, layout: Layout, step: Step) -> ScreenGiven:
        """Put a screen up, or change its name or layout."""
        made = ScreenMade(screen, event, plain(name), layout, step.person)
        self.note(event, made, step.batch)
        return ScreenGiven(screen=self.view(screen))

    def note(self, event: str, record: ScreenRecord, batch: Batch) -> None:
        """Note that a screen was put up, changed or taken down."""
        batch.add(STREAM, record)
        batch.change(f"screens/{event}", f"screen/{record.screen}")
        self.take(record)


def _is_placed(layout: Layout) -> bool:
    """Whether each part has a place of its own, as far as they are placed at all."""
    if layout.arrangement != "placed":
        return not layout.places
    if len(layout.places) != len(layout.parts) or not all(one.is_inside for one in layout.places):
        return False
    covered = [cell for one in layout.places for cell in one.cells]
    return len(covered) == len(set(covered))


def _view(made: ScreenMade) -> ScreenView:
    return ScreenView(made.screen, made.event, made.name, made.layout)
