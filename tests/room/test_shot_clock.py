"""The shot clock of an event, its time banks, and what the director is told of time taken."""

import pytest
from world import World, careful

from ruleone.limits import SHOT_CLOCK_MAX_S, SHOT_CLOCK_STREETS_MAX, TIME_BANK_MAX_S
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.clock import commands as k
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import TableView
from ruleone.room.views import Accepted
from ruleone.tournament.terms.config import ShotClock

SHOT = ShotClock((10, 25, 40), bank_s=30, refill_s=5)


def begin(
    shot: ShotClock | None = SHOT, edition: str = "modern", template: str = "heads-up"
) -> tuple[World, Caller, Caller, str]:
    """`ann` against a house player in an event with this shot clock, and its director."""
    world = World(seed=3, settings=Settings(edition=edition))
    ann, boss = world.connect("ann"), world.director()
    event = world.do(boss, CreateEvent(template, "Fast", shot_clock=shot)).event
    assert event is not None
    world.do(ann, Join(event))
    if world.event(event, ann).line.state == "open":
        world.do(boss, dc.StartEvent(event, "all are here"))
    return world, ann, boss, event


def act(world: World, ann: Caller, view: TableView, after_ms: int) -> None:
    """Check or call so long after the turn began."""
    assert view.hand is not None
    assert view.hand.options is not None
    assert view.turn is not None
    world.now_ms = view.turn.started_ms + after_ms
    action = careful(view.hand.options)
    assert isinstance(world.act(ann, view, action).result, Accepted)


def bank_ms(world: World, event: str, ann: Caller) -> int:
    table = world.my_table(event, ann)
    assert table is not None
    return next(one.bank_ms for one in table.players if one.player == "ann")


@pytest.mark.feature("shot-clock")
@pytest.mark.rule("house-26.6")
def test_each_street_has_its_time_and_then_the_bank() -> None:
    world, ann, _, event = begin()
    found: dict[str, int] = {}
    for view in world.turns(event, ann):
        assert view.hand is not None
        assert view.turn is not None
        found[view.hand.street] = view.turn.ends_ms - view.turn.started_ms
        assert view.turn.bank_ms == 30_000
        if "river" in found or len(found) > 3:
            break
        act(world, ann, view, 1_000)
    assert found["preflop"] == 10_000
    assert found.get("flop", 25_000) == 25_000
    assert found.get("turn", 40_000) == found.get("river", 40_000) == 40_000
    assert len(found) > 1, found


def test_the_page_of_the_event_tells_its_shot_clock() -> None:
    world, ann, _, event = begin()
    assert world.event(event, ann).shot_clock == SHOT
    plain = begin(None)
    assert plain[0].event(plain[3], plain[1]).shot_clock is None


@pytest.mark.feature("shot-clock")
def test_a_level_refills_the_bank_up_to_what_it_was_and_only_when_it_is_new() -> None:
    world, ann, boss, event = begin()
    view = next(world.turns(event, ann))
    act(world, ann, view, 10_000 + 12_000)
    assert bank_ms(world, event, ann) == 18_000
    world.do(boss, dc.NextLevel(event, "late"))
    assert bank_ms(world, event, ann) == 23_000
    world.do(boss, k.PreviousLevel(event, "a slip"))
    world.do(boss, dc.NextLevel(event, "late"))
    assert bank_ms(world, event, ann) == 23_000
    world.restart()
    assert bank_ms(world, event, ann) == 23_000
    for _ in range(3):
        world.do(boss, dc.NextLevel(event, "late"))
    assert bank_ms(world, event, ann) == 30_000


def test_without_a_shot_clock_the_room_gives_the_time_and_levels_refill_nothing() -> None:
    world, ann, boss, event = begin(None)
    view = next(world.turns(event, ann))
    assert view.turn is not None
    assert view.turn.ends_ms - view.turn.started_ms == world.settings.action_ms
    act(world, ann, view, world.settings.action_ms + 12_000)
    left = bank_ms(world, event, ann)
    assert left == world.settings.bank_ms - 12_000
    world.do(boss, dc.NextLevel(event, "late"))
    assert bank_ms(world, event, ann) == left


