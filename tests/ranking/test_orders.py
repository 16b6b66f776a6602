"""What each order says of hands that are easy to get wrong, and what it refuses."""

import numpy as np
import pytest
from evaluators import Evaluators
from hypothesis import given
from hypothesis import strategies as st
from obvious_orders import OF_FIVE, TOLD, deck

from ruleone.cards import CardError, parse_cards, rank_of, suit_of, texts
from ruleone.ranking import HIGH, ORDERS, Split
from ruleone.words import LANGUAGES, Language, name_hand

SPLIT = Split(HIGH, ORDERS["eight-or-better"])


@pytest.mark.parametrize(
    ("order", "best_first"),
    [
        (
            "ace-to-five",
            """5s4s3s2sAs 6c5d3s2sAs 6s5s4s3s2s 8c6d4s3sAs 8c6d4s3s2s KcQdJhTs9s AsAd4h3s2s
            2s2d4h3sAs KsKdQcJhTs AsAd2c2h3s AsAdAc2h3s AsAdAc2h2s AsAdAcAhKs""",
        ),
        ("eight-or-better", "5s4s3s2sAs 6s5s4s3s2s 7d6s5h4s3c 8c5d3s2sAs 8c7d6s5s4s"),
        (
            "deuce-to-seven",
            """7s5d4s3s2s 7s6d4s3s2s 8d5c4s3s2s KdQsJs9s8s Ad5s4s3s2s Ad6s4s3s2s AdKsQsJs9s
            2s2d5h4s3s AsAd4h3s2s 2s2d3s3d4s 2s2d2h4s3s 6d5s4s3s2s AdKsQsJsTs 7s5s4s3s2s
            As5s4s3s2s AsKsQsJs9s 2s2d2h3s3d 2s2d2h2c3s 6s5s4s3s2s AsKsQsJsTs""",
        ),
        (
            "badugi",
            """4s3h2dAc 5s3h2dAc 5s4h3d2c KsQhJdTc 3s2hAdAc 4s4h2dAc 4s3h3dAc KsQhJdJc 2sAhAdAc
            3s4sAhAs As2s3s4s 2s3s4s5s KsKhKdKc""",
        ),
        ("badugi-ace-high", "5s4h3d2c 6s4h3d2c As4h3d2c 4s3h2d2c 2s2h2d2c AsAhAdAc"),
        (
            "short-deck",
            """AsKsQsJsTs As6s7s8s9s 6s6h6d6cAs AsJs9s8s6s AsAhAdKsKh Ts9s8s7s6h As6s7s8s9h
            AsAhAdKsQh KsKhQsQhAd 6s6hAsKdQh AsKsQsJs9h Js9s8s7s6h""",
        ),
        ("short-deck-trips-over-straight", "AsJs9s8s6s AsAhAdKsKh 6s6h6d8s7h AsKsQsJsTh"),
        ("short-deck-full-house-over-flush", "6s6h6d7s7h AsJs9s8s6s AsKsQsJsTh AsAhAdKsQc"),
    ],
)
def test_hands_stand_in_the_order_of_the_rule(
    evaluate: Evaluators, order: str, best_first: str
) -> None:
    values = [evaluate.orders[order].rank(parse_cards(hand)) for hand in best_first.split()]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert values[-1] > 0


def test_a_hand_that_does_not_qualify_has_no_value(evaluate: Evaluators) -> None:
    order = evaluate.orders["eight-or-better"]
    for written in ("9s5s4s3s2s", "8s8d4h3s2s", "KsQs8d7d6d5cTc", "8s8d8h7s7d6c5h"):
        assert order.rank(parse_cards(written)) == 0
    assert order.category(0) == "no-low"
    assert order.best(parse_cards("9s5s4s3s2s")) == ()
    assert order.best_omaha(parse_cards("KsQsJdTc"), parse_cards("2s3s4s")) == ()
    assert order.rank_omaha(parse_cards("KsQsJdTc"), parse_cards("2s3s4s")) == 0


