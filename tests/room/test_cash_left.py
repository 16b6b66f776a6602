"""Who sits at a cash table no more is told why, with what, and where its last hand is."""

import msgspec
import pytest
from cash_world import HIGH, LOW, CashWorld

from ruleone.chinese import Arrange, arrange_automatically
from ruleone.room.cash import host as host_of_cash
from ruleone.room.cash.commands import TakeSeat, WaitForSeat
from ruleone.room.cash.events import CashSeatLeft
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.hands.archive import Archive
from ruleone.room.hands.view import ReplayView
from ruleone.room.playing import Act, EndGame, Leave
from ruleone.room.table.games import ThirteenPlay

THIRTEEN = "thirteen-100-bonus"


def left(world: CashWorld, caller: Caller) -> CashSeatLeft | None:
    lobby = world.lobby(caller).cash
    assert lobby is not None
    return lobby.left


def told(world: CashWorld, caller: Caller) -> CashSeatLeft:
    seat = left(world, caller)
    assert seat is not None
    return seat


def with_cards(stakes: str) -> tuple[CashWorld, Caller]:
    """Ann at a table of these stakes, house players with her, in a hand."""
    world = CashWorld()
    ann = world.connect("ann")
    world.do(ann, TakeSeat(stakes, 3_000))
    while not world.host().state.in_hand:
        world.wake()
    return world, ann


@pytest.mark.rule("chinese-disconnect-4")
def test_one_who_was_not_back_in_time_is_told_so_and_finds_the_hand() -> None:
    world, ann = with_cards(THIRTEEN)
    assert left(world, ann) is None
    world.disconnect(ann)
    while world.room._cash.hosts:
        world.wake()
    seat = told(world, ann)
    assert (seat.table, seat.why, seat.hand, seat.point) == ("c1", "lost", 1, 100)
    assert seat.citation is not None
    assert seat.citation.rule == "chinese-disconnect-4"
    sight = world.room.sight("c1", ann)
    view = Archive(world.journal, world.people).hand("c1", 1, sight)
    assert isinstance(view, ReplayView)
    (mine,) = [one for one in view.players if not one.house]
    assert seat.cents == view.thirteen[-1].hand.seats[mine.seat - 1].stack


def test_one_who_asked_to_leave_is_told_of_no_rule() -> None:
    world, ann = with_cards(THIRTEEN)
    host = world.host()
    assert isinstance(host.play, ThirteenPlay)
    (seat,) = [one.seat for one in host.state.persons]
    rows = Arrange.of(arrange_automatically(host.play.hand.holds(seat)))
    world.do(ann, Act("c1", 1, 1, 0, rows))
    world.do(ann, Leave("c1"))
    while world.room._cash.hosts:
        world.wake()
    gone = told(world, ann)
    assert (gone.why, gone.hand, gone.citation) == ("asked", 1, None)


def test_who_leaves_before_a_hand_is_told_of_none_and_of_all_his_chips() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(ann, LOW)
    world.do(ann, Leave("c1"))
    assert msgspec.structs.replace(told(world, ann), game="") == CashSeatLeft(
        "c1", "", 25, 50, 0, False, "asked", 5_000, None, None
    )


def test_a_table_at_which_nobody_plays_is_closed_and_says_so() -> None:
    world = CashWorld(settings=Settings(blinds_missed=1_000))
    ann = world.connect("ann")
    world.sit(ann)
    while world.room._cash.hosts:
        world.wake()
    assert told(world, ann).why == "closed"


def test_nothing_is_told_of_others_nor_of_one_who_sits_again() -> None:
    world = CashWorld()
    ann, bob = world.connect("ann"), world.connect("bob")
    world.sit(ann)
    world.sit(bob)
    world.do(ann, Leave("c1"))
    assert left(world, bob) is None
    assert told(world, ann).table == "c1"
    world.sit(ann, LOW)
    assert left(world, ann) is None


@pytest.mark.rows("goes_on", [True, False])
def test_a_restart_forgets_no_seat(goes_on: bool) -> None:
    world = CashWorld()
    ann, bob = world.connect("ann"), world.connect("bob")
    world.sit(ann)
    if goes_on:
        world.sit(bob)
    world.do(ann, Leave("c1"))
    before = told(world, ann)
    world.restart()
    assert told(world, world.connect("ann")) == before


def test_a_table_keeps_no_more_of_those_who_left_than_its_end_has_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What stands in the record of its end would else grow with every visitor."""
    monkeypatch.setattr(host_of_cash, "CASH_SEATS_LEFT_OF_A_TABLE_MAX", 1)
    world = CashWorld()
    ann, bob, cat = (world.connect(name) for name in ("ann", "bob", "cat"))
    for caller in (ann, bob, cat):
        world.sit(caller)
    for caller in (ann, bob):
        world.do(caller, Leave("c1"))
    assert left(world, ann) is None
    assert told(world, bob).table == "c1"
    world.restart()
    assert list(world.host().left) == [bob.person]


def test_a_hand_is_played_to_its_end_before_the_table_that_a_director_ends_closes() -> None:
    world = CashWorld()
    boss = world.director()
    ann, bob, eve, zoe = map(world.connect, ("ann", "bob", "eve", "zoe"))
    callers = [ann, bob]
    for caller in callers:
        world.sit(caller)
    world.next_hand(callers)
    world.do(zoe, TakeSeat(HIGH, 5_000, "c1"))
    world.do(boss, EndGame("c1", "closing time"))
    assert told(world, zoe).why == "closed", "who plays no hand goes at once"
    assert world.host().state.in_hand
    for restarted in (False, True):
        if restarted:
            world.restart()
        assert {one.away for one in world.at(eve).players} == {False}
        assert world.cash(eve).ending
        assert world.mine(ann).leaving
        assert not world.cash(eve).may_sit
        assert not world.cash(eve).may_wait
        assert world.refused(eve, TakeSeat(HIGH, 5_000, "c1")).code == "event-ending"
        assert world.refused(eve, WaitForSeat(HIGH, "c1")).code == "event-ending"
        assert world.sit(world.connect(f"new{restarted}")) != "c1"
    order = world.host().state.order
    assert order is not None
    turns = 0
    while "c1" in world.room._cash.hosts:
        if world.host().asked.turns:
            due_ms = world.host().due_ms
            assert due_ms is not None
            assert due_ms > world.now_ms + 5_000, "everybody is waited for as in any other hand"
            turns += 1
        world.one_step(callers)
    assert turns >= 4
    assert "c1" not in world.room._cash.hosts
    for caller in callers:
        assert (told(world, caller).why, told(world, caller).hand) == ("closed", order.number)


def test_a_table_that_a_director_ends_keeps_no_seat() -> None:
    for in_hand in (False, True):
        world = CashWorld()
        boss = world.director()
        first, late = world.connect("first"), world.connect("late")
        world.sit(first)
        others = [world.connect(f"p{seat}") for seat in world.host().state.open_seats]
        for caller in others:
            world.do(caller, TakeSeat(HIGH, 5_000, "c1"))
        world.do(late, WaitForSeat(HIGH, "c1"))
        world.do(first, Leave("c1"))
        assert "late" in world.host().kept.values()
        if in_hand:
            world.next_hand(others)
        world.do(boss, EndGame("c1", "closing time"))
        if in_hand:
            assert world.host().kept == {}
        while world.room._cash.hosts and in_hand:
            world.one_step(others)
        assert world.room._cash.hosts == {}, in_hand
        assert not world.room._cash.waiting.waits
