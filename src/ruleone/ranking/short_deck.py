"""Short deck: high hands of the 36 cards from six up, with the ace also below the six.

Flushes are rarer here than full houses and as a rule beat them; whether three of a kind beats a
straight differs between houses (holdem-rank-short-deck). Both are options.
"""

from functools import cache

from ruleone.ranking import high
from ruleone.ranking.rung import ACE, Rung, run, rungs

LOWEST_CARD = 16
_SIX = 4
_TEN = 8
_A9876 = (7, 6, 5, _SIX, ACE)


@cache
def ladder(flush_over_full_house: bool, trips_over_straight: bool) -> tuple[Rung, ...]:
    """Return all rungs, weakest first: from J-9-8-7-6 to the royal flush."""
    categories = list(high.CATEGORIES)
    if flush_over_full_house:
        _raise(categories, "flush", "full-house")
    if trips_over_straight:
        _raise(categories, "trips", "straight")
    straights = [_A9876, *(run(top) for top in range(_TEN, ACE + 1))]
    return tuple(rungs(categories, range(_SIX, ACE + 1), straights))


def _raise(categories: list[str], category: str, over: str) -> None:
    """Move a category just above another."""
    categories.remove(category)
    categories.insert(categories.index(over) + 1, category)
