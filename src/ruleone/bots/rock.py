"""The rock: waits for very good cards, bets them, and believes every raise."""

from ruleone.bots.chance import Chance
from ruleone.bots.equity import Likely, estimate
from ruleone.bots.sizing import all_in, bet_pot_share, check_or_call, check_or_fold, raise_to
from ruleone.bots.spot import Spot
from ruleone.bots.starting_hands import share_of
from ruleone.dealing.actions import Action

RUNS = 24


def decide(spot: Spot, chance: Chance) -> Action:
    """Return the action of a rock."""
    return _postflop(spot, chance) if spot.board else _preflop(spot)


def _preflop(spot: Spot) -> Action:
    share = share_of(*spot.hole)
    depth = spot.effective / spot.big_blind
    if not spot.levels:
        late = spot.behind <= 3
        if depth <= 10 and share <= 0.16 + 0.02 * (10 - depth):
            return all_in(spot)
        if share <= (0.16 if late else 0.09):
            return raise_to(spot, (3 + spot.limpers) * spot.big_blind)
        return check_or_fold(spot)
    if share <= 0.018:
        return raise_to(spot, 3 * (spot.bet + spot.to_call))
    if share <= (0.07 if spot.levels == 1 else 0.03):
        return all_in(spot) if depth <= 10 else check_or_call(spot)
    cheap = spot.price <= 0.2 and share <= 0.2 and spot.to_call <= 0.05 * spot.stack
    return check_or_call(spot) if cheap else check_or_fold(spot)


def _postflop(spot: Spot, chance: Chance) -> Action:
    likely = [Likely((0.0, 0.35), min(2, o.pushes)) for o in spot.opponents.values()]
    equity = estimate(spot.hole, spot.board, likely, RUNS, chance)
    if not spot.to_call:
        return bet_pot_share(spot, 0.6) if equity >= 0.7 else check_or_fold(spot)
    if equity >= 0.9:
        return bet_pot_share(spot, 0.8)
    return check_or_call(spot) if equity >= max(0.45, spot.price + 0.12) else check_or_fold(spot)
