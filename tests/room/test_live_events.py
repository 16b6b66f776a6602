"""Events whose tables are live: the event seats and orders, dealers tell the hands."""

import pytest
from live_event_world import LiveEvent
from msgspec.structs import replace

from ruleone.dealing import Check, Fold
from ruleone.floor.conduct import ConductRuling
from ruleone.floor.followed import Acts, AllDealt, Chosen, Misconduct
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import LiveHandBegan
from ruleone.room.table_commands import SwitchTable
from ruleone.rulebook import Refusal
from ruleone.tournament.events import HandDealt


def fold_on(world: LiveEvent) -> None:
    """Everybody folds to the big blind."""
    while (hand := world.hand_on("l1")) is not None and not hand.over:
        assert hand.options is not None
        act = Check() if hand.options.check else Fold()
        world.told("l1", Acts(hand.options.seat, act))


def test_a_whole_event_with_live_tables() -> None:
    """From entries to payouts, two tables, one of which breaks: each hand is the one that the event
    has ordered, and its chips go back there."""
    world = LiveEvent(10)
    world.check()
    names = sorted(table.live.name for table in world.tables if table.live is not None)
    assert names == ["l1", "l2"]
    refused = world.refused(world.boss, lc.LeaveLive("l1", 1))
    assert refused.code == "live-of-event"
    hands = broke = 0
    while not world.is_over() and hands < 60:
        for name in list(world.room._live.hosts):
            live = world.live(name)
            begun = world.start(name)
            if isinstance(begun, Refusal):
                broke += begun.code == "live-table-broken"
                continue
            table = next(one for one in world.tables if one.live is live)
            order = table.order
            assert order is not None
            assert live.state.followed is not None
            hand = live.state.followed.hand
            assert hand.view().button == order.button
            assert {seat.seat for seat in hand.view().seats} == order.seats.keys()
            posted = {seat.seat: seat.bet for seat in hand.view().seats}
            assert posted[order.big_blind_seat] == min(
                order.blinds[1], order.stacks[order.big_blind_seat]
            )
            world.tell(name)
            world.finish_hand(name)
            hands += 1
            world.check()
            if world.is_over():
                break
    assert world.is_over()
    assert broke, "its dealer is told that the table is broken"
    results = world.host.tournament.state.results
    assert len(results) == 10
    assert [one.place for one in results.values()].count(1) == 1
    assert sum(one.prize for one in results.values()) == world.host.tournament.state.pool
    assert not world.room._live.hosts, "with the event its live tables are closed"
    written = [row.kind for row in world.journal.read(f"event/{world.name}")]
    assert written.count(str(HandDealt.__struct_config__.tag)) == hands
    began = str(LiveHandBegan.__struct_config__.tag)
    told = [row.kind for name in names for row in world.journal.read(f"live/{name}")]
    assert told.count(began) == hands


def test_a_table_of_each_kind_and_a_break_between_them() -> None:
    """One table is dealt by the room, one is live: when one of them breaks, its players sit at the
    other with their chips, and it goes on as what it is."""
    world = LiveEvent(10, seed=3)
    dealt = next(table for table in world.tables if table.number == 2)
    switch = SwitchTable(world.name, 2, "dealt", "a dealer is ill")
    assert world.refused(world.connect("ann"), switch).code == "needs-director"
    world.do(world.boss, switch)
    assert world.refused(world.boss, switch).code == "table-is-so"
    assert dealt.live is None
    assert list(world.room._live.hosts) == ["l1"]
    line = next(one for one in world.event(world.name, world.boss).tables if one.table == 1)
    assert line.live == "l1"
    kinds = {1: "live", 2: "dealt"}
    moved = steps = 0
    while not world.is_over() and steps < 3_000:
        steps += 1
        before = {**world.host.tournament.state.seats}
        if dealt.number in world.host.tables and steps % 4:
            world.play_dealt(dealt)
        elif "l1" in world.room._live.hosts and not isinstance(world.start("l1"), Refusal):
            world.tell("l1")
            world.finish_hand("l1")
        elif dealt.number in world.host.tables:
            world.play_dealt(dealt)
        else:
            world.wake()
        after = world.host.tournament.state.seats
        moved += sum(after[one][0] != at for one, (at, _) in before.items() if one in after)
        assert all(table.kind == kinds[table.number] for table in world.tables)
        world.check()
    assert world.is_over()
    assert moved, "players went from one kind of table to the other"


