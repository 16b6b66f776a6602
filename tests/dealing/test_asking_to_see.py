"""Who may ask to see a hand that was not shown, by what the edition lets him."""

import msgspec
import pytest
from deals import check_down, deck, play, table

from ruleone.dealing import AskToSee, Hand, HandView
from ruleone.dealing.events import ShownOnRequest
from ruleone.rulebook import Refusal, edition

HOLES = ("As Ad", "Kh Kd", "Qc Qd", "7h 2d")
BOARD = "Ah 9s 5d 4c 3s"
HOLDEM = "holdem+showdown.request_to_see="


def showdown(rules: str, *line: str, holes: tuple[str, ...] = HOLES) -> Hand:
    """Four players, each with 10,000; seat 4 has the button. Everybody calls, and checks the flop;
    then this line is played from the turn on."""
    hand = table([10_000] * 4, edition=rules, deck=deck(holes, BOARD), showdown="players")
    play(hand, "3 call", "4 call", "1 call", "2 check")
    play(hand, "1 check", "2 check", "3 check", "4 check", *line)
    return hand


TURN_AND_RIVER = (
    *("1 bet 200", "2 call", "3 call", "4 call"),
    *("1 bet 400", "2 call", "3 fold", "4 call"),
)
TO_THE_END = (*TURN_AND_RIVER, "1 show", "2 muck", "4 muck")
"""Seat 3 pays on the turn and folds on the river; 1 shows the winner, 2 and 4 muck."""


def asks(hand: Hand, seat: int, of: int) -> str:
    """ "seen", or the code of the refusal; the hand itself stays as it was."""
    outcome = Hand.replay(hand.events).act(seat, AskToSee(of))
    if isinstance(outcome, Refusal):
        assert outcome.citation is not None
        assert of not in hand.view(seat).may_ask_to_see
        return outcome.code
    assert of in hand.view(seat).may_ask_to_see
    return "seen"


@pytest.mark.rule("holdem-show-variants")
@pytest.mark.rows(
    ("option", "who", "otherwise"),
    [
        ("voluntary", (), "asking-nobody"),
        ("river-callers", (1,), "asking-river-callers"),
        ("turn-callers", (1, 3, 4), "asking-turn-callers"),
        ("anyone", (1, 3, 4), ""),
    ],
)
def test_each_way_of_showing_lets_others_ask(
    option: str, who: tuple[int, ...], otherwise: str
) -> None:
    hand = showdown(HOLDEM + option, *TO_THE_END)
    for seat in (1, 3, 4):
        assert asks(hand, seat, 2) == ("seen" if seat in who else otherwise)


@pytest.mark.rule("holdem-show-variants")
@pytest.mark.rows(
    ("option", "answer"),
    [
        ("voluntary", "asking-nobody"),
        ("river-callers", "asking-river-callers"),
        ("turn-callers", "seen"),
        ("anyone", "seen"),
    ],
)
def test_who_called_on_the_turn_and_folded_there(option: str, answer: str) -> None:
    line = ("1 bet 200", "2 call", "3 call", "4 raise 600", "1 call", "2 call", "3 fold")
    hand = showdown(HOLDEM + option, *line, "1 check", "2 check", "4 check", "1 show", "2 muck")
    assert asks(hand, 3, 2) == answer


@pytest.mark.rule("holdem-show-variants")
def test_who_only_checked_the_turn_and_folded_there_did_not_go_along() -> None:
    line = ("1 check", "2 bet 200", "3 call", "4 fold", "1 fold", "2 check", "3 check")
    hand = showdown(HOLDEM + "turn-callers", *line, "2 show", "3 muck")
    assert asks(hand, 1, 3) == "asking-turn-callers"
    assert asks(hand, 4, 3) == "asking-turn-callers"
    checked = ("1 check", "2 check", "3 check", "4 check")
    river = ("1 bet 400", "2 call", "3 fold", "4 fold", "1 show", "2 muck")
    hand = showdown(HOLDEM + "turn-callers", *checked, *river)
    assert asks(hand, 4, 2) == "seen"


