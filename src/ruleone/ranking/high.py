"""High: the usual order of poker hands.

Its 7,462 hands go from 7-5-4-3-2 up to the royal flush; suits never break a tie (holdem-rank-0).
Only this module states what beats what: the tables of both evaluators are built from this ladder,
and the other orders of five cards rearrange its hands.
"""

from functools import cache

from ruleone.ranking.rung import ACE, Rung, run, rungs

CATEGORIES = (
    "high-card",
    "pair",
    "two-pair",
    "trips",
    "straight",
    "flush",
    "full-house",
    "quads",
    "straight-flush",
    "royal-flush",
)
"""Categories of high hands, weakest first.

Their rules: holdem-rank-high-card, holdem-rank-pair, holdem-rank-two-pair, holdem-rank-trips,
holdem-rank-straight, holdem-rank-flush, holdem-rank-full-house, holdem-rank-quads,
holdem-rank-straight-flush, holdem-rank-royal.
"""
_FIVE = 3


@cache
def ladder() -> tuple[Rung, ...]:
    """Return all rungs, weakest first.

    The lowest straight is 5-4-3-2-A (holdem-rank-straight).
    """
    return tuple(rungs(CATEGORIES, range(13), [run(top) for top in range(_FIVE, ACE + 1)]))
