"""The players and tables of an event: all of a small field, a page of a large one."""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from ruleone.limits import ENTRANTS_SHOWN_MAX, TABLES_SHOWN_MAX
from ruleone.room.core.names import NameOf, plain
from ruleone.room.event.entries.view import CountView, EntrantView, EntryStatus
from ruleone.room.event.finished import FinishedPage
from ruleone.room.event.hands.tracked_hands import hand_back
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import Bought, EventEnded
from ruleone.tournament.events import Standing
from ruleone.tournament.hands.hands import hold_on
from ruleone.tournament.seating.breaking import posted_order
from ruleone.tournament.terms.config import TableKind


class FindPlayers(msgspec.Struct, frozen=True, tag="find-players"):
    """Ask for players of an event from number `first` on.

    Those whose names have these `words` in them, those who are still in alone, or those at one
    table. The answer is `PlayersFound`.
    """

    event: str
    words: str = ""
    first: int = 0
    left: bool = False
    table: int | None = None


class FindEntries(msgspec.Struct, frozen=True, tag="find-entries"):
    """Floor: ask for the entries of an event from number `first` on.

    They are of players who have entered, are out, wait for a seat or have withdrawn. `words` are
    part of a name, or the number of a table or seat (`12`, `12-3`). Further bounds are the
    `status`, and this one `player`. The answer is `EntriesFound`.
    """

    event: str
    words: str = ""
    first: int = 0
    status: EntryStatus | None = None
    player: str | None = None


class FindTables(msgspec.Struct, frozen=True, tag="find-tables"):
    """Ask for tables of an event from number `first` on.

    Only those with an open seat where `open` is true, and those with a player whose name has these
    `words` in it. The answer is `TablesFound`.
    """

    event: str
    words: str = ""
    first: int = 0
    open: bool = False


class FindDraws(msgspec.Struct, frozen=True, tag="find-draws"):
    """Ask for draws that were made in an event, from number `first` on (from 0).

    The answer is `DrawsFound`.
    """

    event: str
    first: int = 0


RosterQuery = FindPlayers | FindEntries | FindTables | FindDraws


def status_of(host: EventHost, player: str) -> EntryStatus:
    """Return the status of a player who has to do with the event."""
    state = host.tournament.state
    if player in host.withdrawn:
        return "withdrawn"
    if player in state.alternates:
        return "alternate"
    if host.phase == "open" or player in state.calendar.field:
        return "entered"
    return "out" if player in state.results else "playing"


def is_in_play(host: EventHost, player: str) -> bool:
    """Whether the player has a seat, a bag or an entry in the event, or waits for a seat.

    A player who is out, or has withdrawn, has none.
    """
    state = host.tournament.state
    known = (state.entrants, state.alternates, state.calendar.field)
    if host.phase == "over" or not any(player in some for some in known):
        return False
    return status_of(host, player) in ("alternate", "entered", "playing")


TableState = Literal[
    "playing", "between", "halted", "paused", "break", "frozen", "broken", "over", "waiting",
    "night",
]  # fmt: skip
"""The state of a table: in a hand, in the pause after one, or why no hand is dealt."""


class SeatTold(msgspec.Struct, frozen=True):
    """A seat that somebody has reported, and when, by the room's clock."""

    seat: int
    at_ms: int


class TableLine(msgspec.Struct, frozen=True):
    """A table at a glance.

    `break_order` says when it breaks (1 is next), None for the one that stays, and `to_break` that
    the director has it break before its turn. `kind` says who deals its next hand. One with real
    cards has a `live` table of this name beside it, except before a day that is drawn and once the
    event is over. `back` is the number of its last hand there, if it can be undone now. Where it is
    not `followed` nobody knows its hand, its button and its `average`. `next_big_blind` is the seat
    that was reported to be the next big blind there, and when.
    """

    table: int
    state: TableState
    players: tuple[EntrantView, ...]
    seats: int
    hand: int
    button: int | None
    break_order: int | None
    average: int | None
    live: str | None = None
    to_break: bool = False
    back: int | None = None
    kind: TableKind = "dealt"
    followed: bool = True
    next_big_blind: SeatTold | None = None


class PlayersFound(msgspec.Struct, frozen=True, tag="players-found"):
    """A page of the players found, from number `first` on (from 0) of the `total`.

    They are in the order of the event's page.
    """

    total: int
    first: int
    players: tuple[EntrantView, ...]


