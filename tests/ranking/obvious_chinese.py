"""Rows of 13-card poker told card by card, as the document tells them: slow, easy to check by eye.

What deals with three cards and five is comparable with each other as it stands, for tuples compare
place by place and a tuple that goes on is the greater.
"""

from collections import Counter
from collections.abc import Sequence

from obvious import strength_of_five

Strength = tuple[int, tuple[int, ...], int]
"""The category as for high hands, the ranks that decide, the place of the suit that decides."""

SUITS_UPWARDS = "dchs"
CLUBS_TO_SPADES = "cdhs"
HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH = range(6)
STRAIGHT_FLUSH, ROYAL_FLUSH = 8, 9
EXPLICIT = {STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH}
DECIDED_BY_SUIT = {
    "all-rows": EXPLICIT | {HIGH_CARD, PAIR, TWO_PAIR},
    "explicit-only": EXPLICIT,
    "none": set[int](),
}
# The card that decides, among the ranks that decide.
DECIDING = {PAIR: 1, TWO_PAIR: 2}


def told(
    cards: Sequence[int], tiebreak: str = "all-rows", suits_upwards: str = SUITS_UPWARDS
) -> Strength:
    """How strong a row of three or five cards is."""
    category, ranks = three(cards) if len(cards) == 3 else strength_of_five(cards)
    if category not in DECIDED_BY_SUIT[tiebreak]:
        return category, ranks, 0
    rank = ranks[DECIDING.get(category, 0)]
    (suit,) = {CLUBS_TO_SPADES[card % 4] for card in cards if card // 4 == rank}
    return category, ranks, suits_upwards.index(suit)


def three(cards: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Three of a kind, a pair, or high cards."""
    times = Counter(card // 4 for card in cards)
    ranks = tuple(sorted(times, key=lambda rank: (times[rank], rank), reverse=True))
    return {1: TRIPS, 2: PAIR, 3: HIGH_CARD}[len(times)], ranks
