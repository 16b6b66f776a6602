"""Every order against the obvious one: each hand of five cards, or of four in badugi, has as its
value its place among all hands that differ."""

from functools import cache
from itertools import chain, combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest
from evaluators import IN_USE, Evaluators
from numpy.typing import NDArray
from obvious_orders import OF_FIVE, TOLD, best_five, deck

from ruleone.ranking import CATEGORIES, Order

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
LOWS = {
    "ace-to-five": (
        ("quads", 624),
        ("full-house", 3_744),
        ("trips", 54_912),
        ("two-pair", 123_552),
        ("pair", 1_098_240),
        ("low", 1_317_888),
    ),
    "eight-or-better": (("no-low", 2_598_960 - 57_344), ("low", 57_344)),
    "deuce-to-seven": (
        ("royal-flush", 4),
        ("straight-flush", 32),
        ("quads", 624),
        ("full-house", 3_744),
        ("flush", 5_112),
        ("straight", 9_180),
        ("trips", 54_912),
        ("two-pair", 123_552),
        ("pair", 1_098_240),
        ("low", 1_303_560),
    ),
}
BADUGI = (("one-card", 2_873), ("two-card", 96_252), ("three-card", 154_440), ("badugi", 17_160))
HIGH = {
    "high-card": 1_302_540,
    "pair": 1_098_240,
    "two-pair": 123_552,
    "trips": 54_912,
    "straight": 10_200,
    "flush": 5_108,
    "full-house": 3_744,
    "quads": 624,
    "straight-flush": 36,
    "royal-flush": 4,
}
SHORT = {
    "high-card": 122_400,
    "pair": 193_536,
    "two-pair": 36_288,
    "trips": 16_128,
    "straight": 6_120,
    "flush": 480,
    "full-house": 1_728,
    "quads": 288,
    "straight-flush": 20,
    "royal-flush": 4,
}


def size(name: str) -> int:
    return 5 if name in OF_FIVE else 4


@cache
def hands(cards: range, count: int) -> NDArray[np.uint8]:
    """All hands of so many of the cards, a row each."""
    flat = chain.from_iterable(combinations(cards, count))
    return np.fromiter(flat, np.uint8, count * comb(len(cards), count)).reshape(-1, count)


@cache
def places(name: str) -> NDArray[np.uint16]:
    """The place of each hand among those that differ, 1 for the weakest; 0 for none."""
    told = TOLD[name]
    strengths = [told(hand) for hand in combinations(deck(name), size(name))]
    place = {strength: at for at, strength in enumerate(sorted({*strengths} - {None}), start=1)}
    return np.array([place.get(strength, 0) for strength in strengths], np.uint16)


def by_category(order: Order, times: NDArray[np.int64]) -> dict[str, int]:
    """How often each category comes, by how often each value does; the weakest first."""
    found: dict[str, int] = {}
    for value in np.flatnonzero(times).tolist():
        made = order.category(value)
        found[made] = found.get(made, 0) + int(times[value])
    return found


@pytest.mark.parametrize("name", TOLD)
def test_every_hand_has_its_place_as_value(evaluate: Evaluators, name: str) -> None:
    order = evaluate.orders[name]
    every = hands(deck(name), size(name))
    assert np.array_equal(order.rank_many(every), places(name))
    rank = order.rank
    one_by_one = [rank(hand) for hand in combinations(deck(name), size(name))]
    assert np.array_equal(np.array(one_by_one, np.uint16), places(name))


@pytest.mark.rows("name", TOLD)
def test_categories_come_as_often_as_they_can_be_counted(name: str) -> None:
    order = IN_USE.orders[name]
    found = by_category(order, np.bincount(order.rank_many(hands(deck(name), size(name)))))
    if name.startswith("short"):
        assert found == SHORT
    elif "badugi" in name:
        assert tuple(found.items()) == BADUGI
    elif name == "high":
        assert found == HIGH
    else:
        assert tuple(found.items()) == LOWS[name]


@pytest.mark.parametrize("name", [name for name in TOLD if "badugi" in name])
def test_every_five_cards_make_the_best_badugi_of_four_of_them(
    evaluate: Evaluators, name: str
) -> None:
    """Five different cards hold no five that differ in suit, so that one can always be left out."""
    order, every = evaluate.orders[name], hands(range(52), 5)
    fours = [order.rank_many(every[:, four]) for four in combinations(range(5), 4)]
    assert np.array_equal(order.rank_many(every), np.max(fours, axis=0))


@pytest.mark.parametrize("name", OF_FIVE)
@pytest.mark.parametrize("count", [6, 7])
def test_more_cards_are_worth_their_best_five(evaluate: Evaluators, name: str, count: int) -> None:
    order = evaluate.orders[name]
    drawn = np.random.default_rng(count).permuted(
        np.tile(np.array(deck(name), np.uint8), (40_000, 1)), axis=1
    )
    rows = drawn[:, :count]
    fives = [order.rank_many(rows[:, five]) for five in combinations(range(count), 5)]
    expected = np.max(fives, axis=0)
    assert np.array_equal(order.rank_many(rows), expected)
    assert [order.rank(row) for row in rows[:5_000].tolist()] == expected[:5_000].tolist()


@pytest.mark.parametrize("name", ["ace-to-five", "eight-or-better"])
@pytest.mark.parametrize(("count", "differ"), [(6, 18_395), (7, 49_205)])
def test_all_ranks_of_more_cards_agree_with_the_rule(
    evaluate: Evaluators, name: str, count: int, differ: int
) -> None:
    """Suits are nothing in these orders, so that all ranks are all hands."""
    every = [
        [4 * rank + ranks[:at].count(rank) for at, rank in enumerate(ranks)]
        for ranks in combinations_with_replacement(range(13), count)
        if max(map(ranks.count, ranks)) <= 4
    ]
    assert len(every) == differ
    order = evaluate.orders[name]
    values = [order.rank(hand) for hand in every]
    assert order.rank_many(np.array(every, np.uint8)).tolist() == values
    told = [best_five(name, hand) for hand in every]
    strengths = dict(zip(values, told, strict=True))
    assert [strengths[value] for value in values] == told
    by_value = [strengths[value] for value in sorted(strengths) if value]
    assert by_value == sorted(set(by_value))
    assert strengths.get(0) is None


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in TOLD if name.startswith("short")])
def test_all_seven_card_hands_of_the_short_deck_are_worth_their_best_five(name: str) -> None:
    order, every = IN_USE.orders[name], hands(deck(name), 7)
    assert len(every) == 8_347_680
    for part in np.array_split(every, 50):
        fives = [order.rank_many(part[:, five]) for five in combinations(range(7), 5)]
        assert np.array_equal(order.rank_many(part), np.max(fives, axis=0))


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
    assert by_category(evaluate.high, times) == SEVEN_CARD_HANDS
    assert np.count_nonzero(times) == 4_824
