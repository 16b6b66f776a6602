"""Seats: players moved, swapped, pinned or removed, tables broken, all seats redrawn."""

from collections.abc import Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.events import SeatPinned, TournamentEvent
from ruleone.tournament.events.seating import (
    RedrawOrdered,
    SwapOrdered,
    TableBreakOrdered,
    TableBreakWithdrawn,
)
from ruleone.tournament.hands.hands import (
    decide_orders,
    decide_seating,
)
from ruleone.tournament.seating.breaking import break_refused, seats_lacking
from ruleone.tournament.seating.pinning import not_in, pin_refused, seat_of
from ruleone.tournament.seating.redraw import redraw_refused
from ruleone.tournament.seating.swapping import swap_ordered, swap_refused
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import (
    Decision,
    bad_reason,
    last_one_in,
    no_one_in,
    not_running,
    ordered_move,
    refuse,
    removal_waits,
)


def move(
    state: EventState,
    player: str,
    table: int,
    seat: int,
    reason: str,
    at_ms: int,
    why: e.Ordered = "director",
) -> Decision:
    """Move a player to an open seat, now or when the player's hand is over.

    Others may move after that where the tables are then out of balance, but this player stays for
    at least one hand. `why` may be a wrong seat: the player goes to the right one with the present
    chips. A later move of the same player replaces one that still waits; a removal that waits
    stands. MoveLapsed records that the table was broken before the move.
    """
    order = ordered_move(state, player, (table, seat), reason, at_ms, why)
    return order if isinstance(order, Refusal) else _carried_out(state, order)


def remove(state: EventState, player: str, reason: str, at_ms: int) -> Decision:
    """Remove a player from the event, now or when the player's hand is over.

    The chips are removed from play, at night with the bags. A pending move is dropped. Refused
    where nobody else is in.
    """
    refused = no_one_in(state, player) or removal_waits(state, player) or last_one_in(state)
    if no := refused or bad_reason(reason):
        return no
    cite = (state.rules.cite("floor.removes"),)
    return _carried_out(state, e.RemovalOrdered(player, reason, at_ms=at_ms, citations=cite))


def swap(state: EventState, player: str, other: str, reason: str, at_ms: int) -> Decision:
    """Swap two players who sit in each other's seats, each with the chips held then.

    It is done now or as soon as neither is in a hand; until then no hand begins at their tables.
    Refused where one of them is not in, has another pending order, or sits at a breaking table.
    SwapLapsed records that one of them left the seat before.
    """
    refused = swap_refused(state, player, other) or bad_reason(reason)
    if refused is not None:
        return refused
    order = swap_ordered(state, player, other, reason, at_ms)
    return _carried_out(state, order)


def break_table(
    state: EventState, table: int, reason: str, at_ms: int, *, wait: bool = True
) -> Decision:
    """Break this table before its turn by the posted order, after others that were named.

    It breaks once its hand is over, as soon as the others have seats for its players. Where it is
    not to `wait` for seats it is refused while there are too few. Refused where that left no table,
    and for the last two, which the final table joins.
    """
    refused = break_refused(state, table) or bad_reason(reason)
    if refused is None and not wait:
        refused = seats_lacking(state, table)
    cite = (state.rules.cite("floor.decides"),)
    order = TableBreakOrdered(table, reason, at_ms=at_ms, citations=cite)
    return refused or _seated(state, order)


def keep_table(state: EventState, table: int, reason: str, at_ms: int) -> Decision:
    """Keep a table that was to break, as long as it has not."""
    if table not in state.to_break:
        return refuse("table-not-to-break", table=table)
    cite = (state.rules.cite("floor.decides"),)
    stays = TableBreakWithdrawn(table, reason, at_ms=at_ms, citations=cite)
    return bad_reason(reason) or _seated(state, stays)


def pin(
    state: EventState,
    player: str,
    pinned: bool,
    reason: str,
    at_ms: int,
    pin_seat: int | None = None,
) -> Decision:
    """Pin a player with special needs to a seat where possible, or unpin (house-8, tda2011-6).

    Nobody moves the player to balance tables, the table breaks after the others, and in a full
    redraw the player gets a seat of the same number. Before seats are drawn, at night too, the
    number may be named (`pin_seat`); without it the drawn one is kept.
    """
    refused = (
        not_in(state, player) or bad_reason(reason) or pin_refused(state, player, pinned, pin_seat)
    )
    if refused:
        return refused
    cite = (state.rules.cite("seating.special-needs"),)
    sits = seat_of(state, player)
    number = (pin_seat if pinned else state.pinned[player]) if sits is None else None
    order = SeatPinned(player, pinned, reason, number, at_ms=at_ms, citations=cite)
    return _seated(state, order)


def redraw(state: EventState, reason: str, at_ms: int) -> Decision:
    """Redraw the seats of all who are left, now or when the hands in play are over.

    Until then no new hand begins. Where the final table comes together, or the day ends before it,
    their draw is the redraw. Refused at the final table, hand for hand, while a deal is offered,
    and in the last hands of a day.
    """
    refused = redraw_refused(state) or bad_reason(reason)
    cite = (state.rules.cite("floor.decides"), state.rules.cite("seating.random"))
    order = RedrawOrdered(reason, at_ms=at_ms, citations=cite)
    return refused or _seated(state, order)


def waive_halt(state: EventState, table: int, reason: str, at_ms: int) -> Decision:
    """Let a halted table play short, where the edition lets the director (house-9C.3)."""
    if state.phase != "running":
        return not_running(state)
    if table not in state.tables or not state.tables[table].halted:
        return refuse("table-not-halted", table=table)
    cite = state.rules.cite("balancing.halt_waivable")
    if not state.rules.flag("balancing.halt_waivable"):
        return Refusal("halt-not-waivable", "illegal", {"table": table}, cite)
    released = e.TableReleased(table, True, reason, at_ms=at_ms, citations=(cite,))
    return bad_reason(reason) or _seated(state, released)


def _carried_out(
    state: EventState, order: e.MoveOrdered | e.RemovalOrdered | SwapOrdered
) -> Iterator[TournamentEvent]:
    """Yield the order, carried out at once for players who are in no hand."""
    yield order
    yield from decide_orders(state, order.at_ms)
    yield from decide_seating(state, order.at_ms)


def _seated(
    state: EventState,
    ordered: SeatPinned | RedrawOrdered | TableBreakOrdered | TableBreakWithdrawn | e.TableReleased,
) -> Iterator[TournamentEvent]:
    """Yield the order and its consequences for the seats.

    Another table may be the next to break, another player may move, or a table that plays again may
    be the one that gives a player (house-9C.4).
    """
    yield ordered
    yield from decide_seating(state, ordered.at_ms)
