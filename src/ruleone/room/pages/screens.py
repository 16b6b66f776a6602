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

Part = Literal["clock", "break", "prizes", "seats", "moves", "breaking", "waiting"]
"""A part of a screen.

The clock, the next break, the prizes, the seats of players, their moves, the breaking order of
tables, and the names of the floor's list that are called.
"""

Arrangement = Literal["beside", "below", "even"]
"""The first part large with the others beside it, or below it, or all of them alike."""


class Layout(msgspec.Struct, frozen=True):
    """The parts of a screen in their order, each once, and how they lie."""

    parts: tuple[Part, ...]
    arrangement: Arrangement = "beside"


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
    return None if _is_laid_out(layout) else Refusal("screen-parts", "syntax")


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


class ScreensView(msgspec.Struct, frozen=True, tag="screens"):
    """The screens of an event that are up, the newest first."""

    screens: tuple[ScreenView, ...]


ID_BYTES: Final = 8

UNKNOWN: Final = Refusal("screen-unknown", "illegal")

REVOKED: Final = Refusal("screen-revoked", "illegal")


class Screens:
    """All screens by id, as the journal has made them; of those taken down the id alone."""

    def __init__(self) -> None:
        self._screens: Final[dict[str, ScreenMade]] = {}
        self._revoked: Final[set[str]] = set()

    def take(self, record: ScreenRecord) -> None:
        """Take in what the journal has."""
        match record:
            case ScreenMade():
                self._screens[record.screen] = record
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
        return ScreensView(tuple(reversed(made)))

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


def _is_laid_out(layout: Layout) -> bool:
    """Whether there is a part, and each of them once."""
    return 0 < len(layout.parts) == len(set(layout.parts))


def _view(made: ScreenMade) -> ScreenView:
    return ScreenView(made.screen, made.event, made.name, made.layout)
