"""Apply what happens about the secrets of draws to the state of an event."""

from collections.abc import Callable
from typing import Any, Final

from ruleone.tournament.events.draws import DrawMade, DrawsSealed
from ruleone.tournament.sealed.draws import Draws
from ruleone.tournament.state.adding_up import Broken
from ruleone.tournament.state.event_state import EventState


def draws_sealed(state: EventState, event: DrawsSealed) -> None:
    """All draws are fixed, and nobody knows one."""
    state.draws = Draws(bytes.fromhex(event.secret))


def draw_made(state: EventState, event: DrawMade) -> None:
    """What follows is drawn from this secret. Raises Broken where it is not the sealed one."""
    draws, told = state.draws, bytes.fromhex(event.secret)
    if draws is None or event.number != draws.made + 1 or told != draws.secret_of(event.number):
        raise Broken(f"draw {event.number} does not come from the secret that was sealed for it")
    draws.purposes.append(event.purpose)
    state.seed = told


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    DrawsSealed: draws_sealed,
    DrawMade: draw_made,
}
"""What each of these events does."""
