"""What a hand may begin with, and the order of the deal."""

from typing import Any

import msgspec
import pytest
from deals import table

from ruleone.cards import FULL_DECK
from ruleone.dealing import BadHand, DeckSealed, Hand, deck_of
from ruleone.dealing.events import HandStarted, HoleDealt
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import UnknownName, edition

THREE = {1: 1000, 2: 1000, 3: 1000}

BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "stud"}, "expected a game, one of nlhe, plhe, flhe, nl6plus, pl6plus"),
    ({"seats": {1: 1000}}, "expected 2 to 10 seats, got 1"),
    ({"seats": dict.fromkeys(range(1, 12), 1000)}, "expected 2 to 10 seats, got 11"),
    ({"seats": {0: 1000, 3: 1000}}, "seats and button from 1 to 10"),
    ({"seats": {1: 1000, 11: 1000}}, "seats and button from 1 to 10"),
    ({"button": 0}, "seats and button from 1 to 10"),
    ({"seats": {1: 1000, 2: 0}}, "expected stacks of 1 to"),
    ({"seats": {1: 1000, 2: STACK_MAX_CHIPS + 1}}, "expected stacks of 1 to"),
    ({"blinds": (100, 50)}, "up to the big blind, got (100, 50)"),
    ({"blinds": (-1, 50)}, "small blind of 0 or more"),
    ({"small_blind_seat": 2, "big_blind_seat": 2}, "got both in seat 2"),
    ({"big_blind_seat": 7}, "expected the big blind in one of the seats"),
    ({"blinds": (0, 0)}, "expected min_bet and chip from 1"),
    ({"ante": -1}, "got 100, 1, -1"),
    ({"ante": 10**30}, "got 100, 1, 1000"),
    ({"min_bet": 10**30}, "all up to 1000000000000, got 1000"),
    ({"chip": 10**30}, "all up to 1000000000000, got 100, 1000"),
    ({"number": -1}, "expected a hand number from 0 to"),
    ({"number": 10**30}, "expected a hand number from 0 to"),
    ({"players_in_event": 0}, "expected players_in_event from 1, got 0"),
    ({"showdown": "nobody"}, "expected a showdown, auto or players, got 'nobody'"),
    ({"blinds": (50,)}, "expected a small blind and a big blind, got (50,)"),
    ({"blinds": (50, 100, 200)}, "expected a small blind and a big blind"),
    ({"blinds": None}, "expected a small blind and a big blind, got None"),
    ({"blinds": 100}, "expected a small blind and a big blind, got 100"),
    ({"seats": [1, 2, 3]}, "expected seats as a mapping, seat -> chips, got [1, 2, 3]"),
    ({"seats": None}, "expected seats as a mapping, seat -> chips, got None"),
    ({"seats": {1: "a", 2: 1000}}, "in whole numbers, got 'a'"),
    ({"entries": [(3, 100)]}, "expected entries as a mapping, seat -> chips, got [(3, 100)]"),
    ({"straddles": {(1, 2): 100}}, "in whole numbers, got (1, 2)"),
    ({"edition": None}, "expected an edition or its name, got None"),
    ({"deck": 5}, "expected each of the 52 cards once, got 5"),
    ({"deck": ("As",) * 52}, "expected each of the 52 cards once, got ("),
    ({"big_blind_seat": 2, "straddles": {2: 200}}, "one live post from a seat, got posts in"),
    ({"entries": {2: 100}}, "one live post from a seat, got posts in"),
    ({"blinds": (0.5, 1)}, "in whole numbers, got 0.5"),
    ({"blinds": ("50", "100")}, "in whole numbers, got '50'"),
    ({"seats": {1: 1000.0, 2: 1000}}, "in whole numbers, got 1000.0"),
    ({"seats": {1: None, 2: 1000}}, "in whole numbers, got None"),
    ({"seats": {"1": 1000, 2: 1000}}, "in whole numbers, got '1'"),
    ({"seats": {1: True, 2: 1000}}, "in whole numbers, got True"),
    ({"button": 1.5}, "in whole numbers, got 1.5"),
    ({"button": 3.0}, "in whole numbers, got 3.0"),
    ({"small_blind_seat": True}, "the small blind in one of the seats (1, 2, 3), got True"),
    ({"big_blind_seat": 2.0}, "the big blind in one of the seats (1, 2, 3), got 2.0"),
    ({"entries": {3.0: 100}}, "in whole numbers, got 3.0"),
    ({"entries": {3: 101}}, "an entry of up to 100 in seat 3, got 101"),
    ({"blinds": (0, 0), "min_bet": 100, "entries": {3: 100}}, "an entry of up to 0 in seat 3"),
    ({"button": None}, "in whole numbers, got None"),
    ({"ante": 0.5}, "in whole numbers, got 0.5"),
    ({"min_bet": 1.5}, "in whole numbers, got 1.5"),
    ({"straddles": {3: 200.5}}, "in whole numbers, got 200.5"),
    ({"chip": 0}, "expected min_bet and chip from 1"),
    ({"ante_format": "everybody"}, "got 'everybody'"),
    ({"straddles": {3: 100}}, "a straddle of more than 100 in seat 3, got 100"),
    ({"straddles": {3: 200, 1: 150}}, "a straddle of more than 200 in seat 1, got 150"),
    ({"entries": {9: 100}}, "expected a post from one of (1, 2, 3), got 100 in seat 9"),
    ({"dead_blinds": {1: 0}}, "got 0 in seat 1"),
    ({"deck": FULL_DECK[:51]}, "each of the 52 cards once, got 51"),
    ({"deck": (*FULL_DECK[:51], 0)}, "each of the 52 cards once"),
    ({"deck": (*FULL_DECK[:51], 52)}, "each of the 52 cards once"),
    ({"deck": (*FULL_DECK[:51], -1)}, "each of the 52 cards once"),
    ({"deck": (*FULL_DECK[:51], 400)}, "each of the 52 cards once"),
]


