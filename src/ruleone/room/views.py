"""Everything the room says to a browser. Each view is built for its viewer by allow-list.

Times are milliseconds on the server's own clock; `now_ms` in each view lets a page run its clocks.
"""

from concurrent.futures import Future
from typing import TYPE_CHECKING

import msgspec

from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.room.access.role_links import LinkView as LinkView
from ruleone.room.access.role_links import PlayerLinkView as PlayerLinkView
from ruleone.room.access.staff import DeviceView
from ruleone.room.event.draws import DrawsFound
from ruleone.room.event.entries.view import EntriesFound, PassedOver
from ruleone.room.event.host.news import EventName as EventName
from ruleone.room.event.roster import PlayersFound, TablesFound
from ruleone.room.event.setup.changing import WouldChange
from ruleone.room.live.racing import RaceSheet
from ruleone.room.live.views import Consulted, FactAsked, LiveJudged
from ruleone.room.pages.screens import ScreenView
from ruleone.room.topics import TOPICS, shown_by
from ruleone.room.webhooks.records import HookView, TokenView
from ruleone.rulebook.citation import Refusal
from ruleone.store.journal import Write

if TYPE_CHECKING:
    View = msgspec.Struct
else:
    View = shown_by(TOPICS.values())
"""What a topic shows. No type checker reads a union out of a table: to it a view is some struct."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first frame of a connection: the person behind it.

    `name` is "" as long as you have only looked: the first act gives you one, and this frame comes
    again. `roles` are the session's, kept by the server. The frame also comes again after the room
    was frozen for a while: its time goes on from `now_ms`. `reach` is the address under which
    others find the room, None where no other machine can. `device` says who of the staff acts at
    this browser; None where staff do not sign in here.
    """

    person: str
    name: str
    roles: tuple[str, ...]
    edition: str
    protocol: str
    now_ms: int
    reach: str | None = None
    device: DeviceView | None = None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """A command's answer: done, and durable.

    The fields from `table` to `player_links` are there where the command made such a thing.
    `passed` are those of a list of entries who were in or out already. `rests` are the numbers of
    acts that rested on a bust-out that was undone: each is to be undone, or kept (`keep-act`).
    """

    event: str | None = None
    table: int | None = None
    link: LinkView | None = None
    token: TokenView | None = None
    hook: HookView | None = None
    screen: ScreenView | None = None
    passed: tuple[PassedOver, ...] = ()
    player_links: tuple[PlayerLinkView, ...] = ()
    rests: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to the command of this id; what only looks has an answer of its own."""

    id: str
    result: (
        Accepted | Refusal | RowsStand | Suggestions | LiveJudged | Consulted | FactAsked
        | PlayersFound | EntriesFound | TablesFound | DrawsFound | WouldChange | RaceSheet
    )  # fmt: skip


class Shown(msgspec.Struct, frozen=True, tag="view"):
    """A topic's view. `version` grows by one with each frame of that topic on that connection."""

    topic: str
    version: int
    view: View


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """The topic cannot be watched, or no longer, and why."""

    topic: str
    refusal: Refusal


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server is about to close this connection; come back after `retry_ms`."""

    code: str
    retry_ms: int


Frame = Welcome | Answer | Shown | Gone | Closing


class Outcome(msgspec.Struct, frozen=True):
    """The result of one ask, or of one wake.

    `answer` is for the connection that asked, None where time did something. `writes` go to the
    journal in one append, in their order; `beside` is done when what is kept beside it, a name, is
    durable. `changed` names the topics whose views differ now, each once: the shell builds and
    sends them to those who watch. In those of `later` no more than how the field of an event stands
    is otherwise: they may wait for their turn. `watch` is there after a `watch` command: the topics
    that this connection may see from now on. `ended` are persons who are none any more: their
    connections end. `first` must be durable before the writes are written; the texts of `forgotten`
    are for `Room.forget` once the writes are durable. In the sessions of `turned` somebody else
    acts from then on, or chooses from other names.
    """

    answer: Answer | None = None
    writes: tuple[Write, ...] = ()
    changed: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    watch: tuple[str, ...] | None = None
    beside: Future[None] | None = None
    ended: tuple[str, ...] = ()
    first: Future[None] | None = None
    forgotten: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
