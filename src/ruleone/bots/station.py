"""The calling station: wants to see every card, calls with any hope, hardly ever raises."""

from ruleone.bots.chance import Chance
from ruleone.bots.equity import Likely, estimate
from ruleone.bots.sizing import bet_pot_share, check_or_call, check_or_fold, raise_to
from ruleone.bots.spot import Spot
from ruleone.bots.starting_hands import share_of
from ruleone.dealing.actions import Action

RUNS = 20
ANYTHING = Likely((0.0, 1.0))


def decide(spot: Spot, chance: Chance) -> Action:
    """Return the action of a calling station."""
    return _postflop(spot, chance) if spot.board else _preflop(spot)


def _preflop(spot: Spot) -> Action:
    share = share_of(*spot.hole)
    cost = spot.to_call / spot.big_blind
    if share <= 0.025 and spot.levels < 2:
        return raise_to(spot, 3 * (spot.bet + spot.to_call))
    part = spot.to_call / max(1, spot.stack)
    if part > 0.4:
        limit = 0.16
    elif cost > 4:
        limit = 0.35
    else:
        limit = 0.75 if cost <= 1 else 0.55
    return check_or_call(spot) if share <= limit else check_or_fold(spot)


def _postflop(spot: Spot, chance: Chance) -> Action:
    equity = estimate(spot.hole, spot.board, [ANYTHING] * len(spot.opponents), RUNS, chance)
    others = len(spot.opponents)
    if not spot.to_call:
        strong = equity >= 0.75 and chance.share() < 0.6
        return bet_pot_share(spot, 0.5) if strong else check_or_fold(spot)
    if equity >= 0.93 and spot.raises < 2:
        return bet_pot_share(spot, 0.6)
    hope = (0.5 if len(spot.board) == 5 else 0.42) * 2 / (1 + others)
    part = spot.to_call / max(1, spot.stack)
    needed = max(hope, 0.55 if part > 0.5 else 0.0)
    return check_or_call(spot) if equity >= min(needed, 0.7) else check_or_fold(spot)
