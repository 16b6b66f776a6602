"""Events that are over: what they came to, and who is told."""

import pytest
from test_room_deals import last_three, on, play_until
from world import World, all_in

from ruleone.room.event.deals import AnswerDeal, OfferDeal
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.home import MakeHomeGame
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.hands.played import Sight
from ruleone.room.results.results import NO_RESULTS, Results
from ruleone.room.results.views import EventResults

ANYBODY = Sight("nobody")


def results_of(world: World) -> Results:
    return Results(world.journal, world.people)


def one(results: Results, event: str, sight: Sight = ANYBODY) -> EventResults:
    told = results.event(event, sight)
    assert isinstance(told, EventResults)
    return told


def played(world: World, by_the_clock: bool = False) -> str:
    """Heads-up against a house player, everything on one hand after the other, to the end; or the
    clock plays for one who does nothing."""
    ann, boss = world.connect("ann"), world.director()
    world.people.names["ann"] = "Ann"
    event = world.do(boss, CreateEvent("heads-up", "Friday")).event
    assert event is not None
    world.do(ann, Join(event))
    if world.event(event, ann).line.state == "open":
        world.do(boss, dc.StartEvent(event, "both are here"))
    if not by_the_clock:
        world.play(event, ann, all_in)
    world.finish(event, ann)
    return event


@pytest.mark.feature("results")
def test_an_event_that_is_over_is_listed_and_told() -> None:
    world = World(seed=3)
    results = results_of(world)
    assert results.listed(ANYBODY).events == ()
    event = played(world)
    (line,) = results.listed(ANYBODY).events
    assert (line.event, line.persons, line.mine) == (event, 1, False)
    assert line.ended_ms >= 1_000_000
    told = one(results, event, Sight("ann"))
    assert [placed.place for placed in told.placed] == list(range(1, line.entries + 1))
    assert sum(placed.prize for placed in told.placed) == line.pool
    ann = next(placed for placed in told.placed if placed.me)
    assert (ann.name, ann.house, ann.entries) == ("Ann", None, 1)
    assert told.line.mine
    assert all(placed.house for placed in told.placed if not placed.me)
    assert {placed.hand is None for placed in told.placed[1:]} == {False}
    assert told.placed[0].hand is None


def test_an_event_is_dated_by_the_wall_though_the_room_was_closed() -> None:
    world = World(seed=3)
    evening_ms, night_ms = 10**12, 10 * 3_600_000
    world.now_ms = evening_ms
    first = played(world)
    world.restart(down_ms=night_ms)
    second = played(world, by_the_clock=True)
    results = results_of(world)
    told = [one(results, event) for event in (first, second)]
    assert told[0].line.ended_ms < evening_ms + night_ms < told[1].line.ended_ms
    assert told[1].line.ended_ms <= world.now_ms
    assert told[1].started_ms is not None
    assert evening_ms + night_ms <= told[1].started_ms <= told[1].line.ended_ms


def test_a_name_is_told_as_it_is_now() -> None:
    world = World(seed=3)
    event = played(world)
    results = results_of(world)
    world.people.names["ann"] = "—"
    assert {placed.name for placed in one(results, event).placed if not placed.house} == {"—"}


def test_what_is_unknown_is_refused() -> None:
    world = World(seed=3)
    results = results_of(world)
    open_event = world.fresh(world.connect("ann"))
    assert results.event("e999", ANYBODY) is NO_RESULTS
    assert results.event(open_event, ANYBODY) is NO_RESULTS


def test_a_home_game_is_told_to_its_own_people_alone() -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    event = world.do(ann, MakeHomeGame("Friday", 2, 1_000, 250, 500, house_players=1)).event
    assert event is not None
    world.do(ann, dc.StartEvent(event, "both are here"))
    world.play(event, ann, all_in)
    world.finish(event, ann)
    results = results_of(world)
    assert results.event(event, ANYBODY) is NO_RESULTS
    assert results.listed(ANYBODY).events == ()
    assert one(results, event, Sight("ann")).line.name.given == "Friday"
    assert one(results, event, Sight("floor", whole=True)).line.event == event


def test_a_deal_is_told_with_what_it_gave_to_whom() -> None:
    world, ann, ben, boss, event = last_three()
    world.do(boss, OfferDeal(event, "chip-chop", "it is late"))
    play_until(world, event, "offered", ann, ben)
    for caller in (ann, ben):
        world.do(caller, AnswerDeal(event, on(world, event, caller).number, True))
    world.finish(event, ann)
    told = one(results_of(world), event)
    assert told.deal is not None
    assert (told.deal.players, told.deal.left) == (3, 0)
    assert told.deal.shared == sum(placed.agreed for placed in told.placed)
    assert all(placed.agreed == placed.prize > 0 for placed in told.placed[:3])
    assert {placed.agreed for placed in told.placed[3:]} == {0}


def test_pages_of_the_list_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleone.room.results.results.RESULTS_LISTED_MAX", 1)
    world = World(seed=3)
    first, second = played(world), played(world)
    results = results_of(world)
    newest = results.listed(ANYBODY)
    assert ([line.event for line in newest.events], newest.more) == ([second], True)
    oldest = results.listed(ANYBODY, skipped=1)
    assert ([line.event for line in oldest.events], oldest.more) == ([first], False)