@pytest.mark.rows(
    ("order", "written", "english", "chinese"),
    [
        ("ace-to-five", "8c6d4s3sAsKdKc", "8-6-4-3-A low", "8-6-4-3-A 低牌"),
        ("ace-to-five", "KsKdKcThTs", "Full house, kings over tens", "K 带 10 的葫芦"),
        ("deuce-to-seven", "Td7s5s4s2h", "10-7-5-4-2 low", "10-7-5-4-2 低牌"),
        ("deuce-to-seven", "Ad5s4s3s2s", "A-5-4-3-2 low", "A-5-4-3-2 低牌"),
        ("eight-or-better", "8c7d6s5sAs", "8-7-6-5-A low", "8-7-6-5-A 低牌"),
        ("eight-or-better", "9c7d6s5sAs", "No low", "无低牌"),
        ("badugi", "8c6d4hAs", "8-6-4-A badugi", "8-6-4-A Badugi"),
        ("badugi", "8c6d4hAh", "Three-card 8-6-A", "三张 8-6-A"),
        ("badugi-ace-high", "8c6cAcAh", "Two-card A-6", "两张 A-6"),
        ("badugi", "TcJcQcKc", "One-card 10", "一张 10"),
        ("short-deck", "As6h7d8s9s", "Straight, nine high", "9 大的顺子"),
    ],
)
def test_hands_are_called(order: str, written: str, english: str, chinese: str) -> None:
    named = ORDERS[order].name(ORDERS[order].rank(parse_cards(written)))
    assert name_hand("en", *named) == english
    assert name_hand("zh", *named) == chinese


@pytest.mark.rows("order", ORDERS)
@pytest.mark.rows("language", LANGUAGES)
def test_every_category_of_every_order_has_words(language: Language, order: str) -> None:
    values = range(1, len(ORDERS[order].ladder) + 1)
    named = {ORDERS[order].category(value): ORDERS[order].name(value) for value in values}
    for one in named.values():
        told = [name_hand(language, *one, kicker=True), name_hand(language, *one, form="phrase")]
        assert not [words for words in told if "[" in words or "{" in words]


@pytest.mark.rows("order", ORDERS)
def test_a_value_of_no_hand_has_no_name(order: str) -> None:
    for value in (-1, len(ORDERS[order].ladder) + 1):
        with pytest.raises(ValueError, match=f"value of a hand, 1 to .*, got {value}"):
            ORDERS[order].name(value)


def test_orders_are_known_by_their_names() -> None:
    assert set(ORDERS) == set(TOLD)
    assert all(ORDERS[name].id == name for name in ORDERS)
    assert repr(ORDERS["badugi"]) == "<Order badugi>"
    for name in set(ORDERS) - {"eight-or-better"}:
        with pytest.raises(ValueError, match="got 0"):
            ORDERS[name].category(0)


def some_cards(name: str, least: int, most: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(deck(name)), min_size=least, max_size=most, unique=True)


@given(st.data())
def test_the_best_cards_are_worth_the_hand_and_told_in_order(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(ORDERS)))
    order = ORDERS[name]
    cards = data.draw(some_cards(name, 5, 7 if name in OF_FIVE else 5))
    value = order.rank(cards)
    best = order.best(cards)
    assert set(best) <= set(cards)
    if value:
        assert order.rank(best) == value
        ranks = order.name(value)[1]
        assert ranks == tuple(dict.fromkeys(text[0] for text in texts(best)))[: len(ranks)]
    # Where cards serve equally well, those of the higher suits are taken.
    higher = {card for card in cards if card not in best}
    for card in best:
        for other in higher:
            if rank_of(other) == rank_of(card) and suit_of(other) > suit_of(card):
                swapped = [other if one == card else one for one in best]
                assert order.rank(swapped) != value


@pytest.mark.parametrize(
    ("order", "cards", "message"),
    [
        ("ace-to-five", "As2s3s4s", "expected 5 to 7 cards, got 4"),
        ("deuce-to-seven", "As2s3s4s5s6s7s8s", "expected 5 to 7 cards, got 8"),
        ("badugi", "As2s3s4s5s6s", "expected 1 to 5 cards, got 6"),
        ("short-deck", "As6s7s8s5s", "expected known cards, 16 to 51, got 15"),
    ],
)
def test_what_is_no_hand_of_the_order_is_refused(
    evaluate: Evaluators, order: str, cards: str, message: str
) -> None:
    with pytest.raises(CardError, match=message):
        evaluate.orders[order].rank(parse_cards(cards))


