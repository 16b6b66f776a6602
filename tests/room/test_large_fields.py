"""An event that is larger than its page: what the page shows of it, and how the rest is found."""

from typing import Any

import pytest
from world import World

from ruleone import limits
from ruleone.room import commands as c
from ruleone.room.commands import Ask
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.roles import Caller
from ruleone.room.roster_commands import FindPlayers, FindTables
from ruleone.room.settings import Settings
from ruleone.room.views import Accepted, EventView, PlayersFound, TablesFound
from ruleone.rulebook import Refusal

PLAYERS = 30
SHOWN, TABLES_SHOWN = 12, 2


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    """A room whose pages hold few."""
    monkeypatch.setattr("ruleone.room.show.roster.ENTRANTS_SHOWN_MAX", SHOWN)
    monkeypatch.setattr("ruleone.room.show.roster.TABLES_SHOWN_MAX", TABLES_SHOWN)
    return World(settings=Settings(gather_ms=10**9))


def begun(world: World, seats: int = PLAYERS) -> str:
    """An event of so many seats, all taken by persons; the last one starts it."""
    terms = EntryTerms(charged=False, buy_in=100, house_players=0, seats=seats)
    made = world.ask(world.director(), c.CreateEvent("six-max", "Field", terms)).result
    assert isinstance(made, Accepted)
    assert made.event is not None
    for number in range(seats):
        joined = world.ask(Caller(f"p{number}", f"p{number}"), c.Join(made.event))
        assert isinstance(joined.result, Accepted)
    return made.event


def looked(world: World, look: FindPlayers | FindTables, who: str = "p3") -> Any:
    """What the room finds."""
    answer = world.room.on(Ask("look", look), Caller(who, who), world.now_ms).answer
    assert answer is not None
    return answer.result


def page(world: World, event: str, who: str) -> EventView:
    """The event's page."""
    view = world.room.view(f"event/{event}", Caller(who, who), world.now_ms)
    assert isinstance(view, EventView)
    return view


def test_an_event_has_as_many_seats_as_its_director_says(world: World) -> None:
    event = begun(world)
    line = page(world, event, "p0").line
    assert (line.entries, line.seats, line.state) == (PLAYERS, PLAYERS, "running")


def test_no_event_has_more_seats_than_a_field_can_have(world: World) -> None:
    terms = EntryTerms(charged=False, buy_in=1, seats=limits.ENTRANTS_MAX + 1)
    refused = world.ask(world.director(), c.CreateEvent("six-max", "Field", terms)).result
    assert isinstance(refused, Refusal)
    assert refused.code == "event-bounds"


def test_a_page_shows_the_first_of_a_large_field_and_the_viewer(world: World) -> None:
    event = begun(world)
    for who in ("p0", "p29"):
        view = page(world, event, who)
        mine = [one for one in view.entrants if one.me]
        assert [one.player for one in mine] == [who]
        assert SHOWN <= len(view.entrants) <= SHOWN + 1
        assert view.players == PLAYERS
    assert len(page(world, event, "nobody").entrants) == SHOWN


def test_everybody_is_found_once_page_after_page(world: World) -> None:
    event = begun(world)
    found: list[str] = []
    while True:
        part = looked(world, FindPlayers(event, first=len(found)))
        assert isinstance(part, PlayersFound)
        assert (part.total, part.first) == (PLAYERS, len(found))
        if not part.players:
            break
        found += [one.player for one in part.players]
    assert sorted(found) == sorted(f"p{number}" for number in range(PLAYERS))


def test_a_player_is_found_by_a_part_of_his_name(world: World) -> None:
    event = begun(world)
    world.people.names["p21"] = "Grace Hopper"
    (one,) = looked(world, FindPlayers(event, words=" hOPp ")).players
    assert (one.player, one.name) == ("p21", "Grace Hopper")
    tables = looked(world, FindTables(event, words="hopper"))
    assert isinstance(tables, TablesFound)
    assert [line.table for line in tables.tables] == [one.table]


def test_ranks_are_those_of_the_whole_field(world: World) -> None:
    event = begun(world)
    state = world.room._lobby.hosts[event].tournament.state
    everybody = [
        one for at in (0, 12, 24) for one in looked(world, FindPlayers(event, first=at)).players
    ]
    assert len(everybody) == PLAYERS
    for one in everybody:
        more = sum(stack > one.stack for stack in state.stacks.values())
        assert one.rank == more + 1


def test_all_tables_are_found_and_a_viewers_own_is_on_his_page(world: World) -> None:
    event = begun(world)
    seats = world.room._lobby.hosts[event].tournament.state.seats
    numbers: list[int] = []
    while part := looked(world, FindTables(event, first=len(numbers))).tables:
        numbers += [line.table for line in part]
    assert numbers == [1, 2, 3, 4, 5]
    for who in ("p0", "p7", "p29"):
        shown = [line.table for line in page(world, event, who).tables]
        assert seats[who][0] in shown
        assert len(shown) == TABLES_SHOWN
        assert shown == sorted(shown)


def test_a_table_that_stands_still_is_on_the_page(world: World) -> None:
    event = begun(world)
    host = world.room._lobby.hosts[event]
    host.tournament.state.tables[5].halted = True
    assert 5 in [line.table for line in page(world, event, "nobody").tables]


def test_a_table_with_an_open_seat_is_found(world: World) -> None:
    event = begun(world, seats=PLAYERS - 1)
    (line,) = looked(world, FindTables(event, open=True)).tables
    assert len(line.players) == line.seats - 1


def test_players_of_one_table_are_found_by_their_seats(world: World) -> None:
    event = begun(world)
    players = looked(world, FindPlayers(event, table=2)).players
    assert [one.seat for one in players] == [1, 2, 3, 4, 5, 6]
    assert looked(world, FindPlayers(event, table=99)).total == 0


def test_nothing_is_found_in_an_event_that_there_is_not(world: World) -> None:
    for look in (FindPlayers("e999"), FindTables("e999")):
        refused = looked(world, look)
        assert isinstance(refused, Refusal)
        assert refused.code == "event-unknown"
