"""Penalties applied to the state of an event."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ruleone.floor.conduct import Serving, deal
from ruleone.tournament.conduct.events import PenaltyGiven, PenaltyLifted, PenaltyServed
from ruleone.tournament.conduct.standing import Conduct
from ruleone.tournament.events import HandOrder
from ruleone.tournament.state import EventState


def penalised(state: EventState, event: PenaltyGiven) -> None:
    """What he has to miss is added to what he had left."""
    conduct = state.conduct_of(event.player)
    left = conduct.serving.hands_left + event.hands
    state.conduct[event.player] = Conduct((*conduct.given, event), Serving(left))


def hand_dealt(state: EventState, order: HandOrder) -> None:
    """One hand less for each who misses this one."""
    for player in (*(order.seats[seat] for seat in order.penalised), *order.left_out.values()):
        _serves(state, player, deal(state.rules, state.conduct_of(player).serving).serving)


def over(state: EventState, event: PenaltyServed | PenaltyLifted) -> None:
    """Nothing is left to miss."""
    _serves(state, event.player, Serving())


def _serves(state: EventState, player: str, serving: Serving) -> None:
    state.conduct[player] = replace(state.conduct_of(player), serving=serving)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    PenaltyGiven: penalised,
    PenaltyServed: over,
    PenaltyLifted: over,
}
"""What each of these events does."""
