"""Seating in an event: tables that break or stay, and the moves to come.

The director sees all the reasons, a moving player those that concern them.
"""

import msgspec

from ruleone.room.core.orders import CONTRARY
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import named
from ruleone.room.event.host.order import Decided
from ruleone.tournament.events import MoveOrdered
from ruleone.tournament.events.seating import SwapOrdered
from ruleone.tournament.seating.balancing import MoveReason, why_ordered, why_planned, why_swapped
from ruleone.tournament.seating.breaking import next_in_order, open_elsewhere, posted_order
from ruleone.tournament.tournament import Outcome, Tournament


class BreakTable(Decided, frozen=True, tag="break-table"):
    """Director: let a table break before its turn, behind those that were named before it.

    It breaks once its hand is over, as soon as the others have seats for its players, who draw
    them. Without `wait` it is refused while the others have too few.
    """

    table: int
    reason: str = ""
    wait: bool = True

    may = DIRECTOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Order the break."""
        return event.break_table(self.table, self.reason, at_ms, wait=self.wait)


class KeepTable(Decided, frozen=True, tag="keep-table"):
    """Director: a table that was to break before its turn stays, as long as it has not broken."""

    table: int
    reason: str = ""

    may = DIRECTOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Keep the table."""
        return event.keep_table(self.table, self.reason, at_ms)


ORDERS = (BreakTable, KeepTable)


class BreakView(msgspec.Struct, frozen=True):
    """The table that breaks next, once its hand is over and the other tables have enough seats.

    `open` is the number of their seats, `players` the number needed. The table that `stays` breaks
    last of all, if ever.
    """

    table: int
    players: int
    open: int
    stays: int


class MoveView(msgspec.Struct, frozen=True):
    """A move that comes when the hand is over, and why; `stack` is the player's, if it is known.

    One that is `ordered` by the director comes whatever happens in the hand; another only where
    nobody goes out before and the tables stay as they are.
    """

    player: str
    name: str
    stack: int | None
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    ordered: bool
    reasons: tuple[MoveReason, ...]


class WentView(msgspec.Struct, frozen=True):
    """The present seat of a player of a broken table."""

    player: str
    name: str
    table: int
    seat: int


def move_views(host: EventHost) -> tuple[MoveView, ...]:
    """Return the moves ordered by the director, then those that balance the tables."""
    state = host.tournament.state
    ordered = {
        player: order for player, order in state.orders.items() if isinstance(order, MoveOrdered)
    }
    orders = [_ordered(host, player, order) for player, order in ordered.items()]
    orders += [_swapping(host, swap, player) for swap in state.swaps for player in swap.players]
    told = {move.player for move in orders}
    return (*orders, *(_planned(host, player) for player in host.planned if player not in told))


def break_view(host: EventHost) -> BreakView | None:
    """Return what the table that breaks next waits for.

    None where no table breaks before the final table is formed.
    """
    state = host.tournament.state
    table = next_in_order(state) if state.phase == "running" else None
    if table is None:
        return None
    order = posted_order(state)
    (stays,) = (number for number in state.tables if number not in order)
    return BreakView(table.number, len(table.players), open_elsewhere(state, table), stays)


def my_move(host: EventHost, person: str) -> MoveView | None:
    """Return the move that waits for this person, without the director's own reason."""
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
