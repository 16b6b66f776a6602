"""Each order that another library knows too stands there as it does here."""

import random
from itertools import pairwise
from typing import Any

import pokerkit
import pytest

from ruleone.cards import text
from ruleone.ranking import ORDERS

HANDS = 300


def hand_of(hand_type: Any, *parts: list[int]) -> Any:
    """The best hand of pokerkit's that hole cards and board make, None where none qualifies."""
    written = ("".join(map(text, part)) for part in parts)
    try:
        return hand_type.from_game(*(tuple(pokerkit.Card.parse(cards)) for cards in written))
    except ValueError:
        return None


def assert_agree(theirs: list[Any], ours: list[int]) -> None:
    """Both find the same hands wanting, and put the others into the same order."""
    assert [hand is None for hand in theirs] == [value == 0 for value in ours]
    both = [(value, hand) for value, hand in zip(ours, theirs, strict=True) if value]
    both.sort(key=lambda pair: pair[0])
    for (weaker, worse), (stronger, better) in pairwise(both):
        assert (worse < better) == (weaker < stronger)
        assert (worse == better) == (weaker == stronger)


@pytest.mark.rows(
    ("order", "hand_type", "count"),
    [
        ("high", pokerkit.StandardHighHand, 7),
        ("ace-to-five", pokerkit.RegularLowHand, 7),
        ("eight-or-better", pokerkit.EightOrBetterLowHand, 7),
        ("deuce-to-seven", pokerkit.StandardLowHand, 5),
        ("deuce-to-seven", pokerkit.StandardLowHand, 7),
        ("badugi", pokerkit.BadugiHand, 4),
        ("badugi-ace-high", pokerkit.StandardBadugiHand, 4),
        ("short-deck", pokerkit.ShortDeckHoldemHand, 7),
    ],
)
def test_hands_stand_alike(order: str, hand_type: Any, count: int) -> None:
    chance = random.Random(order)
    deck = range(ORDERS[order].lowest, 52)
    hands = [chance.sample(deck, count) for _ in range(HANDS)]
    assert_agree(
        [hand_of(hand_type, hand, []) for hand in hands], [*map(ORDERS[order].rank, hands)]
    )


@pytest.mark.rows("hole", [4, 5, 6])
@pytest.mark.rows(
    ("order", "hand_type"),
    [
        ("high", pokerkit.OmahaHoldemHand),
        ("eight-or-better", pokerkit.OmahaEightOrBetterLowHand),
    ],
)
def test_omaha_hands_stand_alike(order: str, hand_type: Any, hole: int) -> None:
    chance = random.Random(f"{order} {hole}")
    hands = [chance.sample(range(52), hole + 5) for _ in range(HANDS // 3)]
    parts = [(hand[:hole], hand[hole:]) for hand in hands]
    assert_agree(
        [hand_of(hand_type, *part) for part in parts],
        [ORDERS[order].rank_omaha(*part) for part in parts],
    )
