"""Swaps: when two players may change seats, and when they do.

The book knows a player in a wrong seat, who goes to the right one with the present chips. Two who
sit in each other's seats do not find the right one open, so they go at once, between two hands. The
tables of both wait for that; hand for hand all tables wait for each other anyway.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import MoveOrdered
from ruleone.tournament.events.seating import SeatsSwapped, SwapLapsed, SwapOrdered
from ruleone.tournament.seating.breaking import next_to_break
from ruleone.tournament.state.adding_up import sit, stand_up
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import no_player, refuse, removal_waits, swap_waits


def swap_refused(state: EventState, player: str, other: str) -> Refusal | None:
    """Return the refusal of a swap of these two, if any."""
    if player == other:
        return refuse("swap-of-one", player=player)
    refusals = (_refused(state, one) for one in (player, other))
    return next((refused for refused in refusals if refused is not None), None)


def _refused(state: EventState, player: str) -> Refusal | None:
    """Return the refusal for one of them, if any.

    The player is not in, has another pending order, or sits at a breaking table, with new seats for
    all.
    """
    waits = no_player(state, player) or removal_waits(state, player) or swap_waits(state, player)
    if waits is not None:
        return waits
    told: dict[str, Parameter]
    if isinstance(order := state.orders.get(player), MoveOrdered):
        told = {"player": player, "table": order.table, "seat": order.seat}
        return Refusal("move-waits", "illegal", told, state.rules.cite("floor.decides"))
    number, _ = state.seats[player]
    breaks = next_to_break(state)
    if number in state.to_break or (breaks is not None and breaks.number == number):
        told = {"player": player, "table": number}
        return Refusal("swap-table-breaks", "illegal", told, state.rules.cite("breaking.order"))
    return None


def swap_ordered(
    state: EventState, player: str, other: str, reason: str, at_ms: int
) -> SwapOrdered:
    """Return the order for two players who may change seats."""
    cite = (state.rules.cite("seating.wrong-seat"),)
    players, seats = (player, other), (state.seats[player], state.seats[other])
    return SwapOrdered(players, seats, reason, at_ms=at_ms, citations=cite)


def holds_for_swap(state: EventState, table: Table) -> bool:
    """Whether the table waits for a swap: one sits here, the other's hand is not over."""
    if state.hand_for_hand is not None:
        return False
    return any(number == table.number for swap in state.swaps for number, _ in swap.seats)


def decide_swaps(state: EventState, at_ms: int) -> Iterator[SeatsSwapped | SwapLapsed]:
    """Make the swaps that do not wait for a hand any more."""
    yield from decide_lapses(state, at_ms)
    for swap in list(state.swaps):
        if not any(map(state.in_hand, swap.players)):
            first, second = swap.seats
            cite = (*swap.citations, state.rules.cite("breaking.dealt-in"))
            told = swap.players, (second, first), swap.reason
            yield SeatsSwapped(*told, at_ms=at_ms, citations=cite)


def decide_lapses(state: EventState, at_ms: int) -> Iterator[SwapLapsed]:
    """Drop swaps of players who have left the seat, or of whom one is to be removed."""
    for swap in list(state.swaps):
        sit = tuple(map(state.seats.get, swap.players)) == swap.seats
        if not sit or any(one in state.orders for one in swap.players):
            yield swap_lapsed(swap, state, at_ms)


def swap_lapsed(swap: SwapOrdered, state: EventState, at_ms: int) -> SwapLapsed:
    """Return the event of a dropped order."""
    cite = (state.rules.cite("floor.decides"),)
    return SwapLapsed(swap.players, at_ms=at_ms, citations=cite)


def _ordered(state: EventState, event: SwapOrdered) -> None:
    state.swaps.append(event)


def _lapsed(state: EventState, event: SwapLapsed) -> None:
    state.swaps = [swap for swap in state.swaps if swap.players != event.players]


def _swapped(state: EventState, event: SeatsSwapped) -> None:
    state.swaps = [swap for swap in state.swaps if swap.players != event.players]
    for player in event.players:
        stand_up(state, player)
    for player, (table, seat) in zip(event.players, event.seats, strict=True):
        sit(state, player, table, seat)
        state.tables[table].place(player)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    SwapOrdered: _ordered,
    SwapLapsed: _lapsed,
    SeatsSwapped: _swapped,
}
"""Effects of these events."""