@pytest.mark.rule("house-26.6", "tda2011-25", "tda2024-29.7")
@pytest.mark.rows(("may", "least"), [("true", 1), ("false", 25)])
def test_where_the_clock_may_not_be_shortened_no_decision_has_less(may: str, least: int) -> None:
    world = World(seed=3, settings=Settings(edition=f"modern+clock.may_shorten={may}"))
    boss = world.director()
    world.do(boss, CreateEvent("sprint-27", "Fast", shot_clock=ShotClock((least,))))
    if least > 1:
        shot = ShotClock((90, least - 1))
        refusal = world.refused(boss, CreateEvent("sprint-27", "", shot_clock=shot))
        assert (refusal.code, refusal.parameters) == (
            "shot-clock-too-short", {"least": least, "came": least - 1},
        )  # fmt: skip
        assert refusal.citation is not None
        assert refusal.citation.rule == "tda2011-25"


@pytest.mark.rows(
    ("shot", "code"),
    [
        (ShotClock(()), "shot-clock-streets"),
        (ShotClock((20,) * (SHOT_CLOCK_STREETS_MAX + 1)), "shot-clock-streets"),
        (ShotClock((0,)), "shot-clock-seconds"),
        (ShotClock((20, SHOT_CLOCK_MAX_S + 1)), "shot-clock-seconds"),
        (ShotClock((20,), TIME_BANK_MAX_S + 1), "time-bank-seconds"),
        (ShotClock((20,), 30, 31), "time-bank-seconds"),
        (ShotClock((20,), -1), "time-bank-seconds"),
    ],
)
def test_its_times_have_their_bounds(shot: ShotClock, code: str) -> None:
    world = World()
    boss = world.director()
    assert world.refused(boss, CreateEvent("sprint-27", "Fast", shot_clock=shot)).code == code


@pytest.mark.feature("shot-clock")
def test_the_director_is_told_how_long_each_takes_street_by_street() -> None:
    world, ann, boss, event = begin()
    took: dict[str, list[int]] = {}
    hands: set[int] = set()
    for turns, view in enumerate(world.turns(event, ann)):
        assert view.hand is not None
        if len(hands | {view.hand.number}) > 3:
            break
        hands.add(view.hand.number)
        after_ms = 1_000 * (turns % 7 + 3)
        took.setdefault(view.hand.street, []).append(after_ms)
        act(world, ann, view, after_ms)
    (pace,) = world.director_page(event, boss).paces
    assert (pace.player, pace.name, pace.time_ups) == ("ann", "<ann>", 0)
    every = [one for times in took.values() for one in times]
    assert (pace.turns, pace.average_ms) == (len(every), sum(every) // len(every))
    assert {one.street: (one.turns, one.average_ms) for one in pace.streets} == {
        street: (len(times), sum(times) // len(times)) for street, times in took.items()
    }
    assert pace.near_money.turns == pace.turns, "heads-up is a table's worth from the money"
    before = world.director_page(event, boss).paces
    world.restart()
    assert world.director_page(event, boss).paces == before


def test_the_bank_and_time_that_ran_out_are_told_and_who_is_away_is_not_counted() -> None:
    world, ann, boss, event = begin()
    for _ in range(3):
        view = next(world.turns(event, ann))
        assert view.turn is not None
        world.now_ms = view.turn.bank_ends_ms
        world.take(world.room.wake(world.now_ms))
    while not (paces := world.director_page(event, boss).paces) or paces[0].turns < 2:
        world.wake()
    (pace,) = paces
    assert (pace.turns, pace.time_ups) == (2, 2)
    assert (pace.bank_used_ms, pace.bank_left_ms) == (30_000, 0)


def test_it_is_kept_with_the_event_in_thirteen_card_poker_too() -> None:
    world, ann, _, event = begin(template="thirteen-open")
    view = world.my_table(event, ann)
    while view is None or view.turn is None:
        world.wake()
        view = world.my_table(event, ann)
    assert view.turn.ends_ms - view.turn.started_ms == world.settings.arrange_ms
    assert view.turn.bank_ms == 30_000
