"""Topics: what can be watched.

Each states itself once, as a `Topic`, and is listed in `TOPICS`; who may watch it, the views of the
wire and OpenAPI follow from that.

They stand together up here, not each in the folder of its view. Most show what several folders
hold: the lobby has cash tables and live tables, a dealer's page has the desk.
"""

from collections.abc import Callable, Iterable
from functools import partial, reduce
from operator import or_
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ruleone.limits import TOPIC_MAX_CHARACTERS
from ruleone.room.access.grants import Grants
from ruleone.room.access.role_links import LinksView
from ruleone.room.access.staff import StaffView
from ruleone.room.cash.host import TABLE as CASH_TABLE
from ruleone.room.cash.tables import CashTables, is_cash_name
from ruleone.room.core.roles import (
    CASHIER,
    DEALER,
    DIRECTOR,
    EVERYBODY,
    FLOOR,
    Caller,
    RoleName,
    needs_role,
)
from ruleone.room.desk.desk import Desk
from ruleone.room.desk.log import THE_LIST
from ruleone.room.desk.view import act_views, called_view, floor_names, rota_view, table_desk
from ruleone.room.directory.views import RegisterView
from ruleone.room.event.beside import beside, beside_view, played_for, plays_at
from ruleone.room.event.entries.view import EntrantView
from ruleone.room.event.host.order import NO_SUCH_EVENT
from ruleone.room.event.payments import PaymentsView, collected, payments_view, requests_of
from ruleone.room.event.roster import ended_entrants, entrants, table_lines
from ruleone.room.event.seating import my_move
from ruleone.room.live.tables import LiveTables
from ruleone.room.live.view import (
    floor_view,
    live_board_view,
    live_lobby,
    live_table_view,
    situations_view,
)
from ruleone.room.live.views import FloorView, LiveBoardView, LiveTableView, SituationsView
from ruleone.room.lobby.lobby import Lobby, alerts_view, event_alerts
from ruleone.room.lobby.view import LobbyView, MattersView, in_order, offers
from ruleone.room.pages.cash import cash_lobby, cash_table_view
from ruleone.room.pages.event import director_view, ended_view, event_view
from ruleone.room.pages.screens import ScreensView, ScreenView
from ruleone.room.pages.table import gone_table_view, table_view
from ruleone.room.pages.views import DirectorView, EventView, TableView
from ruleone.room.webhooks.records import HooksView, TokensView
from ruleone.rulebook import Refusal

UNKNOWN: Final = Refusal("topic-unknown", "syntax")


class Seeing(NamedTuple):
    """The caller who watches the room, the parts to be seen, and the moment of the room.

    Where many only watch, and see the same, the caller is nobody.
    """

    caller: Caller
    lobby: Lobby
    cash: CashTables
    live: LiveTables
    grants: Grants
    desk: Desk
    online: int
    now_ms: int

    @property
    def person(self) -> str:
        """The id of the person who watches."""
        return self.caller.person


def _always(_: Seeing, *__: str) -> None:
    """Refuse nothing: the topic is there whatever is played."""


def _nobody(_: Seeing, *__: str) -> bool:
    """Return False: nobody watches it without a role."""
    return False


Named = Literal["event", "table", "screen"]
"""The kind of thing that a part of a topic names."""


class Topic(NamedTuple):
    """A kind of topic: `kind/name/name`, with a name for each of `args`.

    Where it is also `of_the_room`, the kind alone is a topic too. `may` are the roles that may
    watch it, for the event that it names; a person whom it `lets_in` needs none of them. `there`
    refuses a topic that does not exist for the caller, and `show` builds the view; both get the
    names as they stand in the topic.
    """

    kind: str
    args: tuple[Named, ...]
    may: frozenset[RoleName]
    view: Any
    show: Callable[..., Struct]
    there: Callable[..., Refusal | None] = _always
    lets_in: Callable[..., bool] = _nobody
    of_the_room: bool = False

    def of(self, *names: str) -> str:
        """Return the topic with these names."""
        return "/".join((self.kind, *names))

    @property
    def paths(self) -> tuple[str, ...]:
        """Its forms, as `table/{event}/{table}`."""
        named = self.of(*(f"{{{arg}}}" for arg in self.args))
        return (self.kind, named) if self.of_the_room else (named,)


