"""A hand whose cards the dealer tells: known, unknown, and turned up later."""

from typing import Any

import pytest
from deals import asked, deck, play, refused, table

from ruleone.cards import UNKNOWN, parse_cards
from ruleone.dealing import Hand
from ruleone.dealing.events import BoardDealt, Mucked, Shown
from ruleone.rulebook import Refusal, edition


def told(*holes: str | None, stacks: tuple[int, ...] = (1000, 1000, 1000), **facts: Any) -> Hand:
    """A hand that the dealer deals; None where nobody has seen the cards."""
    hand = table(stacks, deck=None, **facts)
    for seat, hole in enumerate(holes, 1):
        assert hand.awaits == "hole-cards"
        assert not isinstance(
            hand.deal_hole(seat, None if hole is None else parse_cards(hole)), Refusal
        )
    return hand


def turn_up(hand: Hand, cards: str) -> None:
    outcome = hand.deal_board(parse_cards(cards))
    assert not isinstance(outcome, Refusal), outcome


@pytest.mark.rule("holdem-hole-cards", "holdem-board", "holdem-burn")
def test_told_cards_make_the_same_hand_as_a_sealed_deck() -> None:
    holes, board = ["As Ad", "Kh Kd", "7c 2d"], "Ah 8s 5d 4c 3s"
    sealed, by_dealer = table((1000,) * 3, deck=deck(holes, board)), told(*holes)
    for hand in (sealed, by_dealer):
        play(hand, "3 fold", "1 raise 300", "2 call")
        if hand is by_dealer:
            assert hand.awaits == "board"
            assert hand.options is None
            turn_up(hand, "Ah 8s 5d")
        play(hand, "1 bet 700", "2 call")
        if hand is by_dealer:
            turn_up(hand, "4c")
            turn_up(hand, "3s")
        assert hand.over
    assert sealed.view().awards == by_dealer.view().awards
    assert sealed.stacks == by_dealer.stacks == {1: 2000, 2: 0, 3: 1000}


def test_unknown_cards_are_backs_that_their_player_tables_at_showdown() -> None:
    hand = told(None, None, None)
    play(hand, "3 fold", "1 call", "2 check")
    turn_up(hand, "Ah 8s 5d")
    play(hand, "1 check", "2 bet 100", "1 call")
    turn_up(hand, "4c")
    play(hand, "1 check", "2 check")
    turn_up(hand, "3s")
    play(hand, "1 check", "2 check")
    assert asked(hand).seat == 1
    assert asked(hand).show
    assert asked(hand).muck
    assert refused(hand, "1 show").code == "cards-needed"
    play(hand, "1 show Kd Kc", "2 show Qh Qc")
    assert hand.over
    assert hand.stacks == {1: 1200, 2: 800, 3: 1000}
    assert hand.view().seats[0].cards == ("Kd", "Kc")


@pytest.mark.rule("house-15B", "tda2011-14.1")
def test_the_last_live_hand_wins_with_cards_that_nobody_saw() -> None:
    hand = told(None, None, None)
    play(hand, "3 fold", "1 call", "2 check")
    for cards in ("Ah 8s 5d", "4c", "3s"):
        turn_up(hand, cards)
        play(hand, "1 check", "2 check")
    play(hand, "1 muck")
    assert hand.stacks == {1: 900, 2: 1100, 3: 1000}
    assert hand.view().seats[1].cards == ("??", "??")
    award = hand.view().awards[0]
    assert award.hand is None
    assert award.citation == edition("modern").cite("showdown.last-live-wins")


@pytest.mark.rule("house-14.1", "house-14.2", "tda2011-11")
def test_unknown_hands_of_an_all_in_are_turned_up_before_the_board_and_may_not_be_mucked() -> None:
    hand = told("As Ad", None, None)
    play(hand, "3 raise 1000", "1 call", "2 fold")
    assert hand.view().seats[0].tabled
    assert asked(hand).seat == 3
    assert not asked(hand).muck
    assert refused(hand, "3 muck").citation == edition("modern").cite(
        "showdown.all_in_muck_allowed"
    )
    play(hand, "3 show Kh Kd")
    assert hand.awaits == "board"
    for cards in ("Ah 8s 5d", "4c", "3s"):
        turn_up(hand, cards)
    assert hand.stacks == {1: 2100, 2: 900, 3: 0}


