"""Queries: requests that change nothing.

They concern a player's own thirteen cards, an entry at a live table before it is made, and lists
that an event's page shows only in part.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, get_args

import msgspec

from ruleone.chinese import Arrange
from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.limits import ENTRIES_FOUND_MAX
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import FROZEN, not_at
from ruleone.room.core.names import plain
from ruleone.room.core.roles import (
    DEALER,
    DIRECTOR,
    FLOOR,
    MAY_SEE_ALL,
    Caller,
    Links,
    needs_role,
)
from ruleone.room.event.accounts import Bought
from ruleone.room.event.draws import DrawsFound, draws_found, ended_draws_found
from ruleone.room.event.entries.entering import STALE
from ruleone.room.event.entries.view import EntriesFound, EntryFound, no_ways_back
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.orders.entry_list import forfeit_refused, re_entry_refused
from ruleone.room.event.payments import charges_of
from ruleone.room.event.roster import (
    FindDraws,
    FindEntries,
    FindTables,
    PlayersFound,
    RosterQuery,
    TablesFound,
    ended_players_found,
    entrant_view,
    players_found,
    status_of,
    tables_found,
)
from ruleone.room.event.setup.changing import (
    WhatWouldChange,
    WouldChange,
    would_change,
    would_undo,
)
from ruleone.room.event.undo import EventLog
from ruleone.room.live.commands import Consult, ConsultNext, JudgeLive
from ruleone.room.live.consulting import consulted, consulted_next
from ruleone.room.live.racing import RaceChips, RaceSheet, race_sheet
from ruleone.room.live.tables import UNKNOWN, LiveTables
from ruleone.room.live.view import judged_view
from ruleone.room.live.views import Consulted, FactAsked, LiveJudged
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.table.play import OTHER_GAME, CheckRows, Play, Suggest
from ruleone.rulebook import Refusal
from ruleone.tournament.entries import bounty_again
from ruleone.tournament.events.terms import TermsChanged


def entries_found(
    host: EventHost, do: FindEntries, person: str, hosts: Mapping[str, EventHost]
) -> EntriesFound:
    """Return one page of the entrants that match the query."""
    words = plain(do.words).casefold()
    found = [
        player
        for player in _all(host)
        if do.player in (None, player)
        if do.status in (None, status_of(host, player))
        if not words or words in host.name_of(player).casefold() or _sits_at(host, player, words)
    ]
    first = max(0, do.first)
    page = found[first : first + ENTRIES_FOUND_MAX]
    return EntriesFound(len(found), first, tuple(_found(host, one, person, hosts) for one in page))


def _all(host: EventHost) -> Iterator[str]:
    """Yield everybody who has to do with the event, each once."""
    state = host.tournament.state
    yield from host.standings.order
    yield from (player for player in state.alternates if player not in state.entrants)
    yield from host.withdrawn


def _sits_at(host: EventHost, player: str, words: str) -> bool:
    """Whether `words` is the number of the player's table, or of table and seat ("3-7")."""
    table, seat = host.tournament.state.seats.get(player, (None, None))
    return table is not None and words in (str(table), f"{table}-{seat}")


def _found(host: EventHost, player: str, person: str, hosts: Mapping[str, EventHost]) -> EntryFound:
    state, view = host.tournament.state, entrant_view(host, player, person, directs=True)
    waiting = state.alternates.index(player) + 1 if player in state.alternates else None
    if player not in state.entrants:
        view = msgspec.structs.replace(view, entries=0, rank=None)
    may = tuple(_may(host, player, hosts))
    bounty = bounty_again(state, player) if "rebuy" in may else 0
    return EntryFound(
        view,
        status_of(host, player),
        waiting,
        may,
        _entered_by(host, player),
        bounty,
        tuple(charges_of(host, player)),
        tuple(no_ways_back(host, player)),
    )


def _entered_by(host: EventHost, player: str) -> int | None:
    """Return the number of the act by which the player came late, None if it cannot be undone."""
    noted = host.director_log.unplayed(player)
    if noted is None or player not in host.tournament.state.stacks:
        return None
    refused = EventLog(host, player=player).refused(noted)
    return noted.number if refused is None else None


def _may(
    host: EventHost, player: str, hosts: Mapping[str, EventHost]
) -> Iterator[Bought | Literal["again", "forfeit"]]:
    """Yield what can be done for the player now.

    A hand that the player is still in counts as no obstacle, since it passes by itself: the chips
    behind it decide what may be bought.
    """
    state, rebuys = host.tournament.state, host.tournament.state.config.rebuys
    for what in get_args(Bought):
        refused = host.accounts.cannot_buy(state, player, what)
        has = state.stacks.get(player)
        deep = what == "rebuy" and rebuys is not None and (has or 0) > rebuys.chips
        if refused is None or (refused.code == f"{what}-in-hand" and not deep):
            yield what
    if re_entry_refused(host, player, hosts) is None:
        yield "again"
    if forfeit_refused(host, player) is None:
        yield "forfeit"


