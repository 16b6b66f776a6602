"""Moves that are to come: for the director with all that stands behind them, and for who moves."""

import msgspec

from ruleone.room.director_views import BreakView
from ruleone.room.event_host import EventHost
from ruleone.room.move_views import MoveView
from ruleone.room.news import named
from ruleone.tournament.events import MoveOrdered
from ruleone.tournament.events.seating import SwapOrdered
from ruleone.tournament.seating.balancing import MoveReason, why_ordered, why_planned, why_swapped
from ruleone.tournament.seating.breaking import next_in_order, open_elsewhere, posted_order


def move_views(host: EventHost) -> tuple[MoveView, ...]:
    """What the director has ordered, then what balances the tables."""
    state = host.tournament.state
    ordered = {
        player: order for player, order in state.orders.items() if isinstance(order, MoveOrdered)
    }
    orders = [_ordered(host, player, order) for player, order in ordered.items()]
    orders += [_swapping(host, swap, player) for swap in state.swaps for player in swap.players]
    told = {move.player for move in orders}
    return (*orders, *(_planned(host, player) for player in host.planned if player not in told))


def break_view(host: EventHost) -> BreakView | None:
    """What the table that breaks next waits for; None where no table breaks before the final one
    comes together."""
    state = host.tournament.state
    table = next_in_order(state) if state.phase == "running" else None
    if table is None:
        return None
    order = posted_order(state)
    (stays,) = (number for number in state.tables if number not in order)
    return BreakView(table.number, len(table.players), open_elsewhere(state, table), stays)


def my_move(host: EventHost, person: str) -> MoveView | None:
    """The move that waits for this person; what the director said of his own reasons stays his."""
    state = host.tournament.state
    if person not in state.seats:
        return None
    order = state.orders.get(person)
    if isinstance(order, MoveOrdered):
        return _without_reason(_ordered(host, person, order))
    if (swap := next((one for one in state.swaps if person in one.players), None)) is not None:
        return _without_reason(_swapping(host, swap, person))
    return _planned(host, person) if person in host.planned else None


def _without_reason(move: MoveView) -> MoveView:
    told = (
        msgspec.structs.replace(
            one,
            parameters={name: told for name, told in one.parameters.items() if name != "reason"},
        )
        for one in move.reasons
    )
    return msgspec.structs.replace(move, reasons=tuple(told))


def _swapping(host: EventHost, swap: SwapOrdered, player: str) -> MoveView:
    (to,) = (seat for one, seat in zip(swap.players, swap.seats, strict=True) if one != player)
    reasons = why_swapped(host.tournament.state, swap, player)
    return _view(host, player, to, reasons, ordered=True)


def _ordered(host: EventHost, player: str, order: MoveOrdered) -> MoveView:
    state = host.tournament.state
    reasons = why_ordered(state, order)
    return _view(host, player, (order.table, order.seat), reasons, ordered=True)


def _planned(host: EventHost, player: str) -> MoveView:
    move = host.planned[player]
    reasons = why_planned(host.tournament.state, move)
    return _view(host, player, (move.to_table, move.to_seat), reasons, ordered=False)


def _view(
    host: EventHost,
    player: str,
    to: tuple[int, int],
    reasons: tuple[MoveReason, ...],
    *,
    ordered: bool,
) -> MoveView:
    state = host.tournament.state
    return MoveView(
        player,
        host.name_of(player),
        state.stacks[player],
        *state.seats[player],
        *to,
        ordered,
        tuple(
            msgspec.structs.replace(one, parameters=named(one.parameters, host.name_of))
            for one in reasons
        ),
    )
