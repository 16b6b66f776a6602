"""Eight-or-better low: ace-to-five, but only five different cards from eight down are a low.

A hand without them is no low: its value is 0.
"""

from functools import cache

from ruleone.ranking import ace_to_five
from ruleone.ranking.rung import ACE, Rung

_EIGHT = 6


@cache
def ladder() -> tuple[Rung, ...]:
    """All rungs, weakest first: from 8-7-6-5-4 to 5-4-3-2-A."""
    return tuple(
        rung
        for rung in ace_to_five.ladder()
        if rung.category == "low" and all(rank <= _EIGHT or rank == ACE for rank in rung.whole)
    )
