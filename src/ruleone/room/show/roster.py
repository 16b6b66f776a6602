"""The players and tables of an event: all of a small field, a page of a large one."""

from collections.abc import Iterable, Iterator

from ruleone.limits import ENTRANTS_SHOWN_MAX, TABLES_SHOWN_MAX
from ruleone.room.entry_views import EntrantView
from ruleone.room.event_host import EventHost
from ruleone.room.hands_back import hand_back
from ruleone.room.kept_page import PageKept
from ruleone.room.names import plain
from ruleone.room.news import NameOf
from ruleone.room.records import Bought, EventEnded
from ruleone.room.roster_commands import FindPlayers, FindTables
from ruleone.room.show.table import table_state
from ruleone.room.table_host import TableHost
from ruleone.room.views import PlayersFound, TableLine, TablesFound
from ruleone.tournament.events import Standing
from ruleone.tournament.seating.breaking import posted_order


def entrant_view(
    host: EventHost, player: str, person: str, *, directs: bool = False
) -> EntrantView:
    """A player of the event; `me` where it is the viewer himself. That he keeps his seat for
    special needs is told to himself, and to who `directs`."""
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
        rank=host.standings.rank(stack) if result is None and state.phase != "open" else None,
    )


def _sits_live(host: EventHost, seated: tuple[int, int] | None) -> bool:
    """Whether he sits at a table with real cards: he is there without a page."""
    table = None if seated is None else host.tables.get(seated[0])
    return table is not None and table.kind == "live"


def entrants(host: EventHost, person: str, *, directs: bool = False) -> tuple[EntrantView, ...]:
    """The first of all, and the viewer where he is not among them."""
    order = host.standings.order
    shown = list(order[:ENTRANTS_SHOWN_MAX])
    if person in host.tournament.state.entrants and person not in shown:
        shown.append(person)
    return tuple(entrant_view(host, player, person, directs=directs) for player in shown)


def table_lines(host: EventHost, person: str, *, directs: bool = False) -> tuple[TableLine, ...]:
    """All tables in order; of many those that stand still, the viewer's own, and the first ones."""
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
    """A page of the players that are looked for."""
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
    ended: EventEnded, page: PageKept | None, person: str, name_of: NameOf
) -> tuple[EntrantView, ...]:
    """The first results of an event that is over, and the viewer's own."""
    first, rest = ended.results[:ENTRANTS_SHOWN_MAX], ended.results[ENTRANTS_SHOWN_MAX:]
    mine = [one for one in rest if one.player == person]
    return tuple(_ended_view(ended, page, one, person, name_of) for one in (*first, *mine))


def ended_players_found(
    ended: EventEnded, page: PageKept | None, do: FindPlayers, person: str, name_of: NameOf
) -> PlayersFound:
    """A page of the players of an event that is over."""
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
    ended: EventEnded, page: PageKept | None, one: Standing, person: str, name_of: NameOf
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
    """A page of the tables that are looked for."""
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
    host: EventHost, table: TableHost, here: tuple[EntrantView, ...], order: dict[int, int]
) -> TableLine:
    standing = host.tournament.state.tables[table.number]
    return TableLine(
        table=table.number,
        state=table_state(host, table),
        players=here,
        seats=standing.size,
        hand=0 if table.order is None else table.order.number,
        button=None if table.order is None else table.order.button,
        break_order=order.get(table.number),
        average=sum(one.stack for one in here) // len(here) if here else 0,
        live=None if table.live is None or host.phase == "over" else table.live.name,
        to_break=table.number in host.tournament.state.to_break,
        back=hand_back(host, table),
        kind=table.kind,
    )
