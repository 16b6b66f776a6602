"""Every refusal says what is allowed instead, cites its rule, and changes nothing."""

from random import Random
from typing import Any

import pytest
from deals import deck, play, refused, sealed, table

from ruleone.cards import texts
from ruleone.dealing import AskToSee, Call, Check, Discard, Hand, Muck, RaiseTo, Run
from ruleone.rulebook import Refusal, edition
from ruleone.words import LANGUAGES, say

MODERN = edition("modern")


def flop() -> Hand:
    """Three players on the flop, 1,000 behind each, seat 1 to act."""
    hand = table([1100, 1100, 1100])
    play(hand, "3 call", "1 call", "2 check")
    return hand


def facing_bet() -> Hand:
    hand = flop()
    play(hand, "1 bet 300")
    return hand


def facing_all_in() -> Hand:
    hand = flop()
    play(hand, "1 bet 1000", "2 call")
    return hand


def not_reopened() -> Hand:
    hand = table([1100, 250, 1100])
    play(hand, "3 call", "1 call", "2 check", "1 bet 100", "2 raise 150", "3 call")
    return hand


def pot_limit() -> Hand:
    return table([1000, 1000, 1000], game="plhe")


def fixed_limit() -> Hand:
    return table([2000, 2000, 2000], game="flhe")


def capped() -> Hand:
    hand = fixed_limit()
    play(hand, "3 raise 200", "1 raise 300", "2 raise 400")
    return hand


def short_facing_big_bet() -> Hand:
    hand = table([1100, 400, 1100])
    play(hand, "3 call", "1 call", "2 check", "1 bet 300")
    return hand


def showdown() -> Hand:
    hand = table([1000, 1000], deck=deck(["As Ad", "Kh Kd"]), showdown="players")
    play(hand, "2 call", "1 check")
    for _ in range(3):
        play(hand, "1 check", "2 check")
    return hand


def over() -> Hand:
    hand = table([1000, 1000])
    play(hand, "2 fold")
    return hand


CASES: list[tuple[Any, str, str, str, dict[str, Any]]] = [
    (flop, "2 check", "not-your-turn", "betting.in-turn", {"seat": 2, "expected": 1}),
    (flop, "7 check", "not-in-hand", "betting.in-turn", {"seat": 7}),
    (flop, "1 call", "nothing-to-call", "betting.call", {}),
    (flop, "1 show", "no-showdown-yet", "hand.flow", {}),
    (flop, "1 muck", "no-showdown-yet", "hand.flow", {}),
    (
        flop,
        "1 bet 99",
        "below-minimum-bet",
        "betting.minimum-bet",
        {"to": 99, "least": 100, "most": 1000},
    ),
    (
        flop,
        "1 bet 1001",
        "more-than-stack",
        "betting.all-in",
        {"to": 1001, "least": 100, "most": 1000},
    ),
    (facing_bet, "2 check", "cannot-check", "betting.no-check", {"to_call": 300}),
    (
        facing_bet,
        "2 raise 599",
        "below-minimum-raise",
        "raise.min_base",
        {"to": 599, "least": 600, "most": 1000},
    ),
    (facing_all_in, "3 raise 1000", "stack-only-calls", "betting.all-in", {"to_call": 1000}),
    (short_facing_big_bet, "2 raise 300", "stack-only-calls", "betting.all-in", {"to_call": 300}),
    (not_reopened, "1 raise 300", "not-reopened", "reopen.cumulative", {"full_raise": 100}),
    (pot_limit, "3 raise 351", "above-pot", "pot-limit.maximum", {"to": 351, "most": 350}),
    (fixed_limit, "3 raise 201", "fixed-amount", "betting.structure", {"least": 200, "most": 200}),
    (capped, "3 raise 500", "capped", "raise.limit_cap", {"cap": 4, "to_call": 200}),
    (showdown, "1 fold", "showdown-now", "hand.flow", {}),
    (showdown, "1 check", "showdown-now", "hand.flow", {}),
    (over, "1 check", "hand-over", "hand.flow", {}),
    (over, "2 muck", "hand-over", "hand.flow", {}),
]


@pytest.mark.rule("house-37A", "tda2011-35.1", "house-42A.1", "house-43.1", "house-47.2")
@pytest.mark.rows(
    ("spot", "words", "code", "decision", "facts"), CASES, ids=[case[2] for case in CASES]
)
def test_a_refusal_says_what_is_allowed_by_which_rule(
    spot: Any, words: str, code: str, decision: str, facts: dict[str, Any]
) -> None:
    refusal = refused(spot(), words)
    assert refusal.code == code
    assert refusal.kind == "illegal"
    assert refusal.citation == MODERN.cite(decision)
    assert {name: refusal.parameters[name] for name in facts} == facts
    for language in LANGUAGES:
        assert say(language, f"refusal-{code}", **refusal.parameters)


