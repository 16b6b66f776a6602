"""What the director's word about a table changes."""

from collections.abc import Callable
from typing import Any, Final

from ruleone.tournament.breaking.events import TableBreakOrdered, TableBreakWithdrawn
from ruleone.tournament.state.event_state import EventState


def _ordered(state: EventState, event: TableBreakOrdered) -> None:
    state.to_break.append(event.table)


def _withdrawn(state: EventState, event: TableBreakWithdrawn) -> None:
    state.to_break.remove(event.table)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    TableBreakOrdered: _ordered,
    TableBreakWithdrawn: _withdrawn,
}
"""What each of these events does."""
