"""Two who do not think, to measure the others by."""

from ruleone.bots.chance import Chance
from ruleone.bots.sizing import check_or_call
from ruleone.bots.spot import Spot
from ruleone.dealing.actions import Action, RaiseTo


def always_call(spot: Spot, chance: Chance) -> Action:
    """Never folds, never raises."""
    return check_or_call(spot)


def always_raise(spot: Spot, chance: Chance) -> Action:
    """Raises by the pot whenever that is allowed, else calls."""
    bounds = spot.options.bet_to
    if bounds is None:
        return check_or_call(spot)
    by_the_pot = spot.bet + 2 * spot.to_call + spot.pot
    if spot.game.limit == "fixed-limit":
        return RaiseTo(bounds[1])
    return RaiseTo(max(bounds[0], min(bounds[1], by_the_pot)))
