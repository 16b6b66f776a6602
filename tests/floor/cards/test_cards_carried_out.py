"""What is ruled on cards is carried out in the hand that is followed."""

import pytest
from ruled import book

from ruleone.cards import Card, parse, parse_cards
from ruleone.dealing import BringIn, Call, Check, Hand
from ruleone.floor import Ruling
from ruleone.floor.cards import (
    Deal,
    DroppedStub,
    EarlyBoard,
    EarlyStreet,
    Exposed,
    dropped_stub,
    early_board,
    early_street,
    initial_deal,
)
from ruleone.floor.corrections import remedies_in_words
from ruleone.floor.ruling import AtTable, DealtAgain, HeldTo, Later, Remedy
from ruleone.rulebook import Refusal


def told(players: int = 3, game: str = "nlhe", rules: str = "house") -> Hand:
    """A hand whose cards nobody has seen, all of them dealt."""
    stacks = dict.fromkeys(range(1, players + 1), 10_000)
    hand = Hand(game, rules, stacks, button=players, blinds=(50, 100))
    for seat in stacks:
        hand.deal_hole(seat)
    return hand


def bet_out(hand: Hand) -> None:
    """Everybody checks or calls until the betting of the street is over."""
    while (options := hand.options) is not None:
        act = BringIn() if options.bring_in is not None else Check() if options.check else Call()
        assert not isinstance(hand.act(options.seat, act), Refusal)


def carry_out(hand: Hand, ruling: Ruling, remedies: tuple[Remedy, ...], street: str = "") -> None:
    """What the engine does now, or once the betting of a street is over."""
    chips = hand.chips
    for remedy in remedies:
        due = remedy
        if isinstance(remedy, Later):
            if remedy.after != street:
                continue
            due = remedy.intervention
        elif street or isinstance(remedy, AtTable | HeldTo | DealtAgain):
            continue
        assert not isinstance(due, AtTable | HeldTo | DealtAgain | Later)
        outcome = hand.intervene(due, ruling.reasons[-1].citation)
        assert not isinstance(outcome, Refusal), outcome
    assert hand.chips == chips


def refused(hand: Hand, cards: tuple[Card, ...]) -> bool:
    return isinstance(hand.deal_board(cards), Refusal)


@pytest.mark.rule("house-33A-1", "house-33D")
def test_a_misdeal_gives_all_chips_back() -> None:
    hand = told()
    deal = Deal(game="nlhe", entitled=(1, 2, 3), boxed=2)
    ruling = initial_deal(hand.edition, deal)
    carry_out(hand, ruling, ruling.to_do)
    assert hand.over
    assert set(hand.stacks.values()) == {10_000}


@pytest.mark.rule("house-33A-6")
def test_an_exposed_card_is_replaced_and_does_not_come_again() -> None:
    hand = told()
    seen = (Exposed(4, 1, card=parse("Kd")),)
    ruling = initial_deal(hand.edition, Deal(game="nlhe", entitled=(1, 2, 3), exposed=seen))
    assert ruling.proposed is not None
    carry_out(hand, ruling, ruling.proposed.remedies)
    bet_out(hand)
    assert refused(hand, parse_cards("Kd 2c 3c"))
    (english,) = remedies_in_words("en", ruling.proposed.remedies)
    (chinese,) = remedies_in_words("zh", ruling.proposed.remedies)
    assert english.endswith("the exposed card is set aside.")
    assert chinese.endswith("亮出的牌放在一旁。")
    assert not refused(hand, parse_cards("Ks 2c 3c"))


@pytest.mark.rule("house-RP-5A", "tda2019-RP-5A")
@pytest.mark.rows("name", ["house", "tda2019"])
def test_an_early_flop_may_come_again(name: str) -> None:
    flop = parse_cards("7h 8h 9c")
    hand = told(rules=name)
    ruling = early_board(book(name), EarlyBoard(street="flop", cards=flop))
    carry_out(hand, ruling, ruling.to_do)
    bet_out(hand)
    assert not refused(hand, flop)


