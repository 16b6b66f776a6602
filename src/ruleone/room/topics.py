"""Topics: which there are, who may watch them, and the view behind each."""

from functools import partial

from msgspec.structs import replace

from ruleone.limits import TOPIC_MAX_CHARACTERS
from ruleone.room.access.grants import Grants
from ruleone.room.cash.host import TABLE
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.roles import GRANT_KINDS, Caller, needs_role
from ruleone.room.desk.desk import Desk
from ruleone.room.desk.log import THE_LIST
from ruleone.room.desk.view import act_views, called_view, floor_names, rota_view, table_desk
from ruleone.room.directory.views import RegisterView
from ruleone.room.event.entries.view import EntrantView
from ruleone.room.event.hands.beside import beside, beside_view, played_for, plays_at
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import NO_SUCH_EVENT
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
from ruleone.room.lobby.alerts import alerts_view, event_alerts
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.lobby.view import lobby_view
from ruleone.room.pages.cash import cash_lobby, cash_table_view
from ruleone.room.pages.event import director_view, ended_view, event_view
from ruleone.room.pages.table import gone_table_view, table_view
from ruleone.room.pages.views import EventView
from ruleone.room.permissions import MAY_WATCH
from ruleone.room.views import View
from ruleone.rulebook import Refusal


def phone_view(lobby: Lobby, seen: EventView, player: str) -> EventView:
    """The page that everybody sees (`seen`), with what is this player's: his line among the others,
    his table, and the seat that waits for him. Of what he alone may do, buy or see at his table,
    and of his special needs, nothing: the link was printed, and may be found by another."""
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


UNKNOWN = Refusal("topic-unknown", "syntax")
_NAMES = {
    "lobby": (0,), "links": (0, 1), "tokens": (0, 1), "hooks": (0, 1), "floor": (0,),
    "matters": (0,), "players": (0,), "situations": (0,), "event": (1,), "director": (1,),
    "live": (1,), "live-board": (1,), "screen": (1,), "screens": (1,), "table": (2,),
}  # fmt: skip
"""What a kind of topic names: nothing, an event, or an event and its table."""


def refused_topic(
    topic: str,
    caller: Caller,
    lobby: Lobby,
    cash: CashTables,
    live: LiveTables,
    grants: Grants,
) -> Refusal | None:
    """Why the caller may not watch the topic, None where he may."""
    if len(topic) > TOPIC_MAX_CHARACTERS:
        return UNKNOWN
    kind, *rest = topic.split("/")
    roles = MAY_WATCH.get(kind)
    if roles is None or len(rest) not in _NAMES[kind] or not all(rest):
        return UNKNOWN
    event, table = (*rest, "", "")[:2]
    links = grants.links
    if kind == "screen":
        return grants.screens.refused(event)
    allowed = links.allowed(caller, roles, event or None, live.beside(event))
    if not allowed and not _directs(lobby, caller, kind, event):
        return needs_role(roles)
    if not event:
        return None
    if (gone := lobby.gone(event)) is not None:
        return gone
    if kind in GRANT_KINDS:
        return None
    if kind in ("live", "live-board"):
        return live.absence(event)
    if event in cash.hosts:
        return None if kind == "table" and table == str(TABLE) else UNKNOWN
    if not (lobby.is_told_of(caller.person, event) or links.oversees(caller)):
        return NO_SUCH_EVENT
    host = lobby.find(event)
    if isinstance(host, Refusal):
        return None if kind == "event" and event in lobby.ended else host
    if kind == "table" and not _was_there(host, table):
        return UNKNOWN
    return None


def _directs(lobby: Lobby, caller: Caller, kind: str, event: str) -> bool:
    """Whether the topic is the director's page of a home game that the caller has made."""
    host = lobby.hosts.get(event)
    return kind == "director" and host is not None and host.is_made_by(caller.person)


def _was_there(host: EventHost, table: str) -> bool:
    """Whether the event has, or has had, a table of this number."""
    return (
        table.isascii()
        and table.isdigit()
        and (int(table) in host.tables or int(table) in host.tournament.state.broken)
    )


def topic_view(
    topic: str,
    person: str,
    lobby: Lobby,
    cash: CashTables,
    live: LiveTables,
    grants: Grants,
    desk: Desk,
    online: int,
    now_ms: int,
) -> View:
    """The view of a topic that the person may watch."""
    match topic.split("/"):
        case ["lobby"]:
            fresh = lobby.play_now()
            play_now = None if fresh is None else fresh.event
            tables, gone = cash_lobby(cash, person), lobby.gone_lately(now_ms)
            lives = live_lobby(live, partial(plays_at, events=lobby.hosts))
            return lobby_view(
                now_ms, lobby.lines(person, now_ms), play_now, online, tables, gone, lives
            )
        case ["links" | "tokens" | "hooks" as given, *of]:
            return grants.view(given, of[0] if of else None, now_ms)
        case ["players"]:
            return RegisterView()
        case ["floor"]:
            listed = act_views(desk, THE_LIST, live.name_of)
            names = floor_names(desk)
            told = floor_view(live, partial(plays_at, events=lobby.hosts), now_ms)
            told = replace(told, waiting=names, list_acts=listed)
            return replace(told, rota=rota_view(desk, None, live.name_of, now_ms))
        case ["matters"]:
            return alerts_view(lobby, cash, person, now_ms)
        case ["situations"]:
            return situations_view(live)
        case ["live", name]:
            at_table = table_desk(desk, name, live.name_of)
            place, host = live.hosts[name], beside(live.hosts[name], lobby.hosts)
            event = None if host is None else beside_view(host, place)
            seen = live_table_view(live, name, played_for(place, host), event, now_ms)
            return replace(seen, desk=at_table)
        case ["live-board", name]:
            place = live.hosts[name]
            plays = played_for(place, beside(place, lobby.hosts))
            return live_board_view(live, name, plays, now_ms)
        case ["event", event] if event in lobby.ended:
            ended, page = lobby.ended[event], lobby.pages.get(event)
            return ended_view(ended, page, person, lobby.name_of, now_ms)
        case ["event", event]:
            return event_view(lobby.hosts[event], person, now_ms)
        case ["screen", screen]:
            shown = grants.screens.view(screen)
            called = called_view(desk) if "waiting" in shown.layout.parts else None
            return replace(shown, called=called)
        case ["screens", event]:
            return grants.screens.of_event(event)
        case ["director", event]:
            rota = rota_view(desk, event, live.name_of, now_ms)
            host = lobby.hosts[event]
            directed = director_view(host, event_alerts(lobby, host, now_ms), person, now_ms)
            return replace(directed, rota=rota)
        case ["table", name, _] if name in cash.hosts:
            return cash_table_view(cash.hosts[name], person, now_ms)
        case ["table", event, number]:
            host = lobby.hosts[event]
            table = host.tables.get(int(number))
            if table is None:
                return gone_table_view(host, int(number), person, now_ms)
            return table_view(host, table, person, now_ms)
    raise AssertionError(f"topic {topic!r} was let through")
