"""What a dealer is offered and reminded of at each moment of a hand."""

import pytest
from live_world import LiveWorld

from ruleone.dealing import Call, Check, Fold, VoidHand
from ruleone.floor import ClockCall
from ruleone.floor.followed import Acts, AllDealt, BoardTurned, ByFloor, Happened, Overruled, Undone
from ruleone.floor.situations import KINDS
from ruleone.room.live.entries import ClockAsked


def begun() -> LiveWorld:
    """A hand of seats 1 to 4 with the button at seat 4, before its first card."""
    world = LiveWorld()
    world.start(button=4)
    return world


def to_the_flop(world: LiveWorld) -> None:
    world.enter(AllDealt())
    world.enter(Acts(3, Call()), Acts(4, Call()), Acts(1, Call()), Acts(2, Check()))


def checked(world: LiveWorld, *seats: int) -> None:
    world.enter(*(Acts(seat, Check()) for seat in seats))


def test_what_may_happen_is_told_for_each_moment_the_commonest_first() -> None:
    world = LiveWorld()
    assert world.live().may_happen[0] == "conduct"
    assert "initial-deal" not in world.live().may_happen
    world.start(button=4)
    at_the_deal = world.live().may_happen
    assert at_the_deal[0] == "initial-deal"
    assert not {"killed-hand", "who-shows", "disputed", "early-board"} & {*at_the_deal}
    world.enter(AllDealt())
    betting = world.live().may_happen
    assert betting[0] == "conduct"
    assert {"early-board", "bets-touched", "initial-deal"} <= {*betting}
    assert not {"wrong-flop", "killed-hand", "thrown-in", "redeal", "disputed"} & {*betting}
    world.enter(Acts(3, Call()), Acts(4, Call()), Acts(1, Call()), Acts(2, Check()))
    before_flop = world.live().may_happen
    assert "wrong-flop" in before_flop
    assert not {"early-board", "bets-touched", "count-asked"} & {*before_flop}
    world.enter(BoardTurned(("As", "Kd", "7c")))
    assert not {"wrong-flop", "initial-deal", "at-the-deal"} & {*world.live().may_happen}
    checked(world, 1, 2, 3, 4)
    world.enter(BoardTurned(("9d",)))
    checked(world, 1, 2, 3, 4)
    world.enter(BoardTurned(("2h",)))
    assert not {"early-board", "dropped-stub", "boxed-in-stub"} & {*world.live().may_happen}
    checked(world, 1, 2, 3, 4)
    showdown = world.live().may_happen
    assert showdown[0] == "killed-hand"
    assert not {"initial-deal", "bets-touched", "early-board", "disputed"} & {*showdown}


def test_a_hand_that_is_over_offers_disputes_and_a_misdeal_another_deal() -> None:
    won = begun()
    won.enter(AllDealt(), Acts(3, Fold()), Acts(4, Fold()), Acts(1, Fold()))
    assert won.live().may_happen[0] == "disputed"
    assert "thrown-in" in won.live().may_happen
    assert "redeal" not in won.live().may_happen
    void = begun()
    void.enter(ByFloor((VoidHand(),), "a fouled deck"), by=void.floor)
    assert void.live().may_happen[0] == "redeal"
    assert "disputed" not in void.live().may_happen


def test_what_is_left_out_would_be_refused() -> None:
    world = begun()
    offered = {*world.live().may_happen}
    assert offered <= {*KINDS}
    assert "boxed-in-stub" not in offered
    assert world.not_entered(Happened("boxed-in-stub", {})).code == "deal-goes-on"
    to_the_flop(world)
    assert "bets-touched" not in world.live().may_happen
    touched = Happened("bets-touched", {"to": "count"})
    assert world.not_entered(touched).code == "nobody-asked-to-bet"
    for seat_told in ("killed-hand", "thrown-in", "called-hand"):
        assert seat_told not in world.live().may_happen
    thrown = Happened("thrown-in", {"seat": 3})
    assert world.not_entered(thrown).code == "before-the-showdown"


def with_the_turn_too_early() -> LiveWorld:
    """The turn comes while seat 2 has still to act on the flop."""
    world = begun()
    to_the_flop(world)
    world.enter(BoardTurned(("As", "Kd", "7c")))
    checked(world, 1)
    world.enter(Happened("early-board", {"cards": ["Qs"]}))
    return world


def reminders(world: LiveWorld) -> list[str]:
    return [one["en"] for one in world.live().reminders]


@pytest.mark.rule("house-RP-5B")
def test_what_is_due_later_stands_there_when_its_moment_comes() -> None:
    world = with_the_turn_too_early()
    assert reminders(world) == []
    checked(world, 2, 3, 4)
    (burn,) = reminders(world)
    assert "burn" in burn.lower()
    world.enter(BoardTurned(("9d",)))
    assert reminders(world) == []
    checked(world, 1, 2, 3, 4)
    back, shuffle, unburned = reminders(world)
    assert "stub" in back
    assert "shuffle" in shuffle.lower()
    assert "without" in unburned.lower() or "no" in unburned.lower()
    assert not any("betting" in one for one in (burn, back, shuffle, unburned))
    assert "burn" in unburned.lower()
    assert all(one["zh"] for one in world.live().reminders)
    world.enter(BoardTurned(("Qs",)))
    assert reminders(world) == []


def test_what_was_taken_back_or_overruled_is_not_due_any_more() -> None:
    undone = with_the_turn_too_early()
    undone.enter(Undone(""))
    checked(undone, 2, 3, 4)
    assert reminders(undone) == []
    overruled = with_the_turn_too_early()
    n = overruled.live().lines[-1].n
    overruled.enter(Overruled(n, (), "nobody saw a card"), by=overruled.floor)
    checked(overruled, 2, 3, 4)
    assert reminders(overruled) == []


@pytest.mark.rows(("book", "needs"), [("house", "approved"), ("tda2011", "reasonable")])
def test_a_called_clock_starts_with_what_the_tablet_is_told_that_it_needs(
    book: str, needs: str
) -> None:
    world = LiveWorld(edition=book)
    world.start(button=4)
    world.enter(AllDealt())
    assert world.live().clock_needs == needs
    if needs == "approved":
        asked = world.enter(ClockAsked(ClockCall(reasonable=True)))
        assert (asked.verdict, asked.ask, world.live().clock) == ("ask", "staff", None)
    told = {"approved": ClockCall(approved=True), "reasonable": ClockCall(reasonable=True)}
    world.enter(ClockAsked(told[needs]))
    assert world.live().clock is not None
