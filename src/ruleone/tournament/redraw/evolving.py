"""Apply what happens about a redraw."""

from collections.abc import Callable
from typing import Any, Final

from ruleone.tournament.events.seating import RedrawLapsed, RedrawOrdered, SeatsRedrawn
from ruleone.tournament.sitting import sit, stand_up
from ruleone.tournament.state.event_state import EventState


def _ordered(state: EventState, event: RedrawOrdered) -> None:
    state.redraw = event


def _lapsed(state: EventState, event: RedrawLapsed) -> None:
    state.redraw = None


def _redrawn(state: EventState, event: SeatsRedrawn) -> None:
    state.redraw, state.redraws = None, event.number
    for player in event.seats:
        stand_up(state, player)
    for table in state.tables.values():
        table.opened.clear()
        if table.trail is not None:
            table.trail.redrawn = True
    for draw in event.buttons:
        state.tables[draw.table].drawn, state.tables[draw.table].before = draw.button, None
    for player, (number, seat) in event.seats.items():
        sit(state, player, number, seat)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    RedrawOrdered: _ordered,
    RedrawLapsed: _lapsed,
    SeatsRedrawn: _redrawn,
}
"""What each of these events does."""