class TablesFound(msgspec.Struct, frozen=True, tag="tables-found"):
    """The same of its tables, by their numbers."""

    total: int
    first: int
    tables: tuple[TableLine, ...]


def table_state(host: EventHost, table: TableHost) -> TableState:
    """Return the state of the table."""
    state = host.tournament.state
    if host.frozen is not None or table.frozen is not None:
        return "frozen"
    if table.in_hand:
        return "playing"
    if state.phase in ("over", "night"):
        return "over" if state.phase == "over" else "night"
    match hold_on(state, state.tables[table.number]):
        case "event-paused":
            return "paused"
        case "event-on-break":
            return "break"
        case "table-halted":
            return "halted"
        case _:
            return "between"


def entrant_view(
    host: EventHost, player: str, person: str, *, directs: bool = False
) -> EntrantView:
    """Return a player of the event; `me` where it is the viewer.

    A seat kept for special needs is shown to the player, and to those who `direct`.
    """
    state = host.tournament.state
    needs = state.pinned if directs or player == person else {}
    seated = state.seats.get(player)
    result = state.results.get(player)
    presence = host.presences.get(player)
    stack = state.chips_of(player)
    return EntrantView(
        player=player,
        name=host.name_of(player),
        house=state.entrants.get(player),
        stack=stack,
        table=None if seated is None else seated[0],
        seat=None if seated is None else seated[1],
        place=None if result is None else result.place,
        prize=0 if result is None else result.prize,
        connected=presence is None or presence.connected or _sits_live(host, seated),
        me=player == person,
        pinned=player in needs,
        pinned_seat=needs.get(player),
        bounty=state.bounties.on(player),
        bounties_won=state.bounties.won.get(player, 0),
        entries=state.entered.get(player, 1),
        rebuys=state.rebought.get(player, 0),
        rebuy_bounties=state.heads_again.get(player, ()),
        add_ons=state.added_on.get(player, 0),
        rank=host.standings.rank(player) if result is None and state.phase != "open" else None,
        counted=_counted(host, player) if stack is None else None,
    )


def _counted(host: EventHost, player: str) -> CountView | None:
    """Return the last count of a player whose chips nobody knows now."""
    told = host.tournament.state.counts.get(player)
    return None if told is None else CountView(told.number, told.at_ms - host.ahead_ms)


def _sits_live(host: EventHost, seated: tuple[int, int] | None) -> bool:
    """Whether the player sits at a table with real cards, and so is present without a page."""
    table = None if seated is None else host.tables.get(seated[0])
    return table is not None and table.kind == "live"


def entrants(host: EventHost, person: str, *, directs: bool = False) -> tuple[EntrantView, ...]:
    """Return the first players in order, and the viewer too."""
    order = host.standings.order
    shown = list(order[:ENTRANTS_SHOWN_MAX])
    if person in host.tournament.state.entrants and person not in shown:
        shown.append(person)
    return tuple(entrant_view(host, player, person, directs=directs) for player in shown)


def table_lines(host: EventHost, person: str, *, directs: bool = False) -> tuple[TableLine, ...]:
    """Return all tables in order; of many the stopped ones, the viewer's own, and the first ones.

    Stopped tables are halted or frozen.
    """
    numbers = sorted(host.tables)
    if len(numbers) > TABLES_SHOWN_MAX:
        seated = host.tournament.state.seats.get(person, (None,))[0]
        tables = host.tournament.state.tables
        still = [
            number
            for number in numbers
            if tables[number].halted or host.tables[number].frozen or number == seated
        ]
        numbers = sorted(list(dict.fromkeys((*still, *numbers)))[:TABLES_SHOWN_MAX])
    return tuple(_lines(host, numbers, person, directs))


def players_found(
    host: EventHost, do: FindPlayers, person: str, *, directs: bool = False
) -> PlayersFound:
    """Return a page of the players that match the query."""
    state, words = host.tournament.state, _words(do.words)
    found: Iterable[str] = host.standings.order
    if do.table is not None:
        at = state.tables.get(do.table)
        found = () if at is None else [at.players[seat] for seat in sorted(at.players)]
    if do.left:
        found = [player for player in found if player not in state.results]
    if words:
        found = [player for player in found if words in host.name_of(player).casefold()]
    total = tuple(found)
    first = max(0, do.first)
    page = total[first : first + ENTRANTS_SHOWN_MAX]
    views = tuple(entrant_view(host, player, person, directs=directs) for player in page)
    return PlayersFound(len(total), first, views)


