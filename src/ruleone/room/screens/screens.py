"""The big screens of the room."""

from typing import Final

from ruleone import limits
from ruleone.room.batch import Batch
from ruleone.room.names import plain
from ruleone.room.screens import commands as s
from ruleone.room.screens import records as r
from ruleone.room.screens.layout import Layout, Part
from ruleone.room.screens.views import ScreensView, ScreenView
from ruleone.room.settings import STREAM
from ruleone.rulebook import Refusal
from ruleone.tournament.hands.choosing import Entropy

ID_BYTES: Final = 8
UNKNOWN: Final = Refusal("screen-unknown", "illegal")
REVOKED: Final = Refusal("screen-revoked", "illegal")


class Screens:
    """All screens by id, as the journal has made them; of those taken down the id alone."""

    def __init__(self) -> None:
        self._screens: Final[dict[str, r.ScreenMade]] = {}
        self._revoked: Final[set[str]] = set()

    def take(self, record: r.ScreenRecord) -> None:
        """Take in what the journal has."""
        match record:
            case r.ScreenMade():
                self._screens[record.screen] = record
            case r.ScreenRevoked():
                del self._screens[record.screen]
                self._revoked.add(record.screen)

    def refused(self, screen: str) -> Refusal | None:
        """Why there is nothing to see under this link."""
        if screen in self._screens:
            return None
        return REVOKED if screen in self._revoked else UNKNOWN

    def view(self, screen: str) -> ScreenView:
        """A screen that is up."""
        return _view(self._screens[screen])

    def of_event(self, event: str) -> ScreensView:
        """Those of an event, the newest first."""
        made = [_view(one) for one in self._screens.values() if one.event == event]
        return ScreensView(tuple(reversed(made)))

    def topics_with(self, part: Part) -> tuple[str, ...]:
        """The topics of those screens that show this part."""
        screens = self._screens.values()
        return tuple(f"screen/{one.screen}" for one in screens if part in one.layout.parts)

    def judge(
        self, do: s.ScreenCommand, by: str, entropy: Entropy, batch: Batch
    ) -> ScreenView | Refusal:
        """Put one up, change it or take it down; whether he may has been looked at."""
        if not isinstance(do, s.MakeScreen):
            if (refused := self.refused(do.screen)) is not None:
                return refused
            if self._screens[do.screen].event != do.event:
                return UNKNOWN
        if isinstance(do, s.RevokeScreen):
            gone = self.view(do.screen)
            self._note(do.event, r.ScreenRevoked(do.screen, by), batch)
            return gone
        name = plain(do.name)
        if not 1 <= len(name) <= limits.NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": limits.NAME_MAX_CHARACTERS})
        if not _is_laid_out(do.layout):
            return Refusal("screen-parts", "syntax")
        if isinstance(do, s.MakeScreen):
            most = limits.SCREENS_OF_AN_EVENT_MAX
            if len(self.of_event(do.event).screens) >= most:
                return Refusal("too-many-screens", "illegal", {"most": most})
            screen = entropy(ID_BYTES).hex()
        else:
            screen = do.screen
        self._note(do.event, r.ScreenMade(screen, do.event, name, do.layout, by), batch)
        return self.view(screen)

    def _note(self, event: str, record: r.ScreenRecord, batch: Batch) -> None:
        batch.add(STREAM, record)
        batch.change(f"screens/{event}", f"screen/{record.screen}")
        self.take(record)


def _is_laid_out(layout: Layout) -> bool:
    """Whether there is a part, and each of them once."""
    return 0 < len(layout.parts) == len(set(layout.parts))


def _view(made: r.ScreenMade) -> ScreenView:
    return ScreenView(made.screen, made.event, made.name, made.layout)
