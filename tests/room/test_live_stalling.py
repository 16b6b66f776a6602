"""Clocks that are called at the live tables of an event: the director sees on whom, and by whom."""

from live_event_world import LiveEvent

from ruleone.dealing import Fold
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.followed import Acts, AllDealt, Undone
from ruleone.room.event.clock.view import PaceView
from ruleone.room.live.entries import ClockAsked, CountOver
from ruleone.rulebook import Refusal
from ruleone.tournament.terms.config import ShotClock

CALL = ClockCall(reasonable=True, approved=True)


def paces(world: LiveEvent) -> dict[str, PaceView]:
    found = world.director_page(world.name, world.boss).paces
    assert found is not None
    return {one.player: one for one in found}


def test_a_called_clock_is_in_the_report_of_stalling_with_who_called_it() -> None:
    """Once the hand is closed: on whom, by whom as far as it was told, and whether it ran out. What
    was refused or taken back is none."""
    world = LiveEvent(4, seed=4)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    state = world.live("l1").state
    on = next_to_act(world)
    by = next(seat for seat in state.dealt_in if seat != on)
    world.told("l1", ClockAsked(ClockCall(reasonable=False), by))
    world.told("l1", ClockAsked(CALL, by))
    world.told("l1", Undone("not yet"))
    called_ms = world.now_ms
    world.told("l1", ClockAsked(CALL, by))
    assert world.tablet("l1").clock is not None
    world.now_ms += 120_000
    world.told("l1", CountOver())
    second = next_to_act(world)
    world.told("l1", ClockAsked(CALL))
    world.told("l1", Acts(second, Fold()))
    assert paces(world) == {}, "the hand is not closed yet"
    world.fold_on("l1")
    world.finish_hand("l1")
    world.restart()
    player, caller = (state.seats[seat].player for seat in (on, by))
    other = state.seats[second].player
    found = paces(world)
    assert found.keys() == {player, other}
    (ran_out,) = found[player].clocks
    assert (ran_out.by, ran_out.time_up) == (world.host.name_of(caller), True)
    assert ran_out.at_ms > called_ms
    assert (found[player].called, found[player].time_ups) == (1, 1)
    (untold,) = found[other].clocks
    assert (untold.by, untold.time_up, found[other].time_ups) == (None, False, 0)


def next_to_act(world: LiveEvent) -> int:
    hand = world.hand_on("l1")
    assert hand is not None
    assert hand.options is not None
    return hand.options.seat


def test_the_tablet_is_told_what_the_shot_clock_of_its_event_gives() -> None:
    world = LiveEvent(3, seed=6, shot=ShotClock((20, 40)))
    assert not isinstance(world.start("l1"), Refusal)
    assert shot_s(world) is None, "nobody is asked yet"
    world.told("l1", AllDealt())
    assert shot_s(world) == 20
    world.tell_on("l1")
    assert shot_s(world) is None


def shot_s(world: LiveEvent) -> int | None:
    beside = world.tablet("l1").beside
    assert beside is not None
    return beside.shot_s


def test_nobody_at_a_live_table_is_missed_for_having_no_page_open() -> None:
    world = LiveEvent(3, seed=8)
    for name, person in world.persons.items():
        world.disconnect(person)
        entrants = world.event(world.name, world.boss).entrants
        assert [one.connected for one in entrants if one.player == name] == [True]