def ended_entrants(
    ended: EventEnded, page: FinishedPage | None, person: str, name_of: NameOf
) -> tuple[EntrantView, ...]:
    """Return the first results of an event that is over, and the viewer's own."""
    first, rest = ended.results[:ENTRANTS_SHOWN_MAX], ended.results[ENTRANTS_SHOWN_MAX:]
    mine = [one for one in rest if one.player == person]
    return tuple(_ended_view(ended, page, one, person, name_of) for one in (*first, *mine))


def ended_players_found(
    ended: EventEnded, page: FinishedPage | None, do: FindPlayers, person: str, name_of: NameOf
) -> PlayersFound:
    """Return a page of the players of an event that is over."""
    words = _words(do.words)
    found = [
        one
        for one in ended.results
        if not words or words in _ended_name(ended, one, name_of).casefold()
    ]
    if do.left:
        still = {} if page is None else page.stacks
        found = [one for one in found if one.player in still]
    if do.table is not None:
        found = []
    first = max(0, do.first)
    listed = found[first : first + ENTRANTS_SHOWN_MAX]
    views = tuple(_ended_view(ended, page, one, person, name_of) for one in listed)
    return PlayersFound(len(found), first, views)


def _ended_name(ended: EventEnded, one: Standing, name_of: NameOf) -> str:
    return ended.names.get(one.player) or name_of(one.player)


def _ended_view(
    ended: EventEnded, page: FinishedPage | None, one: Standing, person: str, name_of: NameOf
) -> EntrantView:
    bought = (ended.bought or {}).get(one.player, Bought(1, 0, False))
    return EntrantView(
        player=one.player,
        name=_ended_name(ended, one, name_of),
        house=ended.styles.get(one.player),
        stack=0 if page is None else page.stacks.get(one.player, 0),
        table=None,
        seat=None,
        place=one.place,
        prize=one.prize,
        connected=False,
        me=one.player == person,
        bounties_won=ended.bounties.get(one.player, 0),
        entries=bought.entries,
        rebuys=bought.rebuys,
        add_ons=bought.times_added,
        rebuy_bounties=bought.heads,
    )


def tables_found(
    host: EventHost, do: FindTables, person: str, *, directs: bool = False
) -> TablesFound:
    """Return a page of the tables that match the query."""
    state, words = host.tournament.state, _words(do.words)
    numbers = sorted(host.tables)
    if do.open:
        numbers = [number for number in numbers if state.count_open(state.tables[number])]
    if words:
        numbers = [number for number in numbers if _has(host, number, words)]
    first = max(0, do.first)
    page = numbers[first : first + TABLES_SHOWN_MAX]
    return TablesFound(len(numbers), first, tuple(_lines(host, page, person, directs)))


def _words(words: str) -> str:
    return plain(words).casefold()


def _has(host: EventHost, number: int, words: str) -> bool:
    players = host.tournament.state.tables[number].players.values()
    return str(number) == words or any(words in host.name_of(one).casefold() for one in players)


def _lines(
    host: EventHost, numbers: Iterable[int], person: str, directs: bool
) -> Iterator[TableLine]:
    order = {number: place for place, number in enumerate(posted_order(host.tournament.state), 1)}
    for number in numbers:
        players = host.tournament.state.tables[number].players
        here = tuple(
            entrant_view(host, players[seat], person, directs=directs) for seat in sorted(players)
        )
        yield _table_line(host, host.tables[number], here, order)


def _table_line(
    host: EventHost, table: TableHost, here: tuple[EntrantView, ...], breaks: dict[int, int]
) -> TableLine:
    standing = host.tournament.state.tables[table.number]
    stacks = [one.stack for one in here if one.stack is not None]
    known, told = len(stacks) == len(here), standing.next_big_blind
    order = table.order if standing.followed else None
    return TableLine(
        table=table.number,
        state=table_state(host, table),
        players=here,
        seats=standing.size,
        hand=0 if order is None else order.number,
        button=None if order is None else order.button,
        break_order=breaks.get(table.number),
        average=(sum(stacks) // len(here) if here else 0) if known else None,
        live=None if table.live is None or host.phase == "over" else table.live.name,
        to_break=table.number in host.tournament.state.to_break,
        back=hand_back(host, table),
        kind=table.kind,
        followed=standing.followed,
        next_big_blind=None if told is None else SeatTold(told.number, told.at_ms - host.ahead_ms),
    )
