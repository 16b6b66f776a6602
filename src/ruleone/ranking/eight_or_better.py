"""Eight-or-better low: ace-to-five, where only five different cards of eight or below are a low.

Any other hand has the value 0.
"""

from functools import cache

from ruleone.ranking import ace_to_five
from ruleone.ranking.rung import ACE, Rung

_EIGHT = 6


@cache
def ladder() -> tuple[Rung, ...]:
    """Return all rungs, weakest first: from 8-7-6-5-4 to 5-4-3-2-A."""
    return tuple(
        rung
        for rung in ace_to_five.ladder()
        if rung.category == "low" and all(rank <= _EIGHT or rank == ACE for rank in rung.whole)
    )
