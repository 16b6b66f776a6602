"""Break tables up: which one is next, when, and where its players go."""

from collections.abc import Callable, Container, Iterator
from typing import Any, Final

from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.entries import held_seats, kept_from_moves, kept_or_held
from ruleone.tournament.events import MoveLapsed, MoveOrdered, TableBroken, TournamentEvent
from ruleone.tournament.events.seating import TableBreakOrdered, TableBreakWithdrawn
from ruleone.tournament.sealed_draws import next_draw, secret_told
from ruleone.tournament.seating.final_table import is_final_due
from ruleone.tournament.seeded_draw import SeatCard, draw_for, draw_moves
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import not_running, refuse
from ruleone.tournament.terms.final_table import joins_at, size_option


def next_to_break(state: EventState, at_ms: int | None = None) -> Table | None:
    """Return the table that is to break now, once the others have seats for its players.

    It is that of this time, or where it is None of the last event.
    """
    table = next_in_order(state)
    if table is None or len(table.players) > open_elsewhere(state, table, at_ms):
        return None
    return table


def next_in_order(state: EventState) -> Table | None:
    """Return the table that breaks next, even without seats for its players.

    It is the one that the director has named, else the next in the posted order where nobody is
    pinned. The last two tables are left to the final table's rule. While more entries may come, and
    in a flight, there is none yet.
    """
    if len(state.tables) < _fewest(state):
        return None
    if state.to_break:
        return state.tables[state.to_break[0]]
    posted = (state.tables[number] for number in state.break_order)
    free = next((one for one in posted if not state.has_pinned(one)), None)
    return free or state.tables[state.break_order[0]]


def open_elsewhere(state: EventState, table: Table, at_ms: int | None = None) -> int:
    """Return the number of open seats at the other tables that are not kept for a rebuy.

    A table that the director has named breaks into seats held for minutes, too.
    """
    named = table.number in state.to_break
    kept = kept_from_moves(state) if named else kept_or_held(state, at_ms)
    others = sum(len(seats) for number, seats in kept.items() if number != table.number)
    return state.open_at_all - state.count_open(table) - others


def posted_order(state: EventState) -> tuple[int, ...]:
    """Return the tables as they will break as things stand, the next one first.

    Those that the director has named come first, then the others as posted, those with pinned
    players behind. The one that stays is not among them; of the last two it is the one where the
    final table will be.
    """
    others = [number for number in state.break_order if number not in state.to_break]
    kept = [number for number in others if state.pinned and state.has_pinned(state.tables[number])]
    coming = (*state.to_break, *(number for number in others if number not in kept), *kept)
    alone = _fewest(state) - 1
    first = coming[: max(0, len(coming) - alone)]
    last = [number for number in state.break_order if number not in first]
    return (*first, *last[:-1])


def break_refused(state: EventState, table: int) -> Refusal | None:
    """Return the refusal of breaking this table, if any."""
    if state.phase != "running":
        return not_running(state)
    if table not in state.tables:
        return refuse("table-unknown", table=table)
    if table in state.to_break:
        return refuse("table-to-break", table=table)
    others = len(state.tables) - len(state.to_break)
    if others == 1:
        return Refusal(
            "last-table", "illegal", {"table": table}, state.rules.cite("breaking.order")
        )
    if others < _fewest(state):
        joined = joins_at(state.config, state.rules)
        cite = state.rules.cite(size_option(state.config) or "final_table.redraw")
        return Refusal("last-two-tables", "illegal", {"table": table, "players": joined}, cite)
    return None


def seats_lacking(state: EventState, table: int) -> Refusal | None:
    """Return the refusal where the others have too few open seats for its players.

    Tables that were named before it count first; None where there are enough.
    """
    named = [state.tables[number] for number in state.to_break]
    broken, kept = state.tables[table], kept_from_moves(state)
    players = len(broken.players) + sum(len(one.players) for one in named)
    gone = sum(state.count_open(one) - len(kept.get(one.number, ())) for one in named)
    seats = open_elsewhere(state, broken) - gone
    if players <= seats:
        return None
    told: dict[str, Parameter] = {"table": table, "players": players, "seats": max(0, seats)}
    return Refusal("break-too-few-seats", "illegal", told, state.rules.cite("breaking.order"))