@pytest.mark.rule("holdem-show-variants")
def test_a_hand_seen_on_request_is_up_for_all_and_still_dead() -> None:
    # Seat 2 mucks the best hand.
    holes = ("Kh Kd", "As Ad", "Qc Qd", "7h 2d")
    hand = showdown(HOLDEM + "anyone", *TO_THE_END, holes=holes)
    stacks = hand.stacks
    assert hand.view(None).seats[1].cards == ()
    outcome = hand.act(3, AskToSee(2))
    assert isinstance(outcome, tuple)
    assert [type(event) for event in outcome] == [ShownOnRequest]
    for viewer in (None, 1, 2, 3, 4):
        seat = hand.view(viewer).seats[1]
        assert seat.cards == ("As", "Ad")
        assert (seat.status, seat.tabled, seat.won) == ("folded", False, 0)
        assert 2 not in hand.view(viewer).may_ask_to_see
    assert hand.stacks == stacks
    lines = [(line.code, line.seat) for line in hand.view().log[-2:]]
    assert lines == [("asks-to-see", 3), ("shown-hand", 2)]
    assert hand.view().log[-2].citation == hand.edition.cite("showdown.request_to_see")
    assert asks(hand, 1, 2) == "nothing-to-see"
    again = Hand.replay(hand.events)
    assert msgspec.json.encode(again.view()) == msgspec.json.encode(hand.view())


@pytest.mark.rule("holdem-show-variants")
def test_no_other_hand_can_be_asked_for() -> None:
    hand = showdown(HOLDEM + "anyone", *TURN_AND_RIVER, "1 show", "2 muck")
    assert hand.options is not None
    assert asks(hand, 1, 4) == "nothing-to-see"  # Seat 4 may still show or muck.
    assert asks(hand, 1, 3) == "nothing-to-see"  # Seat 3 did not come to the showdown.
    assert asks(hand, 3, 1) == "nothing-to-see"  # Everybody sees it.
    assert asks(hand, 2, 2) == "asking-for-own"
    assert asks(hand, 9, 2) == "not-in-hand"
    assert asks(hand, 1, 9) == "nothing-to-see"
    before = hand.options
    assert not isinstance(hand.act(1, AskToSee(2)), Refusal)
    assert hand.options == before


@pytest.mark.rule("holdem-show-variants")
def test_the_last_live_hand_can_be_asked_for_when_all_others_were_mucked() -> None:
    hand = showdown(HOLDEM + "anyone", *TURN_AND_RIVER, "1 muck", "2 muck")
    assert hand.over
    assert asks(hand, 3, 4) == "seen"


@pytest.mark.rule("holdem-show-variants")
def test_nothing_is_shown_before_the_showdown_or_without_one() -> None:
    hand = showdown(HOLDEM + "anyone")
    assert asks(hand, 2, 1) == "no-showdown-yet"
    play(hand, "1 bet 200", "2 fold", "3 fold", "4 fold")
    assert asks(hand, 2, 1) == "hand-over"


def river_raised(rules: str = "house") -> Hand:
    """Seat 1 bets the river, 2 calls, 3 raises, everybody calls. Then 2 tables, 4 mucks, and 3, who
    was the last to raise, pushes his hand forward face down; 1 has done nothing yet."""
    turn = ("1 check", "2 check", "3 check", "4 check")
    river = ("1 bet 1000", "2 call", "3 raise 5000", "4 call", "1 call", "2 call")
    return showdown(rules, *turn, *river, "2 show", "4 muck", "3 muck")


@pytest.mark.feature("showdown")
@pytest.mark.rule("house-16A", "house-16B.1", "house-16B.2", "house-IA-16")
def test_callers_of_the_river_bet_have_paid_to_see_the_last_aggressor() -> None:
    hand = river_raised()
    assert asks(hand, 1, 3) == "seen"
    assert asks(hand, 2, 3) == "seen"
    assert asks(hand, 4, 3) == "asking-without-cards"
    assert asks(hand, 2, 1) == "asking-is-for-the-floor"
    assert asks(hand, 2, 4) == "asking-is-for-the-floor"
    assert hand.view(2).may_ask_to_see == (3,)


