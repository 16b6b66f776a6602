"""Penalties applied to the state of an event."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ruleone.floor.conduct import Penalty, Serving, deal
from ruleone.tournament.chip_ledger import put_right
from ruleone.tournament.events import HandOrder
from ruleone.tournament.events.penalties import (
    PenaltyGiven,
    PenaltyLifted,
    PenaltyPaid,
    PenaltyServed,
)
from ruleone.tournament.state.event_state import EventState


def penalised(state: EventState, event: PenaltyGiven) -> None:
    """What he has to miss is added to what he had left, what he has to pay to what he owes."""
    conduct = state.conduct_of(event.player)
    left = conduct.serving.hands_left + event.hands
    owes = (event,) if Penalty(event.penalty, event.count).takes_chips else ()
    state.conduct[event.player] = replace(
        conduct,
        given=(*conduct.given, event),
        serving=Serving(left),
        owes=(*conduct.owes, *owes),
    )


def paid(state: EventState, event: PenaltyPaid) -> None:
    """Chips that a penalty has cost leave play."""
    conduct = state.conduct_of(event.player)
    told = event.penalty, event.given_ms, event.number
    keys = [(one.penalty, one.at_ms, one.number) for one in conduct.owes]
    at = keys.index(told)
    owes = (*conduct.owes[:at], *conduct.owes[at + 1 :])
    state.conduct[event.player] = replace(conduct, owes=owes, paid=(*conduct.paid, event))
    if event.chips:
        state.stacks[event.player] -= event.chips
        put_right(state, "fined", -event.chips)


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
    PenaltyPaid: paid,
    PenaltyServed: over,
    PenaltyLifted: over,
}
"""What each of these events does."""