def _fewest(state: EventState) -> int:
    """Return the number of tables from which one breaks by itself; fewer are the final table's."""
    return 2 if state.late_open or state.in_flight else 3


def breaks_at_once(state: EventState, number: int) -> bool:
    """Whether this table breaks without waiting for anything."""
    if state.in_round or is_final_due(state):
        return False
    due = next_to_break(state)
    return due is not None and due.number == number and due.hand is None


def decide_breaks(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Break every table that is due and not in a hand; a due table in a hand breaks after it."""
    while (table := next_to_break(state, at_ms)) is not None and table.hand is None:
        yield from decide_break(state, table, at_ms)


def decide_ordered_breaks(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Break the tables alone that the director has named, as soon as there are seats."""
    while state.to_break and (table := next_to_break(state)) is not None and table.hand is None:
        yield from decide_break(state, table, at_ms)


def decide_break(state: EventState, table: Table, at_ms: int) -> Iterator[TournamentEvent]:
    """Break this table; its players draw the open seats of the others."""
    yield from _lapses(state, table.number, at_ms)
    yield from secret_told(state, break_purpose(state, table.number), at_ms)
    held = held_seats(state, at_ms)
    kept = tuple(seat for seat in _open_elsewhere(state, table) if seat in held)
    yield broken(state, table, at_ms, kept)


def _lapses(state: EventState, table: int, at_ms: int) -> Iterator[MoveLapsed]:
    """Drop the director's pending moves to this table, which have no seat any more."""
    cite = (state.rules.cite("breaking.order"),)
    for order in list(state.orders.values()):
        if isinstance(order, MoveOrdered) and order.table == table:
            yield MoveLapsed(order.player, table, order.seat, at_ms=at_ms, citations=cite)


def break_purpose(state: EventState, table: int) -> str:
    """Return the name of the draw by which this table would break now."""
    return next_draw(state, f"break/{table}")


def broken(
    state: EventState, table: Table, at_ms: int, held: tuple[SeatCard, ...] = ()
) -> TableBroken:
    """Return the draw of new seats for this table's players; those `held` come last."""
    assert state.seed is not None
    draw = draw_for(state.seed, break_purpose(state, table.number))
    players = [table.players[seat] for seat in sorted(table.players)]
    drawn = draw_moves(draw, players, _seat_cards(state, table, held), state.rules)
    steps = ["breaking.two-step-draw"] if drawn.upcards else []
    why = "floor.decides" if table.number in state.to_break else "breaking.order"
    names = (why, "breaking.method", *steps, "breaking.dealt-in")
    citations = tuple(state.rules.cite(name) for name in names)
    return TableBroken(table.number, drawn, held, at_ms=at_ms, citations=citations)


def _open_elsewhere(state: EventState, broken: Table) -> list[SeatCard]:
    """Return the open seats of the other tables that are not kept, by table and seat."""
    kept = kept_from_moves(state)
    return [
        (table.number, seat)
        for table in state.standing_tables
        if table is not broken
        for seat in sorted({*state.open_seats(table)} - kept.get(table.number, set()))
    ]


def _seat_cards(state: EventState, broken: Table, held: Container[SeatCard]) -> list[SeatCard]:
    """Return an open seat for each player: always at the table with fewest, from seat 1 on.

    Those `held` are given once there are no others.
    """
    free = _open_elsewhere(state, broken)
    counts = {number: len(state.tables[number].players) for number, _ in free}
    cards: list[SeatCard] = []
    for _ in broken.players:
        card = min(free, key=lambda card: (card in held, counts[card[0]], card))
        free.remove(card)
        cards.append(card)
        counts[card[0]] += 1
    return cards


def _ordered(state: EventState, event: TableBreakOrdered) -> None:
    state.to_break.append(event.table)


def _withdrawn(state: EventState, event: TableBreakWithdrawn) -> None:
    state.to_break.remove(event.table)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    TableBreakOrdered: _ordered,
    TableBreakWithdrawn: _withdrawn,
}
"""Effects of these events."""
