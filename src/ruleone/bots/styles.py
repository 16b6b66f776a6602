"""Styles of computer players, and the one call for an action of any of them.

Two simple baselines serve to measure the others.
"""

from collections.abc import Callable

from ruleone.bots import maniac, rock, shark, station
from ruleone.bots.chance import Chance
from ruleone.bots.mixed.acting import TEMPERS, bet, throw
from ruleone.bots.mixed.seen import Seen
from ruleone.bots.sizing import check_or_call
from ruleone.bots.spot import Spot
from ruleone.dealing.actions import Action, Muck, RaiseTo, Show
from ruleone.dealing.games.holdem import HOLDEM
from ruleone.dealing.views import HandView


def always_call(spot: Spot, chance: Chance) -> Action:
    """Return a check or a call, always."""
    return check_or_call(spot)


def always_raise(spot: Spot, chance: Chance) -> Action:
    """Return a raise by the pot where allowed, else a call."""
    bounds = spot.options.bet_to
    if bounds is None:
        return check_or_call(spot)
    by_the_pot = spot.bet + 2 * spot.to_call + spot.pot
    if spot.game.limit == "fixed-limit":
        return RaiseTo(bounds[1])
    return RaiseTo(max(bounds[0], min(bounds[1], by_the_pot)))


Style = Callable[[Spot, Chance], Action]

_HOUSE: dict[str, Style] = {
    "shark": shark.decide,
    "rock": rock.decide,
    "station": station.decide,
    "maniac": maniac.decide,
}
_YARDSTICKS: dict[str, Style] = {
    "always-call": always_call,
    "always-raise": always_raise,
}
_ALL = _HOUSE | _YARDSTICKS
_HOLDEM = frozenset(game.id for game in HOLDEM.games())

STYLES: tuple[str, ...] = tuple(_HOUSE)
"""Styles that sit in events; their words are `style-<name>`."""
YARDSTICKS: tuple[str, ...] = tuple(_YARDSTICKS)
"""Baselines to measure them by, for simulations only."""


class UnknownStyle(LookupError):
    """A style name that does not exist."""


def decide(style: str, view: HandView, chance: Chance) -> Action:
    """Return the action of a computer player of this style, from its view and chance alone.

    The same view and the same state of `chance` give the same action, which is always legal in the
    view. Raises UnknownStyle, and ValueError where the view asks its viewer nothing.
    """
    if (play := _ALL.get(style)) is None:
        raise UnknownStyle(f"the styles are {', '.join(_ALL)}; there is no {style!r}")
    options = view.options
    if options is None:
        raise ValueError("expected a view in which its viewer is to act")
    if options.show or options.muck:
        return Show() if options.show else Muck()
    if view.game in _HOLDEM:
        return play(Spot(view, options), chance)
    seen, temper = Seen(view, options), TEMPERS.get(style)
    if options.discard is not None:
        return throw(seen, temper.snows if temper else 0.0, chance)
    return play(seen, chance) if temper is None else bet(seen, temper, chance)


def play(style: str, view: HandView, entropy: bytes) -> Action:
    """Return the action of `decide` with all of its chance from these bytes."""
    return decide(style, view, Chance(entropy))
