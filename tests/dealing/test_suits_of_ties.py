"""Suits tell equal high hands apart only where the edition has them do so."""

import pytest
from deals import check_down, deck, table

from ruleone.cards import parse_cards
from ruleone.dealing import Hand
from ruleone.dealing.events import PotAwarded
from ruleone.ranking import ORDERS, Tiebreak, suit_that_decides
from ruleone.rulebook import edition

SUITS = "ranking.suits_break_ties=true"
STRAIGHTS = ["9s 8d", "9h 8c"]
LOW_BOARD = "7c 6d 5s Ks Kd"


def won(
    rules: str, holes: list[str], board: str, game: str = "nlhe", lowest: int = 0
) -> list[tuple[str, dict[int, int]]]:
    """Who won how much of 200 of two players' chips, and by which order where it was divided."""
    hand = checked_down(rules, holes, board, game, lowest)
    return [
        (event.order, dict(zip(event.seats, event.amounts, strict=True)))
        for event in hand.events
        if isinstance(event, PotAwarded)
    ]


def checked_down(
    rules: str, holes: list[str], board: str, game: str = "nlhe", lowest: int = 0
) -> Hand:
    hand = table([500, 500], edition=rules, game=game, deck=deck(holes, board, lowest))
    check_down(hand)
    assert hand.over
    return hand


@pytest.mark.rule("holdem-rank-0")
@pytest.mark.rows("name", ["modern", "house", "tda2011", "tda2019", "holdem"])
def test_suits_do_not_rank_in_poker(name: str) -> None:
    assert won(name, STRAIGHTS, LOW_BOARD) == [("", {1: 100, 2: 100})]
    hand = checked_down(name, STRAIGHTS, LOW_BOARD)
    assert "suit-decided" not in [line.code for line in hand.view().log]


@pytest.mark.rule("chinese-rank-straight")
@pytest.mark.rows("name", [f"modern+{SUITS}", "chinese"])
def test_where_they_do_the_top_card_of_a_straight_decides(name: str) -> None:
    assert won(name, STRAIGHTS, LOW_BOARD) == [("", {1: 200})]
    assert won(name, STRAIGHTS[::-1], LOW_BOARD) == [("", {2: 200})]
    hand = checked_down(name, STRAIGHTS, LOW_BOARD)
    rule = hand.edition.cite("ranking.suits_break_ties")
    assert rule.rule == "chinese-rank-straight"
    assert hand.view().awards[0].citation == rule
    assert [line.seat for line in hand.view().log if line.code == "suit-decided"] == [1]
    from_below = edition(name).with_options({"suits.order": ["c", "d", "h", "s"]}).id
    assert won(from_below, STRAIGHTS, LOW_BOARD) == [("", {2: 200})]


def test_who_shares_the_card_that_decides_ties_for_good() -> None:
    rules = f"modern+{SUITS}"
    both = {1: 100, 2: 100}
    assert won(rules, ["2c 3d", "2d 3c"], "As Ks Qs Js Ts") == [("", both)]
    assert won(rules, ["Ac Ad", "3d 2c"], "8s 8h 8d 8c Kh") == [("", {1: 200})]
    assert won(rules, ["2s 2d", "3d 3c"], "8s 8h 8d Kc Ks") == [("", both)]


@pytest.mark.rule("chinese-rank-tie")
def test_kickers_decide_between_pairs_where_every_row_is_told_apart() -> None:
    pairs, board = ["As Kc", "Ah Kd"], "Ad 9c 7h 4s 2c"
    assert won(f"modern+{SUITS}", pairs, board) == [("", {2: 200})]
    explicit = edition(f"modern+{SUITS}").with_options({"chinese.suit_tiebreak": "explicit-only"})
    assert won(explicit.id, pairs, board) == [("", {1: 100, 2: 100})]


@pytest.mark.rule("holdem-rank-0", "chinese-rank-straight")
def test_two_cards_of_the_hand_play_in_omaha_and_a_low_half_is_shared() -> None:
    holes = ["9s 8d 2s 3d", "9h 8c 2h 3c"]
    halves = won(f"modern+{SUITS}", holes, LOW_BOARD, "plo8")
    assert halves == [("high", {1: 100}), ("eight-or-better", {1: 50, 2: 50})]
    whole = "modern+odd_chip.identical_two_way=whole-pot"
    assert won(whole, holes, LOW_BOARD, "plo8") == [("", {1: 100, 2: 100})]
    # the top cards are the eights: the nine on the board would be a fourth card from it
    eights = ["8d 4h Kc Kh", "8c 4c Qd Qh"]
    assert won(f"modern+{SUITS}", eights, "7s 6d 5s 9s 2c", "plo") == [("", {1: 200})]
    assert won("modern", eights, "7s 6d 5s 9s 2c", "plo") == [("", {1: 100, 2: 100})]


@pytest.mark.rule("holdem-rank-short-deck")
def test_in_short_deck_the_nine_is_the_top_of_the_lowest_straight() -> None:
    wheels, board = ["As 9c", "Ah 9d"], "6c 7d 8s Kh Kd"
    game, lowest = "nl6plus", 16
    assert won("modern", wheels, board, game, lowest) == [("", {1: 100, 2: 100})]
    assert won(f"modern+{SUITS}", wheels, board, game, lowest) == [("", {2: 200})]


@pytest.mark.rows("order", ["ace-to-five", "eight-or-better", "deuce-to-seven", "badugi"])
@pytest.mark.rows("tiebreak", ["all-rows", "explicit-only"])
def test_suits_never_rank_low_hands(order: str, tiebreak: Tiebreak) -> None:
    low = ORDERS[order]
    hand = parse_cards("7s 5d 4c 3h 2s" if order != "badugi" else "5d 4c 3h 2s")
    assert suit_that_decides(low, low.rank(hand), [hand], (3, 2, 1, 0), tiebreak) == 0