def test_a_restart_in_a_hand_and_between_hands() -> None:
    """The hand that is followed goes on where it was, and so does what is not."""
    world = LiveEvent(6, seed=5)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    world.enter("l1", Offended(world.live("l1").state.dealt_in[0], "phoned"))
    before = world.tablet("l1")
    world.restart()
    again = world.tablet("l1")
    assert replace(again, now_ms=0) == replace(before, now_ms=0)
    world.check()
    fold_on(world)
    world.finish_hand("l1")
    world.restart()
    world.check()
    hold = world.refused(world.boss, lc.FinishLiveHand("l1", 1))
    assert hold.code == "stale"
    for _ in range(30):
        if world.is_over():
            break
        assert not isinstance(world.start("l1"), Refusal)
        world.restart()
        world.tell("l1")
        world.finish_hand("l1")
    assert world.is_over()
    world.restart()
    assert not world.room._live.hosts


def test_results_told_without_following_the_hands() -> None:
    """The floor tells who went out and to whom, and has stacks counted: chips are never more or
    fewer than the entries brought, but for what is named."""
    world = LiveEvent(5, seed=7)
    state = world.host.tournament.state
    world.tell_hand("l1")
    seats = sorted(world.live("l1").state.seats)
    first, second, third, *_ = seats
    chips = state.config.starting_stack
    for_two = lc.CountLiveStacks(
        "l1", (lc.SeatChips(first, chips + 500), lc.SeatChips(second, chips - 500)), "a break"
    )
    assert world.refused(world.holder_of("l1"), for_two).code == "needs-floor"
    world.do(world.boss, for_two)
    world.check()
    wrong = lc.CountLiveStacks("l1", (lc.SeatChips(third, chips + 100),), "again")
    refused = world.refused(world.boss, wrong)
    assert (refused.code, refused.parameters["off"]) == ("count-differs", 100)
    world.do(world.boss, replace(wrong, off=100))
    assert state.chips_corrected == {"counted": 100}
    world.tell_hand("l1", lc.WonBy(third, (first, second)))
    assert third not in state.tables[1].players
    assert sum(state.stacks.values()) == 5 * chips + 100
    world.check()
    # A hand that is followed no further ends as the floor tells.
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    order = world.tables[0].order
    assert order is not None
    stacks = {**order.stacks}
    stacks[first], stacks[second] = stacks[first] + 200, stacks[second] - 200
    told = tuple(lc.SeatChips(seat, chips) for seat, chips in stacks.items())
    short = lc.TellLiveHand(event="l1", hand=order.number, stacks=told[:-1])
    assert world.refused(world.boss, short).code == "told-seats"
    world.tell_hand("l1", stacks=told)
    world.check()
    while not world.is_over():
        last, before, *_ = sorted(world.live("l1").state.seats)
        world.tell_hand("l1", lc.WonBy(last, (before,)))
    assert sum(one.prize for one in state.results.values()) == state.pool


@pytest.mark.rule("house-65A.2", "house-65C.1")
def test_a_penalty_given_at_a_live_table_is_served_in_the_event() -> None:
    world = LiveEvent(5, seed=9)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    state = world.live("l1").state
    seat = state.dealt_in[0]
    player = state.seats[seat].player
    world.told("l1", Offended(seat, "abuse"))
    (line,) = [one for one in state.lines if isinstance(one.line.entry, Misconduct)]
    choices = line.line.ruling.choices if isinstance(line.line.ruling, ConductRuling) else ()
    place = next(n for n, one in enumerate(choices) if one.code in ("hands", "rounds"))
    world.told("l1", Chosen(line.line.n, place))
    fold_on(world)
    world.finish_hand("l1")
    conduct = world.host.tournament.state.conduct_of(player)
    assert conduct.given
    assert conduct.serving.hands_left >= 1
    left = conduct.serving.hands_left
    assert not isinstance(world.start("l1"), Refusal)
    assert world.tables[0].order is not None
    assert seat in world.tables[0].order.penalised
    world.told("l1", AllDealt())
    hand = world.hand_on("l1")
    assert hand is not None
    assert {one.seat: one.status for one in hand.view().seats}[seat] == "folded"
    assert world.host.tournament.state.conduct_of(player).serving.hands_left == left - 1