@pytest.mark.rows(("wrong", "told"), BAD, ids=[told for _, told in BAD])
def test_what_a_hand_cannot_begin_with_is_told(wrong: dict[str, Any], told: str) -> None:
    facts: dict[str, Any] = {"seats": THREE, "button": 3, "deck": FULL_DECK} | wrong
    Hand(seats=THREE, button=3)  # what is equal to an int is none, also where it was seen before
    with pytest.raises(BadHand) as caught:
        Hand(**facts)
    assert told in str(caught.value)


def test_an_unknown_edition_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="the editions are modern, tda2024, house"):
        Hand(edition="tda1999", seats=THREE)


@pytest.mark.rule("holdem-deal-order", "holdem-deck", "holdem-hole-cards")
@pytest.mark.rows("button", range(1, 11))
def test_cards_go_one_at_a_time_from_the_first_seat_left_of_the_button(button: int) -> None:
    seats = dict.fromkeys((2, 3, 5, 8, 9), 1000)
    hand = Hand(seats=seats, button=button, deck=FULL_DECK)
    dealt = next(event for event in hand.events if isinstance(event, HoleDealt))
    assert list(dealt.seats) == sorted(seats, key=lambda seat: (seat <= button, seat))
    assert dealt.cards == tuple((place, place + 5) for place in range(5))


def test_the_first_event_pins_the_edition_and_all_that_the_hand_began_with() -> None:
    book = edition("house").with_options({"raise.limit_cap": 5})
    hand = Hand("flhe", book, THREE, 2, (10, 20), FULL_DECK, number=7, chip=5, players_in_event=3)
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    assert (started.edition, started.digest) == ("house+raise.limit_cap=5", book.digest)
    assert started.rules.limit_cap == 5
    assert (started.number, started.chip, started.players_in_event) == (7, 5, 3)
    assert started.seats == (3, 1, 2)
    assert hand.edition.id == book.id


def test_a_replay_begins_with_the_start_of_a_hand() -> None:
    events = table([1000, 1000]).events
    with pytest.raises(BadHand, match="expected the start of a hand first, got Posted"):
        Hand.replay(events[1:])
    with pytest.raises(BadHand, match="got NoneType"):
        Hand.replay(())


@pytest.mark.rows(
    "told",
    [
        {"boards": 30_000_000},
        {"boards": 2**62},
        {"boards": 0},
        {"runs": 2**62},
        {"boards": 2, "runs": 2},
        {"bomb_pot": -1},
        {"button": 99},
        {"button": 2},
        {"seats": (2, 2, 1)},
        {"stacks": (1000, 1000)},
        {"stacks": (1000, 1000, 10**30)},
        {"number": -1},
        {"chip": 0},
        {"bring_in": 101},
        {"straddles": ((9, 200),)},
        {"big_blind_seat": 7},
        {"penalised": (7,)},
        {"players_in_event": 3, "runs": 2},
        {"game": "stud"},
    ],
)
def test_no_replay_begins_with_what_no_hand_begins_with(told: dict[str, Any]) -> None:
    first, *rest = Hand(seats=THREE, button=1).events
    assert isinstance(first, HandStarted)
    forged = (msgspec.structs.replace(first, **told), *rest)
    with pytest.raises(BadHand):
        Hand.replay(forged)
    with pytest.raises(BadHand):
        next(Hand.moments(forged))


def test_a_sealed_deck_is_read_by_one_function() -> None:
    sealed = DeckSealed(FULL_DECK)
    assert deck_of(sealed) == FULL_DECK
