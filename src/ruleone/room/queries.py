"""Looks that change nothing: at one's own thirteen cards while one sets them, at a cash table or in
an event; at what an entry at a live table would come to; and at what an event has more of than its
page shows."""

from collections.abc import Mapping

from ruleone.chinese import Arrange
from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import FROZEN, not_at
from ruleone.room.core.roles import MAY_SEE_ALL, Caller, Links, needs_role
from ruleone.room.event.draws.view import draws_found, ended_draws_found
from ruleone.room.event.draws.views import DrawsFound
from ruleone.room.event.entries.entering import STALE
from ruleone.room.event.entries.views import EntriesFound
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.roster.commands import FindDraws, FindEntries, FindTables, RosterLook
from ruleone.room.event.roster.view import ended_players_found, players_found, tables_found
from ruleone.room.event.roster.views import PlayersFound, TablesFound
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import Consult, JudgeLive
from ruleone.room.live.consulting import consulted
from ruleone.room.live.tables import UNKNOWN, LiveTables
from ruleone.room.live.view import judged_view
from ruleone.room.live.views import Consulted, LiveJudged
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.pages.entries import entries_found
from ruleone.room.permissions import MAY_ASK
from ruleone.room.table.commands import OTHER_GAME, CheckRows, Suggest
from ruleone.room.table.play import Play
from ruleone.room.table.thirteen import ThirteenPlay
from ruleone.rulebook import Refusal

CardLook = CheckRows | Suggest
LiveLook = JudgeLive | Consult
Looked = RowsStand | Suggestions | Refusal
RosterFound = PlayersFound | EntriesFound | TablesFound | DrawsFound


def look(host: CashHost | EventHost, person: str, do: CardLook) -> Looked:
    """How the person's rows stand, or how he could set his cards; of the hand that he sees."""
    if isinstance(host, CashHost):
        order = host.state.order
        if host.frozen is not None:
            return FROZEN
        if do.table != TABLE:
            return not_at(do.table)
        return (
            OTHER_GAME if order is None else _look(host.play, order.number, order.seats, person, do)
        )
    table = host.tables.get(do.table)
    if table is None:
        return not_at(do.table)
    if table.order is None:
        return OTHER_GAME
    if table.frozen is not None:
        return Refusal("table-frozen", "illegal", {"table": table.number})
    return _look(table.play, table.order.number, table.order.seats, person, do)


def _look(
    play: Play | None,
    number: int,
    seats: Mapping[int, str],
    person: str,
    do: CardLook,
) -> Looked:
    if not isinstance(play, ThirteenPlay):
        return OTHER_GAME
    if do.hand != number:
        return STALE
    seat = next((seat for seat, player in seats.items() if player == person), None)
    if seat is None:
        return not_at(do.table)
    if isinstance(do, CheckRows):
        return play.hand.check(seat, Arrange(do.front, do.middle, do.back))
    return play.suggest(seat)


def look_for(lobby: Lobby, do: RosterLook, person: str, *, directs: bool) -> RosterFound:
    """Players, tables or draws of an event whose page the person may watch; all who have to do with
    it for who may watch its director's (`directs`)."""
    host = lobby.hosts.get(do.event)
    if isinstance(do, FindEntries):
        if host is None:
            return EntriesFound(0, 0, ())
        return entries_found(host, do, person, lobby.hosts)
    ended = lobby.ended.get(do.event)
    if ended is not None:
        page = lobby.pages.get(do.event)
        if isinstance(do, FindDraws):
            return ended_draws_found(ended, page, do.first)
        if isinstance(do, FindTables):
            return TablesFound(0, 0, ())
        return ended_players_found(ended, page, do, person, lobby.name_of)
    here = lobby.hosts[do.event]
    if isinstance(do, FindDraws):
        return draws_found(here.tournament.state, do.first)
    if isinstance(do, FindTables):
        return tables_found(here, do, person, directs=directs)
    return players_found(here, do, person, directs=directs)


def look_live(
    tables: LiveTables, links: Links, do: LiveLook, caller: Caller, at_ms: int
) -> LiveJudged | Consulted | Refusal:
    """What an entry at a live table, or a situation, would come to: for the dealer at his table,
    for the floor everywhere."""
    roles = MAY_ASK[lc.AnswerCall if do.event is None else lc.EnterLive]
    beside = tables.beside(do.event)
    if not links.allowed(caller, roles, do.event, beside):
        return needs_role(roles)
    if isinstance(do, Consult) and do.event is None:
        return consulted(do.edition or tables.edition, do.game, do.kind, do.facts)
    table = tables.hosts.get(do.event or "")
    if table is None:
        return UNKNOWN
    if isinstance(do, Consult):
        return consulted(table.state.rules.id, table.state.game, do.kind, do.facts)
    is_floor = links.allowed(caller, MAY_SEE_ALL, do.event, beside)
    made = table.judged(do.hand, do.lines, do.entry, caller.person, is_floor, at_ms)
    return made if isinstance(made, Refusal) else judged_view(*made, tables.name_of)
