"""From what a house player means to do to an action that is legal in the view."""

from ruleone.bots.spot import Spot
from ruleone.dealing.actions import Action, BringIn, Call, Check, Fold, RaiseTo

COMMITTED = 0.4
"""A raise of this much of what can be won, or more, is made for all of it."""


def check_or_fold(spot: Spot) -> Action:
    """Stay in for nothing, else give up."""
    if spot.options.bring_in is not None:
        return BringIn()
    return Check() if spot.options.check else Fold()


def check_or_call(spot: Spot) -> Action:
    """Stay in at the price asked."""
    if spot.options.bring_in is not None:
        return BringIn()
    return Check() if spot.options.check or spot.options.call is None else Call()


def raise_to(spot: Spot, amount: float) -> Action:
    """A bet or raise to about this total: within the bounds, in a round amount, and for all that
    can be won where little would be left behind; a call where no raise is open to us."""
    bounds = spot.options.bet_to
    if bounds is None:
        return check_or_call(spot)
    least, most = bounds
    if spot.game.limit == "fixed-limit":
        return RaiseTo(least if amount < most else most)
    reach = spot.effective
    if max(amount, least) - spot.bet >= COMMITTED * (reach - spot.bet):
        return RaiseTo(max(least, min(most, reach)))
    unit = _round_unit(spot.big_blind)
    return RaiseTo(max(least, min(most, round(amount / unit) * unit)))


def bet_pot_share(spot: Spot, share: float) -> Action:
    """A bet or raise by this share of the pot after a call."""
    after_call = spot.pot + spot.to_call
    return raise_to(spot, spot.bet + spot.to_call + share * after_call)


def all_in(spot: Spot) -> Action:
    """Everything in, as a raise or as a call."""
    if spot.options.bet_to is None:
        return check_or_call(spot)
    return RaiseTo(spot.options.bet_to[1])


def _round_unit(big_blind: int) -> int:
    """The amounts people bet: multiples of about a quarter of the big blind."""
    unit = 1
    for step in (5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000):
        if step * 4 <= big_blind:
            unit = step
    return unit
