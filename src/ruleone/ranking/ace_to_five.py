"""Ace-to-five low, as in razz: the lowest cards win, and the ace is the lowest of all.

Straights and flushes do not count, so that 5-4-3-2-A is the best hand; what is paired loses to what
is not. Hands compare by their highest card first, paired ones by what is paired first.
"""

from functools import cache

from ruleone.ranking.rung import ACE, Rung, rungs

CATEGORIES = ("quads", "full-house", "trips", "two-pair", "pair", "low")
RANKS = (*range(ACE - 1, -1, -1), ACE)


@cache
def ladder() -> tuple[Rung, ...]:
    """Return all rungs, weakest first: from four kings with a queen to 5-4-3-2-A."""
    return tuple(rungs(CATEGORIES, RANKS, low=True))
