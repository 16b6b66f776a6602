"""Rows of 13-card poker: the kernel, its twin and the obvious telling agree on every one."""

import json
from collections.abc import Callable
from itertools import chain, combinations
from math import comb
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from obvious_chinese import Strength, told

from ruleone.cards import CardError, parse_cards
from ruleone.ranking import KERNEL, ORDERS, ChineseOrder, Tiebreak, chinese_order, python_twin
from ruleone.ranking.chinese import ladder
from ruleone.ranking.evaluator import ChineseRows
from ruleone.words import name_hand

TIEBREAKS: tuple[Tiebreak, ...] = get_args(Tiebreak)
ROWS = [pytest.param(python_twin.ChineseRows, id="twin")]
ROWS.append(
    pytest.param(
        ChineseRows,
        id="kernel",
        marks=pytest.mark.skipif(KERNEL != "native", reason="the kernel is not built"),
    )
)
Rows = Callable[..., ChineseRows]


@pytest.fixture(params=ROWS)
def rows(request: pytest.FixtureRequest) -> Rows:
    given: Rows = request.param
    return given


def every(count: int) -> NDArray[np.uint8]:
    flat = chain.from_iterable(combinations(range(52), count))
    return np.fromiter(flat, np.uint8, count * comb(52, count)).reshape(-1, count)


def value(written: str, tiebreak: Tiebreak = "all-rows") -> int:
    return chinese_order("shcd", tiebreak).rank(parse_cards(written))


def told_in_order(hands: NDArray[np.uint8], values: NDArray[np.uint16], tiebreak: str) -> None:
    """The values put the rows into the order that is told, equal where it is equal."""
    strengths = [told(hand, tiebreak) for hand in hands.tolist()]
    by_value = dict(zip(values.tolist(), strengths, strict=True))
    assert [by_value[one] for one in values.tolist()] == strengths
    upwards = [by_value[one] for one in sorted(by_value)]
    assert upwards == sorted(set(upwards))


@pytest.mark.rule("chinese-hand-4", "chinese-rank-tie")
@pytest.mark.parametrize("tiebreak", TIEBREAKS)
def test_all_fronts_stand_in_order(rows: Rows, tiebreak: Tiebreak) -> None:
    evaluator = ChineseOrder("shcd", tiebreak).evaluator_of(rows)
    hands = every(3)
    assert len(hands) == 22_100
    values = evaluator.rank_many(hands)
    assert [evaluator.rank(hand) for hand in hands.tolist()] == values.tolist()
    told_in_order(hands, values, tiebreak)


@pytest.mark.rule("chinese-rank-0", "chinese-rank-tie")
@pytest.mark.rows("tiebreak", ["all-rows", "explicit-only"])
def test_all_rows_of_five_and_three_stand_in_one_order(tiebreak: Tiebreak) -> None:
    order = chinese_order("shcd", tiebreak)
    five, three = every(5), every(3)
    assert len(five) == 2_598_960
    values = order.rank_many(five)
    twin = order.evaluator_of(python_twin.ChineseRows)
    assert np.array_equal(twin.rank_many(five), values)
    strengths: dict[int, Strength] = {}
    for hands, found in ((five, values), (three, order.rank_many(three))):
        for hand, one in zip(hands.tolist(), found.tolist(), strict=True):
            strength = told(hand, tiebreak)
            assert strengths.setdefault(one, strength) == strength
    upwards = [strengths[one] for one in sorted(strengths)]
    assert upwards == sorted(set(upwards))


def test_every_row_of_five_is_ranked_alone_as_in_bulk(rows: Rows) -> None:
    evaluator = ChineseOrder().evaluator_of(rows)
    alone = [evaluator.rank(hand) for hand in combinations(range(52), 5)]
    assert np.array_equal(np.array(alone, np.uint16), evaluator.rank_many(every(5)))


@pytest.mark.parametrize("tiebreak", TIEBREAKS)
def test_rows_drawn_at_random_stand_in_order(rows: Rows, tiebreak: Tiebreak) -> None:
    decks = np.tile(np.arange(52, dtype=np.uint8), (6_000, 1))
    hands = np.random.default_rng(13).permuted(decks, axis=1)[:, :5]
    evaluator = ChineseOrder("shcd", tiebreak).evaluator_of(rows)
    values = evaluator.rank_many(hands)
    assert [evaluator.rank(hand) for hand in hands.tolist()] == values.tolist()
    told_in_order(hands, values, tiebreak)


