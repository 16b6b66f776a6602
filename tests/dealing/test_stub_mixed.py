"""A stub that was mixed with muck or burn cards: what lay there may come again."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from by_the_floor import BY_THE_FLOOR, intervene, refused
from deals import asked, play, sealed, table
from lines import chosen, random_hand

from ruleone.cards import FULL_DECK, UNKNOWN, parse, parse_cards, text
from ruleone.dealing import (
    GAMES,
    Hand,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
)
from ruleone.dealing.events import Event
from ruleone.rulebook import Refusal

MIXED = ReshuffleStub(mixed=("muck",))


def dealt(hand: Hand, seat: int, cards: str) -> None:
    dealt_to(hand, seat, parse_cards(cards))


def stud() -> Hand:
    """Seat 2 has folded with the king of hearts up; fourth street is to come."""
    seats = dict.fromkeys((1, 2, 3, 4), 5000)
    hand = Hand("flstud", "tda2019", seats, 4, (100, 200), ante=10, bring_in=25)
    for seat, cards in ((1, "?? ?? 2c"), (2, "?? ?? Kh"), (3, "?? ?? Jh"), (4, "?? ?? 9h")):
        dealt(hand, seat, cards)
    play(hand, "1 bring-in", "2 fold", "3 call", "4 call")
    assert hand.awaits == "hole-cards"
    return hand


def test_a_card_of_a_dead_hand_comes_again_once_the_muck_is_in_the_stub() -> None:
    hand = stud()
    king = parse_cards("Kh")
    assert isinstance(hand.deal_hole(1, king), Refusal)
    intervene(hand, ReshuffleStub())
    assert isinstance(hand.deal_hole(1, king), Refusal)
    intervene(hand, ReshuffleStub(mixed=("burns",)))
    assert isinstance(hand.deal_hole(1, king), Refusal)
    intervene(hand, MIXED)
    assert hand.view().log[-1].code == "stub-mixed"
    dealt(hand, 1, "Kh")
    assert isinstance(hand.deal_hole(3, king), Refusal)
    assert isinstance(hand.deal_hole(3, parse_cards("Jh")), Refusal)
    assert Hand.replay(hand.events).view() == hand.view()


def test_a_hand_that_died_after_the_stub_was_mixed_stays_out_of_it() -> None:
    hand = stud()
    intervene(hand, MIXED)
    assert refused(hand, RestoreHand(2)) == "cards-gone"
    for seat, card in ((1, "Kh"), (3, "4c"), (4, "5c")):
        dealt(hand, seat, card)
    intervene(hand, KillHand(1))
    play(hand, "3 check", "4 check")
    assert isinstance(hand.deal_hole(3, parse_cards("Kh")), Refusal)
    intervene(hand, MIXED)
    dealt(hand, 3, "Kh")


def test_an_exposed_card_that_was_replaced_comes_again_with_the_burn_cards_alone() -> None:
    for heap, comes in (("burns", True), ("muck", False), (None, False)):
        hand = table((1000, 1000), deck=None)
        for seat in hand.stacks:
            hand.deal_hole(seat)
        intervene(hand, ReplaceCard(1, parse("Ks")))
        assert refused(hand, KeepAside((parse("Ks"),))) == "card-twice"
        play(hand, "2 call", "1 check")
        intervene(hand, msgspec.convert({"mixed": [heap] if heap else []}, ReshuffleStub))
        outcome = hand.deal_board(parse_cards("Ks 2c 3c"))
        assert isinstance(outcome, Refusal) is not comes


def test_an_exposed_card_of_stud_that_was_replaced_is_not_shown_at_the_end() -> None:
    hand = stud()
    for seat, card in ((1, "3c"), (3, "4c"), (4, "5c")):
        dealt(hand, seat, card)
    intervene(hand, ReplaceCard(3, parse("Ks")))
    assert refused(hand, KeepAside((parse("Ks"),))) == "card-twice"


@pytest.mark.rows("anything", [("floor",), ("muck", "muck"), ("burns", 3), "muck", None])
def test_what_is_no_heap_is_refused(anything: Any) -> None:
    assert refused(stud(), ReshuffleStub(mixed=anything)) == "not-heaps"


@pytest.mark.rows(
    ("heaps", "turn"), [((), 12), (("burns",), 12), (("muck",), 5), (("muck", "burns"), 5)]
)
def test_a_sealed_deck_takes_its_order_with_what_was_mixed_in(
    heaps: tuple[Any, ...], turn: int
) -> None:
    """Seat 3 has thrown away cards 2 and 5, card 6 was burned. The new order begins with 2, 5 and
    6, in which the dealer burns one and turns the next that are in the stub now."""
    hand = table((1000,) * 3, deck=FULL_DECK)
    assert hand.holds(3) == (2, 5)
    play(hand, "3 fold", "1 call", "2 check")
    order = (2, 5, 6, 11, 12, *(card for card in FULL_DECK if card not in (2, 5, 6, 11, 12)))
    intervene(hand, ReshuffleStub(order=order, mixed=heaps))
    play(hand, "1 check", "2 check")
    expected = {(): 12, ("burns",): 11}.get(heaps, turn)
    assert parse(hand.view().board[3]) == expected


@pytest.mark.rows("game", GAMES)
def test_in_every_game_a_hand_goes_on_from_a_mixed_stub(game: str) -> None:
    """Dealt from a sealed deck: no card is held by two who are in, none is lost, and its events
    make the same hand."""
    chance = Random(f"mixed {game}")
    deck = sealed(game, chance)
    hand = random_hand(game, chance, deck)
    chips = hand.chips
    while not hand.over:
        if chance.random() < 0.3:
            heaps: Any = chance.choice((("muck",), ("burns",), ("muck", "burns")))
            hand.intervene(
                ReshuffleStub(order=tuple(chance.sample(FULL_DECK, 52)), mixed=heaps), BY_THE_FLOOR
            )
        assert hand.options is not None
        outcome = hand.act(hand.options.seat, chosen(hand, chance))
        assert not isinstance(outcome, Refusal), outcome
        assert hand.chips == chips
        in_play = [
            card
            for seat in hand.view().seats
            if seat.status in ("in", "all-in")
            for card in hand.holds(seat.seat)
        ]
        in_play += [parse(card) for card in hand.view().board]
        assert len(set(in_play)) == len(in_play)
        assert UNKNOWN not in in_play
    events = msgspec.msgpack.decode(msgspec.msgpack.encode(hand.events), type=tuple[Event, ...])
    assert Hand.replay(events).view() == hand.view()


@pytest.mark.rows("game", GAMES)
def test_in_every_game_known_cards_of_the_muck_are_told_again(game: str) -> None:
    """The dealer tells every card. A hand is killed, and once it is mixed into the stub the next
    card that comes is one of it."""
    seats = {1: 4000, 2: 4000, 3: 4000}
    terms: dict[str, Any] = {} if GAMES[game].bring_in is None else {"ante": 10, "bring_in": 25}
    hand = Hand(game, "modern", seats, 3, (50, 100), showdown="players", **terms)
    cards = [*Random(f"told {game}").sample(FULL_DECK[GAMES[game].lowest :], 31)]
    for seat in seats:
        dealt_to(hand, seat, [cards.pop() for _ in range(GAMES[game].hole_cards)])
    if hand.awaits == "board":
        hand.deal_board([cards.pop()])
    first = asked(hand).seat
    gone = hand.holds(first)
    if asked(hand).bring_in is not None:
        play(hand, f"{first} bring-in")
    intervene(hand, KillHand(first))
    intervene(hand, ReshuffleStub(mixed=("muck", "burns")))
    while hand.options is not None:
        seat = hand.options.seat
        least = (hand.options.discard or (0, 0))[0]
        thrown = " ".join(text(card) for card in hand.holds(seat)[: least or 1])
        call = "check" if hand.options.check else "call"
        play(hand, f"{seat} throw {thrown}" if hand.options.discard else f"{seat} {call}")
    if count := GAMES[game].rounds[1].board:
        outcome = hand.deal_board([gone[0], *cards][:count])
        assert not isinstance(outcome, Refusal), outcome
        assert text(gone[0]) in hand.view().board
    else:
        seat = next(each for each in seats if each != first)
        dealt_to(hand, seat, [gone[0]])
        assert gone[0] in hand.holds(seat)


def dealt_to(hand: Hand, seat: int, cards: Sequence[int]) -> None:
    outcome = hand.deal_hole(seat, cards)
    assert not isinstance(outcome, Refusal), outcome
