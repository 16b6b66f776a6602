"""The shark: plays by price, position and stack, bets thinly for value and bluffs with care."""

from ruleone.bots.chance import Chance
from ruleone.bots.shark_postflop import decide_postflop
from ruleone.bots.shark_preflop import decide_preflop
from ruleone.bots.spot import Spot
from ruleone.dealing.actions import Action


def decide(spot: Spot, chance: Chance) -> Action:
    """What a shark does."""
    return decide_postflop(spot, chance) if spot.board else decide_preflop(spot)
