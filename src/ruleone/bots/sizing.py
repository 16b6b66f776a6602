"""Intentions of a computer player turned into actions that are legal in the view."""

from ruleone.bots.spot import Spot
from ruleone.dealing.actions import Action, BringIn, Call, Check, Fold, RaiseTo

COMMITTED = 0.4
"""Share of the chips to be won from which a raise is made for all of them."""


def check_or_fold(spot: Spot) -> Action:
    """Return a check where possible, else a fold."""
    if spot.options.bring_in is not None:
        return BringIn()
    return Check() if spot.options.check else Fold()


def check_or_call(spot: Spot) -> Action:
    """Return a check or a call at the price asked."""
    if spot.options.bring_in is not None:
        return BringIn()
    return Check() if spot.options.check or spot.options.call is None else Call()


def raise_to(spot: Spot, amount: float) -> Action:
    """Return a bet or raise to about this total.

    It is a legal, round amount, and all that can be won where little would be left behind. Where no
    raise is open it is a call.
    """
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
    """Return a bet or raise by this share of the pot after a call."""
    after_call = spot.pot + spot.to_call
    return raise_to(spot, spot.bet + spot.to_call + share * after_call)


def all_in(spot: Spot) -> Action:
    """Return an all-in, as a raise or as a call."""
    if spot.options.bet_to is None:
        return check_or_call(spot)
    return RaiseTo(spot.options.bet_to[1])


def _round_unit(big_blind: int) -> int:
    """Return the unit of bets: about a quarter of the big blind."""
    unit = 1
    for step in (5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000):
        if step * 4 <= big_blind:
            unit = step
    return unit
