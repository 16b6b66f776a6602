"""What is told of chips, counts, clocks and blinds and cannot be so is refused, and nothing comes
of it."""

import pytest
from live import entered, live, refused

from ruleone.dealing import Call, CorrectStack, VoidHand
from ruleone.floor import ClockCall, Said
from ruleone.floor.followed import (
    Acts,
    ByFloor,
    ChipsFound,
    ClockCalled,
    CountAsked,
    Happened,
    Plays,
    StackTold,
    TimeOver,
)
from ruleone.floor.ruling import DealtAgain


@pytest.mark.rule("house-54.3")
def test_a_count_makes_no_chips() -> None:
    """What one stack was counted short of another may have; more the floor alone brings in."""
    followed = live()
    refusal = refused(followed, StackTold(1, 10**12))
    assert (refusal.code, refusal.parameters["most"]) == ("counted-too-much", 9_950)
    entered(followed, StackTold(4, 9_000), StackTold(1, 10_350))
    assert refused(followed, StackTold(3, 10_651)).parameters["most"] == 10_600
    entered(followed, StackTold(3, 10_600))
    assert followed.hand.chips == 50_000
    entered(followed, ByFloor((CorrectStack(5, 500),), "a chip of his lay on the floor"))
    assert refused(followed, StackTold(5, 10_501)).code == "counted-too-much"
    entered(followed, StackTold(5, 10_400), StackTold(5, 10_500))
    assert followed.hand.chips == 50_500


def test_chips_of_nobody_have_no_seat_and_are_no_more_than_the_table_has() -> None:
    followed = live()
    assert refused(followed, ChipsFound(how="nobody", chips=5, seat=3)).code == "seat-of-nobody"
    refusal = refused(followed, ChipsFound(how="nobody", chips=10**12))
    assert (refusal.code, refusal.parameters["most"]) == ("fact-out-of-range", 50_000)
    entered(followed, ChipsFound(how="nobody", chips=5))


def test_nobody_asks_for_a_count_of_his_own_chips() -> None:
    followed = live()
    assert refused(followed, CountAsked(1, 1)).code == "counts-his-own"
    entered(followed, CountAsked(1, 2))


def test_who_neither_says_nor_does_anything_has_done_nothing() -> None:
    followed = live()
    assert refused(followed, Plays(3, ())).parameters["fact"] == "steps"
    entered(followed, Plays(3, (Said("call"),)))


def test_an_act_after_the_declared_end_of_the_clock_is_none_within_it() -> None:
    followed = live()
    entered(followed, ClockCalled(ClockCall(reasonable=True, approved=True), 100_000))
    late = TimeOver(200_000, acted_ms=200_001)
    assert refused(followed, late).code == "acted-after-the-end"
    entered(followed, TimeOver(200_000, acted_ms=200_000))


def test_no_hand_is_dealt_again_with_a_small_blind_above_the_big_one() -> None:
    followed = live()
    entered(followed, ByFloor((VoidHand(),), "two cards lay face up"))
    now = {"seats": [1, 2, 3], "button": 3, "blinds": [500, 2]}
    assert refused(followed, Happened("redeal", {"now": now})).code == "small-blind-above"
    again = ByFloor((DealtAgain(seats=(1, 2), button=2, blinds=(500, 2)),), "x")
    assert refused(followed, again).code == "small-blind-above"
    entered(followed, Happened("redeal", {"now": now | {"blinds": [2, 2]}}))
    assert refused(followed, Acts(3, Call())).code == "hand-is-over"