def _lobby(seeing: Seeing) -> LobbyView:
    lobby, cash, now_ms = seeing.lobby, seeing.cash, seeing.now_ms
    fresh = lobby.play_now()
    return LobbyView(
        now_ms,
        in_order(lobby.lines(seeing.person, now_ms)),
        play_now=None if fresh is None else fresh.event,
        online=seeing.online,
        offers=offers(),
        cash=cash_lobby(cash, seeing.person),
        gone=tuple(lobby.gone_lately(now_ms)),
        live=live_lobby(seeing.live, partial(plays_at, events=lobby.hosts)),
    )


LOBBY: Final = Topic("lobby", (), EVERYBODY, LobbyView, _lobby)


def _told_of(seeing: Seeing, event: str) -> Refusal | None:
    """Whether the caller may know of such an event at all; a cash table is none."""
    if event in seeing.cash.hosts:
        return UNKNOWN
    if is_cash_name(event):
        return seeing.cash.absence(event, seeing.person)
    links = seeing.grants.links
    if seeing.lobby.is_told_of(seeing.person, event) or links.oversees(seeing.caller):
        return None
    return seeing.lobby.absence(event)


def _of_an_event(seeing: Seeing, event: str) -> Refusal | None:
    """Whether there is such an event, and its tables are there still."""
    host = _told_of(seeing, event) or seeing.lobby.find(event)
    return host if isinstance(host, Refusal) else None


def _event_there(seeing: Seeing, event: str) -> Refusal | None:
    """Refuse an event that is unknown; the page of an event that is over stays."""
    if event in seeing.lobby.ended:
        return _told_of(seeing, event)
    return _of_an_event(seeing, event)


def _event(seeing: Seeing, event: str) -> EventView:
    lobby, person, now_ms = seeing.lobby, seeing.person, seeing.now_ms
    if (ended := lobby.ended.get(event)) is not None:
        return ended_view(ended, lobby.pages.get(event), person, lobby.name_of, now_ms)
    return event_view(lobby.hosts[event], person, now_ms)


EVENT: Final = Topic("event", ("event",), EVERYBODY, EventView, _event, _event_there)


def _table_there(seeing: Seeing, event: str, table: str) -> Refusal | None:
    """Refuse a table that is neither a cash table nor one that the event has or has had."""
    if event in seeing.cash.hosts:
        return None if table == str(CASH_TABLE) else UNKNOWN
    if (refused := _of_an_event(seeing, event)) is not None:
        return refused
    host = seeing.lobby.hosts[event]
    if not (table.isascii() and table.isdigit()):
        return UNKNOWN
    here = int(table) in host.tables or int(table) in host.tournament.state.broken
    return None if here else UNKNOWN


def _table(seeing: Seeing, event: str, table: str) -> TableView:
    person, now_ms = seeing.person, seeing.now_ms
    if event in seeing.cash.hosts:
        return cash_table_view(seeing.cash.hosts[event], person, now_ms)
    host = seeing.lobby.hosts[event]
    here = host.tables.get(int(table))
    if here is None:
        return gone_table_view(host, int(table), person, now_ms)
    return table_view(host, here, person, now_ms)


TABLE: Final = Topic("table", ("event", "table"), EVERYBODY, TableView, _table, _table_there)


def _directs(seeing: Seeing, event: str) -> bool:
    """Whether the person is the host of this home game, who directs it without any role."""
    host = seeing.lobby.hosts.get(event)
    return host is not None and host.is_made_by(seeing.person)


def _director(seeing: Seeing, event: str) -> DirectorView:
    host, now_ms = seeing.lobby.hosts[event], seeing.now_ms
    alerts = event_alerts(seeing.lobby, host, now_ms)
    rota = rota_view(seeing.desk, event, seeing.live.name_of, now_ms)
    return replace(director_view(host, alerts, seeing.person, now_ms), rota=rota)


