"""Which good practice bears on a situation that was told and ruled on."""

from typing import Any, Final

from ruleone.floor.advice import Situation
from ruleone.floor.procedure import BetsTouched, ColorUp
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.showdown import SharedPot, Showdown
from ruleone.floor.situations.told import Count, Found

_NO_RULE: Final = frozenset(("chance-decides", "deck-foul"))
"""The reasons that say that no rule speaks of it."""


def bears_on(facts: Any, ruling: AnyRuling) -> tuple[Situation, ...]:
    """The situations of which good practice helps in this case; none in most. What is done as it
    should be needs no advice."""
    match facts:
        case BetsTouched(to=to) if to != "count":
            return ("betting",)
        case Count(of=of) if of != "pot":
            return ("stacks",)
        case Found(how="view"):
            return ("carrying-chips",)
        case Found(how="behind"):
            return ("stacks",)
        case ColorUp():
            proposed = getattr(ruling, "proposed", None)
            goes = proposed is not None and proposed.code == "color-up"
            return ("chips-colored-up", "chip-race") if goes else ()
        case Showdown(hand_for_hand=True):
            return ("hand-for-hand",)
        case SharedPot(high=high, low=low) if high and low:
            return ("split-pot",)
    uncovered = any(reason.code in _NO_RULE for reason in getattr(ruling, "reasons", ()))
    return ("uncovered-mistake",) if uncovered else ()
