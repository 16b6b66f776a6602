import random

import numpy as np
import pytest
from evaluators import TWIN, Evaluators
from hypothesis import given
from hypothesis import strategies as st
from obvious import strength

from ruleone.cards import CardError, parse_cards, texts
from ruleone.ranking import CATEGORIES, best_five, category, name, rank
from ruleone.rulebook import rule

hands = st.integers(5, 7).flatmap(
    lambda count: st.lists(st.integers(0, 51), min_size=count, max_size=count, unique=True)
)

ONE_OF_EACH = {
    "royal-flush": "As Ks Qs Js Ts",
    "straight-flush": "9h 8h 7h 6h 5h",
    "quads": "7s 7h 7d 7c 2s",
    "full-house": "Ks Kh Kd 4c 4s",
    "flush": "Ad Jd 8d 6d 3d",
    "straight": "5c 4h 3d 2s Ac",
    "trips": "Qs Qh Qd 9c 2h",
    "two-pair": "Js Jh 3d 3c Ah",
    "pair": "As Ah 9d 7c 4h",
    "high-card": "Ks Jd 9h 6c 3s",
}
WORDS_OF_THE_BOOK = {"four-of-a-kind": "quads", "three-of-a-kind": "trips"}


def value(evaluate: Evaluators, written: str) -> int:
    return evaluate.high.rank(parse_cards(written))


def sample(count: int, hands_wanted: int) -> list[list[int]]:
    drawn = random.Random(count)
    return [drawn.sample(range(52), count) for _ in range(hands_wanted)]


@pytest.mark.rule("holdem-rank-0")
def test_categories_beat_each_other_in_the_order_of_the_book(evaluate: Evaluators) -> None:
    told: list[str] = rule("holdem-rank-0").parameters["order"]
    order = [WORDS_OF_THE_BOOK.get(word, word) for word in told]
    values = [value(evaluate, ONE_OF_EACH[one]) for one in order]
    assert values == sorted(values, reverse=True)
    assert [category(one) for one in values] == order
    assert tuple(reversed(order)) == CATEGORIES


@pytest.mark.rule("holdem-rank-0", "holdem-kickers")
def test_suits_never_break_a_tie(evaluate: Evaluators) -> None:
    assert rule("holdem-rank-0").parameters["suits_count"] is False
    for written in ONE_OF_EACH.values():
        cards = parse_cards(written)
        turned = [card ^ 3 for card in cards]
        assert evaluate.high.rank(cards) == evaluate.high.rank(turned)


@pytest.mark.rule("holdem-rank-straight")
def test_straights_run_from_the_wheel_to_the_ace(evaluate: Evaluators) -> None:
    told = rule("holdem-rank-straight").parameters
    tops = ["5432A", *("".join(reversed("23456789TJQKA"[at : at + 5])) for at in range(9))]
    assert (tops[0], tops[-1]) == (told["lowest"], told["highest"])
    values = [
        value(evaluate, "".join(map("".join, zip(top, "cdhsc", strict=True)))) for top in tops
    ]
    assert values == sorted(set(values))
    assert {category(one) for one in values} == {"straight"}
    assert category(value(evaluate, "Kc Ah 2d 3s 4c")) == "high-card"


@pytest.mark.rows(
    ("row", "told_by", "category_of_row"),
    [
        pytest.param(row, told_by, made, marks=pytest.mark.rule(row), id=made)
        for row, told_by, made in (
            ("holdem-rank-straight-flush", {"top-card": 0}, "straight-flush"),
            ("holdem-rank-full-house", {"trips": 0, "pair": 1}, "full-house"),
            ("holdem-rank-trips", {"trips": 0, "kicker1": 1, "kicker2": 2}, "trips"),
            ("holdem-rank-two-pair", {"high-pair": 0, "low-pair": 1, "kicker": 2}, "two-pair"),
            (
                "holdem-rank-pair",
                {"pair": 0, "kicker1": 1, "kicker2": 2, "kicker3": 3},
                "pair",
            ),
        )
    ],
)
def test_ties_within_a_category_break_as_its_row_says(
    row: str, told_by: dict[str, int], category_of_row: str
) -> None:
    tie: str | list[str] = rule(row).parameters["tie"]
    places = [told_by[part] for part in ([tie] if isinstance(tie, str) else tie)]
    named = [name(one)[1] for one in range(1, 7463) if name(one)[0] == category_of_row]
    by_the_row = sorted(
        named, key=lambda ranks: [" 23456789TJQKA".index(ranks[place]) for place in places]
    )
    assert named == by_the_row
    assert len({tuple(ranks[place] for place in places) for ranks in named}) == len(named)


@pytest.mark.rule("holdem-rank-quads")
def test_a_fifth_card_breaks_equal_quads(evaluate: Evaluators) -> None:
    assert rule("holdem-rank-quads").parameters["tie"] == "kicker"
    board = "7s7h7d7c2s"
    assert value(evaluate, board + "Ah3d") > value(evaluate, board + "KhQd")
    assert value(evaluate, board + "Ah3d") == value(evaluate, board + "AdKc")


@pytest.mark.parametrize(
    ("row", "better", "worse"),
    [
        pytest.param(row, better, worse, marks=pytest.mark.rule(row), id=row)
        for row, better, worse in (
            ("holdem-rank-flush", "AdJd8d6d4d", "AsJs8s6s3s"),
            ("holdem-rank-high-card", "AhKdJh9cTc5s2d", "AsKdJh9c8c5s2d"),
        )
    ],
)
def test_all_five_ranks_count(evaluate: Evaluators, row: str, better: str, worse: str) -> None:
    assert rule(row).parameters["tie"] == "all-five-ranks"
    assert value(evaluate, better) > value(evaluate, worse)


