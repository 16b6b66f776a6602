"""Setting the cards: who may, what is refused, and what is a foul."""

from itertools import combinations

import pytest
from thirteen import RICH, cases, codes, dealt, deck_for, played, points, rows, set_all

from ruleone.cards import FULL_DECK, parse_cards
from ruleone.chinese import (
    Arrange,
    Arrangement,
    BadHand,
    ThirteenHand,
    is_foul,
    next_button,
    thirteen_rules,
)
from ruleone.rulebook import Refusal, UnknownName, edition

BOOK = edition("chinese")
RULES = thirteen_rules(BOOK)
FIRST = rows("Ks Qd 9c / As Ah 7d 5s 3c / Td Th Tc 4s 4h")
SECOND = rows("Kd Qh 8c / Ad Ac 7s 5d 3h / Js Jh Jd 2s 2h")
HANDS = {1: FIRST, 2: SECOND}


@pytest.mark.rule("chinese-hand-1")
@pytest.mark.rows(("players", "legal"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_players_with_thirteen_cards_each(players: int, legal: bool) -> None:
    seats = dict.fromkeys(range(1, players + 1), RICH)
    if not legal:
        with pytest.raises(BadHand, match="expected so many players: 2, 3, 4; got"):
            ThirteenHand(seats=seats, deck=FULL_DECK)
        return
    hand = ThirteenHand(seats=seats, deck=FULL_DECK)
    held = [hand.holds(seat) for seat in seats]
    assert [len(cards) for cards in held] == [13] * players
    assert sorted(card for cards in held for card in cards) == list(FULL_DECK[: 13 * players])


@pytest.mark.rule("chinese-hand-1")
def test_the_edition_says_how_many_may_play() -> None:
    fewer = BOOK.with_options({"chinese.players": ["2", "3"]})
    with pytest.raises(BadHand, match="expected so many players: 2, 3; got 4"):
        ThirteenHand(fewer, dict.fromkeys((1, 2, 3, 4), RICH), deck=FULL_DECK)


@pytest.mark.rule("chinese-hand-2")
def test_all_set_their_cards_at_the_same_time_in_any_order() -> None:
    hand = dealt(HANDS)
    options = hand.options
    assert options is not None
    assert (set(options.seats), options.front, options.middle, options.back) == ({1, 2}, 3, 5, 5)
    assert options.declare
    assert not isinstance(hand.act(2, Arrange.of(SECOND)), Refusal)
    assert hand.options is not None
    assert hand.options.seats == (1,)
    assert not isinstance(hand.act(1, Arrange.of(FIRST)), Refusal)
    assert hand.over
    assert hand.options is None


@pytest.mark.rule("chinese-hand-2")
@pytest.mark.rows(
    ("seat", "action", "code", "kind"),
    [
        (3, Arrange.of(FIRST), "not-in-hand", "illegal"),
        (1, Arrange.of(SECOND), "rows-other-cards", "illegal"),
        (
            1,
            Arrange(("Ks", "Qd"), ("As", "Ah", "7d", "5s", "3c"), ("Td",) * 5),
            "row-cards",
            "illegal",
        ),
        (
            1,
            Arrange(("Ks", "Qd", "9c"), ("As", "Ah", "7d", "5s"), ("Td",) * 5),
            "row-cards",
            "illegal",
        ),
        (
            1,
            Arrange(
                ("Ks", "Qd", "9c"), ("As", "Ah", "7d", "5s", "3c"), ("Td", "Th", "Tc", "4s", "Ks")
            ),
            "rows-card-twice",
            "illegal",
        ),
        (1, Arrange(("Ks", "Qd", "xx"), ("As",) * 5, ("Td",) * 5), "not-a-card", "syntax"),
        (1, Arrange(("Ks", "Qd", 9), ("As",) * 5, ("Td",) * 5), "rows-unreadable", "syntax"),  # type: ignore[arg-type]
        (1, Arrange("KsQ", ("As",) * 5, ("Td",) * 5), "rows-unreadable", "syntax"),  # type: ignore[arg-type]
        (1, None, "rows-unreadable", "syntax"),
    ],
)
def test_what_is_no_setting_of_ones_own_cards_is_refused_and_changes_nothing(
    seat: int, action: Arrange, code: str, kind: str
) -> None:
    hand = dealt(HANDS)
    before = hand.events
    refusal = hand.act(seat, action)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.kind) == (code, kind)
    assert refusal.citation is not None
    assert (refusal.citation.rule, refusal.citation.edition) == ("chinese-hand-2", "chinese")
    assert hand.events == before
    set_all(hand, HANDS)


def test_an_unknown_card_is_none_of_ones_own() -> None:
    hand = dealt(HANDS)
    refusal = hand.act(1, Arrange(("Ks", "Qd", "??"), ("As",) * 5, ("Td",) * 5))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "rows-other-cards"


def test_what_is_set_stands() -> None:
    hand = dealt(HANDS)
    hand.act(1, Arrange.of(FIRST))
    again = hand.act(1, Arrange.of(FIRST))
    assert isinstance(again, Refusal)
    assert again.code == "arranged-already"
    hand.act(2, Arrange.of(SECOND))
    over = hand.act(2, Arrange.of(SECOND))
    assert isinstance(over, Refusal)
    assert over.code == "hand-over"


@pytest.mark.rule("chinese-hand-3", "chinese-foul-1")
@pytest.mark.rows(
    ("written", "foul"),
    [
        ("Ks Qd 9c / As Ah 7d 5s 3c / Td Th Tc 4s 4h", False),
        ("As Ah Kc / Ad Ac Qd 5s 2c / Td Th Tc 4s 4h", True),
        ("As Ah Kc / Ad Ac Kd 5s 2c / Td Th Tc 4s 4h", False),
        ("9s 9h 9c / 8d 8h 8c 5s 2c / Td Th Tc 4s 4h", True),
        ("Ks Qd Jc / Kd Qh Jd 3s 2c / Td Th Tc 4s 4h", False),
        ("Ks Qd 9c / 5d 4s 3c 2h Ad / 6d 6h 6c 4d 2s", True),
        ("7s 5d 2c / Kh Qs Js Ts 9s / Kd Qd Jd Tc 9d", True),
        ("7s 5d 2c / Kd Qs Js Ts 9s / Kh Qd Jd Tc 9d", False),
        ("7s 5d 2c / As Kd 9s 8s 6s / Ah Ks 9d 8d 6d", True),
        ("7s 5d 2c / Ah Ks 9d 8d 6d / As Kd 9s 8s 6s", False),
    ],
)
def test_back_beats_middle_beats_front_suits_included(written: str, foul: bool) -> None:
    assert is_foul(rows(written), RULES) is foul
    others = [card for card in FULL_DECK if card not in rows(written).cards]
    legal = next(
        Arrangement(tuple(front), tuple(others[13:18]), tuple(others[18:23]))
        for front in [others[:3]]
    )
    hand = dealt({1: rows(written), 2: legal})
    set_all(hand, {1: rows(written), 2: legal})
    assert (hand.view().seats[0].status == "foul") is foul


@pytest.mark.rule("chinese-hand-3")
def test_rows_of_equal_ranks_may_stand_in_any_order_where_the_edition_lets_them() -> None:
    loose = thirteen_rules(BOOK.with_options({"chinese.equal_rows_legal": True}))
    wrong_suits = rows("7s 5d 2c / As Kd 9s 8s 6s / Ah Ks 9d 8d 6d")
    assert is_foul(wrong_suits, RULES)
    assert not is_foul(wrong_suits, loose)
    for foul in (
        "As Ah Kc / Ad Ac Qd 5s 2c / Td Th Tc 4s 4h",
        "7s 5d 2c / As Kd 9s 8s 7c / Ah Ks 9d 8d 6d",
    ):
        assert is_foul(rows(foul), loose)


@pytest.mark.rule("chinese-hand-3")
def test_suits_that_decide_no_rows_of_others_still_order_ones_own() -> None:
    bare = thirteen_rules(BOOK.with_options({"chinese.suit_tiebreak": "none"}))
    assert is_foul(rows("7s 5d 2c / As Kd 9s 8s 6s / Ah Ks 9d 8d 6d"), bare)
    assert not is_foul(rows("7s 5d 2c / Ah Ks 9d 8d 6d / As Kd 9s 8s 6s"), bare)


@pytest.mark.rule("chinese-hand-3")
@pytest.mark.rows("case", cases()["best_reply"], ids=lambda case: case["cards"][:5])
def test_so_many_of_all_splits_are_no_foul(case: dict[str, str]) -> None:
    cards = parse_cards(case["cards"])
    order = RULES.own_order
    fives = {five: order.rank(five) for five in combinations(cards, 5)}
    legal = total = 0
    for back, value in fives.items():
        left = [card for card in cards if card not in back]
        for middle in combinations(left, 5):
            total += 1
            if fives[middle] < value:
                front = [card for card in left if card not in middle]
                legal += order.rank(front) < fives[middle]
    assert (legal, total) == (int(case["valid_arrangements"]), int(case["of"]))


@pytest.mark.rule("chinese-hand-4")
def test_a_straight_or_a_flush_in_front_is_nothing() -> None:
    hand = played(
        "As Ks Qs / 2d 2h 7d 5s 3c / Td Th Tc 4s 4h", "3s 3d 8c / 6d 6h 7s 5d 4c / Js Jh Jd 2s 2c"
    )
    assert points(hand) == [-4]
    assert hand.view().seats[0].rows[0].hand.category == "high-card"


@pytest.mark.rule("chinese-hand-5")
def test_the_button_moves_one_player_clockwise() -> None:
    assert [next_button((1, 3, 4), button) for button in (1, 2, 3, 4)] == [3, 3, 4, 1]
    with pytest.raises(ValueError, match="expected the seats of the players left"):
        next_button((), 1)


@pytest.mark.rule("chinese-hand-5", "chinese-order-1")
def test_the_button_compares_last_even_from_an_empty_seat() -> None:
    seats = dict.fromkeys((1, 2, 4), RICH)
    assert [ThirteenHand(seats=seats, button=at, deck=FULL_DECK).view().order for at in (1, 3)] == [
        (2, 4, 1),
        (4, 1, 2),
    ]


@pytest.mark.rule("chinese-hand-6")
def test_the_documents_example_stands() -> None:
    """Three of a kind, four of a kind, a straight flush; what is a flush alone is out of order."""
    assert is_foul(rows("9s 9h 9c / 8d 8h 8c 8s 2c / Td 9d 7d 6d 5d"), RULES)
    assert not is_foul(rows("9s 9h 9c / 8d 8h 8c 8s 2c / 6d 5d 4d 3d 2d"), RULES)


@pytest.mark.rule("chinese-suits")
def test_the_order_of_suits_is_the_editions() -> None:
    # Only the fronts of equal ranks differ in suit: clubs above diamonds.
    hands = (
        "Ac 9s 5s / 2d 2h 7d 4s 3c / Kd Kh Kc 6s 6h",
        "Ad 9d 5d / 3d 3h 7s 4d 2c / Qd Qh Qc 8s 8h",
    )
    assert codes(played(*hands)) == ["row-by-suit", "row", "row", "majority"]
    assert points(played(*hands)) == [2]
    other = BOOK.with_options({"suits.order": ["s", "h", "d", "c"]})
    parsed = {seat: rows(row) for seat, row in enumerate(hands, start=1)}
    deck = deck_for({seat: hand.cards for seat, hand in parsed.items()}, 2)
    turned = set_all(ThirteenHand(other, {1: RICH, 2: RICH}, 2, deck=deck), parsed)
    assert points(turned) == [-2]


@pytest.mark.rows(
    ("facts", "said"),
    [
        ({"edition": "modern"}, "expected the edition chinese, .* got modern"),
        ({"button": 0}, "expected button from 1 to"),
        ({"point": 0}, "expected the worth of a point from 1 to"),
        ({"number": -1}, "expected a hand number from 0 to"),
        ({"seats": {1: 0, 2: 5}}, "expected a stack from 1 to"),
        ({"seats": {1: 5, 99: 5}}, "expected a seat from 1 to"),
        ({"seats": {1: 5, 2: 5.0}}, "expected a stack from 1 to"),
        ({"seats": [1, 2]}, "expected seats as a mapping"),
        ({"deck": FULL_DECK[1:]}, "expected each of the 52 cards once, got 51"),
        ({"deck": (*FULL_DECK[1:], 51)}, "expected each of the 52 cards once, got 52"),
    ],
)
def test_a_hand_cannot_begin_with_facts_that_do_not_fit(
    facts: dict[str, object], said: str
) -> None:
    usual: dict[str, object] = {"seats": {1: 5, 2: 5}, "deck": FULL_DECK}
    with pytest.raises(BadHand, match=said):
        ThirteenHand(**(usual | facts))  # type: ignore[arg-type]


def test_an_unknown_edition_is_an_error_of_its_own() -> None:
    with pytest.raises(UnknownName):
        ThirteenHand("tda1999", {1: 5, 2: 5}, deck=FULL_DECK)