DIRECTOR_PAGE: Final = Topic(
    "director", ("event",), FLOOR, DirectorView, _director, _of_an_event, _directs
)


def _given(
    kind: Literal["links", "tokens", "hooks"], view: type[LinksView | TokensView | HooksView]
) -> Topic:
    """Return the topic of what the director gave out for the room, an event or a table."""

    def show(seeing: Seeing, event: str | None = None) -> LinksView | TokensView | HooksView:
        return seeing.grants.view(kind, event, seeing.now_ms)

    return Topic(kind, ("event",), DIRECTOR, view, show, of_the_room=True)


LINKS: Final = _given("links", LinksView)
TOKENS: Final = _given("tokens", TokensView)
HOOKS: Final = _given("hooks", HooksView)


def _live_there(seeing: Seeing, table: str) -> Refusal | None:
    return seeing.live.absence(table)


def _live(seeing: Seeing, table: str) -> LiveTableView:
    live, events, now_ms = seeing.live, seeing.lobby.hosts, seeing.now_ms
    place = live.hosts[table]
    host = beside(place, events)
    event = None if host is None else beside_view(host, place, now_ms)
    seen = live_table_view(live, table, played_for(place, host), event, now_ms)
    return replace(seen, desk=table_desk(seeing.desk, table, live.name_of))


LIVE: Final = Topic("live", ("event",), DEALER, LiveTableView, _live, _live_there)


def _live_board(seeing: Seeing, table: str) -> LiveBoardView:
    place = seeing.live.hosts[table]
    plays = played_for(place, beside(place, seeing.lobby.hosts))
    return live_board_view(seeing.live, table, plays, seeing.now_ms)


LIVE_BOARD: Final = Topic(
    "live-board", ("event",), EVERYBODY, LiveBoardView, _live_board, _live_there
)


def _floor(seeing: Seeing) -> FloorView:
    desk, live, now_ms = seeing.desk, seeing.live, seeing.now_ms
    return replace(
        floor_view(live, partial(plays_at, events=seeing.lobby.hosts), now_ms),
        waiting=floor_names(desk),
        list_acts=act_views(desk, THE_LIST, live.name_of),
        rota=rota_view(desk, None, live.name_of, now_ms),
    )


FLOOR_DESK: Final = Topic("floor", (), FLOOR, FloorView, _floor)


def _situations(seeing: Seeing) -> SituationsView:
    return situations_view(seeing.live)


SITUATIONS: Final = Topic("situations", (), EVERYBODY, SituationsView, _situations)


def _screen_there(seeing: Seeing, screen: str) -> Refusal | None:
    return seeing.grants.screens.refused(screen)


def _screen(seeing: Seeing, screen: str) -> ScreenView:
    shown = seeing.grants.screens.view(screen)
    called = called_view(seeing.desk) if "waiting" in shown.layout.parts else None
    return replace(shown, called=called)


SCREEN: Final = Topic("screen", ("screen",), EVERYBODY, ScreenView, _screen, _screen_there)


def _screens(seeing: Seeing, event: str) -> ScreensView:
    return seeing.grants.screens.of_event(event)


SCREENS: Final = Topic("screens", ("event",), DIRECTOR, ScreensView, _screens, _of_an_event)


def _players(_: Seeing) -> RegisterView:
    return RegisterView()


def _payments(seeing: Seeing, event: str) -> PaymentsView:
    lobby = seeing.lobby
    ended, host = lobby.ended.get(event), lobby.hosts.get(event)
    of = collected(ended or lobby.hosts[event])
    seen = payments_view(lobby.books, of, seeing.person, lobby.name_of, seeing.now_ms)
    asked = () if host is None or ended is not None else tuple(requests_of(host))
    return replace(seen, requests=asked)


PAYMENTS: Final = Topic("payments", ("event",), CASHIER, PaymentsView, _payments, _event_there)