@pytest.mark.parametrize("count", [5, 6, 7])
def test_hands_drawn_at_random_agree_with_the_book(evaluate: Evaluators, count: int) -> None:
    strengths: dict[int, tuple[int, tuple[int, ...]]] = {}
    for cards in sample(count, 6_000):
        found = evaluate.high.rank(cards)
        assert strengths.setdefault(found, strength(cards)) == strength(cards)
        assert evaluate.rank_mask(sum(1 << card for card in cards)) == found
    by_value = [strengths[one] for one in sorted(strengths)]
    assert by_value == sorted(set(by_value))


@given(hands)
def test_the_order_of_the_cards_does_not_matter(cards: list[int]) -> None:
    assert rank(cards) == rank(sorted(cards)) == TWIN.high.rank(cards[::-1])


@given(hands)
def test_the_best_five_are_worth_the_hand_and_told_in_order(cards: list[int]) -> None:
    five = best_five(cards)
    assert set(five) <= set(cards)
    assert len(five) == 5
    assert rank(five) == rank(cards)
    ranks = name(rank(cards))[1]
    assert ranks == tuple(dict.fromkeys(text[0] for text in texts(five)))[: len(ranks)]


@pytest.mark.rows(
    ("written", "five"),
    [
        ("KsKhKd4c4s4h2d", "KsKhKd4s4h"),
        ("AhKd5s4c3d2h2c", "5s4c3d2hAh"),
        ("JcJh3d3cAh2s2d", "JhJc3d3cAh"),
        ("AdJd8d6d3d2dAs", "AdJd8d6d3d"),
    ],
)
def test_the_best_five_lead_with_what_names_the_hand(written: str, five: str) -> None:
    assert "".join(texts(best_five(parse_cards(written)))) == five


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([0, 1, 2, 3], "expected 5 to 7 cards, got 4"),
        (list(range(8)), "expected 5 to 7 cards, got 8"),
        ([0, 1, 2, 3, 52], "expected known cards, 0 to 51, got 52"),
        ([0, 1, 2, 3, -1], "expected known cards, 0 to 51, got -1"),
        ([0, 1, 2, 3, 3], "expected each card at most once, got a card twice"),
    ],
)
def test_what_is_no_hand_is_refused(evaluate: Evaluators, cards: list[int], message: str) -> None:
    with pytest.raises(CardError, match=message):
        evaluate.high.rank(cards)


def test_an_unknown_card_has_no_rank(evaluate: Evaluators) -> None:
    with pytest.raises(CardError, match="expected known cards, 0 to 51, got 52"):
        evaluate.rank7(0, 1, 2, 3, 4, 5, 52)


@pytest.mark.parametrize(
    ("mask", "message"),
    [
        (0b1111, "expected 5 to 7 cards, got 4"),
        (0xFF, "expected 5 to 7 cards, got 8"),
        (1 << 52 | 0b1111, "expected a mask of the 52 cards, got 4503599627370511"),
    ],
)
def test_what_is_no_mask_of_a_hand_is_refused(
    evaluate: Evaluators, mask: int, message: str
) -> None:
    with pytest.raises(CardError, match=message):
        evaluate.rank_mask(mask)


def test_hands_in_bulk_are_ranked_as_one_by_one(evaluate: Evaluators) -> None:
    rows = np.array(sample(7, 40_000), np.uint8)
    expected = [TWIN.rank7(*row) for row in rows.tolist()]
    assert evaluate.high.rank_many(rows).tolist() == expected
    assert evaluate.high.rank_many(rows).dtype == np.uint16
    # The same hands in other places of memory: by columns, backwards, every third.
    assert evaluate.high.rank_many(np.asfortranarray(rows)).tolist() == expected
    assert evaluate.high.rank_many(rows[::-1, ::-1]).tolist() == expected[::-1]
    assert evaluate.high.rank_many(rows[::3]).tolist() == expected[::3]
    assert evaluate.high.rank_many(rows[:0]).tolist() == []
    assert evaluate.high.rank_many(np.broadcast_to(rows[0], (9, 7))).tolist() == expected[:1] * 9


@pytest.mark.parametrize("card", [52, 60, 255])
@pytest.mark.parametrize("place", [0, 3, 6])
def test_bytes_that_are_no_cards_are_found_in_bulk(
    evaluate: Evaluators, card: int, place: int
) -> None:
    rows = np.array(sample(7, 1_000), np.uint8)
    rows[700, place] = card
    with pytest.raises(CardError, match=f"expected known cards, 0 to 51, got {card}"):
        evaluate.high.rank_many(rows)


@pytest.mark.parametrize(
    "rows",
    [
        np.zeros((3, 4), np.uint8),
        np.zeros((3, 8), np.uint8),
        np.zeros(7, np.uint8),
        np.zeros((3, 7), np.int64),
    ],
    ids=["four columns", "eight columns", "one row", "int64"],
)
def test_other_arrays_are_refused(evaluate: Evaluators, rows: np.ndarray) -> None:
    with pytest.raises(TypeError):
        evaluate.high.rank_many(rows)


def test_rows_with_a_card_twice_do_no_harm(evaluate: Evaluators) -> None:
    """Their value means nothing, but reading it touches nothing beyond the tables."""
    rows = np.random.default_rng(5).integers(0, 52, (100_000, 7), np.uint8)
    rows[:52] = np.arange(52, dtype=np.uint8)[:, None]
    assert evaluate.high.rank_many(rows).max() <= 7462
