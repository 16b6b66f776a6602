"""The orders beside high, told card by card as the rules tell them: slow, easy to check by eye.

Each function says how strong cards are as something that compares, the better the greater; None is
a hand that does not qualify.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

from obvious import strength_of_five as high

Strength = Any
Told = Callable[[Sequence[int]], Strength]
ACE = 12


def ace_to_five(cards: Sequence[int]) -> Strength:
    """Aces are ones, suits and straights nothing; fewer pairs, then lower cards are better."""
    return low_ranks(tuple(sorted(ones_for_aces(cards))))


@cache
def low_ranks(ranks: tuple[int, ...]) -> Strength:
    times = Counter(ranks)
    shape = sorted(times.values(), reverse=True)
    grouped = sorted(times, key=lambda rank: (times[rank], rank), reverse=True)
    return tuple(-count for count in shape), tuple(-rank for rank in grouped)


def eight_or_better(cards: Sequence[int]) -> Strength:
    """Five different cards, none above an eight; an ace is a one."""
    ranks = set(ones_for_aces(cards))
    return ace_to_five(cards) if len(ranks) == 5 and max(ranks) <= 8 else None


def ones_for_aces(cards: Iterable[int]) -> list[int]:
    """What is printed on the cards, from 2 on, jacks as 11 and so on, aces as 1."""
    return [1 if card // 4 == ACE else card // 4 + 2 for card in cards]


def deuce_to_seven(cards: Sequence[int]) -> Strength:
    """The worst high hand, where an ace is only ever high."""
    ranks = tuple(sorted((card // 4 for card in cards), reverse=True))
    return worst_high(ranks, len({card % 4 for card in cards}) == 1)


@cache
def worst_high(ranks: tuple[int, ...], one_suit: bool) -> Strength:
    times = Counter(ranks)
    shape = tuple(sorted(times.values(), reverse=True))
    grouped = sorted(times, key=lambda rank: (times[rank], rank), reverse=True)
    in_a_row = all(above - below == 1 for above, below in pairwise(ranks))
    if in_a_row and one_suit:
        place = 8
    elif shape in {(4, 1), (3, 2)}:
        place = 7 if shape == (4, 1) else 6
    elif one_suit or in_a_row:
        place = 5 if one_suit else 4
    else:
        place = {(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}[shape]
    return -place, tuple(-rank for rank in grouped)


def badugi(cards: Sequence[int]) -> Strength:
    """The most cards that differ in rank and suit, then the lowest; aces are ones."""
    return max(map(one_badugi, subsets(cards)))


def badugi_ace_high(cards: Sequence[int]) -> Strength:
    """The same with aces high."""
    return max(one_badugi(some, ace=14) for some in subsets(cards))


def subsets(cards: Sequence[int]) -> Iterable[tuple[int, ...]]:
    return (some for size in (1, 2, 3, 4) for some in combinations(cards, size))


def one_badugi(cards: tuple[int, ...], ace: int = 1) -> Strength:
    ranks = sorted((rank if rank > 1 else ace for rank in ones_for_aces(cards)), reverse=True)
    differ = len(set(ranks)) == len({card % 4 for card in cards}) == len(cards)
    return (len(cards), tuple(-rank for rank in ranks)) if differ else (0, ())


def short_deck(flush_over_full_house: bool = True, trips_over_straight: bool = False) -> Told:
    """High hands, where ace, six, seven, eight and nine are a straight to the nine."""
    trips, straight, flush, full_house = 3, 4, 5, 6

    def told(cards: Sequence[int]) -> Strength:
        category, ranks = high(cards)
        if {card // 4 for card in cards} == {ACE, 4, 5, 6, 7}:
            category, ranks = (8 if category == flush else straight), (7,)
        swapped = {trips: straight, straight: trips} if trips_over_straight else {}
        if flush_over_full_house:
            swapped |= {flush: full_house, full_house: flush}
        return swapped.get(category, category), ranks

    return told


TOLD: dict[str, Told] = {
    "high": high,
    "ace-to-five": ace_to_five,
    "eight-or-better": eight_or_better,
    "deuce-to-seven": deuce_to_seven,
    "badugi": badugi,
    "badugi-ace-high": badugi_ace_high,
    "short-deck": short_deck(),
    "short-deck-trips-over-straight": short_deck(trips_over_straight=True),
    "short-deck-full-house-over-flush": short_deck(flush_over_full_house=False),
    "short-deck-full-house-over-flush-trips-over-straight": short_deck(False, True),
}
OF_FIVE = [name for name in TOLD if "badugi" not in name]


def best_of_all(told: Told, hands: Iterable[tuple[int, ...]]) -> Strength:
    """The best of several hands; None where none qualifies."""
    return max((found for hand in hands if (found := told(hand)) is not None), default=None)


def best_five(name: str, cards: Sequence[int]) -> Strength:
    """The best that any five of the cards make."""
    return best_of_all(TOLD[name], combinations(cards, 5))


def best_omaha(name: str, hole: Sequence[int], board: Sequence[int]) -> Strength:
    """The best that any two of the hole cards make with any three of the board."""
    both = product(combinations(hole, 2), combinations(board, 3))
    return best_of_all(TOLD[name], (two + three for two, three in both))


def deck(name: str) -> range:
    """The cards that an order is played with."""
    return range(16, 52) if name.startswith("short") else range(52)