def _staff(seeing: Seeing) -> StaffView:
    return seeing.grants.staff_view()


STAFF: Final = Topic("staff", (), DIRECTOR, StaffView, _staff)


PLAYERS: Final = Topic("players", (), DIRECTOR, RegisterView, _players)


def _matters(seeing: Seeing) -> MattersView:
    return alerts_view(seeing.lobby, seeing.cash, seeing.person, seeing.now_ms)


MATTERS: Final = Topic("matters", (), FLOOR, MattersView, _matters)

TOPICS: Final[dict[str, Topic]] = {
    topic.kind: topic
    for topic in (
        LOBBY, EVENT, TABLE, DIRECTOR_PAGE, LINKS, LIVE, LIVE_BOARD, FLOOR_DESK, SITUATIONS,
        TOKENS, HOOKS, SCREEN, SCREENS, PLAYERS, MATTERS, PAYMENTS, STAFF,
    )
}  # fmt: skip
"""All of them, by kind, in the order in which the wire tells their views."""


def shown_by(topics: Iterable[Topic]) -> Any:
    """Return the union of the views of these topics, by which the wire is written and read."""
    return reduce(or_, (topic.view for topic in topics))


def read(topic: str) -> tuple[Topic, list[str]] | None:
    """Return the topic of this form, and the names in it; None where there is no such form."""
    if len(topic) > TOPIC_MAX_CHARACTERS:
        return None
    kind, *names = topic.split("/")
    of_kind = TOPICS.get(kind)
    if of_kind is None or not all(names):
        return None
    of_the_room = of_kind.of_the_room and not names
    return (of_kind, names) if of_the_room or len(names) == len(of_kind.args) else None


def _became_of(seeing: Seeing, event: str | None) -> Refusal | None:
    """Return what became of an event that is gone for every role, None for any other."""
    if event is None or event in seeing.lobby.hosts:
        return None
    became = seeing.lobby.find(event)
    return became if isinstance(became, Refusal) and became != NO_SUCH_EVENT else None


def refused(topic: str, seeing: Seeing) -> Refusal | None:
    """Return why the caller may not watch the topic, None where it may be watched."""
    match = read(topic)
    if match is None:
        return UNKNOWN
    of_kind, names = match
    event = names[0] if names and of_kind.args[0] == "event" else None
    allowed = seeing.grants.links.allowed(
        seeing.caller, of_kind.may, event, seeing.live.beside(event)
    )
    if not allowed and not of_kind.lets_in(seeing, *names):
        return _became_of(seeing, event) or needs_role(of_kind.may)
    if event is not None and (gone := seeing.lobby.gone(event)) is not None:
        return gone
    return of_kind.there(seeing, *names)


def view(topic: str, seeing: Seeing) -> Struct:
    """Return the view of a topic that the caller may watch."""
    match = read(topic)
    assert match is not None, f"topic {topic!r} was let through"
    of_kind, names = match
    return of_kind.show(seeing, *names)


def phone_view(lobby: Lobby, seen: EventView, player: str) -> EventView:
    """Return the page `seen` by everybody, with the line, table and waiting seat of this player.

    The page leaves out what a player alone may do, buy or see, and special needs: the link was
    printed, and somebody else may find it.
    """
    event = seen.line.event
    if (ended := lobby.ended.get(event)) is not None:
        shown = ended_entrants(ended, lobby.pages.get(event), player, lobby.name_of)
        return replace(seen, entrants=shown, phone_of=lobby.name_of(player))
    host = lobby.hosts[event]
    if player not in host.tournament.state.entrants:
        return seen
    return replace(
        seen,
        entrants=_all_alike(entrants(host, player)),
        tables=tuple(
            replace(line, players=_all_alike(line.players)) for line in table_lines(host, player)
        ),
        my_move=my_move(host, player),
        phone_of=host.name_of(player),
    )


def _all_alike(players: tuple[EntrantView, ...]) -> tuple[EntrantView, ...]:
    return tuple(replace(one, pinned=False, pinned_seat=None) for one in players)
