"""Two of the hole cards with three of the board, in every order of five-card hands."""

import random
from itertools import combinations

import numpy as np
import pytest
from evaluators import Evaluators
from hypothesis import given
from hypothesis import strategies as st
from obvious_orders import OF_FIVE, TOLD, best_omaha, deck

from ruleone.cards import CardError, parse_cards, texts
from ruleone.ranking import HIGH, ORDERS, Split

SPLIT = Split(HIGH, ORDERS["eight-or-better"])


def drawn(name: str, hole: int, board: int, count: int) -> list[tuple[list[int], list[int]]]:
    chance = random.Random(f"{name} {hole} {board}")
    hands = [chance.sample(deck(name), hole + board) for _ in range(count)]
    return [(cards[:hole], cards[hole:]) for cards in hands]


@pytest.mark.parametrize("name", OF_FIVE)
@pytest.mark.parametrize("hole", [4, 5, 6])
@pytest.mark.parametrize("board", [3, 4, 5])
def test_hands_drawn_at_random_agree_with_the_rule(
    evaluate: Evaluators, name: str, hole: int, board: int
) -> None:
    order = evaluate.orders[name]
    hands = drawn(name, hole, board, 150)
    values = [order.rank_omaha(*hand) for hand in hands]
    # A hand's value is its place on the ladder, so what the rung shows is what the rule found.
    for hand, value in zip(hands, values, strict=True):
        best = order.best_omaha(*hand)
        assert (TOLD[name](best) if value else None) == best_omaha(name, *hand)
    holes, boards = (np.array([hand[part] for hand in hands], np.uint8) for part in (0, 1))
    assert order.rank_omaha_many(holes, boards).tolist() == values


@pytest.mark.parametrize("name", ["high", "eight-or-better"])
@pytest.mark.parametrize("hole", [4, 5, 6])
def test_many_hands_are_worth_the_best_of_their_fives(
    evaluate: Evaluators, name: str, hole: int
) -> None:
    order = evaluate.orders[name]
    hands = drawn(name, hole, 5, 20_000)
    holes, boards = (np.array([hand[part] for hand in hands], np.uint8) for part in (0, 1))
    best = np.zeros(len(hands), np.uint16)
    for two in combinations(holes.T, 2):
        for three in combinations(boards.T, 3):
            best = np.maximum(best, order.rank_many(np.stack(two + three, axis=1)))
    assert np.array_equal(order.rank_omaha_many(holes, boards), best)
    assert [order.rank_omaha(*hand) for hand in hands[:4_000]] == best[:4_000].tolist()


@pytest.mark.parametrize(
    ("hole", "board", "high", "low"),
    [
        # One spade in hand makes no flush of four on the board, four of a kind there no quads.
        ("AsKdQh9c", "2s3s4s5sJd", ("high-card", "AKJ54"), "-"),
        ("AhAd3c2c", "KsKhKdKc9s", ("full-house", "KA"), "-"),
        # Two low cards must be in hand, and three others on the board.
        ("As2dKcKh", "3c4h8sQdKs", ("trips", "KQ8"), "8432A"),
        ("As3dKcKh", "3c4h8sQd2s", ("pair", "KQ8"), "8432A"),
        ("As9dTcKh", "3c4h8s2dKs", ("pair", "KA84"), "-"),
        # The same two cards may serve both ways, here as the book's six-high straight.
        ("6s5dKcQh", "2c3h4sTdTs", ("straight", "6"), "65432"),
        ("As2d3cKhQs", "4h5sTd9c9h", ("pair", "9AKT"), "-"),
    ],
)
def test_two_come_from_the_hand_and_three_from_the_board(
    evaluate: Evaluators, hole: str, board: str, high: tuple[str, str], low: str
) -> None:
    hand = parse_cards(hole), parse_cards(board)
    first, second = evaluate.orders["high"], evaluate.orders["eight-or-better"]
    category, ranks = first.name(first.rank_omaha(*hand))
    assert (category, "".join(ranks)[: len(high[1])]) == high
    assert ("".join(second.name(second.rank_omaha(*hand))[1]) or "-") == low


