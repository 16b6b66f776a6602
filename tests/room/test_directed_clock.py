"""The director's hand on the clock in the room: on the record, on every page, after a crash too."""

import msgspec
import pytest
from world import World, careful

from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller
from ruleone.room.event.clock import commands as k
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.table.records import Directed
from ruleone.rulebook import Citation

MINUTE = 60_000


def begin() -> tuple[World, Caller, Caller, str]:
    """An event with `ann` in it, and a director."""
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    return world, ann, boss, world.sit_down(ann)


def left_ms(world: World, event: str, caller: Caller) -> int | None:
    """What the event's page shows of the clock."""
    view = world.event(event, caller)
    ends_ms = view.clock.break_ends_ms or view.clock.ends_ms
    return view.clock.left_ms if ends_ms is None else ends_ms - view.now_ms


def each_order(event: str) -> tuple[k.OfTheClock, ...]:
    """One of each kind, such that each is possible after those before it."""
    return (
        k.SetClock(event, 240, "lost time"),
        k.MoveClock(event, -60, "lost time"),
        k.PlanBreak(event, 2, 15, "dinner"),
        k.StartBreak(event, 5, "dinner"),
        k.EndBreak(event, "all are back"),
    )


@pytest.mark.feature("clock-orders")
@pytest.mark.rule("house-1", "tda2024-1")
def test_each_order_is_on_the_record_with_who_and_why() -> None:
    world, _, boss, event = begin()
    world.do(boss, dc.NextLevel(event, "a slip"))
    world.do(boss, k.PreviousLevel(event, "a slip"))
    for do in each_order(event):
        world.do(boss, do)
    rows = [row for row in world.journal.read(f"event/{event}") if row.kind == "directed"]
    told = [msgspec.msgpack.decode(row.payload, type=Directed) for row in rows]
    assert [one.command for one in told] == [
        "next-level", "previous-level", "set-clock", "move-clock", "plan-break", "start-break",
        "end-break",
    ]  # fmt: skip
    assert {(one.by, one.citation) for one in told} == {("boss", Citation("tda2024-1", "modern"))}
    record = [act.code for act in reversed(world.director_page(event, boss).acts)]
    assert record == [f"directed-{one.command}" for one in told]
    news = [line.code for line in world.event(event, boss).news]
    assert news[-5:] == [
        "clock-set", "clock-set", "break-planned", "break-within-level", "break-ended",
    ]  # fmt: skip


def test_every_page_shows_the_clock_as_it_was_set() -> None:
    world, ann, boss, event = begin()
    world.do(boss, k.SetClock(event, 240, "lost time"))
    assert left_ms(world, event, ann) == 4 * MINUTE
    table = world.my_table(event, ann)
    assert table is not None
    assert table.clock == world.event(event, ann).clock
    news = {line.code: line.parameters for line in world.event(event, ann).news}
    assert news["clock-set"]["left"] == "4:00"
    world.do(boss, k.StartBreak(event, 5, "dinner"))
    clock = world.event(event, ann).clock
    assert (clock.state, clock.within_level, left_ms(world, event, ann)) == (
        "break", True, 5 * MINUTE,
    )  # fmt: skip
    world.do(boss, k.EndBreak(event, "all are back"))
    assert left_ms(world, event, ann) == 4 * MINUTE
    before = world.event(event, ann).breaks
    world.do(boss, k.PlanBreak(event, 2, 15, "dinner"))
    assert (2, 15.0) in world.event(event, ann).breaks
    world.do(boss, k.PlanBreak(event, 2, 0, "no dinner"))
    assert world.event(event, ann).breaks == before


@pytest.mark.rule("house-21.2", "tda2011-20.1")
def test_the_hand_in_play_keeps_its_level_when_the_director_goes_back() -> None:
    world, ann, boss, event = begin()
    world.do(boss, dc.NextLevel(event, "late"))
    level = world.event(event, ann).levels[0]
    first = (level.small_blind, level.big_blind)
    for view in world.turns(event, ann):
        assert view.hand is not None
        if view.hand.blinds != first:
            break
        assert view.hand.options is not None
        world.act(ann, view, careful(view.hand.options))
    assert view.hand is not None
    number, blinds = view.hand.number, view.hand.blinds
    world.do(boss, k.PreviousLevel(event, "a slip"))
    after = world.my_table(event, ann)
    assert after is not None
    assert after.hand is not None
    assert after.clock.level is not None
    assert (after.hand.blinds, after.clock.level.number) == (blinds, 1)
    for later in world.turns(event, ann):
        assert later.hand is not None
        if later.hand.number != number:
            break
        assert later.hand.options is not None
        world.act(ann, later, careful(later.hand.options))
    assert later.hand is not None
    assert later.hand.blinds == first


