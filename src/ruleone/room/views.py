"""Everything the room says to a browser. Each view is built for its viewer by allow-list.

Times are milliseconds on the server's own clock; `now_ms` in each view lets a page run its clocks.
"""

import msgspec

from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.room.access.views import LinksView as LinksView
from ruleone.room.access.views import LinkView as LinkView
from ruleone.room.access.views import PlayerLinkView as PlayerLinkView
from ruleone.room.directory.changed import RegisterView
from ruleone.room.event.draws.views import DrawsFound
from ruleone.room.event.entries.views import (
    EntriesFound,
    PassedOver,
)
from ruleone.room.event.host.event_names import EventName as EventName
from ruleone.room.event.roster.views import PlayersFound, TablesFound
from ruleone.room.live.views import (
    Consulted,
    FloorView,
    LiveBoardView,
    LiveJudged,
    LiveTableView,
    SituationsView,
)
from ruleone.room.lobby.views import LobbyView, MattersView
from ruleone.room.pages.views import DirectorView, EventView, TableView
from ruleone.room.screens.views import ScreensView, ScreenView
from ruleone.room.webhooks.views import HooksView, HookView, TokensView, TokenView
from ruleone.rulebook.citation import Refusal

View = (
    LobbyView | EventView | TableView | DirectorView | LinksView | LiveTableView | LiveBoardView
    | FloorView | SituationsView | TokensView
    | HooksView | ScreenView | ScreensView | RegisterView | MattersView
)  # fmt: skip


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """First frame of a connection: who you are. `name` is "" as long as you have only looked: the
    first act gives you one, and this comes once more. `roles` are the session's, server-side. It
    also comes once more where the room stood still: its time goes on from `now_ms`. `reach` is the
    address under which others find the room, None where no machine beside its own does."""

    person: str
    name: str
    roles: tuple[str, ...]
    edition: str
    protocol: str
    now_ms: int
    reach: str | None = None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """A command's answer: done, and durable. `table`, `link`, `token`, `hook`, `screen` or
    `player_links` where the command made one; `passed` are those of a list of entries who were in
    or out already."""

    event: str | None = None
    table: int | None = None
    link: LinkView | None = None
    token: TokenView | None = None
    hook: HookView | None = None
    screen: ScreenView | None = None
    passed: tuple[PassedOver, ...] = ()
    player_links: tuple[PlayerLinkView, ...] = ()


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to the command of this id; what only looks has an answer of its own."""

    id: str
    result: (
        Accepted | Refusal | RowsStand | Suggestions | LiveJudged | Consulted | PlayersFound
        | EntriesFound | TablesFound | DrawsFound
    )  # fmt: skip


class Shown(msgspec.Struct, frozen=True, tag="view"):
    """A topic's view. `version` grows by one with each frame of that topic on that connection."""

    topic: str
    version: int
    view: View


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """The topic cannot be watched (any more), and why."""

    topic: str
    refusal: Refusal


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server is about to close this connection; come back after `retry_ms`."""

    code: str
    retry_ms: int


Frame = Welcome | Answer | Shown | Gone | Closing
