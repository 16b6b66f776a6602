"""A draw that the director asks for with too few seats is refused with the reason."""

import pytest
from live_event_world import LiveEvent
from world import World

from ruleone.room.event.entries.commands import EntryTerms, Join, PlayTerms
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.seating import BreakTable
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.rulebook import Refusal
from ruleone.words import LANGUAGES, say

WHY = "the floor is wanted"


def told(refused: Refusal, *numbers: int) -> None:
    for language in LANGUAGES:
        text = say(language, f"refusal-{refused.code}", **refused.parameters)
        assert all(str(number) in text for number in numbers)


@pytest.mark.rule("house-9.1")
def test_a_table_does_not_break_now_where_the_others_have_too_few_seats() -> None:
    """19 at three tables of nine: six players, and five open seats for them."""
    world = LiveEvent(19, seed=3)
    state = world.host.tournament.state
    small = next(number for number, table in state.tables.items() if len(table.players) == 6)
    refused = world.refused(world.boss, BreakTable(world.name, small, WHY, wait=False))
    assert refused.code == "break-too-few-seats"
    assert refused.parameters == {"table": small, "players": 6, "seats": 5}
    assert refused.citation is not None
    told(refused, small, 6, 5)
    assert world.host.tournament.state.to_break == []
    world.do(world.boss, BreakTable(world.name, small, WHY))
    assert world.host.tournament.state.to_break == [small]
    other = next(table for number, table in state.tables.items() if number != small)
    gone = next(iter(other.players.values()))
    world.do(world.boss, dc.RemovePlayer(world.name, gone, "has left the house"))
    assert small not in world.host.tournament.state.tables


def full_house(players: int) -> tuple[World, str]:
    """Ten begin at one table with the ten seats of a final table, the others come late to tables of
    eight."""
    world = World(seed=2)
    boss = world.director()
    terms = EntryTerms(
        charged=False, buy_in=0, house_players=0, late_levels=3, seats=40, entries_min=2
    )
    play = PlayTerms(edition="tda2011", table_size=8)
    event = world.do(boss, CreateEvent("deep-1000", "Autumn", terms, play=play)).event
    assert event is not None
    for number in range(10):
        world.do(world.connect(f"p{number}"), Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    for number in range(10, players):
        world.do(world.connect(f"p{number}"), Join(event))
    return world, event


@pytest.mark.feature("redraw")
@pytest.mark.rule("house-6.1", "tda2011-5.1")
def test_a_redraw_with_a_table_too_small_for_its_share_is_refused() -> None:
    world, event = full_house(18)
    boss = world.director()
    state = world.room._lobby.hosts[event].tournament.state
    assert sorted(table.size for table in state.tables.values()) == [8, 10]
    refused = world.refused(boss, dc.RedrawSeats(event, WHY))
    assert refused.code == "redraw-too-few-seats"
    assert refused.parameters == {"players": 18, "tables": 2, "each": 9, "seats": 8}
    told(refused, 18, 2, 9, 8)
    before = dict(state.seats)
    world.restart()
    assert world.room._lobby.hosts[event].tournament.state.seats == before


@pytest.mark.rule("house-6.1", "tda2011-5.1")
def test_a_redraw_that_lapses_for_want_of_seats_says_so_and_is_not_taken_back() -> None:
    world, event = full_house(17)
    boss = world.director()
    tournament = world.room._lobby.hosts[event].tournament
    for _ in range(100):
        if tournament.state.hands:
            break
        world.wake()
    world.do(boss, dc.RedrawSeats(event, WHY))
    assert world.director_page(event, boss).redraw_waits
    world.do(world.connect("p17"), Join(event))
    for _ in range(2_000):
        if not world.director_page(event, boss).redraw_waits:
            break
        world.wake()
    world.restart()
    page = world.director_page(event, boss)
    assert not page.redraw_waits
    codes = [line.code for line in page.event.news]
    assert codes.count("redraw-lapsed-seats") == 1
    assert not {"redraw-lapsed", "seats-redrawn"} & set(codes)
    act = page.acts[0]
    assert act.stands == Refusal("act-not-so", "illegal")
    assert "redraw-lapsed-seats" in [line.code for line in act.did]
    for language in LANGUAGES:
        assert say(language, "news-redraw-lapsed-seats") != say(language, "news-redraw-lapsed")
