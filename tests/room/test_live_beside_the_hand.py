"""Chips of a player who sits at a live table, and is not in the hand that is on."""

import pytest
from live_world import LiveWorld
from test_live_penalties import folded

from ruleone.dealing import CorrectStack
from ruleone.floor.followed import AllDealt, ByFloor, ChipsFound, Overruled, StackTold, Undone
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import JudgeLive
from ruleone.room.live.views import LiveJudged


def waiting(stack: int = 6_000, edition: str = "house") -> LiveWorld:
    """Flo waits in seat 6 while seats 1 to 4 play, the button at seat 4."""
    world = LiveWorld(edition=edition)
    world.start(button=4)
    world.do(world.floor, lc.SeatLive("l1", 6, "Flo", stack))
    world.enter(AllDealt())
    return world


def stacks(world: LiveWorld) -> dict[int, int]:
    return {one.seat: one.stack or 0 for one in world.live().seats}


@pytest.mark.rule("house-57.1", "tda2011-48")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_chips_out_of_view_leave_the_stack_of_who_waits(book: str) -> None:
    world = waiting(edition=book)
    hand = world.hand().stacks
    found = ChipsFound(how="view", chips=700, seat=6, counted=True)
    looked = world.look(world.dealer, JudgeLive("l1", 1, 1, found))
    assert isinstance(looked, LiveJudged)
    line = world.enter(found)
    assert [one.citation.rule for one in line.reasons] == [
        {"house": "house-57.1", "tda2011": "tda2011-48"}[book]
    ]
    assert line.headline["en"].startswith("Seat 6, Flo")
    assert (stacks(world)[6], world.hand().stacks) == (5_300, hand)
    before = world.seen()
    world.restart()
    assert world.seen() == before
    folded(world)
    world.start()
    assert world.hand().stacks[6] + world.hand().view().seats[-1].bet == 5_300
    assert world.hand().chips == 45_300


def test_what_the_record_does_not_have_leaves_no_stack() -> None:
    world = waiting()
    line = world.enter(ChipsFound(how="view", chips=9_000, seat=6, counted=False))
    assert "9,000" in line.ruling[-2]["en"]
    assert stacks(world)[6] == 6_000


def test_it_is_taken_back_and_overruled_whatever_came_of_the_hand() -> None:
    world = waiting()
    world.enter(ChipsFound(how="view", chips=700, seat=6, counted=True))
    world.enter(Undone("they were there"))
    assert stacks(world)[6] == 6_000
    line = world.enter(ChipsFound(how="view", chips=700, seat=6, counted=True))
    folded(world)
    world.enter(Overruled(line.n, (CorrectStack(6, -200),), "two hundred"), by=world.floor)
    assert stacks(world)[6] == 5_800
    world.enter(ByFloor((CorrectStack(6, 50),), "counted"), by=world.floor)
    world.restart()
    world.start()
    assert world.hand().chips == 45_850


def test_more_than_he_has_or_another_seat_is_refused() -> None:
    world = waiting()
    more = world.not_entered(ChipsFound(how="view", chips=6_001, seat=6, counted=True))
    assert (more.code, more.parameters["most"]) == ("fact-out-of-range", 6_000)
    nobody = world.not_entered(ChipsFound(how="view", chips=100, seat=5, counted=True))
    assert (nobody.code, nobody.parameters["seats"]) == (
        "no-such-seat-at-table",
        ("1", "2", "3", "4", "6"),
    )
    behind = world.not_entered(ChipsFound(how="behind", chips=100, seat=6))
    assert behind.code == "no-such-seat-in-hand"
    assert world.not_entered(StackTold(6, 100)).code == "no-such-seat-in-hand"
    below = ByFloor((CorrectStack(6, -6_001),), "counted")
    assert world.not_entered(below, by=world.floor).code == "fact-out-of-range"
    everything = ChipsFound(how="nobody", chips=46_001)
    assert world.not_entered(everything).parameters["most"] == 46_000


def test_the_chips_are_those_of_the_player_and_not_of_the_seat() -> None:
    world = waiting()
    world.enter(ChipsFound(how="view", chips=700, seat=6, counted=True))
    world.do(world.floor, lc.LeaveLive("l1", 6))
    world.do(world.floor, lc.SeatLive("l1", 6, "Gus", 2_000))
    assert stacks(world)[6] == 2_000
    world.do(world.floor, lc.SeatLive("l1", 7, "Flo", 5_300))
    assert stacks(world)[7] == 5_300
    world.enter(Undone("they were there"))
    assert (stacks(world)[6], stacks(world)[7]) == (2_000, 6_000)