@pytest.mark.rule("house-16A", "house-16B.2")
def test_without_a_bet_on_the_river_every_request_is_for_the_floor() -> None:
    streets = ("1 check", "2 check", "3 check", "4 check") * 2
    hand = showdown("house", *streets, "1 muck", "2 show", "3 muck", "4 muck")
    for of in (1, 3, 4):
        refused = hand.act(2, AskToSee(of))
        assert isinstance(refused, Refusal)
        assert refused.code == "asking-is-for-the-floor"
        assert refused.citation is not None
        assert refused.citation.rule == "house-16B.2"
    for seat in (1, 3, 4):
        refused = hand.act(seat, AskToSee(3))
        assert isinstance(refused, Refusal)
        assert refused.code == "asking-without-cards"
        assert refused.citation is not None
        assert refused.citation.rule == "house-16A"


@pytest.mark.rule("tda2011-15.1")
def test_where_it_is_the_directors_to_grant_nobody_has_a_right_to_see() -> None:
    rules = "house+showdown.request_to_see=director"
    hand = river_raised(rules)
    refused = hand.act(2, AskToSee(3))
    assert isinstance(refused, Refusal)
    assert refused.code == "asking-is-for-the-floor"
    assert refused.citation == edition(rules).cite("showdown.request_to_see")
    assert refused.citation.rule == "tda2011-15.1"


@pytest.mark.rule("tda2011-15.2", "tda2011-15.1")
@pytest.mark.rows("rules", ["tda2011", "tda2019"])
def test_by_the_2011_rules_who_mucked_has_no_right_left(rules: str) -> None:
    streets = ("1 check", "2 check", "3 check", "4 check") * 2
    hand = showdown(rules, *streets, "1 show", "2 muck", "3 muck", "4 muck")
    for seat, code, rule in (
        (1, "asking-is-for-the-floor", "tda2011-15.1"),
        (2, "asking-without-cards", "tda2011-15.2"),
    ):
        refused = hand.act(seat, AskToSee(3))
        assert isinstance(refused, Refusal)
        assert refused.code == code
        assert refused.citation is not None
        assert refused.citation.rule == rule


@pytest.mark.rule("tda2011-14.1", "tda2011-14.2")
@pytest.mark.rows(
    ("rules", "answer"),
    [
        ("tda2011", "asking-without-cards"),
        ("tda2019", "asking-without-cards"),
        ("tda2011+showdown.request_to_see=anyone", "seen"),
    ],
)
def test_who_mucked_cannot_see_the_hand_that_won_for_it(rules: str, answer: str) -> None:
    streets = ("1 check", "2 check", "3 check", "4 check") * 2
    hand = showdown(rules, *streets, "1 muck", "2 muck", "3 muck")
    assert hand.over
    assert hand.stacks == {1: 9_900, 2: 9_900, 3: 9_900, 4: 10_300}
    for seat in (1, 2, 3):
        assert asks(hand, seat, 4) == answer
        assert hand.view(seat).seats[3].cards == ("??", "??")


def test_who_only_watches_can_ask_for_nothing() -> None:
    hand = showdown(HOLDEM + "anyone", *TO_THE_END)
    view: HandView = hand.view(None)
    assert view.may_ask_to_see == ()


def test_the_dealer_leaves_the_same_rights_where_he_mucks_what_is_beaten() -> None:
    rules = HOLDEM + "river-callers"
    hand = table([1000, 1000, 1000], edition=rules, deck=deck(HOLES[:3], BOARD))
    check_down(hand)
    assert hand.view(1).may_ask_to_see == (2, 3)
    assert hand.view(2).may_ask_to_see == ()