@pytest.mark.rule("house-RP-5B", "tda2019-RP-5B")
@pytest.mark.rows("name", ["house", "tda2019"])
def test_an_early_turn_cannot_be_the_turn_but_the_river(name: str) -> None:
    hand = told(rules=name)
    bet_out(hand)
    hand.deal_board(parse_cards("7h 8h 9c"))
    early = parse_cards("Td")
    ruling = early_board(book(name), EarlyBoard(street="turn", cards=early))
    carry_out(hand, ruling, ruling.to_do)
    bet_out(hand)
    carry_out(hand, ruling, ruling.to_do, "flop")
    assert refused(hand, early)
    assert not refused(hand, parse_cards("2s"))
    bet_out(hand)
    carry_out(hand, ruling, ruling.to_do, "turn")
    assert not refused(hand, early)


@pytest.mark.rule("house-RP-5C", "tda2019-RP-5C")
@pytest.mark.rows("name", ["house", "tda2019"])
@pytest.mark.rows("on_board", [False, True])
def test_an_early_river_is_shuffled_in_when_the_betting_is_over(name: str, on_board: bool) -> None:
    hand = told(rules=name)
    early = parse_cards("Td")
    for cards in ("7h 8h 9c", "2s"):
        bet_out(hand)
        hand.deal_board(parse_cards(cards))
    if on_board:
        bet_out(hand)
        hand.deal_board(early)
    ruling = early_board(book(name), EarlyBoard(street="river", cards=early, on_board=on_board))
    carry_out(hand, ruling, ruling.to_do)
    assert len(hand.view().board) == 4
    bet_out(hand)
    assert refused(hand, early)
    carry_out(hand, ruling, ruling.to_do, "turn")
    assert not refused(hand, early)


@pytest.mark.rule("house-RP-5D", "tda2019-RP-5D")
@pytest.mark.rows("name", ["house", "tda2019"])
def test_an_early_card_of_stud_may_come_on_the_last_street(name: str) -> None:
    hand = Hand("flstud", name, {1: 5000, 2: 5000}, 2, (100, 200), ante=10)
    hand.deal_hole(1, parse_cards("Ah Kd 2c"))
    hand.deal_hole(2, parse_cards("Qs Qd 9h"))
    bet_out(hand)
    hand.deal_hole(1, parse_cards("3h"))
    hand.deal_hole(2, parse_cards("4h"))
    card = parse("9d")
    ruling = early_street(book(name), EarlyStreet(street="fifth", cards={1: card}, live=(1, 2)))
    carry_out(hand, ruling, ruling.to_do)
    for street, cards in (("fourth", "5c 6c"), ("fifth", "5d 6d")):
        bet_out(hand)
        carry_out(hand, ruling, ruling.to_do, street)
        assert isinstance(hand.deal_hole(1, (card,)), Refusal)
        for seat, each in enumerate(parse_cards(cards), start=1):
            assert not isinstance(hand.deal_hole(seat, (each,)), Refusal)
    bet_out(hand)
    carry_out(hand, ruling, ruling.to_do, "sixth")
    assert not isinstance(hand.deal_hole(1, (card,)), Refusal)


@pytest.mark.rule("house-RP-4.2", "tda2019-RP-4.2")
def test_a_stub_made_anew_leaves_hands_and_board() -> None:
    hand = told()
    bet_out(hand)
    hand.deal_board(parse_cards("7h 8h 9c"))
    before = hand.view()
    ruling = dropped_stub(hand.edition, DroppedStub(stub=42, restorable=False))
    carry_out(hand, ruling, ruling.to_do)
    after = hand.view()
    assert (after.board, after.seats) == (before.board, before.seats)
    bet_out(hand)
    assert not refused(hand, parse_cards("2s"))
