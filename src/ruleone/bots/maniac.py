"""The maniac: raises with half of all hands and bets whatever the board brings."""

from ruleone.bots.chance import Chance
from ruleone.bots.equity import Likely, estimate
from ruleone.bots.sizing import all_in, bet_pot_share, check_or_call, check_or_fold, raise_to
from ruleone.bots.spot import Spot
from ruleone.bots.starting_hands import share_of
from ruleone.dealing.actions import Action

RUNS = 20
ANYTHING = Likely((0.0, 0.8))


def decide(spot: Spot, chance: Chance) -> Action:
    """Return the action of a maniac."""
    return _postflop(spot, chance) if spot.board else _preflop(spot, chance)


def _preflop(spot: Spot, chance: Chance) -> Action:
    share = share_of(*spot.hole)
    depth = spot.effective / spot.big_blind
    if not spot.levels:
        if share <= 0.55:
            open_to = (3 + chance.share() + spot.limpers) * spot.big_blind
            return all_in(spot) if depth <= 10 else raise_to(spot, open_to)
        return check_or_fold(spot)
    part = spot.to_call / max(1, spot.stack)
    if share <= (0.22 if spot.levels == 1 else 0.08) and chance.share() < 0.7:
        return raise_to(spot, 3 * (spot.bet + spot.to_call))
    limit = 0.15 if part > 0.35 else 0.5 if spot.levels == 1 else 0.25
    return check_or_call(spot) if share <= limit else check_or_fold(spot)


def _postflop(spot: Spot, chance: Chance) -> Action:
    equity = estimate(spot.hole, spot.board, [ANYTHING] * len(spot.opponents), RUNS, chance)
    bold = chance.share()
    if not spot.to_call:
        return bet_pot_share(spot, 0.75) if equity >= 0.6 or bold < 0.6 else check_or_fold(spot)
    if spot.raises < 3 and (equity >= 0.75 or bold < 0.12):
        return bet_pot_share(spot, 0.9)
    return check_or_call(spot) if equity >= max(0.36, spot.price) else check_or_fold(spot)