def test_what_was_ordered_outlives_a_crash_and_the_time_in_between_does_not_count() -> None:
    world, ann, boss, event = begin()
    for do in each_order(event):
        world.do(boss, do)
        world.now_ms += 7_000
        world.take(world.room.wake(world.now_ms))
        world.do(boss, dc.Pause(event, "the books"))
        left, breaks = left_ms(world, event, ann), world.event(event, ann).breaks
        world.restart(down_ms=90 * MINUTE)
        assert left_ms(world, event, ann) == left
        assert world.event(event, ann).breaks == breaks
        world.do(boss, dc.Resume(event, "they add up"))


def test_the_level_ends_at_the_moment_that_was_set() -> None:
    world, ann, boss, event = begin()
    world.do(boss, k.SetClock(event, 1, "lost time"))
    set_ms = world.now_ms
    while world.event(event, ann).clock.level == (world.event(event, ann).levels[0]):
        world.wake()
    began = next(line for line in world.event(event, ann).news if line.code == "level-started"
                 and line.parameters["level"] == 2)  # fmt: skip
    assert began.at_ms == set_ms + 1_000


def test_only_the_director_orders_the_clock() -> None:
    world, ann, boss, event = begin()
    made = world.do(boss, MakeLink("floor", event)).link
    assert made is not None
    assert made.path is not None
    token = made.path.removeprefix("/link/")
    opened = world.room.open_link(token, Caller("flo", "c"), world.now_ms)
    world.take(opened)  # type: ignore[arg-type]
    flo = world.connect("flo", (made.link,))
    for do in (*each_order(event), k.PreviousLevel(event, "a slip")):
        for caller in (ann, flo):
            assert world.refused(caller, do).code == "needs-director"


def test_an_order_that_cannot_be_is_told_why() -> None:
    world, _, boss, event = begin()
    assert world.refused(boss, k.SetClock(event, 0, "lost time")).code == "clock-out-of-bounds"
    assert world.refused(boss, k.MoveClock(event, 10**9, "x")).code == "clock-out-of-bounds"
    assert world.refused(boss, k.MoveClock(event, 2**53 - 1, "x")).code == "value-not-understood"
    assert world.refused(boss, k.EndBreak(event, "x")).code == "not-on-break"
    assert world.refused(boss, k.PreviousLevel(event, "x")).code == "first-level"
    assert world.refused(boss, k.PlanBreak(event, 99, 5, "x")).code == "break-nowhere"
    assert world.refused(boss, k.StartBreak(event, 5, "x" * 999)).code == "reason-too-long"


@pytest.mark.feature("clock-orders")
@pytest.mark.rule("tda2019-RP-7")
def test_the_director_is_told_from_when_on_dealers_are_held() -> None:
    world, _, boss, event = begin()
    world.do(boss, k.SetClock(event, 240, "lost time"))
    push = world.director_page(event, boss).push
    assert push is not None
    hold_s = 240 - (push.held_ms - world.now_ms) // 1_000
    assert hold_s == 90
    assert push.citation.rule.endswith("RP-7")
    world.do(boss, k.StartBreak(event, 5, "dinner"))
    assert world.director_page(event, boss).push is None


def test_before_the_start_the_clock_shows_the_whole_first_level() -> None:
    world = World(seed=1)
    boss = world.director()
    event = world.do(boss, CreateEvent("turbo-27", "Autumn")).event
    assert event is not None
    view = world.event(event, boss)
    first = view.levels[0]
    assert first.minutes is not None
    shown = (view.clock.state, view.clock.level, view.clock.left_ms, view.clock.next)
    assert shown == ("waiting", None, first.minutes * MINUTE, first)
