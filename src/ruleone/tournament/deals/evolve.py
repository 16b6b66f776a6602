"""Effects of the events of a deal on the state."""

from msgspec.structs import replace

from ruleone.tournament.events.deals import (
    DealAnswered,
    DealAsked,
    DealLapsed,
    DealMade,
    DealOffered,
    DealShown,
)
from ruleone.tournament.state.adding_up import Broken
from ruleone.tournament.state.event_state import DealWished, EventState


def asked(state: EventState, event: DealAsked) -> None:
    """Note the request for a deal."""
    state.deal = DealWished(event)
    if event.by is not None:
        state.deal_asked_in[event.by] = state.clock.level


def offered(state: EventState, event: DealOffered) -> None:
    """Stop dealing and the clock for the figures."""
    assert state.deal is not None
    state.deal.offered, state.deal.stacks = event, state.reckoned or {}
    state.deals_offered = event.number
    state.clock.stands = True


def shown(state: EventState, event: DealShown) -> None:
    """Note that all have seen the figures; the time to answer runs from now."""
    wish = state.deal
    assert wish is not None
    assert wish.offered is not None
    wish.shown, wish.offered = event.how, replace(wish.offered, until_ms=event.until_ms)


def answered(state: EventState, event: DealAnswered) -> None:
    """Note a consent, entered or by word; a refusal lapses the deal."""
    assert state.deal is not None
    if event.consents:
        state.deal.consenting.add(event.player)
        state.deal.by_word |= {event.player} if event.by_word else set()


def made(state: EventState, event: DealMade) -> None:
    """Make the deal: of the prizes that it shares only the rest is still to be won.

    Raises Broken where it does not add up.
    """
    assert state.deal is not None
    state.deal_stacks = state.deal.stacks
    state.deal, state.deal_made = None, event
    places = len(event.amounts)
    won = sum(event.amounts.values()) + event.left
    if won != sum(state.prizes[:places]):
        raise Broken(f"expected a deal over {sum(state.prizes[:places])}, found {won}")
    shared = [0] * (min(places, len(state.prizes)) - 1)
    state.prizes = (event.left, *shared, *state.prizes[places:])
    state.clock.stands = False


def lapsed(state: EventState, event: DealLapsed) -> None:
    """Drop the deal."""
    state.deal = None
    state.clock.stands = False
