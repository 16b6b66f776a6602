"""Apply what happens about two players who sit in each other's seats."""

from collections.abc import Callable
from typing import Any, Final

from ruleone.tournament.sitting import sit, stand_up
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.swapping.events import SeatsSwapped, SwapLapsed, SwapOrdered


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
        state.tables[table].placed.add(player)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    SwapOrdered: _ordered,
    SwapLapsed: _lapsed,
    SeatsSwapped: _swapped,
}
"""What each of these events does."""
