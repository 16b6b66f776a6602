"""What a restart leaves of times: what happened keeps the wall's, the clock goes on where the room
was seen alive."""

from cash_world import CashWorld, three
from world import World, careful

from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.views import Accepted
from ruleone.store.alive import Alive

HOUR = 3_600_000


def live_event(world: World) -> tuple[Caller, str]:
    """An event at real tables, in which the clock alone goes on."""
    boss = world.director()
    terms = EntryTerms(charged=False, buy_in=100, house_players=0, seats=27, at_desk=False)
    event = world.do(
        boss, CreateEvent("turbo-27", "Real", terms, tables="live", followed=True, by_itself=True)
    ).event
    assert event is not None
    for person in ("ann", "ben", "cat"):
        world.do(world.connect(person), Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    return boss, event


def test_what_happened_keeps_its_time_of_the_wall_through_hours_without_a_room() -> None:
    world = World()
    boss, event = live_event(world)
    started_ms = world.now_ms
    world.now_ms += 60_000
    world.do(boss, dc.Announce(event, "Dinner at eight"))

    def times() -> list[int]:
        view = world.director_page(event, boss)
        news = [line.at_ms for line in view.event.news]
        return [*news, *(act.at_ms for act in view.acts)]

    before = times()
    assert set(before) == {started_ms, started_ms + 60_000}
    for _ in range(2):
        world.restart(down_ms=HOUR)
        assert times() == before
    world.now_ms += 1_000
    world.do(boss, dc.Announce(event, "Dinner at nine"))
    assert max(times()) == world.now_ms


def left_ms(world: World, boss: Caller, event: str) -> int:
    clock = world.event(event, boss).clock
    assert clock.ends_ms is not None
    return clock.ends_ms - world.room._time(world.now_ms)


def test_the_clock_goes_on_where_the_room_was_seen_alive() -> None:
    world = World()
    boss, event = live_event(world)
    began = left_ms(world, boss, event)
    world.now_ms += 100_000  # nobody writes anything: cards are real
    world.alive = world.room.alive(world.now_ms)
    world.now_ms += 1_500
    world.restart(down_ms=HOUR)
    assert left_ms(world, boss, event) == began - 100_000


def test_what_another_process_noted_counts_for_nothing() -> None:
    world = World()
    boss, event = live_event(world)
    began = left_ms(world, boss, event)
    now = world.room.alive(world.now_ms)
    for odd in (Alive(now.epoch - 1, now.at_ms + HOUR), Alive(now.epoch, now.at_ms - HOUR)):
        world.alive = odd
        world.restart()
        assert left_ms(world, boss, event) == began
        now = world.room.alive(world.now_ms)


def newest_rows(world: World) -> set[str]:
    """The streams that the room has written to last."""
    return {write.stream.partition("/")[0] for write in world.outcomes[-1].writes}


def test_the_time_goes_on_from_a_hand_that_wrote_last() -> None:
    """An act is written to its hand alone; the level's clock does not get back what was played."""
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    assert view.hand.options is not None
    world.now_ms += 9_000
    assert isinstance(world.act(ann, view, careful(view.hand.options)).result, Accepted)
    assert newest_rows(world) == {"hand"}
    before = world.room._time(world.now_ms)
    clock = world.event(event, ann).clock
    world.restart(down_ms=HOUR)
    assert world.room._time(world.now_ms) == before
    assert world.event(event, ann).clock == clock


def test_the_time_goes_on_from_a_hand_of_a_cash_table_that_wrote_last() -> None:
    world = CashWorld()
    callers = three(world)
    world.next_hand(callers)
    world.now_ms += 9_000
    world.one_step(callers)
    assert newest_rows(world) == {"hand"}
    before = world.room._time(world.now_ms)
    world.restart(down_ms=HOUR)
    assert world.room._time(world.now_ms) == before