@pytest.mark.rule("chinese-rank-tie")
@given(st.permutations(range(52)), st.sampled_from([(5, 5), (3, 3), (5, 3)]))
def test_no_two_rows_of_one_deck_are_equal(deck: list[int], counts: tuple[int, int]) -> None:
    first, second = deck[: counts[0]], deck[-counts[1] :]
    order = chinese_order()
    assert order.rank(first) != order.rank(second)
    assert (order.rank(first) > order.rank(second)) is (told(first) > told(second))


@pytest.mark.rule("chinese-suits")
def test_the_order_of_suits_is_given() -> None:
    spades, hearts, clubs, diamonds = (f"A{suit}Kc7d5s3h" for suit in "shcd")
    by_document = [value(row.replace("Kc", "Ks")) for row in (spades, hearts, clubs, diamonds)]
    assert by_document == sorted(by_document, reverse=True)
    other = chinese_order("shdc").rank
    assert other(parse_cards("Ad9c5h")) > other(parse_cards("Ac9d5s"))
    assert value("Ad9c5h") < value("Ac9d5s")
    for suits in ("shc", "shcc", "shcde", ""):
        with pytest.raises(ValueError, match="expected each of cdhs once, got "):
            ChineseOrder(suits)
    with pytest.raises(ValueError, match="expected one of all-rows, explicit-only, none, got 'x'"):
        ChineseOrder("shcd", "x")  # type: ignore[arg-type]


@pytest.mark.rows(
    ("better", "worse", "explicit"),
    [
        ("AsKdQdJdTd", "AhKsQsJsTs", True),
        ("5s4d3d2dAd", "5h4s3s2sAs", True),
        ("6d5s4s3s2s", "5s4d3d2dAd", True),
        ("KcQcTc9c2c", "KdQdTd9d2d", True),
        ("5h4h3h2hAh", "5c4c3c2cAc", True),
        ("AcKcQcJcTc", "AdKdQdJdTd", True),
        ("AcAdKs5h4h", "AhAsKh5s4s", False),
        ("AsAdJsJdQs", "AhAcJhJcQh", False),
        ("AcKd9d5d3d", "AdKs9s5s3s", False),
        ("AcKd9d", "AdKs9s", False),
        ("AcAdKs", "AhAsKh", False),
    ],
)
@pytest.mark.rule("chinese-rank-pair", "chinese-rank-two-pair", "chinese-rank-straight")
@pytest.mark.rule("chinese-rank-flush", "chinese-rank-straight-flush", "chinese-rank-royal")
def test_the_suit_of_the_card_that_decides(better: str, worse: str, explicit: bool) -> None:
    assert value(better) > value(worse)
    same_rung = value(better) // 4 == value(worse) // 4
    for tiebreak in ("explicit-only", "none"):
        tied = value(better, tiebreak) == value(worse, tiebreak)
        assert tied is (same_rung and not (explicit and tiebreak == "explicit-only"))


@pytest.mark.rule("chinese-hand-3", "chinese-rank-0", "chinese-rank-full-house")
@pytest.mark.rule("chinese-rank-trips", "chinese-rank-quads")
def test_rows_of_three_stand_among_rows_of_five() -> None:
    upwards = """4d3d2c 7s5h4h 5d4c3c2c7d 7d6d4d3d2c KsQsJs KdQdJd3c2c KdQdJd9c8c AsKsQs 2d2c3c
    2d2c5h4h3h 2d2cAs 2d2cAsKsQd AsAhKs AcAdKc3d2h AcAdKdQd2h 3c3d2h2s4c 2s2h2d 2c2d2hAsKd
    3s3h3d 5h4s3s2sAd 7d5d4d3d2d 2d2c2h3c3d 2d2h2cAsAd 3c3d3h2s2d
    2c2d2h2s3c 2d2h2s2cAd 3d3h3s3c2d 5d4d3d2dAd
    AdKdQdJdTd"""
    values = [value(row) for row in upwards.split()]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


