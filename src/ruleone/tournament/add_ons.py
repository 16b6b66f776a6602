"""The add-on: chips that everybody who is in may buy once, when the rebuys end.

It is bought before a hand of the player's table begins, like a rebuy, and is made with the word
(house-25.2, tda2011-24).
"""

from ruleone.rulebook import Refusal
from ruleone.tournament.events import AddOnMade
from ruleone.tournament.pool import grown
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse


def add_on_refused(state: EventState, player: str) -> Refusal | None:
    """Why the player may buy no add-on now; None where he may."""
    add_on = state.config.add_on
    if add_on is None:
        return refuse("no-add-on")
    if not state.late_open or state.clock.level != add_on.level:
        return refuse("add-on-not-now", level=add_on.level)
    if state.ending:
        return refuse("event-ending")
    if player not in state.stacks:
        return refuse("player-not-in-event", player=player)
    if player in state.calendar.added_on:
        return refuse("add-on-used", player=player)
    if state.in_hand(player):
        cite = state.rules.cite("add-ons.as-rebuys")
        return Refusal("add-on-in-hand", "illegal", {"player": player}, cite)
    return None


def add_on_made(state: EventState, player: str, at_ms: int) -> AddOnMade:
    """The chips; pool and prizes grow with them."""
    add_on = state.config.add_on
    assert add_on is not None
    pool, paid = grown(state, add_on.price, state.entries)
    cite = (state.rules.cite("add-ons.as-rebuys"),)
    table = state.seats[player][0]
    return AddOnMade(player, add_on.chips, table, pool, paid, at_ms=at_ms, citations=cite)
