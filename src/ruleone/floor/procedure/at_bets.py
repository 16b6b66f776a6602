"""The facts of bets that the dealer touches, made of a hand of the engine and of what is told."""

from collections.abc import Mapping

from ruleone.dealing import Hand
from ruleone.floor.facts import Amount, Seat
from ruleone.floor.hand_stage import betting, seat_of
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.procedure.bets_touched import BetsTouched, Touch

_NOTHING: Mapping[int, int] = {}


def bets_touched_in(
    hand: Hand, to: Touch, asked_by: Seat | None = None, pulled: Mapping[Seat, Amount] = _NOTHING
) -> BetsTouched:
    """What the dealer does to the bets: the hand says who is to act. Raises BadFacts where nobody
    is, and for more chips than lie before a seat."""
    view = betting(hand)
    assert hand.options is not None
    for seat, chips in pulled.items():
        if chips > (most := seat_of(view, seat).bet):
            raise BadFacts("pulled-too-much", seat=seat, most=most, came=chips)
    return BetsTouched(to=to, to_act=hand.options.seat, asked_by=asked_by, pulled=pulled)
