"""Break tables up: which one is next, when, and where its players go."""

from collections.abc import Iterator

from ruleone.tournament.draw import SeatCard, draw_for, draw_moves
from ruleone.tournament.events import MoveLapsed, MoveOrdered, TableBroken, TournamentEvent
from ruleone.tournament.state import EventState, Table


def next_to_break(state: EventState) -> Table | None:
    """The table that is to break now: the next in the posted order where nobody keeps his seat, as
    soon as the other tables have seats for its players. The last two tables are left to the final
    table's rule, but while more entries may come, and in a flight, there is none yet."""
    if len(state.tables) < (2 if state.late_open or state.in_flight else 3):
        return None
    posted = [state.tables[number] for number in state.break_order]
    table = next((one for one in posted if not state.has_pinned(one)), posted[0])
    free = sum(map(state.count_open, state.tables.values())) - state.count_open(table)
    return table if len(table.players) <= free else None


def decide_breaks(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Break every table that is due and not in a hand; a due table in a hand breaks after it."""
    while (table := next_to_break(state)) is not None and table.hand is None:
        yield from _lapses(state, table.number, at_ms)
        yield _broken(state, table, at_ms)


def _lapses(state: EventState, table: int, at_ms: int) -> Iterator[MoveLapsed]:
    """The director's moves to this table that still wait have nowhere to go any more."""
    cite = (state.rules.cite("breaking.order"),)
    for order in list(state.orders.values()):
        if isinstance(order, MoveOrdered) and order.table == table:
            yield MoveLapsed(order.player, table, order.seat, at_ms=at_ms, citations=cite)


def _broken(state: EventState, table: Table, at_ms: int) -> TableBroken:
    assert state.seed is not None
    draw = draw_for(state.seed, f"break/{table.number}")
    players = [table.players[seat] for seat in sorted(table.players)]
    drawn = draw_moves(draw, players, _seat_cards(state, table), state.rules)
    steps = ["breaking.two-step-draw"] if drawn.upcards else []
    names = ("breaking.order", "breaking.method", *steps, "breaking.dealt-in")
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
