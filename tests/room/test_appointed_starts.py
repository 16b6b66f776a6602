"""Starts at an appointed time: by the wall, once, through restarts, and only where nothing is
missing."""

from test_room_flights import Flights
from world import World

from ruleone.room import commands as c
from ruleone.room import director_commands as dc
from ruleone.room.day_commands import DrawDay, SignBags
from ruleone.room.roles import Caller

HOUR = 3_600_000


def announced(world: World) -> tuple[Caller, str]:
    """A director, and an event that friends join."""
    boss = world.director()
    event = world.do(boss, c.CreateEvent("six-max", "Evening")).event
    assert event is not None
    return boss, event


def at(world: World, hours: int) -> int:
    return world.now_ms + hours * HOUR


def state_of(world: World, event: str, caller: Caller) -> str:
    return world.event(event, caller).line.state


def test_it_starts_at_its_time_and_not_before() -> None:
    world = World()
    boss, event = announced(world)
    ann = world.connect("ann")
    world.do(ann, c.Join(event))
    starts = at(world, 2)
    world.do(boss, dc.AppointStart(event, "as announced", starts))
    assert world.event(event, ann).line.starts_ms == starts
    world.now_ms += HOUR
    world.take(world.room.wake(world.now_ms))
    assert state_of(world, event, ann) == "open"
    world.now_ms = starts
    world.take(world.room.wake(world.now_ms))
    assert state_of(world, event, ann) == "running"
    assert world.event(event, ann).line.starts_ms is None


def test_who_fills_it_does_not_start_it_before_its_time() -> None:
    world = World()
    boss, event = announced(world)
    world.do(boss, dc.AppointStart(event, "as announced", at(world, 1)))
    seats = world.event(event, boss).line.seats
    people = [world.connect(f"p{number}") for number in range(seats)]
    for person in people:
        world.do(person, c.Join(event))
    assert state_of(world, event, people[0]) == "open"


def test_hours_in_which_the_room_was_down_count() -> None:
    world = World()
    boss, event = announced(world)
    ann = world.connect("ann")
    world.do(ann, c.Join(event))
    world.do(boss, dc.AppointStart(event, "as announced", at(world, 2)))
    world.restart(down_ms=HOUR)
    world.take(world.room.wake(world.now_ms))
    assert state_of(world, event, ann) == "open"
    world.restart(down_ms=HOUR)
    world.take(world.room.wake(world.now_ms))
    assert state_of(world, event, ann) == "running"


def test_where_something_is_missing_nothing_starts_and_it_is_told_once() -> None:
    world = World()
    boss, event = announced(world)
    world.do(boss, dc.AppointStart(event, "as announced", at(world, 1)))
    world.now_ms += HOUR
    for _ in range(3):
        world.take(world.room.wake(world.now_ms))
    view = world.event(event, boss)
    assert view.line.state == "open"
    assert view.line.starts_ms is None
    assert [line.code for line in view.news].count("start-missed") == 1


def test_a_time_is_taken_back() -> None:
    world = World()
    boss, event = announced(world)
    world.do(boss, dc.AppointStart(event, "as announced", at(world, 1)))
    world.do(boss, dc.AppointStart(event, "not today", None))
    assert world.event(event, boss).line.starts_ms is None


def test_only_a_time_to_come_and_only_by_the_director() -> None:
    world = World()
    boss, event = announced(world)
    ann = world.connect("ann")
    past = dc.AppointStart(event, "why", world.now_ms)
    assert world.refused(boss, past).code == "start-not-to-come"
    far = dc.AppointStart(event, "why", at(world, 24 * 1_000))
    assert world.refused(boss, far).code == "start-not-to-come"
    assert world.refused(boss, dc.AppointStart(event, " ", at(world, 1))).code == "reason-length"
    assert world.refused(ann, dc.AppointStart(event, "why", at(world, 1))).code == "needs-director"
    world.do(ann, c.Join(event))
    world.do(boss, dc.StartEvent(event, "now"))
    late = dc.AppointStart(event, "why", at(world, 1))
    assert world.refused(boss, late).code == "already-started"


def test_the_next_flight_and_the_next_day_start_at_their_times() -> None:
    flights = Flights()
    world, event, ann, boss = flights.world, flights.event, flights.ann, flights.boss
    flights.night(ann, flights.bob)
    cat = world.connect("cat")
    world.do(cat, c.Join(event))
    world.do(boss, SignBags(event))
    world.do(boss, dc.AppointStart(event, "flight B", at(world, 3)))
    world.now_ms += 3 * HOUR
    world.take(world.room.wake(world.now_ms))
    assert (flights.days().stage, flights.days().flight) == ("play", 2)
    flights.night(cat)
    world.do(boss, dc.AppointStart(event, "day two", at(world, 12)))
    world.do(boss, SignBags(event))
    world.do(boss, DrawDay(event, "tomorrow"))
    world.now_ms += 12 * HOUR
    world.take(world.room.wake(world.now_ms))
    assert (flights.days().stage, flights.days().day) == ("play", 2)


def test_a_day_that_is_not_drawn_does_not_start() -> None:
    flights = Flights()
    world, event, boss = flights.world, flights.event, flights.boss
    flights.night(flights.ann, flights.bob)
    world.do(boss, dc.AppointStart(event, "flight B", at(world, 3)))
    world.now_ms += 3 * HOUR
    world.take(world.room.wake(world.now_ms))
    assert flights.days().stage == "night"
    assert "start-missed" in [line.code for line in world.event(event, boss).news]
