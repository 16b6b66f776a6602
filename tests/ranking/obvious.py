"""Hands ranked the way the book tells it, card by card: slow, and easy to check by eye."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise

Strength = tuple[int, tuple[int, ...]]
"""A category, 0 for high card to 9 for a royal flush, and the ranks that decide within it."""

ACE, FIVE = 12, 3


def strength(cards: Sequence[int]) -> Strength:
    """The best that any five of the cards make."""
    return max(map(strength_of_five, combinations(cards, 5)))


def strength_of_five(cards: Sequence[int]) -> Strength:
    ranks = tuple(sorted((card // 4 for card in cards), reverse=True))
    suits = {card % 4 for card in cards}
    return strength_of_ranks(ranks, len(suits) == 1)


@cache
def strength_of_ranks(ranks: tuple[int, ...], one_suit: bool) -> Strength:
    times = Counter(ranks)
    grouped = tuple(sorted(times, key=lambda rank: (times[rank], rank), reverse=True))
    shape = sorted(times.values(), reverse=True)
    top = straight_top(ranks)
    if top is not None and one_suit:
        return (9 if top == ACE else 8, (top,))
    if shape == [4, 1]:
        return (7, grouped)
    if shape == [3, 2]:
        return (6, grouped)
    if one_suit:
        return (5, grouped)
    if top is not None:
        return (4, (top,))
    if shape == [3, 1, 1]:
        return (3, grouped)
    if shape == [2, 2, 1]:
        return (2, grouped)
    if shape == [2, 1, 1, 1]:
        return (1, grouped)
    return (0, grouped)


def straight_top(ranks: tuple[int, ...]) -> int | None:
    """The top rank of five in a row, None where they are not; an ace also stands below a deuce."""
    if ranks == (ACE, 3, 2, 1, 0):
        return FIVE
    in_a_row = all(high - low == 1 for high, low in pairwise(ranks))
    return ranks[0] if in_a_row else None
