"""A view tells what its viewer may know, and nothing else reaches him."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from deals import asked, check_down, deck, play, table
from hypothesis import given, settings
from hypothesis import strategies as st
from random_hands import decks, facts, steps

from ruleone.dealing import Action, Check, Hand, Muck
from ruleone.dealing.events import BoardDealt, HandsTabled, HoleDealt, Shown
from ruleone.dealing.views import HandName, LastAct
from ruleone.rulebook import Refusal, edition
from ruleone.words import LANGUAGES, say

Step = tuple[int, Action] | None


def hidden_places(hand: Hand, viewer: int | None) -> list[int]:
    """Where in the deck the cards lie that this viewer may not see: hole cards of others that are
    not tabled, burned cards, and all that is still to come."""
    tabled = {event.seat for event in hand.events if isinstance(event, Shown)}
    for event in hand.events:
        if isinstance(event, HandsTabled):
            tabled.update(event.seats)
    places, at = [], 0
    for event in hand.events:
        if isinstance(event, HoleDealt):
            count = len(event.seats)
            for nth in range(2 * count):
                seat = event.seats[nth % count]
                if seat != viewer and seat not in tabled:
                    places.append(nth)
            at = 2 * count
        elif isinstance(event, BoardDealt):
            places += range(at, at + len(event.burned))
            at += len(event.burned) + len(event.cards)
    return places + list(range(at, 52))


def played(made: dict[str, Any], deck: Sequence[int], line: Sequence[Step]) -> Hand:
    hand = Hand(deck=deck, **made)
    for step in line:
        _ = hand.go_on() if step is None else hand.act(*step)
    return hand


@settings(max_examples=40)
@given(facts(), decks, st.data())
def test_cards_that_a_viewer_may_not_see_change_no_byte_of_his_view(
    made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject
) -> None:
    made["showdown"] = "players"
    hand = Hand(deck=deck, **made)
    viewer = data.draw(st.sampled_from((None, 99, *made["seats"])))
    whole = [*steps(hand, data)]
    line = whole[: data.draw(st.just(len(whole)) | st.integers(0, len(whole)))]
    hand = played(made, deck, line)
    places = hidden_places(hand, viewer)
    shuffled = list(deck)
    for place, other in zip(places, data.draw(st.permutations(places)), strict=True):
        shuffled[place] = deck[other]
    twin = played(made, shuffled, line)
    assert msgspec.json.encode(twin.view(viewer)) == msgspec.json.encode(hand.view(viewer))


def test_a_player_sees_his_own_cards_and_the_backs_of_all_others() -> None:
    hand = table([1000, 1000, 1000], deck=deck(["As Ad", "Kh Kd", "7c 2d"]))
    view = hand.view(2)
    assert view.viewer == 2
    assert [seat.cards for seat in view.seats] == [("??", "??"), ("Kh", "Kd"), ("??", "??")]
    assert [seat.hand for seat in view.seats] == [None, HandName("pair", ("K",)), None]
    assert all(seat.cards == ("??", "??") for seat in hand.view().seats)
    assert hand.view(7).viewer is None


def test_only_the_player_to_act_gets_options() -> None:
    hand = table([1000, 1000, 1000])
    assert hand.view(3).options == asked(hand)
    assert hand.view(3).to_act == hand.view(1).to_act == 3
    assert [hand.view(seat).options for seat in (None, 1, 2)] == [None, None, None]


def test_a_folded_hand_shows_no_cards_not_even_to_its_player() -> None:
    hand = table([1000, 1000, 1000])
    play(hand, "3 fold")
    folded = hand.view(3).seats[2]
    assert folded.status == "folded"
    assert folded.cards == ()
    assert folded.last == LastAct("fold")


@pytest.mark.rule("house-15B", "holdem-uncontested")
def test_the_winner_of_an_uncontested_pot_shows_nothing() -> None:
    hand = table([1000, 1000])
    play(hand, "2 fold")
    view = hand.view()
    assert view.street == "over"
    assert view.awards[0].hand is None
    assert view.awards[0].five == ()
    assert view.awards[0].citation == edition("modern").cite("hand.uncontested")
    assert view.seats[0].cards == ("??", "??")


@pytest.mark.rule("house-15B", "holdem-uncontested")
@pytest.mark.rows("showdown", ["auto", "players"])
def test_a_full_board_names_no_hand_that_was_not_shown(showdown: str) -> None:
    """The river is out, so there are seven cards, and nobody calls the last bet."""
    hand = table([1000, 1000], deck=deck(["As Ad", "Kh Kd"], "Ah 8s 5d 4c 3s"), showdown=showdown)
    play(hand, "2 call", "1 check")
    for _ in range(2):
        play(hand, "1 check", "2 check")
    play(hand, "1 check", "2 bet 100", "1 fold")
    assert hand.over
    for viewer in (None, 1, 2):
        view = hand.view(viewer)
        assert [(award.hand, award.five) for award in view.awards] == [(None, ())]
        assert view.seats[1].cards == (("Kh", "Kd") if viewer == 2 else ("??", "??"))
        assert (view.seats[1].hand is None) is (viewer != 2)
        assert view.seats[0].hand is None
        assert view.log[-1].code == "won"


def test_bets_pots_and_the_total_are_told_apart() -> None:
    hand = table([1000, 1000, 300])
    play(hand, "3 raise 300", "1 call", "2 call", "1 bet 200")
    view = hand.view()
    assert [(pot.amount, pot.seats) for pot in view.pots] == [(900, (1, 2, 3))]
    assert [seat.bet for seat in view.seats] == [200, 0, 0]
    assert view.total == 1100
    assert [seat.status for seat in view.seats] == ["in", "in", "all-in"]
    play(hand, "2 call")
    pots = hand.view().pots
    assert [(pot.amount, pot.seats) for pot in pots] == [(900, (1, 2, 3)), (400, (1, 2))]


def test_the_last_word_of_a_seat_lasts_for_the_street_an_all_in_for_the_hand() -> None:
    hand = table([1000, 1000, 300])
    assert [seat.last for seat in hand.view().seats] == [
        LastAct("small-blind", 50),
        LastAct("big-blind", 100),
        None,
    ]
    play(hand, "3 raise 300", "1 call", "2 call")
    all_in = LastAct("raise", 300, all_in=True)
    assert [seat.last for seat in hand.view().seats] == [None, None, all_in]


def test_awards_name_the_winning_five_and_their_rule() -> None:
    hand = table([1000, 1000], deck=deck(["As Ad", "Kh Kd"], "Ah 8s 5d 4c 3s"))
    play(hand, "2 raise 1000", "1 call")
    award = hand.view().awards[0]
    assert (award.seat, award.amount) == (1, 2000)
    assert award.hand == HandName("trips", ("A", "8", "5"))
    assert set(award.five) == {"As", "Ad", "Ah", "8s", "5d"}
    assert award.citation == edition("modern").cite("showdown.cards-speak")
    assert hand.view().seats[0].won == 2000


@settings(max_examples=40)
@given(facts(), decks, st.data())
def test_every_line_of_the_log_has_words_and_no_hidden_card(
    made: dict[str, Any], deck: tuple[int, ...], data: st.DataObject
) -> None:
    hand = Hand(deck=deck, **made)
    for _ in steps(hand, data):
        pass
    view = hand.view()
    assert [line.n for line in view.log] == list(range(1, len(view.log) + 1))
    for line in view.log:
        for language in LANGUAGES:
            words = say(language, f"log-{line.code}", player="Ann", **line.parameters)
            assert words
            assert "[" not in words
    assert view.log == hand.view(next(iter(made["seats"]))).log


def test_the_log_tells_a_hand_in_words() -> None:
    hand = table([1000, 1000, 1000], deck=deck(["As Ad", "Kh Kd", "7c 2d"], "Ah 8s 5d 4c 3s"))
    play(hand, "3 fold", "1 raise 300", "2 call", "1 bet 700", "2 call")
    check_down(hand)
    told = [
        say("en", f"log-{line.code}", player=f"Seat {line.seat}", **line.parameters)
        for line in hand.view().log
    ]
    assert told == [
        "Hand 1: blinds 50 and 100.",
        "Seat 1 posts the small blind, 50.",
        "Seat 2 posts the big blind, 100.",
        "Hole cards",
        "Seat 3 folds.",
        "Seat 1 raises to 300.",
        "Seat 2 calls 200.",
        "Flop: A♥ 8♠ 5♦",
        "Seat 1 bets 700 and is all-in.",
        "Seat 2 calls 700 and is all-in.",
        "No more betting: all hands are turned face up.",
        "Seat 1 shows A♠ A♦: three aces.",
        "Seat 2 shows K♥ K♦: a pair of kings.",
        "Turn: 4♣",
        "River: 3♠",
        "Seat 1 wins 2,000 with three aces.",
    ]


@pytest.mark.rule("house-27", "tda2011-26")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_cards_that_would_have_come_are_never_turned_up(rules: str) -> None:
    hand = table([1000, 1000, 1000], edition=rules)
    play(hand, "3 call", "1 call", "2 check", "1 check", "2 check", "3 check")
    play(hand, "1 bet 200", "2 fold", "3 fold")
    assert hand.over
    events = hand.events
    for answer in (hand.go_on(), *(hand.act(seat, Check()) for seat in (1, 2, 3))):
        assert isinstance(answer, Refusal)
        assert answer.code in ("nothing-held", "hand-over")
    assert hand.events == events
    for viewer in (None, 1, 2, 3):
        assert len(hand.view(viewer).board) == 4


@pytest.mark.rule("house-12C", "tda2011-16")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_a_hand_that_was_tabled_cannot_be_mucked_any_more(rules: str) -> None:
    made = deck(["7h 2d", "As Ad", "Kh Kd"], "Ah 9s 5d 4c 3s")
    hand = table([1000, 1000, 1000], edition=rules, deck=made, showdown="players")
    play(hand, "3 call", "1 call", "2 check", *["1 check", "2 check", "3 check"] * 3)
    play(hand, "1 muck", "2 show")
    assert isinstance(hand.act(2, Muck()), Refusal)
    play(hand, "3 muck")
    assert hand.stacks == {1: 900, 2: 1200, 3: 900}
