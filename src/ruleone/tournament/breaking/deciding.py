"""Break tables up: which one is next, when, and where its players go."""

from collections.abc import Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament.draw import SeatCard, draw_for, draw_moves
from ruleone.tournament.events import MoveLapsed, MoveOrdered, TableBroken, TournamentEvent
from ruleone.tournament.final_table import joins_at, size_option
from ruleone.tournament.orders import not_running, refuse
from ruleone.tournament.sealed.deciding import secret_told
from ruleone.tournament.state import EventState, Table


def next_to_break(state: EventState) -> Table | None:
    """The table that is to break now, as soon as the other tables have seats for its players: the
    one that the director has named, else the next in the posted order where nobody keeps his seat.
    The last two tables are left to the final table's rule, but while more entries may come, and in
    a flight, there is none yet."""
    if _too_few(state):
        return None
    posted = [state.tables[number] for number in state.break_order]
    if state.to_break:
        table = state.tables[state.to_break[0]]
    else:
        table = next((one for one in posted if not state.has_pinned(one)), posted[0])
    free = sum(map(state.count_open, state.tables.values())) - state.count_open(table)
    return table if len(table.players) <= free else None


def posted_order(state: EventState) -> tuple[int, ...]:
    """The tables as they will break, the next one first: those that the director has named, then
    the others. The one that stays is not among them."""
    stays = state.break_order[-1:]
    later = (number for number in state.break_order[:-1] if number not in state.to_break)
    return (*(number for number in state.to_break if number not in stays), *later)


def break_refused(state: EventState, table: int) -> Refusal | None:
    """Why the director may not break this table up; None where he may."""
    if state.phase != "running":
        return not_running(state)
    if table not in state.tables:
        return refuse("table-unknown", table=table)
    if table in state.to_break:
        return refuse("table-to-break", table=table)
    if len(state.tables) == 1:
        return Refusal(
            "last-table", "illegal", {"table": table}, state.rules.cite("breaking.order")
        )
    if _too_few(state):
        joined = joins_at(state.config, state.rules)
        cite = state.rules.cite(size_option(state.config) or "final_table.redraw")
        return Refusal("last-two-tables", "illegal", {"table": table, "players": joined}, cite)
    return None


def _too_few(state: EventState) -> bool:
    """Whether the tables that are left are the final table's to join."""
    return len(state.tables) < (2 if state.late_open or state.in_flight else 3)


def decide_breaks(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Break every table that is due and not in a hand; a due table in a hand breaks after it."""
    while (table := next_to_break(state)) is not None and table.hand is None:
        yield from _lapses(state, table.number, at_ms)
        yield from secret_told(state, f"break/{table.number}", at_ms)
        yield broken(state, table, at_ms)


def _lapses(state: EventState, table: int, at_ms: int) -> Iterator[MoveLapsed]:
    """The director's moves to this table that still wait have nowhere to go any more."""
    cite = (state.rules.cite("breaking.order"),)
    for order in list(state.orders.values()):
        if isinstance(order, MoveOrdered) and order.table == table:
            yield MoveLapsed(order.player, table, order.seat, at_ms=at_ms, citations=cite)


def broken(state: EventState, table: Table, at_ms: int) -> TableBroken:
    """The draw of new seats for this table's players."""
    assert state.seed is not None
    draw = draw_for(state.seed, f"break/{table.number}")
    players = [table.players[seat] for seat in sorted(table.players)]
    drawn = draw_moves(draw, players, _seat_cards(state, table), state.rules)
    steps = ["breaking.two-step-draw"] if drawn.upcards else []
    why = "floor.decides" if table.number in state.to_break else "breaking.order"
    names = (why, "breaking.method", *steps, "breaking.dealt-in")
    citations = tuple(state.rules.cite(name) for name in names)
    return TableBroken(table.number, drawn, at_ms=at_ms, citations=citations)


def _seat_cards(state: EventState, broken: Table) -> list[SeatCard]:
    """One open seat for each player: always at the table with fewest players, from seat 1 on."""
    others = [table for table in state.standing_tables if table is not broken]
    open_seats = {table.number: state.open_seats(table) for table in others}
    counts = {table.number: len(table.players) for table in others}
    cards: list[SeatCard] = []
    for _ in broken.players:
        number = min(
            (number for number in counts if open_seats[number]),
            key=lambda number: (counts[number], number),
        )
        cards.append((number, open_seats[number].pop(0)))
        counts[number] += 1
    return cards
