"""Cards that the dealer exposed on the last street of stud or in a draw, and their replacement."""

from random import Random

import pytest
from ruled import book, rules_of, told

from ruleone.cards import FULL_DECK, Card, parse, parse_cards
from ruleone.dealing import Call, Check, Discard, Hand, RaiseTo, ReplaceCard
from ruleone.dealing.events import StubShuffled
from ruleone.floor import BadFacts
from ruleone.floor.cards import LastCardSeen, last_card_in, last_card_seen
from ruleone.rulebook import Citation, Refusal


def stud(stacks: tuple[int, int]) -> Hand:
    """Both have all they bet on third street in the middle, or check down to the last card: seat 1
    has the three of spades, seat 2 gets his last."""
    seats = dict(enumerate(stacks, 1))
    hand = Hand("flstud", "modern", seats, 2, (0, 0), ante=10, min_bet=100, bring_in=25)
    for seat, cards in ((1, "2h2dAs"), (2, "KhKdQs")):
        hand.deal_hole(seat, parse_cards(cards))
    hand.act(2, RaiseTo(100))
    hand.act(1, Call())
    for street in (("3c", "4c"), ("3d", "4d"), ("3h", "4h")):
        for seat, card in enumerate(street, 1):
            hand.deal_hole(seat, parse_cards(card))
        while hand.awaits == "action":
            assert hand.options is not None
            hand.act(hand.options.seat, Check())
    hand.deal_hole(1, parse_cards("3s"))
    return hand


@pytest.mark.rule("tda2019-RP-10B.1", "tda2024-RP-10B.1")
@pytest.mark.rows("betting_left", [True, False])
def test_an_exposed_last_card_is_replaced_while_betting_is_to_come(betting_left: bool) -> None:
    hand = stud((2000, 2000) if betting_left else (110, 110))
    hand.deal_hole(2, parse_cards("5c"))
    (exposed, another) = parse_cards("3s9s")
    ruling = last_card_seen(hand.edition, last_card_in(hand, {1: exposed}))
    assert told(ruling) == ("replace-card" if betting_left else "play-on")
    if not betting_left:
        return
    cited = ruling.reasons[-1].citation
    assert cited == Citation("tda2024-RP-10B.1", "modern")
    assert ruling.to_do[0] == ReplaceCard(1, exposed)
    assert isinstance(hand.intervene(ReplaceCard(1, exposed, parse("5c")), cited), Refusal)
    assert not isinstance(hand.intervene(ReplaceCard(1, exposed, another), cited), Refusal)
    assert hand.view(1).seats[0].cards[-1] == "9s"
    assert hand.view(2).seats[0].cards[-1] == "??"
    assert hand.view().log[-1].code == "card-replaced"
    with pytest.raises(BadFacts, match="was not just dealt face down"):
        last_card_in(hand, {1: exposed})
    with pytest.raises(BadFacts, match="was not just dealt"):
        last_card_in(hand, {7: another})


def draw(seats: int, drawn: int = 1) -> tuple[Hand, tuple[Card, ...]]:
    """A sealed hand in which all have changed so many cards."""
    chance = Random(1)
    deck = tuple(card for _ in range(9) for card in chance.sample(FULL_DECK, 52))
    hand = Hand("nl5draw", "modern", dict.fromkeys(range(1, seats + 1), 5000), seats, deck=deck)
    while hand.options is not None and hand.options.fold:
        hand.act(hand.options.seat, Call() if hand.options.to_call else Check())
    while hand.options is not None and hand.options.discard is not None:
        seat = hand.options.seat
        mine = next(each.cards for each in hand.view(seat).seats if each.seat == seat)
        hand.act(seat, Discard(mine[:drawn]))
    return hand, deck


@pytest.mark.rule("house-33A.7", "tda2024-35A.8")
def test_a_card_exposed_in_a_draw_is_replaced_after_all_have_drawn() -> None:
    hand, deck = draw(3)
    assert hand.holds(2)[-1] == deck[17]
    with pytest.raises(BadFacts, match="was not just dealt"):
        last_card_in(hand, {1: hand.holds(1)[0]})
    ruling = last_card_seen(hand.edition, last_card_in(hand, {2: deck[17]}))
    assert (told(ruling), rules_of(ruling)) == ("replace-card", ["tda2024-35A.8"])
    remedy = ruling.to_do[0]
    assert isinstance(remedy, ReplaceCard)
    assert not isinstance(hand.intervene(remedy, ruling.reasons[-1].citation), Refusal)
    assert hand.holds(2)[-1] == deck[19]
    assert hand.view().log[-1].citation == Citation("tda2024-35A.8", "modern")
    hand.act(1, Check())
    with pytest.raises(BadFacts, match="was not just dealt"):
        last_card_in(hand, {2: deck[19]})
    assert Hand.replay(hand.events).view(2) == hand.view(2)


def test_where_the_stub_is_out_the_muck_is_shuffled_for_it() -> None:
    hand, _ = draw(6, drawn=3)
    card = hand.holds(2)[-1]
    cited = hand.edition.cite("draw.discards")
    for _ in range(10):
        card = hand.holds(2)[-1]
        assert not isinstance(hand.intervene(ReplaceCard(2, card), cited), Refusal)
        assert hand.holds(2)[-1] != card
    assert any(isinstance(event, StubShuffled) for event in hand.events)
    held = [card for seat in hand.stacks for card in hand.holds(seat)]
    assert len(set(held)) == len(held)
    assert Hand.replay(hand.events).view(2) == hand.view(2)


def test_with_no_betting_left_a_card_exposed_in_a_draw_stays() -> None:
    seen = LastCardSeen(cards={2: parse("2d")}, betting_left=False, game="nl5draw")
    ruling = last_card_seen(book("house"), seen)
    assert (told(ruling), ruling.reasons[0].code) == ("play-on", "drawn-card-stays")
    with pytest.raises(BadFacts, match="snap is not dealt here"):
        LastCardSeen(cards={2: parse("2d")}, betting_left=False, game="snap")