@pytest.mark.rows("amount", [250.0, 250.5, True, None, "300"])
def test_an_amount_is_in_whole_chips(amount: Any) -> None:
    hand = flop()
    before = hand.events
    refusal = hand.act(1, RaiseTo(amount))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.kind) == ("not-chips", "syntax")
    assert refusal.parameters["came"] == str(amount)
    assert hand.events == before
    for language in LANGUAGES:
        assert str(amount) in say(language, "refusal-not-chips", **refusal.parameters)


def test_nobody_left_to_raise_against() -> None:
    hand = table([1100, 1100, 3000])
    play(hand, "3 call", "1 call", "2 check", "1 bet 1000", "2 fold")
    refusal = refused(hand, "3 raise 2000")
    assert refusal.code == "nobody-left-to-raise"
    assert refusal.citation == MODERN.cite("betting.round-end")


def test_a_folded_hand_and_one_that_is_all_in_act_no_more() -> None:
    hand = table([1000, 1000, 300, 1000])
    play(hand, "3 raise 300", "4 fold", "1 call", "2 call")
    assert refused(hand, "4 check").code == "folded"
    assert refused(hand, "3 check").code == "all-in-already"


def test_nobody_acts_while_the_dealer_has_to_tell_cards() -> None:
    hand = table([1000, 1000], deck=None)
    assert refused(hand, "1 check").code == "waiting-for-dealer"


@pytest.mark.rule("tda2019-RP-8F")
def test_hand_for_hand_nobody_acts_until_the_instruction_comes() -> None:
    hand = table([1000, 1000], hand_for_hand=True)
    play(hand, "2 raise 1000", "1 call")
    assert hand.awaits == "instruction"
    assert not any(seat.tabled for seat in hand.view().seats)
    assert refused(hand, "1 check").code == "all-in-already"
    assert not isinstance(hand.go_on(), Refusal)
    assert hand.over


def test_tabled_once_is_enough() -> None:
    hand = showdown()
    play(hand, "1 show")
    assert refused(hand, "1 show").code == "tabled-already"
    assert refused(hand, "1 muck").code == "tabled-already"


def test_a_muck_is_final() -> None:
    hand = table([1000, 1000, 1000], showdown="players")
    play(hand, "3 call", "1 call", "2 check")
    for _ in range(3):
        play(hand, "1 check", "2 check", "3 check")
    play(hand, "1 muck")
    assert refused(hand, "1 show").code == "folded"


@pytest.mark.rule("tda2011-12", "holdem-show-order-1")
def test_where_the_order_is_imposed_nobody_shows_before_his_turn() -> None:
    hand = table([1000, 1000], edition="modern+showdown.order_mode=forced", showdown="players")
    play(hand, "2 call", "1 check")
    for _ in range(3):
        play(hand, "1 check", "2 check")
    refusal = refused(hand, "2 show")
    assert refusal.code == "not-your-turn"
    assert refusal.parameters == {"seat": 2, "expected": 1}
    free = showdown()
    assert not isinstance(free.act(2, Muck()), Refusal)


@pytest.mark.rows("to", [-1, 0, 10**30])
def test_amounts_out_of_all_bounds_are_refused(to: int) -> None:
    hand = flop()
    assert isinstance(hand.act(1, RaiseTo(to)), Refusal)
    assert hand.view().total == 300


@pytest.mark.rows("asked", ["x", None, 2.5])
def test_who_asks_to_see_nobodys_hand_is_refused(asked: Any) -> None:
    hand = flop()
    before = hand.events
    refusal = hand.act(1, AskToSee(asked))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "no-showdown-yet"
    assert hand.events == before


@pytest.mark.rows("times", ["x", None, 2.5, True])
def test_how_often_the_board_is_run_is_a_whole_number(times: Any) -> None:
    hand = Hand("nlhe", "modern", {1: 1000, 2: 1000}, 1, (5, 10), deck(), runs=3)
    hand.act(1, RaiseTo(1000))
    hand.act(2, Call())
    before = hand.events
    refusal = hand.act(2, Run(times))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.kind) == ("not-chips", "syntax")
    assert refusal.parameters["came"] == str(times)
    assert hand.events == before


def test_cards_come_in_any_sequence() -> None:
    hand = Hand("nl5draw", "modern", {1: 1000, 2: 1000}, 1, (5, 10), sealed("nl5draw", Random(1)))
    hand.act(1, Call())
    hand.act(2, Check())
    assert hand.options is not None
    cards: Any = list(texts(hand.holds(hand.options.seat)[:2]))
    assert isinstance(hand.act(hand.options.seat, Discard(cards)), tuple)
