"""Who shows when, who may muck, and which hand wins which pot."""

from typing import Literal

from ruleone.cards import CardError
from ruleone.dealing.events import Mucked, PotAwarded, ShowdownOpened, Shown
from ruleone.dealing.pots import layers, share
from ruleone.dealing.state import IN, State
from ruleone.ranking import rank7

NO_RANK = -1


def opening(state: State) -> ShowdownOpened:
    """The order of showing. First the last to bet or raise on the last street; without one, the
    player who would act first on it, or the first left of the button, as the edition says; where
    everybody is all-in and hands were not turned up at once, the first who went all-in."""
    live = state.live
    first, all_in = state.aggressor, state.first_all_in
    if not state.able and all_in in live:
        return _order(state, live, all_in, "first-all-in")
    if first in live:
        return _order(state, live, first, "aggressor")
    acting = [place for place in live if state.status[place] == IN]
    first = acting[0] if state.rules.first_to_act_shows and acting else live[0]
    return _order(state, live, first, "no-bet")


def _order(
    state: State, live: list[int], first: int, why: Literal["aggressor", "no-bet", "first-all-in"]
) -> ShowdownOpened:
    """The live hands clockwise, `first` before all others."""
    at = live.index(first)
    seats = state.seats
    return ShowdownOpened(tuple(seats[place] for place in live[at:] + live[:at]), why)


def may_muck(state: State) -> bool:
    """Whether hands may be given up unseen: not with an all-in, unless the edition lets them."""
    return state.rules.all_in_may_muck or len(state.live) == state.able


def decided_by_dealer(state: State, place: int) -> Shown | Mucked:
    """What becomes of a hand whose player leaves it to the dealer: tabled if it may win something
    against the hands shown so far, mucked if it is beaten in every pot that it could win."""
    seat, cards = state.seats[place], state.holes[place]
    if may_muck(state) and _beaten_everywhere(state, place):
        return Mucked(seat)
    return Shown(seat, cards)


def _beaten_everywhere(state: State, place: int) -> bool:
    mine, tabled = rank_at(state, place), state.tabled
    for _, places in layers(state):
        if place in places and all(
            rank_at(state, other) <= mine for other in places if state.seats[other] in tabled
        ):
            return False
    return True


def next_award(state: State) -> PotAwarded:
    """The next pot to go out, the last side pot first and the main pot last."""
    seats = state.seats
    if len(state.live) == 1:
        return PotAwarded(0, state.pot, (seats[state.live[0]],), (state.pot,), 0, True)
    pots = layers(state)
    at = len(pots) - 1 - state.awarded
    amount, places = pots[at]
    if len(places) == 1:
        return PotAwarded(at, amount, (seats[places[0]],), (amount,), 0, True)
    board, holes = state.board, state.holes
    if state.unknown:
        ranks = [rank_at(state, place) for place in places]
    else:
        ranks = [rank7(*holes[place], *board) for place in places]
    best = max(ranks)
    if ranks.count(best) == 1:
        return PotAwarded(at, amount, (seats[places[ranks.index(best)]],), (amount,), 0, False)
    winners = [place for place, value in zip(places, ranks, strict=True) if value == best]
    amounts, odd = share(state, amount, len(winners))
    return PotAwarded(
        at, amount, tuple([seats[place] for place in winners]), tuple(amounts), odd, False
    )


def rank_at(state: State, place: int) -> int:
    """The rank of a hand's best five cards; NO_RANK where a card is unknown."""
    try:
        return rank7(*state.holes[place], *state.board)
    except CardError:
        return NO_RANK
