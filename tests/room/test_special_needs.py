"""A seat that a player with special needs keeps is named before the start, by the director."""

import pytest
from world import World

from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.roster import FindPlayers, FindTables, PlayersFound, TablesFound
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import TakeBack
from ruleone.room.pages.views import EventView


def announced(people: int = 9) -> tuple[World, Caller, str, list[Caller]]:
    """An event that friends have joined, and that has not begun."""
    world = World(seed=7)
    boss = world.director()
    event = world.do(boss, CreateEvent("deep-1000", "Evening")).event
    assert event is not None
    callers = [world.connect(f"person-{number}") for number in range(people)]
    for caller in callers:
        world.do(caller, Join(event))
    return world, boss, event, callers


def pinned(world: World, boss: Caller, event: str) -> dict[str, int | None]:
    told = world.director_page(event, boss).event.entrants
    return {one.player: one.pinned_seat for one in told if one.pinned}


@pytest.mark.feature("special-needs")
@pytest.mark.rule("house-8", "tda2011-6", "tda2024-9")
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
    assert kept[0].citation.rule in ("tda2024-9", "tda2011-6")


@pytest.mark.feature("special-needs")
@pytest.mark.rule("house-8")
def test_special_needs_are_told_to_the_player_and_his_director_alone() -> None:
    world, boss, event, callers = announced(3)
    mine, other, guest = callers[0], callers[1], world.connect("guest")
    world.do(boss, dc.PinSeat(event, mine.person, True, "a wheelchair", 3))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(boss, dc.PinSeat(event, mine.person, False, "another one"))
    world.do(boss, dc.PinSeat(event, mine.person, True, "a wheelchair"))
    codes = {"seat-pinned-ahead", "seat-unpinned", "seat-pinned"}

    def told(view: EventView) -> tuple[bool, bool]:
        seen = [*view.entrants, *(one for table in view.tables for one in table.players)]
        marked = any(one.pinned or one.pinned_seat is not None for one in seen)
        return marked, not codes.isdisjoint(line.code for line in view.news)

    assert told(world.director_page(event, boss).event) == (True, True)
    assert told(world.event(event, mine)) == (True, True)
    for caller in (other, guest, boss):
        assert told(world.event(event, caller)) == (False, False)
    table = world.event(event, mine).line.my_table
    assert table is not None
    for caller, tells in ((mine, True), (other, False), (guest, False)):
        lines = {line.code for line in world.table(event, table, caller).news}
        assert codes.isdisjoint(lines) != tells
    for caller, tells in ((boss, True), (mine, True), (other, False), (guest, False)):
        players = world.look(caller, FindPlayers(event))
        tables = world.look(caller, FindTables(event, str(table)))
        assert isinstance(players, PlayersFound)
        assert isinstance(tables, TablesFound)
        assert any(one.pinned for one in players.players) == tells
        assert any(one.pinned for line in tables.tables for one in line.players) == tells


@pytest.mark.rule("house-8")
def test_a_seat_that_no_table_has_is_refused_and_a_player_pins_nobody() -> None:
    world, boss, event, callers = announced(2)
    person = callers[0].person
    refused = world.refused(boss, dc.PinSeat(event, person, True, "a wheelchair", 99))
    assert (refused.code, refused.parameters) == ("pin-seat-unknown", {"seat": 99, "seats": 9})
    pin = dc.PinSeat(event, person, True, "a wheelchair", 3)
    assert world.refused(callers[0], pin).code.startswith("needs-")
