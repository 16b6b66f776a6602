"""Who has not come back: the software's rows, surrender in tournaments, and leaving."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from thirteen import cases, codes, dealt, played, points, rows, set_all

from ruleone.cards import CardError, parse_cards
from ruleone.chinese import (
    ThirteenHand,
    arrange_automatically,
    is_foul,
    thirteen_rules,
)
from ruleone.ranking import chinese_order
from ruleone.rulebook import Refusal, edition

BOOK = edition("chinese")
SIX_PAIRS = "Kd 2c 2d / 4c 4h 6d 6h 9d / 7c 7d Qh Qc 9h"
ORDINARY = "Jd Th 8c / Ks Kh 9c 8d 3s / As Ah Ac 5s 5c"
QUADS = "Td 9s 8c / Ks Kh 9c 8d 3s / As Ah Ac Ad 5c"
FOUL = "As Ah Kc / Qs Jd 9c 8h 5s / Ts Tc 6c 4d 3d"
HANDS = {1: rows(SIX_PAIRS), 2: rows(ORDINARY)}


def timed_out(
    *written: str,
    seat: int = 1,
    tournament: bool = True,
    declared: tuple[int, ...] = (),
    **changes: Any,
) -> ThirteenHand:
    """A hand in which one player has not come back."""
    hands = dict(enumerate(map(rows, written), start=1))
    hand = dealt(hands, tournament=tournament, **changes)
    assert not isinstance(hand.time_out(seat), Refusal)
    return set_all(hand, hands, declared)


@pytest.mark.rule("chinese-disconnect-3")
@pytest.mark.rows("case", cases()["auto_arrange"], ids=lambda case: case["cards"][:5])
def test_the_software_arranges_as_the_worked_cases_say(case: dict[str, str]) -> None:
    arranged = arrange_automatically(parse_cards(case["cards"]))
    assert [set(row) for row in arranged] == [
        set(parse_cards(case[row])) for row in ("front", "middle", "back")
    ]


@pytest.mark.rule("chinese-disconnect-3")
@pytest.mark.rows(
    ("cards", "back", "middle"),
    [
        # The full house takes the highest pair; of equal straights the top card's suit decides,
        # then the cards one by one.
        ("9s9h9dKcKdQsQh2d3c4s6h7d8c", "9s9h9dKcKd", "QsQh8c7d6h"),
        ("AsAhKdQcJsJhTdTc2c4d6h7s9c", "AsKdQcJsTc", "AhJhTd9c7s"),
        ("AsKsKhQdJcTd9h2c3d4h5d7c8s", "AsKsQdJcTd", "Kh9h8s7c5d"),
        # Two cards of one rank in the row: its suit first where it decides.
        ("9s9h8d7c6s5h2c2dKhQdJs4d3c", "9s8d7c6s5h", "2c2dKhQdJs"),
    ],
)
def test_among_fives_of_equal_ranks_suits_decide(cards: str, back: str, middle: str) -> None:
    arranged = arrange_automatically(parse_cards(cards))
    assert set(arranged.back) == set(parse_cards(back))
    assert set(arranged.middle) == set(parse_cards(middle))


@given(st.lists(st.integers(0, 51), min_size=13, max_size=13, unique=True))
def test_the_software_never_fouls_and_takes_the_best_five_each_time(cards: list[int]) -> None:
    arranged = arrange_automatically(cards)
    assert sorted(arranged.cards) == sorted(cards)
    assert not is_foul(arranged, thirteen_rules(BOOK))
    rank = chinese_order().rank
    assert rank(arranged.back) == max(map(rank, combinations(cards, 5)))
    eight = (*arranged.front, *arranged.middle)
    assert rank(arranged.middle) == max(map(rank, combinations(eight, 5)))
    assert arrange_automatically(cards[::-1]) == arranged


@given(
    st.lists(st.integers(0, 51), min_size=13, max_size=13, unique=True),
    st.permutations(["s", "h", "d", "c"]),
)
def test_under_any_order_of_suits_the_software_never_fouls(
    cards: list[int], suits: list[str]
) -> None:
    rules = thirteen_rules(BOOK.with_options({"suits.order": suits}))
    assert not is_foul(arrange_automatically(cards, "".join(suits)), rules)


def test_what_is_no_hand_of_thirteen_is_refused() -> None:
    with pytest.raises(ValueError, match="expected thirteen cards, got 12"):
        arrange_automatically(range(12))
    with pytest.raises(CardError):
        arrange_automatically([*range(12), 11])


@pytest.mark.rule("chinese-disconnect-3", "chinese-disconnect-4")
def test_in_a_cash_game_the_software_sets_the_cards_and_the_player_leaves_after_the_hand() -> None:
    hand = dealt(HANDS)
    happened = hand.time_out(1)
    assert not isinstance(happened, Refusal)
    assert hand.options is not None
    assert hand.options.seats == (2,)
    assert hand.leaving == (1,)
    set_all(hand, HANDS)
    first, second = hand.view().seats
    assert tuple(tuple(parse_cards("".join(row.cards))) for row in first.rows) == tuple(
        arrange_automatically(HANDS[1].cards)
    )
    assert (first.automatic, first.leaving, second.automatic, second.leaving) == (
        True,
        True,
        False,
        False,
    )
    assert list(hand.leaving) == [1]
    stays = dealt(HANDS, leave_after_disconnect=False)
    stays.time_out(1)
    assert set_all(stays, HANDS).leaving == ()


@pytest.mark.rule("chinese-disconnect-4")
def test_who_is_there_and_too_slow_has_the_cards_set_and_stays_in_the_cash_game() -> None:
    hand = dealt(HANDS)
    hand.time_out(1, there=True)
    set_all(hand, HANDS)
    assert hand.leaving == ()
    view = hand.view()
    assert (view.seats[0].automatic, view.seats[0].leaving) == (True, False)
    assert "thirteen-leaves" not in [line.code for line in view.log]


@pytest.mark.rule("chinese-disconnect-2")
def test_a_lost_connection_is_the_players_own_affair_and_what_he_loses_is_lost() -> None:
    hand = dealt(HANDS)
    hand.time_out(1)
    set_all(hand, HANDS)
    view = hand.view()
    assert view.seats[0].net == -view.seats[1].net < 0


@pytest.mark.rule("chinese-disconnect-1")
def test_the_edition_says_how_long_a_player_has_to_come_back() -> None:
    changes: tuple[dict[str, Any], ...] = ({}, {"reconnect_seconds": 25})
    for changed, seconds in zip(changes, (60, 25), strict=True):
        options = dealt(HANDS, **changed).options
        assert options is not None
        assert options.reconnect_s == seconds


@pytest.mark.rule("chinese-natural-1", "chinese-disconnect-3")
def test_the_software_declares_a_natural_only_where_the_edition_lets_it() -> None:
    changes: tuple[dict[str, Any], ...] = ({}, {"auto_declare_natural": True})
    for changed, declares in zip(changes, (False, True), strict=True):
        hand = dealt(HANDS, **changed)
        hand.time_out(1)
        hand.time_out(2)
        first, second = hand.view().seats
        assert (first.status == "natural") is declares
        assert first.declared is declares
        assert not second.declared


@pytest.mark.rule("chinese-disconnect-5")
def test_in_a_tournament_he_surrenders_for_three_points_to_an_ordinary_hand() -> None:
    hand = timed_out(SIX_PAIRS, QUADS)
    assert (codes(hand), points(hand)) == (["surrender"], [-3])
    first, second = hand.view().seats
    assert first.status == "surrendered"
    assert first.cards == ("??",) * 13
    assert "??" not in second.cards
    assert hand.leaving == ()
    assert points(timed_out(SIX_PAIRS, QUADS, surrender_points=5)) == [-5]


@pytest.mark.rule("chinese-disconnect-5")
def test_the_edition_may_let_a_surrender_pay_like_a_foul_or_arrange_the_cards() -> None:
    as_foul = timed_out(SIX_PAIRS, QUADS, tournament_surrender="pay-foul")
    assert (codes(as_foul), points(as_foul)) == (["surrender", "foul-bonus"], [-7])
    arranged = timed_out(SIX_PAIRS, QUADS, tournament_surrender="auto-arrange")
    assert arranged.view().seats[0].status == "ordinary"
    assert arranged.leaving == ()


@pytest.mark.rule("chinese-disconnect-5", "chinese-natural-12")
def test_a_surrender_pays_a_natural_its_value_and_a_void_hand_nothing() -> None:
    pairs = timed_out(ORDINARY, SIX_PAIRS, declared=(2,))
    assert (codes(pairs), points(pairs)) == (["natural"], [-3])
    void = timed_out("Jh Th 8c / Ks Kh 9d 8d 3s / Ac Ad 7c 7s 5c", FOUL)
    assert (codes(void), points(void)) == (["surrender-nothing"], [0])


@pytest.mark.rule("chinese-disconnect-5")
def test_two_surrenders_exchange_nothing() -> None:
    hand = dealt(HANDS, tournament=True)
    hand.time_out(1)
    hand.time_out(2)
    assert hand.over
    assert (codes(hand), points(hand)) == (["surrender-nothing"], [0])


def test_time_is_out_only_for_who_has_still_to_set_his_cards() -> None:
    hand = dealt(HANDS, tournament=True)
    hand.time_out(1)
    again = hand.time_out(1)
    assert isinstance(again, Refusal)
    assert again.code == "surrendered-already"
    set_all(hand, HANDS)
    over = hand.time_out(2)
    assert isinstance(over, Refusal)
    assert over.code == "hand-over"
    assert isinstance(hand.time_out(7), Refusal)
    assert played(SIX_PAIRS, ORDINARY).leaving == ()
