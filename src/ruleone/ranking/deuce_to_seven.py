"""Deuce-to-seven low: the worst high hand wins, and the ace is always high.

Straights and flushes count, and count against; 5-4-3-2-A is not a straight, since the ace is high.
So the best hand is 7-5-4-3-2 of more than one suit.
"""

from functools import cache

from ruleone.ranking.rung import ACE, Rung, run, rungs

CATEGORIES = (
    "royal-flush",
    "straight-flush",
    "quads",
    "full-house",
    "flush",
    "straight",
    "trips",
    "two-pair",
    "pair",
    "low",
)
_SIX = 4


@cache
def ladder() -> tuple[Rung, ...]:
    """Return all rungs, weakest first: from the royal flush to 7-5-4-3-2."""
    straights = [run(top) for top in range(ACE, _SIX - 1, -1)]
    return tuple(rungs(CATEGORIES, range(ACE, -1, -1), straights, low=True))