def test_a_dealer_who_goes_on_before_all_hands_are_up_is_followed() -> None:
    hand = told("As Ad", None, None)
    play(hand, "3 raise 1000", "1 call", "2 fold")
    for cards in ("Ah 8s 5d", "4c", "3s"):
        turn_up(hand, cards)
    assert asked(hand).seat == 3
    play(hand, "3 show 8h 8d")
    assert hand.stacks == {1: 2100, 2: 900, 3: 0}


@pytest.mark.rule("house-15A.1")
def test_the_dealer_tables_and_mucks_for_those_whose_cards_he_knows() -> None:
    hand = told("As Ad", None, "Kh Kd")
    play(hand, "3 call", "1 call", "2 check")
    for cards in ("Ah 8s 5d", "4c", "3s"):
        turn_up(hand, cards)
        play(hand, "1 check", "2 check", "3 check")
    assert [type(event) for event in hand.events[-2:]] != [Shown, Mucked]
    assert asked(hand).seat == 2
    play(hand, "2 show 9c 9d")
    kinds = [type(event) for event in hand.events if isinstance(event, Shown | Mucked)]
    assert kinds == [Shown, Shown, Mucked]


def test_a_hand_goes_on_after_a_replay_in_mid_deal() -> None:
    hand = Hand.replay(told("As Ad", None).events)
    assert hand.awaits == "hole-cards"
    assert not isinstance(hand.deal_hole(3), Refusal)
    play(hand, "3 fold", "1 call", "2 check")
    again = Hand.replay(hand.events)
    assert again.awaits == "board"
    turn_up(again, "Kh 8s 5d")
    assert asked(again).seat == 1


@pytest.mark.rows(
    ("cards", "code", "kind"),
    [
        ("As", "card-count", "syntax"),
        ("As Ad Ac", "card-count", "syntax"),
        ("Kd Kc", "card-twice", "illegal"),
    ],
)
def test_hole_cards_that_cannot_be(cards: str, code: str, kind: str) -> None:
    hand = told("Kh Kd")
    before = hand.events
    outcome = hand.deal_hole(2, parse_cards(cards))
    assert isinstance(outcome, Refusal)
    assert (outcome.code, outcome.kind) == (code, kind)
    assert outcome.citation is not None
    assert hand.events == before


def test_the_same_card_twice_in_one_hand_is_refused() -> None:
    outcome = told().deal_hole(1, (51, 51))
    assert isinstance(outcome, Refusal)
    assert outcome.code == "card-twice"


@pytest.mark.rows(
    ("cards", "code"),
    [("Ah 8s", "card-count"), ("Ah 8s 5d 4c", "card-count"), ("Kh 8s 5d", "card-twice")],
)
def test_board_cards_that_cannot_be(cards: str, code: str) -> None:
    hand = told("Kh Kd", "As Ad", "7c 2d")
    play(hand, "3 call", "1 call", "2 check")
    outcome = hand.deal_board(parse_cards(cards))
    assert isinstance(outcome, Refusal)
    assert outcome.code == code
    outcome = hand.deal_board((UNKNOWN, 1, 2))
    assert isinstance(outcome, Refusal)
    assert hand.view().board == ()


def test_the_dealer_tells_nothing_out_of_its_time() -> None:
    hand = told("Kh Kd", "As Ad", "7c 2d")
    for outcome in (hand.deal_board(parse_cards("2h 3h 4h")), hand.deal_hole(1), hand.deal_hole(9)):
        assert isinstance(outcome, Refusal)
    sealed = table((1000, 1000))
    for outcome in (sealed.deal_hole(1), sealed.deal_board((1, 2, 3)), sealed.go_on()):
        assert isinstance(outcome, Refusal)
    play(sealed, "2 fold")
    assert isinstance(sealed.deal_hole(1), Refusal)


