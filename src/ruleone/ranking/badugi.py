"""Badugi: the cards of a hand that differ in rank and in suit count, four at best.

More such cards beat fewer; then the lowest win, the highest compared first. The ace is low in
badugi and badacey, high in badeucey.
"""

from functools import cache

from ruleone.ranking import ace_to_five
from ruleone.ranking.rung import ACE, Rung, rungs

CATEGORIES = ("one-card", "two-card", "three-card", "badugi")


@cache
def ladder(ace_high: bool) -> tuple[Rung, ...]:
    """Return all rungs, weakest first: from a single king, or ace, to 4-3-2-A, or 5-4-3-2."""
    ranks = range(ACE, -1, -1) if ace_high else ace_to_five.RANKS
    return tuple(rungs(CATEGORIES, ranks, low=True))
