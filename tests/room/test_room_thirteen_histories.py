"""Events of 13-card poker through what goes wrong: the director's hand, failures, restarts, and
persons who come and go."""

import random

import msgspec
import pytest
from courses import new, the_same
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test
from test_room_restarts import Restarting
from thirteen_world import ThirteenWorld, own_cards
from world import plain

from ruleone.cards import texts
from ruleone.chinese import Arrange, arrange_automatically
from ruleone.chinese.events import Arranged
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.host.table_host import hand_stream
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.hands.archive import Archive
from ruleone.room.hands.played import Sight
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.views import TableView
from ruleone.room.playing import Act, ImBack, Leave
from ruleone.room.recovery.frozen import RetireHand, Unfreeze
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal
from ruleone.tournament import template


def directed(seed: int, name: str = "thirteen") -> tuple[ThirteenWorld, Caller, Caller, str]:
    """A world, a person in an event, and a director."""
    world = ThirteenWorld(seed)
    ann, event = world.begin(name)
    return world, ann, world.director(), event


# the director


def test_pause_and_level_hold_from_the_next_hand_on() -> None:
    world, ann, boss, event = directed(1)
    view = world.to_set(event, ann)
    world.do(boss, dc.Pause(event, "a fire drill"))
    world.do(boss, dc.NextLevel(event, "to be quick"))
    assert isinstance(world.arranges(ann, view).result, Accepted)
    world.after(600_000)
    held = world.my_table(event, ann)
    assert held is not None
    assert held.state == "paused"
    assert held.thirteen is not None
    assert held.thirteen.over
    world.do(boss, dc.Resume(event, "it was one"))
    after = world.to_set(event, ann)
    assert after.thirteen is not None
    points = [level.point for level in template("thirteen").structure.levels]
    assert [held.thirteen.point, after.thirteen.point] == points[:2]


def test_a_player_is_removed_and_another_moved_when_their_hands_are_over() -> None:
    world, ann, boss, event = directed(2, "thirteen-16")
    view = world.to_set(event, ann)
    state = world.host(event).tournament.state
    other = next(number for number in state.tables if number != view.table)
    gone = next(iter(state.tables[other].players.values()))
    world.do(boss, dc.RemovePlayer(event, gone, "he asked for it"))
    if gone in state.stacks:
        assert state.in_hand(gone), "he plays his hand to its end"
    world.do(boss, dc.Pause(event, "to see it"))
    assert isinstance(world.arranges(ann, view).result, Accepted)
    world.after(60_000)
    assert gone in state.results
    assert state.chips_removed > 0
    table, seat = next(
        (number, state.open_seats(at)[0])
        for number, at in state.tables.items()
        if number != state.seats["ann"][0] and state.open_seats(at)
    )
    world.do(boss, dc.MovePlayer(event, "ann", table, seat, "to fill the table"))
    assert state.seats["ann"] == (table, seat), "no hand is in play"
    world.do(boss, dc.Resume(event, "seen"))
    after = world.to_set(event, ann)
    assert after.thirteen is not None
    assert len(after.thirteen.order) >= 3
    assert state.chips_in_play + state.chips_removed == 16 * 5_000


def seat_of(view: TableView) -> int:
    assert view.my_seat is not None
    return view.my_seat


# failures


def frozen(seed: int) -> tuple[ThirteenWorld, Caller, Caller, str, TableView]:
    """An event whose table is frozen in mid-hand: somebody put ten chips on it from his pocket."""
    world, ann, boss, event = directed(seed)
    view = world.to_set(event, ann)
    world.hand_of(event, "ann")._state.purses[seat_of(view)].net += 10
    result = world.arranges(ann, view).result
    assert isinstance(result, Refusal)
    assert result.code == "table-frozen"
    return world, ann, boss, event, view


def test_a_table_that_lost_count_stands_still_and_goes_on_from_the_journal() -> None:
    world, ann, boss, event, view = frozen(3)
    shown = world.my_table(event, ann)
    assert shown is not None
    assert shown.state == "frozen"
    world.do(boss, Unfreeze(event, "counted again", view.table))
    again = world.my_table(event, ann)
    assert again is not None
    assert again.thirteen is not None
    assert view.thirteen is not None
    assert again.thirteen.number == view.thirteen.number
    assert own_cards(again.thirteen) == own_cards(view.thirteen)
    assert isinstance(world.arranges(ann, again).result, Accepted)
    assert world.to_set(event, ann).thirteen != again.thirteen


def test_the_hand_of_a_frozen_table_is_retired_with_all_chips_back() -> None:
    world, ann, boss, event, view = frozen(4)
    world.do(boss, RetireHand(event, view.table, "nobody knows"))
    after = world.to_set(event, ann)
    assert after.thirteen is not None
    assert view.thirteen is not None
    assert after.thirteen.number == view.thirteen.number + 1
    assert {seat.start for seat in after.thirteen.seats} == {5_000}


# the replayer


def test_a_hand_that_is_over_is_stepped_through_with_ones_own_eyes() -> None:
    world, ann, _, event = directed(8)
    view = world.to_set(event, ann)
    assert isinstance(world.arranges(ann, view).result, Accepted)
    world.to_set(event, ann)
    archive = Archive(world.journal, world.people)
    listed = archive.hands(event, Sight("ann"))
    assert not isinstance(listed, Refusal)
    assert view.thirteen is not None
    assert [(hand.number, hand.game, hand.mine) for hand in listed.hands] == [
        (view.thirteen.number, "thirteen", True)
    ]
    shown = archive.hand(event, view.thirteen.number, Sight("ann"))
    assert not isinstance(shown, Refusal)
    assert (shown.eyes, shown.viewer, shown.steps) == ("seat", view.my_seat, ())
    assert len(shown.thirteen) > 4


