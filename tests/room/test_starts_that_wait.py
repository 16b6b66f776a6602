"""A start that waits: the seats are drawn, and no clock runs before the director lets it."""

from live_event_world import LiveEvent
from test_room_flights import Flights
from test_room_satellites import TARGET
from world import World

from ruleone.room.event.days import SignBags
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal


def test_the_seats_are_drawn_and_clock_and_dealing_wait_for_the_director() -> None:
    world = World()
    boss, ann = world.director(), world.connect("ann")
    event = world.do(boss, CreateEvent("six-max", "Evening")).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(boss, dc.StartEvent(event, "seat cards are handed out", waits=True))
    drawn = world.event(event, ann)
    assert (drawn.line.state, drawn.clock.state) == ("running", "paused")
    assert all(one.table and one.seat for one in drawn.entrants)
    assert [line.code for line in drawn.news if line.code == "event-paused"] == ["event-paused"]
    world.now_ms += 3_600_000
    world.restart()
    waits = world.event(event, ann)
    assert waits.clock.left_ms == drawn.clock.left_ms
    view = world.my_table(event, ann)
    assert view is not None
    assert view.hand is None
    world.do(boss, dc.Resume(event, "everyone is here"))
    assert next(world.turns(event, ann)).hand is not None


def test_a_live_table_begins_no_hand_while_the_start_waits() -> None:
    event = LiveEvent(4, waits=True)
    (table,) = event.tables
    assert table.live is not None
    name = table.live.name
    refused = event.start(name)
    assert isinstance(refused, Refusal)
    assert refused.code == "event-paused"
    event.do(event.boss, dc.Resume(event.name, "everyone is here"))
    assert isinstance(event.start(name), Accepted)


def test_the_next_flight_may_wait_too() -> None:
    flights = Flights()
    world, event, boss = flights.world, flights.event, flights.boss
    flights.night(flights.ann, flights.bob)
    world.do(world.connect("cat"), Join(event))
    world.do(boss, SignBags(event))
    world.do(boss, dc.StartEvent(event, "seat cards are handed out", waits=True))
    assert (flights.days().stage, flights.days().flight) == ("play", 2)
    assert world.event(event, boss).clock.state == "paused"


def test_a_start_with_which_the_event_is_over_waits_for_nothing() -> None:
    """A satellite in which there is a seat for everybody."""
    world = World()
    boss = world.director()
    target = world.do(boss, CreateEvent("six-max", "Sunday", TARGET)).event
    assert target is not None
    terms = EntryTerms(charged=True, buy_in=200, fee=20, house_players=2, guarantee=3_000)
    event = world.do(boss, CreateEvent("six-max", "Feeder", terms, into=target)).event
    assert event is not None
    ann = world.connect("ann")
    world.do(ann, Join(event))
    world.do(boss, dc.StartEvent(event, "seat cards are handed out", waits=True))
    page = world.event(event, ann)
    assert (page.line.state, page.clock.state) == ("over", "over")
    assert next(one.prize for one in page.entrants if one.me) == 1_000
