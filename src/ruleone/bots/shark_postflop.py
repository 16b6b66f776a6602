"""The shark after the flop: what the hand is worth against likely holdings, at the price asked."""

from ruleone.bots.chance import Chance
from ruleone.bots.equity import estimate
from ruleone.bots.reading import likely_holdings
from ruleone.bots.sizing import bet_pot_share, check_or_call, check_or_fold
from ruleone.bots.spot import Spot
from ruleone.dealing.actions import Action

RUNS = {3: 60, 4: 60, 5: 70}
"""Run-outs by the number of board cards."""
VALUE = {3: 0.57, 4: 0.60, 5: 0.63}
"""Equity against one opponent from which a bet is for value."""
RAISE = {3: 0.77, 4: 0.80, 5: 0.84}
"""Equity from which a bet is raised."""
FIRST_BLUFF, SECOND_BLUFF, RIVER_BLUFF = 0.5, 0.22, 0.10
SEMI_BLUFF_RAISE = 0.08


def decide_postflop(spot: Spot, chance: Chance) -> Action:
    """The decision with a board."""
    cards = len(spot.board)
    equity = estimate(spot.hole, spot.board, likely_holdings(spot), RUNS[cards], chance)
    return _facing_bet(spot, equity, chance) if spot.to_call else _unbet(spot, equity, chance)


def _unbet(spot: Spot, equity: float, chance: Chance) -> Action:
    cards, others = len(spot.board), len(spot.opponents)
    if not spot.can_act:
        return check_or_fold(spot)
    fair = VALUE[cards] ** (1 + 0.55 * (others - 1))
    if equity >= fair:
        return bet_pot_share(spot, 0.75 if equity >= fair + 0.15 else 0.55)
    if chance.share() < _bluff_odds(spot, equity):
        return bet_pot_share(spot, 0.4 if cards == 3 else 0.6)
    return check_or_fold(spot)


def _bluff_odds(spot: Spot, equity: float) -> float:
    """How often to bet a hand that is not good enough: mostly once, against one opponent, after
    our own raise before the flop, and with something to fall back on."""
    if len(spot.opponents) > 1:
        return 0.0
    match len(spot.board):
        case 3:
            return FIRST_BLUFF if spot.led and equity >= 0.25 else 0.0
        case 4:
            return SECOND_BLUFF if equity >= 0.25 else 0.0
        case _:
            return RIVER_BLUFF if spot.in_position and equity < 0.2 else 0.0


def _facing_bet(spot: Spot, equity: float, chance: Chance) -> Action:
    cards = len(spot.board)
    strong = RAISE[cards] + 0.05 * (spot.raises - 1)
    if equity >= min(strong, 0.95) and spot.options.bet_to is not None:
        return bet_pot_share(spot, 0.8)
    margin = 0.01 if spot.in_position else 0.03
    waiting = sum(not o.all_in and o.bet < spot.bet + spot.to_call for o in spot.opponents.values())
    if equity >= spot.price + margin + 0.03 * waiting:
        return check_or_call(spot)
    drawing = cards < 5 and equity >= 0.3 and spot.raises == 1 and len(spot.opponents) == 1
    if drawing and chance.share() < SEMI_BLUFF_RAISE:
        return bet_pot_share(spot, 0.8)
    return check_or_fold(spot)
