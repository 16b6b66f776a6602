"""The shark before the flop: opens by position, answers by price, goes all-in when short."""

from ruleone.bots.push_fold import push_gain, shares
from ruleone.bots.reading import raising_share
from ruleone.bots.sizing import all_in, check_or_call, check_or_fold, raise_to
from ruleone.bots.spot import Opponent, Spot
from ruleone.bots.starting_hands import class_of, equity_against, share_of
from ruleone.dealing.actions import Action

SHORT, DEEP = 9, 25
"""Big blinds: with SHORT or fewer the first raise is all-in, above DEEP raises are larger."""
OPENING = (0.65, 0.60, 0.50, 0.38, 0.30, 0.25, 0.20, 0.17, 0.15, 0.14)
"""The share of hands to raise first with, by how many players are behind."""
AGAIN_OF_RAISER = 0.27
"""The share of the raiser's own hands that is good enough to raise again."""
UNKNOWN_RAISER = 0.3
LOOSE_CALLERS = 0.1
"""An all-in is called with this share of hands at the least, however bad the price."""
COLD_MARGIN, OVERCALL_RISK, OVERCALLS = 0.01, 0.006, 0.04
"""What players behind us cost: equity to call a raise, equity to call an all-in for each of them,
and how often one of them calls an all-in."""
LEAST_JAM_CALLS, JAM_PRICE = 0.4, 0.22
ISOLATING = 0.6
ONE_MORE_CALLER = 0.76
"""What is left of the equity for each further player in the pot."""
CALLED_ALL_IN, BOTH_BEATEN = 0.15, 1.2
"""The share of hands with which others call an all-in; who beats one hand often beats the other."""


def decide_preflop(spot: Spot) -> Action:
    """The decision with no board."""
    if spot.levels:
        return _against_raise(spot)
    if spot.effective <= SHORT * spot.big_blind:
        return _all_in_or_fold(spot)
    return _over_limpers(spot) if spot.limpers else _first_in(spot)


def _all_in_or_fold(spot: Spot) -> Action:
    """Short stacks: all-in where that gains over folding; limpers may call like those behind."""
    depth, pot = spot.effective / spot.big_blind, spot.pot / spot.big_blind
    callers = max(1, spot.behind + spot.limpers)
    call = shares(depth, callers, pot)[1]
    risk = depth - spot.bet / spot.big_blind
    gain = push_gain(class_of(*spot.hole), risk, callers, pot, max(call, LOOSE_CALLERS))
    return all_in(spot) if gain > 0 else check_or_fold(spot)


def _first_in(spot: Spot) -> Action:
    deep = spot.effective > DEEP * spot.big_blind
    if share_of(*spot.hole) <= OPENING[min(spot.behind, len(OPENING) - 1)]:
        return raise_to(spot, (2.5 if deep else 2.1) * spot.big_blind)
    return check_or_fold(spot)


def _over_limpers(spot: Spot) -> Action:
    share, late = share_of(*spot.hole), spot.behind <= 3
    if share <= (0.22 if late else 0.14):
        return raise_to(spot, (3.5 + spot.limpers) * spot.big_blind)
    cheap = spot.to_call <= 0.03 * spot.effective and share <= 0.5 and late
    return check_or_call(spot) if cheap else check_or_fold(spot)


def _against_raise(spot: Spot) -> Action:
    raiser = max(spot.opponents.values(), key=lambda o: o.level)
    held = raising_share(raiser, spot) if raiser.level else UNKNOWN_RAISER
    number = class_of(*spot.hole)
    if raiser.all_in or spot.to_call >= spot.stack:
        return _against_all_in(spot, number, held)
    equity = equity_against(number, held) * ONE_MORE_CALLER ** _callers(spot)
    again = (2.6 if spot.in_position else 3.1) + 0.4 * (spot.effective > DEEP * spot.big_blind)
    target = again * (spot.bet + spot.to_call)
    jam = target - spot.bet >= 0.35 * (spot.effective - spot.bet)
    call_gain = _call_gain(spot, equity)
    if jam and _jam_gain(spot, raiser, number, held) > max(0.0, call_gain):
        return all_in(spot)
    if not jam and share_of(*spot.hole) <= AGAIN_OF_RAISER * held:
        return raise_to(spot, target)
    return check_or_call(spot) if call_gain > 0 else check_or_fold(spot)


def _against_all_in(spot: Spot, number: int, held: float) -> Action:
    """Somebody is all-in: call at the price, and keep the others out with a good hand. Those who
    have called have good hands themselves, and both have to be beaten."""
    equity = equity_against(number, held)
    equity *= (BOTH_BEATEN * equity_against(number, CALLED_ALL_IN)) ** _callers(spot)
    if equity < spot.price + 0.01 + OVERCALL_RISK * spot.behind:
        return check_or_fold(spot)
    alone = equity >= ISOLATING and spot.can_act > 0
    return all_in(spot) if alone else check_or_call(spot)


def _callers(spot: Spot) -> int:
    """How many others are in without having raised."""
    return sum(o.part in ("caller", "limper") for o in spot.opponents.values())


def _call_gain(spot: Spot, equity: float) -> float:
    """What a call gains, in chips: only part of the equity can be made good later on, less out of
    position and with deep stacks."""
    after = (spot.effective - spot.bet - spot.to_call) / max(1, spot.pot + spot.to_call)
    depth = min(1.0, max(0.0, after / 4))
    realised = 1 - depth * (0.10 if spot.in_position else 0.22)
    needed = spot.price + (COLD_MARGIN if spot.behind else 0.0)
    return (equity * realised - needed) * (spot.pot + spot.to_call)


def _jam_gain(spot: Spot, raiser: Opponent, number: int, held: float) -> float:
    """What going all-in over a raise gains, in chips: a raiser who gets a better price calls with
    more of what he raised with."""
    risk = spot.effective - spot.bet
    cost = max(0, min(spot.effective, raiser.bet + raiser.stack) - raiser.bet)
    price = cost / (cost + spot.pot + risk)
    calls = min(1.0, max(LEAST_JAM_CALLS, 1.0 - 2.6 * (price - JAM_PRICE)))
    folds = (1 - calls) * (1 - OVERCALLS) ** spot.behind
    called = equity_against(number, calls * held) * (spot.pot + risk + cost) - risk
    return folds * spot.pot + (1 - folds) * called
