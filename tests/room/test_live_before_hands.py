"""At a live table before its first hand: what needs none is entered, and counts when it begins."""

import pytest
from live_world import LiveWorld
from test_live_penalties import folded, kills

from ruleone.dealing import CorrectStack, Fold
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    ByFloor,
    ChipsFound,
    Chosen,
    Happened,
    Overruled,
    Undone,
)
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import JudgeLive
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import PlayerFined
from ruleone.room.live.views import LiveJudged
from ruleone.rulebook import Citation


@pytest.mark.rule("house-65C.1")
def test_a_penalty_given_before_the_first_hand_is_served_in_it() -> None:
    world = LiveWorld()
    assert world.live().may_happen[0] == "conduct"
    line = world.enter(Offended(3, "phoned"), by=world.floor)
    assert world.live().hand is None
    assert [one.line.n for one in world.floor_page().decisions] == [line.n]
    at = [choice.words["en"] for choice in line.choices].index("one missed round")
    looked = world.look(world.floor, JudgeLive("l1", 0, 1, Chosen(line.n, at)))
    assert isinstance(looked, LiveJudged)
    assert looked.to_act is None
    world.enter(Chosen(line.n, at), by=world.floor)
    assert [(one.seat, one.begins) for one in world.floor_page().penalties] == [(3, True)]
    before = world.seen()
    world.restart()
    assert world.seen() == before
    world.start(button=4)
    world.enter(AllDealt())
    assert kills(world) == {3: Citation("house-65C.1", "house")}
    assert [seat.hands_left for seat in world.live().seats] == [0, 0, 3, 0]
    assert world.live().lines_count == 1
    assert [one.hand for one in world.floor_page().rulings if one.seat == 3] == [0]
    before = world.seen()
    world.restart()
    assert world.seen() == before


@pytest.mark.rule("house-57.1")
def test_chips_out_of_view_are_out_before_the_first_hand() -> None:
    world = LiveWorld()
    line = world.enter(ChipsFound(how="view", chips=700, seat=2, counted=True))
    assert world.live().seats[1].stack == 9_300
    world.enter(Undone("they were there"))
    assert world.live().seats[1].stack == 10_000
    line = world.enter(ChipsFound(how="view", chips=700, seat=2, counted=True))
    world.enter(Overruled(line.n, (CorrectStack(2, -200),), "two hundred"), by=world.floor)
    world.enter(ByFloor((CorrectStack(1, 50),), "counted"), by=world.floor)
    assert world.not_entered(ByFloor((CorrectStack(1, 50),), "counted")).code == "needs-floor"
    world.restart()
    assert [seat.stack for seat in world.live().seats] == [10_050, 9_800, 10_000, 10_000]
    world.start(button=4)
    assert world.hand().chips == 39_850
    world.enter(AllDealt())
    folded(world)
    world.start()
    assert world.hand().chips == 39_850


@pytest.mark.rule("house-65D", "house-63.1")
def test_who_is_thrown_out_or_fined_before_the_first_hand_is_so_when_it_begins() -> None:
    world = LiveWorld()
    line = world.enter(Offended(2, "collusion"), by=world.floor)
    world.enter(Chosen(line.n, 0), by=world.floor)
    line = world.enter(Offended(3, "soft-play"), by=world.floor)
    at = [choice.forfeits for choice in line.choices].index(True)
    world.enter(Chosen(line.n, at, chips=400), by=world.floor)
    assert [seat.leaving for seat in world.live().seats] == [False, True, False, False]
    world.start()
    assert sorted(world.hand().stacks) == [1, 3, 4]
    assert world.hand().chips == 29_600
    assert [e.chips for e in world.written() if isinstance(e, PlayerFined)] == [400]


def test_chips_follow_the_player_who_changes_his_seat() -> None:
    world = LiveWorld()
    world.enter(ByFloor((CorrectStack(2, -500),), "counted"), by=world.floor)
    world.do(world.floor, lc.LeaveLive("l1", 2))
    world.do(world.floor, lc.SeatLive("l1", 2, "Gus", 6_000))
    world.do(world.floor, lc.SeatLive("l1", 7, "Bo", 9_500))
    stacks = {seat.seat: seat.stack for seat in world.live().seats}
    assert (stacks[2], stacks[7]) == (6_000, 9_500)
    world.enter(Undone("it was right"), by=world.floor)
    assert {seat.seat: seat.stack for seat in world.live().seats}[7] == 10_000


def test_what_needs_a_hand_is_refused_and_the_floor_decides_before_it_begins() -> None:
    world = LiveWorld()
    assert world.not_entered(Acts(1, Fold())).code == "no-hand-yet"
    line = world.enter(Happened("color-up", {"chip": 25, "needed": 100}))
    refusal = world.refused(world.dealer, lc.StartLiveHand("l1", 0))
    assert (refusal.code, refusal.parameters) == ("floor-decides-first", {"entry": line.n})
    world.enter(Chosen(line.n, 1), by=world.floor)
    world.start()
    assert world.live().hand_number == 1


def test_a_table_closes_with_what_was_entered_and_no_hand() -> None:
    world = LiveWorld()
    world.enter(Offended(3, "phoned"), by=world.floor)
    world.do(world.floor, lc.CloseLiveTable("l1"))
    assert [one.hand for one in world.floor_page().rulings] == [0]
