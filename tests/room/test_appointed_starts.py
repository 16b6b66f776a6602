"""Starts at an appointed time: by the wall, once, through restarts, and only where nothing is
missing."""

import pytest
from test_room_flights import Flights
from world import World

from ruleone.room.core.roles import Caller
from ruleone.room.event.days import DrawDay, SignBags
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.planning import CreateEvent

HOUR = 3_600_000


def announced(world: World) -> tuple[Caller, str]:
    """A director, and an event that friends join."""
    boss = world.director()
    event = world.do(boss, CreateEvent("six-max", "Evening")).event
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
    world.do(ann, Join(event))
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
        world.do(person, Join(event))
    assert state_of(world, event, people[0]) == "open"


def test_hours_in_which_the_room_was_down_count() -> None:
    world = World()
    boss, event = announced(world)
    ann = world.connect("ann")
    world.do(ann, Join(event))
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
    wordy = dc.AppointStart(event, "x" * 999, at(world, 1))
    assert world.refused(boss, wordy).code == "reason-too-long"
    assert world.refused(ann, dc.AppointStart(event, "why", at(world, 1))).code == "needs-director"
    world.do(ann, Join(event))
    world.do(boss, dc.StartEvent(event, "now"))
    late = dc.AppointStart(event, "why", at(world, 1))
    assert world.refused(boss, late).code == "already-started"


@pytest.mark.feature("days")
def test_the_next_flight_and_the_next_day_start_at_their_times() -> None:
    flights = Flights()
    world, event, ann, boss = flights.world, flights.event, flights.ann, flights.boss
    flights.night(ann, flights.bob)
    cat = world.connect("cat")
    world.do(cat, Join(event))
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


def gathering(world: World, house: int) -> tuple[Caller, Caller, str]:
    """An event for at least three, with so many house players, that one person has entered."""
    boss, ann = world.director(), world.connect("ann")
    terms = EntryTerms(charged=False, buy_in=100, house_players=house, entries_min=3)
    event = world.do(boss, CreateEvent("six-max", "Evening", terms)).event
    assert event is not None
    world.do(ann, Join(event))
    return boss, ann, event


@pytest.mark.rows("house", [0, 1])
def test_where_too_few_have_come_the_next_entry_sets_another_time(house: int) -> None:
    world = World()
    _, ann, event = gathering(world, house)
    first = world.event(event, ann).line.starts_ms
    assert first == world.now_ms + world.settings.gather_ms
    world.now_ms = first
    world.take(world.room.wake(world.now_ms))
    rows = len(tuple(world.journal.read(f"event/{event}")))
    assert world.event(event, ann).line.starts_ms is None
    assert world.room.due_ms is None
    world.restart()
    world.wake()
    assert world.event(event, ann).line.starts_ms is None
    assert world.room.due_ms is None
    assert len(tuple(world.journal.read(f"event/{event}"))) == rows
    for name in ("bob", "cat")[house:]:
        world.now_ms += 1_000
        world.do(world.connect(name), Join(event))
    again = world.event(event, ann).line.starts_ms
    assert again is not None
    assert again > first
    world.restart(down_ms=0)
    assert world.event(event, ann).line.starts_ms == again
    world.wake()
    page = world.event(event, ann)
    assert (page.line.state, page.line.entries) == ("running", 3)
    assert sum(one.house is not None for one in page.entrants) == house


def test_a_missed_appointment_leaves_nothing_due_where_too_few_have_come() -> None:
    world = World()
    boss, ann, event = gathering(world, 0)
    world.do(boss, dc.AppointStart(event, "as announced", at(world, 1)))
    world.now_ms += HOUR
    for _ in range(2):
        world.take(world.room.wake(world.now_ms))
    assert state_of(world, event, ann) == "open"
    assert world.room.due_ms is None


def test_an_event_to_sit_down_at_waits_until_enough_have_with_no_house_player_too_many() -> None:
    world = World()
    boss = world.director()
    terms = EntryTerms(charged=False, buy_in=100, house_players=1, entries_min=4)
    event = world.do(boss, CreateEvent("turbo-27", "Evening", terms)).event
    assert event is not None
    people = [world.connect(name) for name in ("ann", "bob", "cat")]
    for person in people:
        assert state_of(world, event, person) == "open"
        world.do(person, Join(event))
    page = world.event(event, people[0])
    assert (page.line.state, page.line.entries) == ("running", 4)


def test_a_page_says_by_whom_an_event_without_a_time_is_started() -> None:
    """Some time after the first entry, but by the director at live tables and where lists come."""
    world = World()
    boss, dealt = announced(world)
    ann = world.connect("ann")
    live = world.do(boss, CreateEvent("six-max", "Live", tables="live")).event
    assert live is not None
    assert world.event(dealt, ann).line.by_itself
    assert not world.event(live, ann).line.by_itself
    world.do(boss, EnterPlayers(dealt, ("p1",), "came"))
    assert not world.event(dealt, ann).line.by_itself
