"""Every five-card hand against the obvious ranking, every seven-card hand by its category."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest
from evaluators import Evaluators
from numpy.typing import NDArray
from obvious import Strength, strength_of_five

from ruleone.ranking import CATEGORIES, category

FIVE_CARD_HANDS = dict(
    zip(
        CATEGORIES,
        (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4),
        strict=True,
    )
)
SEVEN_CARD_HANDS = dict(
    zip(
        CATEGORIES,
        (
            23_294_460,
            58_627_800,
            31_433_400,
            6_461_620,
            6_180_020,
            4_047_644,
            3_473_184,
            224_848,
            37_260,
            4_324,
        ),
        strict=True,
    )
)


def by_category(times: NDArray[np.int64]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for value in np.flatnonzero(times).tolist():
        found[category(value)] += int(times[value])
    return dict(found)


@pytest.mark.slow
def test_all_five_card_hands(evaluate: Evaluators) -> None:
    rank = evaluate.high.rank
    strengths: dict[int, Strength] = {}
    times = [0] * 7463
    for cards in combinations(range(52), 5):
        value = rank(cards)
        times[value] += 1
        strength = strength_of_five(cards)
        assert strengths.setdefault(value, strength) == strength
    assert sum(times) == comb(52, 5) == 2_598_960
    assert by_category(np.array(times)) == FIVE_CARD_HANDS
    by_value = [strengths[value] for value in range(1, 7463)]
    assert by_value == sorted(set(by_value))


@pytest.mark.soak
def test_all_seven_card_hands(evaluate: Evaluators) -> None:
    """By their two highest cards: of the combinations below a card, in the order of their highest,
    those of the first n cards come first."""
    below = sorted(combinations(range(50), 5), key=lambda cards: cards[::-1])
    fives = np.array(below, np.uint8)
    times = np.zeros(7463, np.int64)
    for high in range(6, 52):
        for second in range(5, high):
            count = comb(second, 5)
            rows = np.empty((count, 7), np.uint8)
            rows[:, :5], rows[:, 5], rows[:, 6] = fives[:count], second, high
            times += np.bincount(evaluate.high.rank_many(rows), minlength=7463)
    assert times.sum() == comb(52, 7) == 133_784_560
    assert by_category(times) == SEVEN_CARD_HANDS
    assert np.count_nonzero(times) == 4_824
