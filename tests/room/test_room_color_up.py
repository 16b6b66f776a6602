"""Chips leave play in the room: by the director's word, and seen at the table."""

import pytest
from world import World, careful

from ruleone.room.core.roles import Caller
from ruleone.room.event.chips import ColorUp
from ruleone.room.event.orders import commands as dc
from ruleone.room.pages.views import DirectorView
from ruleone.tournament.events import ChipsRaced


def at_level(world: World, boss: Caller, event: str, level: int) -> None:
    """The director ends levels until this one is on."""
    for _ in range(level - 1):
        world.do(boss, dc.NextLevel(event, "on we go"))


def whole(page: DirectorView) -> bool:
    """Whether the lines of the ledger are all chips in play, and those are before the players."""
    stacks = sum(one.stack or 0 for one in page.event.entrants)
    return sum(line.chips for line in page.chips.lines) == page.chips.in_play == stacks


@pytest.mark.feature("color-ups")
def test_the_director_colours_up_and_each_table_exchanges_when_its_hand_is_over() -> None:
    world = World(seed=3)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    next(world.turns(event, ann))
    page = world.director_page(event, boss)
    assert (page.event.chip, page.chips.into) == (25, ())
    assert [plan.into for plan in page.event.color_ups] == [100]
    assert world.refused(boss, ColorUp(event, 100, "why")).code == "color-up-needed"
    assert world.refused(ann, ColorUp(event, 100, "why")).code == "needs-director"
    at_level(world, boss, event, 6)
    page = world.director_page(event, boss)
    assert page.chips.into == (100,)
    host = world.room._lobby.hosts[event]
    state = host.tournament.state
    playing = sorted(state.tables[order.table].number for order in state.hands.values())
    world.do(boss, ColorUp(event, 100, "too many small ones"))
    page = world.director_page(event, boss)
    assert page.chips.racing == tuple(playing)
    assert page.chips.into == ()
    assert page.event.chip == 100
    assert page.acts[0].code == "directed-color-up"
    assert "color-up-ordered" in [line.code for line in world.event(event, ann).news]
    for turn in world.turns(event, ann):
        assert turn.hand is not None
        assert turn.hand.options is not None
        world.act(ann, turn, careful(turn.hand.options))
        if not world.director_page(event, boss).chips.racing:
            break
    page = world.director_page(event, boss)
    assert page.chips.racing == ()
    assert whole(page)
    world.restart()
    assert whole(world.director_page(event, boss))
    assert world.director_page(event, boss).event.chip == 100
    raced = [row for row in world.journal.read(f"event/{event}") if row.kind == "chips-raced"]
    assert len(raced) == 3


def test_a_table_waits_until_a_race_has_been_seen() -> None:
    world = World(seed=3)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    next(world.turns(event, ann))
    at_level(world, boss, event, 6)
    host = world.room._lobby.hosts[event]
    table = host.tables[host.tournament.state.seats["ann"][0]]
    raced = ChipsRaced(
        table.number,
        25,
        100,
        {1: "ann"},
        {1: 175},
        {1: 200},
        {1: ("As", "2d", "3c")},
        (1,),
        (),
        at_ms=world.now_ms,
        citations=(host.tournament.state.rules.cite("chips.race"),),
    )
    host.note(raced, world.now_ms, world.now_ms)
    assert table.deals_ms >= world.now_ms + host.ports.settings.race_ms
    told = list(host.news.lines(host.name_of, table.number))[-2:]
    assert [line.code for line in told] == ["race-won", "chips-raced"]
    assert told[0].parameters["cards"] == ("As", "2d", "3c")