@given(st.lists(st.integers(0, 51), min_size=11, max_size=11, unique=True), st.randoms())
def test_order_does_not_matter_and_another_hole_card_never_harms(
    cards: list[int], chance: random.Random
) -> None:
    board, hole = cards[:5], cards[5:]
    mixed = chance.sample(hole[:5], 5), chance.sample(board, 5)
    assert SPLIT.rank_omaha(*mixed) == SPLIT.rank_omaha(hole[:5], board)
    by_count = [SPLIT.rank_omaha(hole[:count], board) for count in (4, 5, 6)]
    for order in (0, 1):
        values = [pair[order] for pair in by_count]
        assert values == sorted(values)


def test_high_and_low_are_told_together_in_bulk_too() -> None:
    hands = drawn("high", 4, 5, 500)
    holes, boards = (np.array([hand[part] for hand in hands], np.uint8) for part in (0, 1))
    told = [list(SPLIT.rank_omaha(*hand)) for hand in hands]
    assert SPLIT.rank_omaha_many(holes, boards).tolist() == told
    assert {low > 0 for _, low in told} == {True, False}


def test_one_board_may_serve_all_rows(evaluate: Evaluators) -> None:
    board = np.array(parse_cards("2c3h4sTdTs"), np.uint8)
    holes = np.array([parse_cards("6s5dKcQh"), parse_cards("AsAdKcQh")], np.uint8)
    order = evaluate.orders["high"]
    found = order.rank_omaha_many(holes, np.broadcast_to(board, (2, 5)))
    assert [order.category(value) for value in found.tolist()] == ["straight", "two-pair"]


def test_the_best_cards_are_two_of_the_hand_and_three_of_the_board() -> None:
    hand = parse_cards("As2dKcKh"), parse_cards("3c4h8sQdKs")
    assert "".join(texts(HIGH.best_omaha(*hand))) == "KsKhKcQd8s"
    assert "".join(texts(ORDERS["eight-or-better"].best_omaha(*hand))) == "8s4h3c2dAs"


@pytest.mark.parametrize(
    ("hole", "board", "message"),
    [
        ("As2d3c", "4h5s6d", "expected 4 to 6 hole cards, got 3"),
        ("As2d3c4c5c6c7c", "4h5s6d", "expected 4 to 6 hole cards, got 7"),
        ("As2d3c4c", "4h5s", "expected 3 to 5 cards on the board, got 2"),
        ("As2d3c4c", "4h5sAs", "expected each card at most once, got a card twice"),
    ],
)
def test_what_is_no_omaha_hand_is_refused(
    evaluate: Evaluators, hole: str, board: str, message: str
) -> None:
    with pytest.raises(CardError, match=message):
        evaluate.orders["high"].rank_omaha(parse_cards(hole), parse_cards(board))


def test_unknown_cards_have_no_rank(evaluate: Evaluators) -> None:
    high = evaluate.orders["high"]
    with pytest.raises(CardError, match="expected known cards, 0 to 51, got 52"):
        high.rank_omaha((0, 1, 2, 52), (4, 5, 6))
    holes, boards = np.array([[0, 1, 2, 3]], np.uint8), np.array([[4, 5, 6, 99]], np.uint8)
    with pytest.raises(CardError, match="expected known cards, 0 to 51, got 99"):
        high.rank_omaha_many(holes, boards)
    with pytest.raises(CardError, match="expected known cards, 0 to 51, got 99"):
        high.rank_omaha_many(boards, boards)


@pytest.mark.parametrize(
    ("holes", "boards"),
    [((3, 3), (3, 5)), ((3, 7), (3, 5)), ((3, 4), (3, 2)), ((3, 4), (2, 5))],
)
def test_other_arrays_are_refused(
    evaluate: Evaluators, holes: tuple[int, int], boards: tuple[int, int]
) -> None:
    with pytest.raises(TypeError, match="expected "):
        evaluate.orders["high"].rank_omaha_many(
            np.zeros(holes, np.uint8), np.zeros(boards, np.uint8)
        )


def test_badugi_has_no_hands_of_two_and_three(evaluate: Evaluators) -> None:
    with pytest.raises(ValueError, match="expected an order of five-card hands, got badugi"):
        evaluate.orders["badugi"].rank_omaha((0, 1, 2, 3), (4, 5, 6))