@pytest.mark.rule("house-12A", "house-12B.2", "house-17", "tda2011-13")
@pytest.mark.rows(
    ("words", "code", "kind"),
    [
        ("1 show Kd", "partly-shown", "ambiguous"),
        ("1 show Kd Kc Ks", "card-count", "syntax"),
        ("1 show Kd Kd", "card-twice", "illegal"),
        ("1 show Kd Ah", "card-twice", "illegal"),
        ("1 show Kd Zz", "not-a-card", "syntax"),
        ("1 show Kd ??", "cards-needed", "syntax"),
    ],
)
def test_what_is_no_tabled_hand(words: str, code: str, kind: str) -> None:
    hand = told(None, None, None)
    play(hand, "3 fold", "1 call", "2 check")
    for cards in ("Ah 8s 5d", "4c", "3s"):
        turn_up(hand, cards)
        play(hand, "1 check", "2 check")
    refusal = refused(hand, words)
    assert (refusal.code, refusal.kind) == (code, kind)


def test_a_known_hand_is_tabled_as_it_is_known() -> None:
    hand = table((1000, 1000), deck=deck(["As Ad", "Kh Kd"]), showdown="players")
    play(hand, "2 call", "1 check")
    for _ in range(3):
        play(hand, "1 check", "2 check")
    assert refused(hand, "1 show 2c 3c").code == "other-cards"
    play(hand, "1 show As Ad", "2 muck")
    assert hand.stacks == {1: 1100, 2: 900}


def test_a_card_that_was_seen_has_to_be_among_those_tabled() -> None:
    hand = table((1000, 1000), deck=None)
    hand.deal_hole(1, parse_cards("Kd ??"))
    hand.deal_hole(2)
    play(hand, "2 call", "1 check")
    for cards in ("Ah 8s 5d", "4c", "3s"):
        turn_up(hand, cards)
        play(hand, "1 check", "2 check")
    assert refused(hand, "1 show Qd Qc").code == "other-cards"
    play(hand, "1 show Kc Kd", "2 muck")
    assert hand.stacks == {1: 1100, 2: 900}


@pytest.mark.rule("house-14.1", "house-15A.2")
def test_unknown_hands_of_an_all_in_are_turned_up_in_order_and_half_known_ones_stay_down() -> None:
    hand = table((1000, 1000, 1000), deck=None)
    hand.deal_hole(1, parse_cards("Kd ??"))
    hand.deal_hole(2)
    hand.deal_hole(3, parse_cards("As Ad"))
    play(hand, "3 raise 1000", "1 call", "2 call")
    assert [seat.cards for seat in hand.view().seats] == [("??", "??")] * 2 + [("As", "Ad")]
    assert hand.view(1).seats[0].cards == ("Kd", "??")
    refusal = refused(hand, "2 show Qh Qc")
    assert (refusal.code, refusal.parameters) == ("not-your-turn", {"seat": 2, "expected": 1})
    play(hand, "1 show Kd Kc", "2 show Qh Qc")
    assert hand.awaits == "board"


@pytest.mark.rule("holdem-burn")
@pytest.mark.rows("burned", [0, 1, 2])
def test_cards_burned_by_a_dealer_are_as_many_as_the_edition_says_and_unseen(burned: int) -> None:
    hand = told("As Ad", None, None, edition=f"modern+dealing.burn_cards={burned}")
    play(hand, "3 call", "1 call", "2 check")
    turn_up(hand, "Ah 8s 5d")
    flop = next(event for event in hand.events if isinstance(event, BoardDealt))
    assert flop.burned == (UNKNOWN,) * burned


def test_the_card_before_the_first_bet_of_courchevel_is_told_too() -> None:
    hand = table((1000, 1000), deck=None, game="plcourchevel")
    for seat in (1, 2):
        hand.deal_hole(seat)
    assert hand.awaits == "board"
    turn_up(hand, "Ah")
    assert asked(hand).seat == 2
    play(hand, "2 call", "1 check")
    turn_up(hand, "8s 5d")
    assert len(hand.view().board) == 3


def test_cards_that_the_game_is_not_dealt_with_are_refused() -> None:
    hand = table((1000, 1000), deck=None, game="nl6plus")
    refusal = hand.deal_hole(1, parse_cards("As 2c"))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-in-deck"
    assert refusal.parameters == {"card": "2c", "lowest": "6"}
