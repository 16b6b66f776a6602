"""The facts of incidents with cards, from a hand of the engine."""

import pytest
from ruled import told

from ruleone.cards import parse, parse_cards
from ruleone.dealing import BringIn, Call, Check, Fold, Hand
from ruleone.floor import BadFacts
from ruleone.floor.cards import (
    Exposed,
    deal_in,
    early_board_in,
    early_street_in,
    fouled_in,
    initial_deal,
)


def holdem(button: int = 4) -> Hand:
    hand = Hand("nlhe", "house", dict.fromkeys((2, 4, 7, 9), 10_000), button, (50, 100))
    for seat in hand.stacks:
        hand.deal_hole(seat)
    return hand


def stud() -> Hand:
    hand = Hand("flstud", "house", {1: 5000, 2: 5000, 3: 5000}, 3, (100, 200), ante=10)
    for seat, cards in ((1, "Ah Kd 2c"), (2, "Qs Qd 9h"), (3, "3s 3d Jh")):
        hand.deal_hole(seat, parse_cards(cards))
    return hand


@pytest.mark.rule("house-33A-1", "house-33D", "house-34")
def test_a_deal_of_the_engine_is_a_misdeal_until_there_is_substantial_action() -> None:
    hand = holdem()
    deal = deal_in(hand, boxed=2)
    assert (deal.entitled, deal.button, deal.acts) == ((7, 9, 2, 4), 4, ())
    assert told(initial_deal(hand.edition, deal)) == "misdeal"
    hand.act(2, Call())
    assert told(initial_deal(hand.edition, deal_in(hand, boxed=2))) == "misdeal"
    hand.act(4, Fold())
    assert deal_in(hand).acts == ("call", "fold")
    assert told(initial_deal(hand.edition, deal_in(hand, boxed=2))) == "play-on"
    assert deal_in(holdem(button=1)).button == 0


def test_a_bring_in_is_no_action_of_his_own_and_a_deal_may_be_going_on() -> None:
    hand = stud()
    hand.act(1, BringIn())
    assert deal_in(hand).acts == ()
    dealt = Hand("nlhe", "house", {1: 100, 2: 100}, 1, (1, 2))
    assert not deal_in(dealt, exposed=(Exposed(1, 2),)).complete


@pytest.mark.rule("house-35.2")
def test_cards_are_early_while_there_is_betting_to_come() -> None:
    hand = holdem()
    flop = parse_cards("7h 8h 9c")
    assert early_board_in(hand, flop).street == "flop"
    with pytest.raises(BadFacts, match="on the flop: it must be 3, not 1"):
        early_board_in(hand, flop[:1])
    for seat in (2, 4, 7, 9):
        hand.act(seat, Check() if seat == 9 else Call())
    with pytest.raises(BadFacts, match="No player is to act now"):
        early_board_in(hand, flop)
    hand.deal_board(flop)
    with pytest.raises(BadFacts, match="nlhe is not a stud game"):
        early_street_in(hand, {2: flop[0]})


@pytest.mark.rule("house-RP-5D")
def test_early_cards_of_stud_come_to_live_hands() -> None:
    hand = stud()
    hand.act(1, BringIn())
    hand.act(2, Fold())
    early = early_street_in(hand, {3: parse("9d")})
    assert (early.street, early.live, early.without) == ("fourth", (1, 3), (1,))
    with pytest.raises(BadFacts, match="The cards go to the live hands"):
        early_street_in(hand, {2: parse("9d")})


def test_a_hand_that_is_over_has_no_incidents() -> None:
    hand = holdem()
    for seat in (2, 4, 7):
        hand.act(seat, Fold())
    for asked in (lambda: deal_in(hand), lambda: fouled_in(hand, 9, "killed")):
        with pytest.raises(BadFacts, match="The hand is over"):
            asked()