# restarts


def test_a_hand_goes_on_after_a_restart_with_what_was_set() -> None:
    world, ann, _, event = directed(5)
    bob = world.connect("bob")
    view = world.to_set(event, ann)
    assert isinstance(world.arranges(ann, view).result, Accepted)
    before = plain(world.table(event, view.table, ann))
    watched = plain(world.table(event, view.table, bob))
    world.restart()
    assert plain(world.table(event, view.table, ann)) == before
    assert plain(world.table(event, view.table, bob)) == watched
    again = world.arranges(ann, view).result
    assert isinstance(again, Refusal)
    assert again.code == "arranged-already"
    world.to_set(event, ann)
    assert view.thirteen is not None
    rows = list(world.journal.read(hand_stream(event, view.thirteen.number)))
    assert rows[-1].kind == "thirteen-ended"
    told = [msgspec.msgpack.decode(r.payload, type=Arranged) for r in rows if r.kind == "arranged"]
    assert sorted(one.seat for one in told) == sorted(view.thirteen.order)
    assert not any(one.automatic for one in told)


def test_whoever_is_asked_has_his_full_time_after_a_restart() -> None:
    world, ann, _, event = directed(6)
    view = world.to_set(event, ann)
    world.after(60_000)
    world.restart()
    again = world.my_table(event, ann)
    assert again is not None
    assert again.turn is not None
    assert again.turn.ends_ms - again.now_ms == world.settings.arrange_ms
    assert isinstance(world.arranges(ann, view).result, Accepted)


class RestartingThirteen(Restarting):
    """People set their cards or not, the director directs, the journal lags behind, the process
    dies."""

    @precondition(lambda self: not self.event)
    @rule(duel=st.booleans())
    def sits_down(self, duel: bool) -> None:
        self.enters(SitDown("thirteen" if duel else "thirteen-16"))

    @precondition(lambda self: self.event)
    @rule(kind=st.sampled_from(["best", "foul", "declared"]))
    def acts(self, kind: str) -> None:
        view = self.world.my_table(self.event, self.ann)
        if view is None or view.thirteen is None or view.thirteen.options is None:
            return
        cards = own_cards(view.thirteen)
        rows = Arrange.of(arrange_automatically(cards), declare=kind == "declared")
        if kind == "foul":
            rows = Arrange(rows.back[:3], rows.middle, (*rows.back[3:], *rows.front))
        self.world.now_ms += 900
        act = Act(self.event, view.table, view.thirteen.number, 0, rows)
        result = self.world.ask(self.ann, act).result
        if isinstance(result, Refusal):
            assert result.code == "time-up"
            assert view.turn is not None
            assert view.turn.bank_ends_ms <= view.now_ms + 900


@pytest.mark.parametrize("examples", [3, 25])
def test_any_history_survives_a_restart_at_any_point(examples: int) -> None:
    run_state_machine_as_test(RestartingThirteen, settings=the_same(examples, 25))


@pytest.mark.soak
def test_many_histories_survive_restarts() -> None:
    run_state_machine_as_test(RestartingThirteen, settings=new(400))


@pytest.mark.rows("seed", range(4))
def test_persons_come_and_go_the_room_dies_and_no_chip_is_lost(seed: int) -> None:
    """A course drawn from the seed: three persons set their cards well, badly or not at all, lose
    their connection and come back, leave, and the room is started anew."""
    dice = random.Random(seed)
    world = ThirteenWorld(seed, Settings(pace=1_000))
    boss = world.director()
    event = world.do(boss, CreateEvent("thirteen-16", "")).event
    assert event is not None
    people = [world.connect(name) for name in ("ann", "bob", "cem")]
    world.do(people[0], Join(event))
    whole = 16 * template("thirteen-16").starting_stack
    for _ in range(400):
        state = world.host(event).tournament.state
        if state.phase == "over":
            break
        who = dice.choice(people)
        match dice.randrange(12):
            case 0 if who in world.here:
                world.disconnect(who)
            case 1 | 2 if who not in world.here:
                world.comes_back(who)
            case 3:
                world.ask(who, Leave(event))
            case 4:
                world.ask(who, ImBack(event))
            case 5:
                world.restart()
            case 6 | 7 | 8:
                set_somehow(world, event, who, dice)
            case _ if world.room.due_ms is not None:
                world.wake()
        state = world.host(event).tournament.state
        assert world.host(event).frozen is None
        assert all(table.frozen is None for table in world.host(event).tables.values())
        if state.phase == "running":
            in_hands = {seat for order in state.hands.values() for seat in order.stacks}
            assert in_hands <= {1, 2, 3, 4}
            assert state.chips_in_play + state.chips_removed == whole
    assert world.room.abandoned == {}


def set_somehow(world: ThirteenWorld, event: str, who: Caller, dice: random.Random) -> None:
    """He sets his cards as the software would, or in any order, which is nearly always a foul."""
    view = world.my_table(event, who)
    if view is None or view.thirteen is None or view.thirteen.options is None:
        return
    cards = own_cards(view.thirteen)
    if dice.random() < 0.5:
        world.arranges(who, view)
        return
    mixed = texts(dice.sample(cards, 13))
    rows = Arrange(mixed[:3], mixed[3:8], mixed[8:], dice.random() < 0.2)
    act = Act(event, view.table, view.thirteen.number, 0, rows)
    assert isinstance(world.ask(who, act).result, Accepted)
