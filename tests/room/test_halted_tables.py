"""A table that is halted for want of players, on its director's page."""

import msgspec
import pytest
from world import World

from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent, terms_of
from ruleone.rulebook import Citation
from ruleone.tournament.terms.templates import template


def halted() -> tuple[World, Caller, Caller, str, int]:
    """An event of which a table has lost six players while another was in a hand; ann, its
    director, its id and the number of the table."""
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    terms = msgspec.structs.replace(terms_of(template("deep-1000")), house_players=26)
    event = world.do(boss, CreateEvent("deep-1000", "Long", terms)).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(boss, dc.StartEvent(event, "on time"))
    view = next(world.turns(event, ann))
    other = next(each for each in world.event(event, ann).tables if each.table != view.table)
    for player in other.players[:6]:
        world.do(boss, dc.RemovePlayer(event, player.player, "asked to"))
    for _ in range(100):
        found = world.director_page(event, boss).halts
        if found:
            return world, ann, boss, event, found[0].table
        world.wake()
    raise AssertionError("no table was halted")


@pytest.mark.feature("halts")
@pytest.mark.rule("house-9C.1", "house-9C.3", "tda2024-11D.1", "tda2024-11D.3")
def test_the_director_sees_why_a_table_is_halted_and_lets_it_play_on() -> None:
    world, ann, boss, event, table = halted()
    page = world.director_page(event, boss)
    (halt,) = page.halts
    assert halt.players <= halt.fullest - halt.gap
    assert (halt.citation, halt.gap) == (Citation("tda2024-11D.1", "modern"), 3)
    assert (halt.waivable, halt.waived_by) == (True, Citation("tda2024-11D.3", "modern"))
    matter = next(each for each in page.matters if each.code == "table-halted")
    assert (matter.place, matter.table) == ("halts", table)
    assert matter.citations == (halt.citation, halt.waived_by)
    line = next(each for each in page.event.tables if each.table == table)
    assert line.state == "halted"
    assert world.event(event, ann).halts == page.halts, "its players are told why, too"
    dealt = line.hand

    assert world.refused(ann, dc.WaiveHalt(event, table, "late")).code == "needs-director"
    assert world.refused(boss, dc.WaiveHalt(event, table, "x" * 999)).code == "reason-too-long"
    world.do(boss, dc.WaiveHalt(event, table, "late"))
    assert world.refused(boss, dc.WaiveHalt(event, table, "late")).code == "table-not-halted"
    page = world.director_page(event, boss)
    assert page.halts == page.event.halts == ()
    assert "table-halted" not in [each.code for each in page.matters]
    assert [act.code for act in reversed(page.acts)][-1] == "directed-waive-halt"
    told = next(line for line in page.event.news if line.code == "halt-waived")
    assert told.citation == Citation("tda2024-11D.3", "modern")
    world.restart()
    assert world.director_page(event, boss).halts == ()
    for _ in range(200):
        line = next(each for each in world.event(event, ann).tables if each.table == table)
        if line.hand > dealt:
            return
        world.wake()
    raise AssertionError("the table deals no hand")
