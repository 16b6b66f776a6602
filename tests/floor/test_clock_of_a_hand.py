"""The clock is called on a player of a hand: it runs on who is to act, and for no longer."""

import pytest
from live import entered, live, refused

from ruleone.dealing import Call, Fold, KillHand, RaiseTo, RestoreHand
from ruleone.floor import ClockCall, HeldTo
from ruleone.floor.followed import (
    Acts,
    ByFloor,
    ClockCalled,
    CountAsked,
    Entry,
    FollowedHand,
    Overruled,
    TimeOver,
    Undone,
)

CALLED = ClockCalled(ClockCall(reasonable=True, approved=True), 0)


def on_seat_3() -> FollowedHand:
    """A clock runs on seat 3, who is first to act."""
    followed = live()
    entered(followed, CALLED)
    assert followed.pending.clock_on == 3
    return followed


@pytest.mark.rows(
    ("by", "call", "code"),
    [
        (3, ClockCall(), "clock-on-himself"),
        (9, ClockCall(), "no-such-seat-at-table"),
        (1, ClockCall(own_table=False), "caller-sits-here"),
        (1, ClockCall(in_event=False), "caller-sits-here"),
    ],
)
@pytest.mark.rule("house-26.2", "tda2011-27.2")
def test_who_cannot_have_called_it(by: int, call: ClockCall, code: str) -> None:
    followed = live()
    assert refused(followed, ClockCalled(call, 0, by)).code == code


@pytest.mark.rule("house-26.2", "tda2011-27.2")
def test_whoever_sits_at_the_table_may_call_it_and_from_another_as_the_edition_says() -> None:
    folded = live()
    entered(folded, Acts(3, Fold()))
    approved = ClockCall(reasonable=True, approved=True)
    entered(folded, ClockCalled(approved, 0, by=3))
    assert folded.pending.clock_on == 4
    elsewhere = ClockCall(own_table=False, reasonable=True, approved=True)
    assert entered(live(), ClockCalled(elsewhere, 0)).pending.clock is not None
    assert entered(live(edition="tda2011"), ClockCalled(elsewhere, 0)).pending.clock is None


@pytest.mark.rows(
    "entry",
    [
        Acts(3, Call()),
        ByFloor((HeldTo(3, Call()),), "he called"),
        ByFloor((KillHand(3),), "fouled"),
        Overruled(2, (), "too early"),
    ],
)
@pytest.mark.rule("house-26.3")
def test_the_clock_goes_with_the_turn_of_its_player(entry: Entry) -> None:
    followed = on_seat_3()
    entered(followed, CountAsked(5), entry)
    assert (followed.pending.clock, followed.pending.clock_on) == (None, None)
    assert refused(followed, TimeOver(60_000)).code == "no-clock-runs"
    entered(followed, CALLED)
    assert followed.pending.clock_on == followed.view().to_act
    entered(followed, Undone(), Undone())
    assert followed.pending.clock_on == 3


def test_the_clock_goes_where_the_floor_gives_another_player_the_turn() -> None:
    followed = live()
    entered(followed, Acts(3, Fold()), CALLED)
    assert followed.pending.clock_on == 4
    entered(followed, ByFloor((RestoreHand(3),), "it was not his fold"))
    if followed.view().to_act != 4:
        assert followed.pending.clock_on is None


def test_an_act_of_another_player_leaves_the_clock() -> None:
    followed = on_seat_3()
    entered(followed, Acts(5, Call()))
    assert followed.pending.clock_on == 3
    line = entered(followed, TimeOver(60_001))
    assert line.done == (HeldTo(3, Fold()),)
    assert followed.view().to_act == 4


def test_a_player_whose_turn_comes_again_has_no_clock() -> None:
    followed = live((10_000, 10_000))
    entered(followed, CALLED, ByFloor((HeldTo(1, RaiseTo(400)),), "he said so"))
    entered(followed, Acts(2, RaiseTo(200)))
    assert followed.view().to_act == 2
    assert followed.pending.clock is None