CardQuery = CheckRows | Suggest
LiveQuery = JudgeLive | Consult | ConsultNext | RaceChips
Looked = RowsStand | Suggestions | Refusal
RosterFound = PlayersFound | EntriesFound | TablesFound | DrawsFound


def look(host: CashHost | EventHost, person: str, do: CardQuery) -> Looked:
    """Return how the person's rows stand, or how the person could set the cards."""
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
    do: CardQuery,
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


def query_roster(lobby: Lobby, do: RosterQuery, person: str, *, directs: bool) -> RosterFound:
    """Return players, tables or draws of an event whose page the person may watch.

    With `directs` the person may watch the director's page too, and gets all who have to do with
    the event.
    """
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


def query_change(
    lobby: Lobby, links: Links, do: WhatWouldChange, caller: Caller, at_ms: int
) -> WouldChange | Refusal:
    """Return what a change of an event, or undoing one, would do; for its director."""
    if not links.allowed(caller, DIRECTOR, do.event, None):
        return needs_role(DIRECTOR)
    host = lobby.find(do.event)
    if isinstance(host, Refusal):
        return host
    if do.act is None:
        return would_change(host, do.changes, lobby.hosts, at_ms)
    noted = host.director_log.find(do.act)
    done = noted.events[0] if noted is not None and noted.events else None
    if noted is None or not (isinstance(done, TermsChanged) or noted.start is not None):
        return Refusal("act-unknown", "illegal", {"act": do.act})
    refused = EventLog(host).refused(noted)
    told = refused or would_undo(host, noted, at_ms)
    if isinstance(told, Refusal):
        return told
    return msgspec.structs.replace(told, rests=tuple(_rests(host, noted)))


_ENTERED: Final = frozenset({"enter-players", "re-enter-player"})
_OF_ENTRIES: Final = frozenset({
    "buy_in", "fee", "seats", "late_levels", "re_entries", "bounty",
})  # fmt: skip
_OF_CHIPS: Final = frozenset({"rebuys", "add_on"})


def _rests(host: EventHost, noted: Noted) -> Iterator[int]:
    """Yield the acts since that rest on a change and can be undone, the newest first.

    They are entries and purchases made by its terms, and later changes of the same terms.
    """
    log, done = EventLog(host), noted.events[0] if noted.events else None
    parts = done.terms.parts.keys() if isinstance(done, TermsChanged) else frozenset[str]()
    for later in host.director_log.newest_first:
        if later.number <= noted.number:
            return
        command, first = later.directed.command, later.events[0] if later.events else None
        same = isinstance(first, TermsChanged) and not parts.isdisjoint(first.terms.parts)
        rests = (
            (command in _ENTERED and not _OF_ENTRIES.isdisjoint(parts))
            or (command == "buy-chips-for" and not _OF_CHIPS.isdisjoint(parts))
            or (same and later.directed.undoes is None)
            or (noted.start is not None and later.start is not None)
        )
        if rests and log.refused(later) is None:
            yield later.number


def query_live(
    tables: LiveTables, links: Links, do: LiveQuery, caller: Caller, at_ms: int
) -> LiveJudged | Consulted | FactAsked | RaceSheet | Refusal:
    """Return what an entry at a live table, a situation or a chip race would come to.

    A dealer may ask for their own table, the floor for every table.
    """
    roles = FLOOR if do.event is None else DEALER
    beside = tables.beside(do.event)
    if not links.allowed(caller, roles, do.event, beside):
        return needs_role(roles)
    consult = consulted_next if isinstance(do, ConsultNext) else consulted
    if isinstance(do, Consult) and do.event is None:
        return consult(do.edition or tables.edition, do.game, do.kind, do.facts)
    table = tables.hosts.get(do.event or "")
    if table is None:
        return UNKNOWN
    if isinstance(do, Consult):
        return consult(table.state.rules.id, table.state.game, do.kind, do.facts)
    if isinstance(do, RaceChips):
        return race_sheet(table, do)
    is_floor = links.allowed(caller, MAY_SEE_ALL, do.event, beside)
    made = table.judged(do.hand, do.lines, do.entry, caller.person, is_floor, at_ms)
    return made if isinstance(made, Refusal) else judged_view(*made, tables.name_of)
