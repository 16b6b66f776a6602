"""Blinds, straddles, antes and dead blinds: what each seat has of what it owes.

A short or missing blind changes what is in the middle, never the price: the call, the minimum raise
and the pot-limit maximum go by the full blinds.
"""

from operator import sub

from ruleone.dealing.events import Event, Posted
from ruleone.dealing.evolve import posted
from ruleone.dealing.opening import Due
from ruleone.dealing.state import State


def post_all(state: State, events: list[Event]) -> None:
    """Every seat posts what it owes; what happens goes to the end of `events`."""
    opening = state.opening
    if state.shortest > opening.owed:
        events += opening.paid_in_full
        state.staked = opening.staked.copy()
        state.shortfall = opening.missing
        if opening.behind:
            state.reach = list(map(sub, state.reach, opening.taken))
            state.pot = sum(opening.taken)
            state.antes = opening.antes
            state.dead = state.pot - sum(opening.antes)
        return
    for due in opening.dues:
        paid = _post(state, due)
        if paid is not None:
            events.append(paid)
            posted(state, paid)


def _post(state: State, due: Due) -> Posted | None:
    """What a seat puts in of what it owes; None where it has nothing left."""
    seat, kind, owed = due
    place = state.place[seat]
    stack = state.reach[place] - state.staked[place]
    if owed < stack:
        return Posted(seat, kind, owed, False) if owed else None
    return Posted(seat, kind, stack, True) if stack else None
