"""Naturals: thirteen cards that win by themselves, whatever the rows."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement

from ruleone.cards import Card, rank_of, suit_of
from ruleone.chinese.rules import CARDS_EACH, Natural, ThirteenRules

_ACE = 12
_BLACK = frozenset({0, 3})
"""Clubs and spades, as suits of cards are numbered."""


def best_natural(cards: Sequence[Card], rules: ThirteenRules) -> tuple[Natural, int] | None:
    """Return the highest natural in thirteen cards and its points, None where there is none."""
    for natural, points in rules.naturals:
        if _HOLDS[natural](cards, rules):
            return natural, points
    return None


def _one_suit(cards: Sequence[Card], rules: ThirteenRules) -> bool:
    return len({suit_of(card) for card in cards}) == 1


def _dragon(cards: Sequence[Card], rules: ThirteenRules) -> bool:
    return len({rank_of(card) for card in cards}) == CARDS_EACH


def _twelve(cards: Sequence[Card], rules: ThirteenRules) -> bool:
    """Whether at least twelve are of one color; the edition may ask for one suit."""
    if rules.twelve_by_suit:
        return max(Counter(map(suit_of, cards)).values()) >= CARDS_EACH - 1
    black = sum(suit_of(card) in _BLACK for card in cards)
    return not 1 < black < CARDS_EACH - 1


def _trips_five_pairs(cards: Sequence[Card], rules: ThirteenRules) -> bool:
    times = list(Counter(map(rank_of, cards)).values())
    return times.count(3) == 1 and 1 not in times and (rules.quads_as_two_pairs or 4 not in times)


def _six_pairs(cards: Sequence[Card], rules: ThirteenRules) -> bool:
    times = Counter(map(rank_of, cards)).values()
    if rules.quads_as_two_pairs:
        return sum(count // 2 for count in times) == 6
    return sum(count >= 2 for count in times) == 6


def _three_flushes(cards: Sequence[Card], rules: ThirteenRules) -> bool:
    """Whether they are flushes of 3, 5 and 5 cards, also of the same suit."""
    counts = sorted(Counter(map(suit_of, cards)).values())
    return counts in ([3, 5, 5], [5, 8], [3, 10], [13])


def _three_straights(cards: Sequence[Card], rules: ThirteenRules) -> bool:
    return sum(5 ** rank_of(card) for card in cards) in _ranks_of_three_straights()


@cache
def _ranks_of_three_straights() -> frozenset[int]:
    """Return the ranks of all straights of 3, 5 and 5 cards together.

    They are digits to the base of five. An ace stands below a two and above a king. A rank needed
    five times cannot come: at most three straights hold it.
    """
    threes, fives = _straights(3), _straights(5)
    pairs = combinations_with_replacement(fives, 2)
    return frozenset(one + two + three for one, two in pairs for three in threes)


def _straights(cards: int) -> list[int]:
    tops = range(cards - 2, _ACE + 1)
    return [sum(5 ** (rank % 13) for rank in range(top - cards + 1, top + 1)) for top in tops]


_HOLDS: dict[Natural, Callable[[Sequence[Card], ThirteenRules], bool]] = {
    "one-suit": _one_suit,
    "dragon": _dragon,
    "twelve": _twelve,
    "trips-five-pairs": _trips_five_pairs,
    "three-straights": _three_straights,
    "three-flushes": _three_flushes,
    "six-pairs": _six_pairs,
}