@pytest.mark.parametrize("order", TOLD)
def test_cards_that_are_none_are_refused(evaluate: Evaluators, order: str) -> None:
    with pytest.raises(CardError, match="each card at most once, got a card twice"):
        evaluate.orders[order].rank([51, 50, 49, 48, 48])
    lowest = deck(order)[0]
    for card in (52, -1, lowest - 1):
        with pytest.raises(CardError, match=f"expected known cards, {lowest} to 51, got {card}"):
            evaluate.orders[order].rank([51, 50, 49, 48, card])
    for place in range(5):
        rows = np.array([[51, 50, 49, 48, 47]] * 9, np.uint8)
        rows[-1, place] = 52
        with pytest.raises(CardError, match=f"expected known cards, {lowest} to 51, got 52"):
            evaluate.orders[order].rank_many(rows)


def test_bytes_below_a_short_deck_are_found_in_bulk(evaluate: Evaluators) -> None:
    rows = np.array([[51, 50, 49, 48, 47]] * 9, np.uint8)
    rows[3, 2] = 15
    with pytest.raises(CardError, match="expected known cards, 16 to 51, got 15"):
        evaluate.orders["short-deck"].rank_many(rows)


@pytest.mark.parametrize(
    "rows",
    [np.zeros((3, 6), np.uint8), np.zeros(4, np.uint8), np.zeros((3, 4), np.int64)],
    ids=["six columns", "one row", "int64"],
)
def test_other_arrays_are_no_badugi(
    evaluate: Evaluators, rows: "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]"
) -> None:
    with pytest.raises(TypeError):
        evaluate.orders["badugi"].rank_many(rows)


@pytest.mark.parametrize("order", TOLD)
def test_bulk_does_not_mind_how_rows_lie_in_memory(evaluate: Evaluators, order: str) -> None:
    rows = np.random.default_rng(2).permuted(
        np.tile(np.array(deck(order), np.uint8), (3_000, 1)), axis=1
    )[:, :5]
    expected = [evaluate.orders[order].rank(row) for row in rows.tolist()]
    rank_many = evaluate.orders[order].rank_many
    assert rank_many(rows).dtype == np.uint16
    for lying in (rows, np.ascontiguousarray(rows), np.asfortranarray(rows), rows[:, ::-1]):
        assert rank_many(lying).tolist() == expected
    assert rank_many(rows[::-3]).tolist() == expected[::-3]
    assert rank_many(np.broadcast_to(rows[7], (4, 5))).tolist() == expected[7:8] * 4
    assert rank_many(rows[:0]).tolist() == []


@pytest.mark.parametrize("order", OF_FIVE)
@pytest.mark.parametrize("count", [5, 6, 7])
def test_rows_with_a_card_twice_change_nothing(
    evaluate: Evaluators, order: str, count: int
) -> None:
    """Their value means nothing, but it is read within the tables, which stay as they are."""
    cards = np.array(deck(order), np.uint8)
    rows = np.random.default_rng(5).choice(cards, (50_000, count))
    rows[: len(cards)] = cards[:, None]
    before = evaluate.orders[order].rank_many(rows)
    assert before.max() <= len(evaluate.orders[order].ladder)
    differ = np.array([len(set(row)) == count for row in rows.tolist()])
    rank = evaluate.orders[order].rank
    assert [rank(row) for row in rows[differ][:3_000].tolist()] == before[differ][:3_000].tolist()


def test_high_and_low_are_told_together() -> None:
    assert SPLIT.rank(parse_cards("As2d3c4h5s9d9c")) == (5854, 56)
    high, low = SPLIT.rank(parse_cards("KsKd3c4h5s9d9c"))
    assert (HIGH.category(high), low) == ("two-pair", 0)
    cards = np.array([parse_cards("As2d3c4h5s9d9c"), parse_cards("KsKd3c4h5s9d9c")], np.uint8)
    assert SPLIT.rank_many(cards).tolist() == [[5854, 56], [high, 0]]


def test_badeucey_and_badacey_are_splits_too() -> None:
    badeucey = Split(ORDERS["badugi-ace-high"], ORDERS["deuce-to-seven"])
    badacey = Split(ORDERS["badugi"], ORDERS["ace-to-five"])
    hand = parse_cards("As4h3d2c5s")
    assert [
        order.name(value) for order, value in zip(badacey, badacey.rank(hand), strict=True)
    ] == [
        ("badugi", ("4", "3", "2", "A")),
        ("low", ("5", "4", "3", "2", "A")),
    ]
    values = badeucey.rank(hand)
    assert [order.name(value) for order, value in zip(badeucey, values, strict=True)] == [
        ("badugi", ("5", "4", "3", "2")),
        ("low", ("A", "5", "4", "3", "2")),
    ]
