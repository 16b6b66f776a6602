"""A seat that a player with special needs keeps is named before the start, by the director."""

import pytest
from world import World

from ruleone.room import commands as c
from ruleone.room import director_commands as dc
from ruleone.room.act_commands import TakeBack
from ruleone.room.roles import Caller


def announced(people: int = 9) -> tuple[World, Caller, str, list[Caller]]:
    """An event that friends have joined, and that has not begun."""
    world = World(seed=7)
    boss = world.director()
    event = world.do(boss, c.CreateEvent("deep-1000", "Evening")).event
    assert event is not None
    callers = [world.connect(f"person-{number}") for number in range(people)]
    for caller in callers:
        world.do(caller, c.Join(event))
    return world, boss, event, callers


def pinned(world: World, boss: Caller, event: str) -> dict[str, int | None]:
    told = world.director_page(event, boss).event.entrants
    return {one.player: one.pinned_seat for one in told if one.pinned}


@pytest.mark.rule("house-8", "tda2011-6")
def test_who_was_pinned_before_the_start_gets_the_seat_and_the_draw_says_so() -> None:
    world, boss, event, callers = announced()
    for caller, seat in zip(callers, (6, None, 2), strict=False):
        world.do(boss, dc.PinSeat(event, caller.person, True, "a wheelchair", seat))
    told = {one.person: seat for one, seat in zip(callers, (6, None, 2), strict=False)}
    assert pinned(world, boss, event) == told
    world.do(boss, TakeBack(event, world.director_page(event, boss).acts[0].act, "another one"))
    assert pinned(world, boss, event) == dict(list(told.items())[:2])
    world.do(boss, dc.StartEvent(event, "all are here"))
    (mine,) = (one for one in world.event(event, callers[0]).entrants if one.me)
    assert (mine.seat, mine.pinned_seat) == (6, 6)
    drawn = pinned(world, boss, event)[callers[1].person]
    assert drawn is not None, "he keeps the seat that he has drawn"
    kept = [line for line in world.event(event, boss).news if line.code == "seat-kept"]
    assert [line.parameters["seat"] for line in kept] == [6]
    assert kept[0].citation is not None
    assert kept[0].citation.rule in ("house-8", "tda2011-6")


@pytest.mark.rule("house-8")
def test_a_seat_that_no_table_has_is_refused_and_a_player_pins_nobody() -> None:
    world, boss, event, callers = announced(2)
    person = callers[0].person
    refused = world.refused(boss, dc.PinSeat(event, person, True, "a wheelchair", 99))
    assert (refused.code, refused.parameters) == ("pin-seat-unknown", {"seat": 99, "seats": 9})
    pin = dc.PinSeat(event, person, True, "a wheelchair", 3)
    assert world.refused(callers[0], pin).code.startswith("needs-")
