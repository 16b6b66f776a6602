"""The undoing of chips bought where nobody follows the hands, whatever has followed.

Chips, pool and prizes are those without the purchase. A player who came back by it is out in the
place that they would have; if they are out again since, that is undone first.
"""

from collections.abc import Iterator
from typing import Literal

from ruleone.rulebook import Refusal
from ruleone.tournament import comebacks
from ruleone.tournament.entries import decide_close_if_paid, grown
from ruleone.tournament.events import AddOnMade, RebuyMade, TournamentEvent
from ruleone.tournament.events.undo import PurchaseTakenBack
from ruleone.tournament.hands.hands import decide_seating
from ruleone.tournament.places import decide_end
from ruleone.tournament.state.event_state import Comeback, EventState
from ruleone.tournament.state.refusals import Decision, deal_on, last_one_in, not_running, refuse

Bought = RebuyMade | AddOnMade


def is_unfollowed(state: EventState, player: str) -> bool:
    """Whether nobody knows the player's chips, or they went out where nobody did."""
    if player in state.stacks:
        return state.stacks[player] is None
    return player in state.outs and player in state.results


def undo_bought(state: EventState, bought: Bought, reason: str, at_ms: int) -> Decision:
    """Undo a purchase of a player whose hands nobody follows."""
    refused = _refused(state, bought)
    return refused or _decide(state, bought, reason, at_ms)


def _refused(state: EventState, bought: Bought) -> Refusal | None:
    if state.phase != "running":
        return not_running(state)
    if state.deal is not None:
        return deal_on(state)
    if not state.late_open and state.config.charged:
        return refuse("act-entries-closed")
    player, back = bought.player, _by_it(state, bought)
    if back is None:
        return _second_bounty_refused(state, bought) or chips_refused(state, bought.chips, "")
    if back is not comebacks.newest(state, player):
        return refuse("act-bought-since", player=player)
    if player not in state.stacks:
        return refuse("act-out-since", player=player, place=state.results[player].place)
    refused = chips_refused(state, bought.chips, player) or bounty_refused(state, player)
    return refused or last_one_in(state)


def _by_it(state: EventState, bought: Bought) -> Comeback | None:
    """Return the comeback that this purchase was, None where the player was in."""
    told = state.comebacks.get(bought.player, ())
    is_rebuy = isinstance(bought, RebuyMade)
    return next((one for one in told if is_rebuy and one.bought_ms == bought.at_ms), None)


def chips_refused(state: EventState, chips: int, leaves: str) -> Refusal | None:
    """Refuse where the others would be left without a chip each, once `leaves` has gone."""
    others, has = state.uncounted - {leaves}, state.stacks.uncounted
    if has - chips < len(others) or (not others and has != chips):
        return refuse("act-chips-not-there", chips=chips, most=max(0, has - len(others)))
    return None


def bounty_refused(state: EventState, player: str) -> Refusal | None:
    """Refuse where a bounty was won since that stands on the one which would be given back."""
    bounty = state.config.bounty
    if bounty is None:
        return None
    if state.bounties.is_stage:
        return refuse("hand-stands-mystery")
    if not bounty.is_mystery and state.bounties.heads.get(player) != bounty.amount:
        return refuse("act-bounty-since", player=player)
    return None


def _put_up(bought: Bought) -> int:
    """Return the bounty that this purchase put up, 0 for none."""
    return bought.bounty if isinstance(bought, RebuyMade) else 0


def _second_bounty_refused(state: EventState, bought: Bought) -> Refusal | None:
    """Refuse where the bounty of a rebuy can no longer be given back to a player who was never out.

    The bust-out before the rebuy was undone, so the player has two bounties: that of the entry, and
    that of the rebuy.
    """
    put_up, player = _put_up(bought), bought.player
    if not put_up or state.config.bounty is None:
        return None
    if player not in state.stacks:
        return refuse("act-out-since", player=player, place=state.results[player].place)
    if state.bounties.is_stage:
        return refuse("hand-stands-mystery")
    if not state.config.bounty.is_mystery and state.bounties.heads.get(player, 0) <= put_up:
        return refuse("act-bounty-since", player=player)
    return None


def _decide(
    state: EventState, bought: Bought, reason: str, at_ms: int
) -> Iterator[TournamentEvent]:
    player, back = bought.player, _by_it(state, bought)
    if back is not None:
        yield from decide_close_if_paid(state, state.left - 1, at_ms)
    what: Literal["rebuy", "add-on"] = "rebuy" if isinstance(bought, RebuyMade) else "add-on"
    price = state.prices_paid.bought(what, player, bought.at_ms)
    pool, paid = grown(state, -price.prizes, state.entries)
    table = state.seats.get(player, state.bust_at.get(player, (0, 0, 0))[:2])[0]
    bounty = _put_up(bought)
    if back is not None:
        bounty = 0 if state.config.bounty is None else state.config.bounty.amount
    place = None if back is None else back.place
    told = player, what, bought.chips, table, pool, paid, reason, bought.at_ms, place, bounty
    cite = (state.rules.cite("floor.decides"),)
    yield PurchaseTakenBack(*told, at_ms=at_ms, citations=cite)
    if back is None:
        return
    if state.by_itself:
        yield from decide_end(state, at_ms)
    if state.phase == "running":
        yield from decide_seating(state, at_ms)