@pytest.mark.rule("chinese-hand-4")
@pytest.mark.rows(
    ("front", "category"),
    [("AsKsQs", "high-card"), ("Qs9s2s", "high-card"), ("9s9d2s", "pair"), ("9s9d9h", "trips")],
)
def test_three_cards_know_three_categories(front: str, category: str) -> None:
    assert chinese_order().category(value(front)) == category


@pytest.mark.rule("chinese-rank-0", "chinese-suits")
@pytest.mark.parametrize("ladder", ["ranking_low_to_high_five", "ranking_low_to_high_front"])
def test_the_worked_ladders_stand_in_order(rows: Rows, ladder: str) -> None:
    cases = Path(__file__).parents[1] / "chinese" / "cases.json"
    hands = [parse_cards(row) for row in json.loads(cases.read_text("utf-8"))[ladder]]
    values = ChineseOrder().evaluator_of(rows).rank_many(np.array(hands, np.uint8)).tolist()
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_rows_are_called() -> None:
    order = chinese_order()

    def called(written: str) -> tuple[str, str]:
        named = order.name(value(written))
        return name_hand("en", *named, kicker=True), name_hand("zh", *named, kicker=True)

    assert called("AsAdKh") == ("Pair of aces, king kicker", "一对 A，K 踢脚")
    assert called("7s7d7h") == ("Three sevens", "三条 7")
    assert called("KsQsJs") == ("High card, king, queen kicker", "高牌 K，Q 踢脚")
    assert called("5s4d3d2dAd") == ("Straight, five high", "5 大的顺子")
    for none in (3, 4 * 7918):
        with pytest.raises(ValueError, match=f"value of a row, 4 to 31671, got {none}"):
            order.name(none)
    assert repr(order) == "<ChineseOrder shcd all-rows>"


def test_rows_of_five_stand_as_high_hands_do() -> None:
    assert len(ladder()) == 7_462 + 455
    assert tuple(rung for rung in ladder() if len(rung.whole) == 5) == ORDERS["high"].ladder


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([0, 1, 2, 3], "expected 5 or 3 cards, got 4"),
        ([0, 1], "expected 5 or 3 cards, got 2"),
        ([0, 1, 1], "expected each card at most once, got a card twice"),
        ([0, 4, 8, 12, 12], "expected each card at most once, got a card twice"),
        ([0, 1, 52], "expected known cards, 0 to 51, got 52"),
        ([0, 4, 8, 12, -1], "expected known cards, 0 to 51, got -1"),
    ],
)
def test_what_is_no_row_is_refused(rows: Rows, cards: list[int], message: str) -> None:
    evaluator = ChineseOrder().evaluator_of(rows)
    with pytest.raises(CardError, match=message):
        evaluator.rank(cards)
    if len(cards) in (3, 5) and "known" in message and min(cards) >= 0:
        with pytest.raises(CardError, match=message):
            evaluator.rank_many(np.array([[4, 8, 12, 16, 20][: len(cards)], cards], np.uint8))


@pytest.mark.parametrize("shape", [(3, 4), (3, 2), (3, 6), (5,)])
def test_other_arrays_are_refused(rows: Rows, shape: tuple[int, ...]) -> None:
    with pytest.raises(TypeError):
        ChineseOrder().evaluator_of(rows).rank_many(np.zeros(shape, np.uint8))


@pytest.mark.parametrize("count", [3, 5])
def test_bulk_does_not_mind_how_rows_lie_in_memory(rows: Rows, count: int) -> None:
    evaluator = ChineseOrder().evaluator_of(rows)
    decks = np.tile(np.arange(52, dtype=np.uint8), (900, 1))
    hands = np.random.default_rng(3).permuted(decks, axis=1)[:, :count]
    expected = evaluator.rank_many(hands).tolist()
    assert evaluator.rank_many(np.asfortranarray(hands)).tolist() == expected
    assert evaluator.rank_many(np.repeat(hands, 2, axis=0)[::2]).tolist() == expected
    assert evaluator.rank_many(hands[:0]).tolist() == []
