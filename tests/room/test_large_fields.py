"""An event that is larger than its page: what the page shows of it, and how the rest is found."""

from functools import partial
from typing import Any

import pytest
from world import World

from ruleone import limits
from ruleone.dealing.actions import Fold
from ruleone.room.access.role_links import MakeLink
from ruleone.room.commands import Ask
from ruleone.room.core.batch import Batch
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.entries.view import EntriesFound
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.roster import (
    FindEntries,
    FindPlayers,
    FindTables,
    PlayersFound,
    TablesFound,
)
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import EventView
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal

PLAYERS = 30
SHOWN, TABLES_SHOWN = 12, 2


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    """A room whose pages hold few."""
    monkeypatch.setattr("ruleone.room.event.roster.ENTRANTS_SHOWN_MAX", SHOWN)
    monkeypatch.setattr("ruleone.room.event.roster.TABLES_SHOWN_MAX", TABLES_SHOWN)
    return World(settings=Settings(gather_ms=10**9))


def begun(world: World, seats: int = PLAYERS) -> str:
    """An event of so many seats, all taken by persons; the last one starts it."""
    terms = EntryTerms(charged=False, buy_in=100, house_players=0, seats=seats)
    made = world.ask(world.director(), CreateEvent("six-max", "Field", terms)).result
    assert isinstance(made, Accepted)
    assert made.event is not None
    for number in range(seats):
        joined = world.ask(Caller(f"p{number}", f"p{number}"), Join(made.event))
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
    refused = world.ask(world.director(), CreateEvent("six-max", "Field", terms)).result
    assert isinstance(refused, Refusal)
    assert refused.code == "event-bounds"


@pytest.mark.feature("large-fields")
def test_a_page_shows_the_first_of_a_large_field_and_the_viewer(world: World) -> None:
    event = begun(world)
    for who in ("p0", "p29"):
        view = page(world, event, who)
        mine = [one for one in view.entrants if one.me]
        assert [one.player for one in mine] == [who]
        assert SHOWN <= len(view.entrants) <= SHOWN + 1
        assert view.players == PLAYERS
    assert len(page(world, event, "nobody").entrants) == SHOWN


@pytest.mark.feature("large-fields")
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


def test_who_goes_out_changes_the_views_of_his_own_table(world: World) -> None:
    """Those of the others differ by how many are left, and may wait."""
    event = begun(world)
    host = world.room._lobby.hosts[event]
    while not all(table.in_hand for table in host.tables.values()):
        world.wake()
    table = host.tables[3]
    assert table.order is not None
    (out, winner, *_), stacks = sorted(table.order.stacks), dict(table.order.stacks)
    stacks[winner] += stacks.pop(out)
    batch = Batch(world.now_ms)
    told = table.order.number, stacks | {out: 0}, world.now_ms
    assert host.carry_out(partial(host.tournament.record, *told), batch) is None
    assert host.tournament.state.left == PLAYERS - 1
    pages = {f"{page}/{event}" for page in ("event", "director", "payments")} | {"matters"}
    assert set(batch.changed) == {"lobby", *pages, table.topic}
    assert set(batch.later) == {one.topic for one in host.tables.values()} - {table.topic}


def entries(
    world: World, event: str, who: Caller, words: str = "", first: int = 0, **wanted: Any
) -> EntriesFound:
    """Those who have to do with the event."""
    found = world.look(who, FindEntries(event, words, first, **wanted))
    assert isinstance(found, EntriesFound)
    return found


@pytest.mark.feature("everybody-found")
def test_the_director_finds_everybody_whatever_has_become_of_him(world: World) -> None:
    boss = world.director()
    terms = EntryTerms(charged=False, buy_in=100, house_players=0, seats=40, seats_at_once=12,
                       late_levels=3, re_entries=1)  # fmt: skip
    event = world.do(boss, CreateEvent("six-max", "Field", terms)).event or ""
    for number in range(13):
        world.do(Caller(f"p{number}", f"p{number}"), Join(event))
    found = entries(world, event, boss)
    assert {one.entrant.player: one.status for one in found.entries} == {
        **{f"p{number}": "entered" for number in range(12)}, "p12": "alternate",
    }  # fmt: skip
    assert [one.waiting for one in found.entries if one.status == "alternate"] == [1]
    world.do(boss, dc.RemovePlayer(event, "p0", "asked to"))
    world.do(Caller("p13", "p13"), Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(boss, dc.RemovePlayer(event, "p1", "asked to"))
    for _ in range(400):
        if entries(world, event, boss, status="out").total:
            break
        world.wake()
    for again in (False, True):
        told = {
            status: [
                one.entrant.player for one in entries(world, event, boss, status=status).entries
            ]
            for status in ("entered", "alternate", "out", "withdrawn")
        }
        assert told["out"] == ["p1"]
        assert told["withdrawn"] == ["p0"]
        assert told["entered"] == []
        assert entries(world, event, boss, status="playing").total == 12
        if not again:
            world.restart()
            boss = world.director()
    (out,) = entries(world, event, boss, status="out").entries
    assert out.entrant.place is not None
    world.do(Caller("p0", "p0"), Join(event))
    assert entries(world, event, boss, status="withdrawn").total == 0


def test_he_finds_by_name_table_and_seat_some_at_a_time(world: World) -> None:
    event, boss = begun(world), world.director()
    all_of_them: list[str] = []
    while len(all_of_them) < PLAYERS:
        part = entries(world, event, boss, first=len(all_of_them))
        assert part.total == PLAYERS
        assert 0 < len(part.entries) <= limits.ENTRIES_FOUND_MAX
        all_of_them += [one.entrant.player for one in part.entries]
    assert sorted(all_of_them) == sorted(f"p{number}" for number in range(PLAYERS))
    (named,) = entries(world, event, boss, "P17>").entries
    assert named.entrant.player == "p17"
    assert named.entrant.table is not None
    seat = entries(world, event, boss, f"{named.entrant.table}-{named.entrant.seat}")
    assert "p17" in [one.entrant.player for one in seat.entries]
    at = {one.entrant.table for one in entries(world, event, boss, "5-").entries}
    assert at == set()
    assert entries(world, event, boss, first=-5).entries == entries(world, event, boss).entries
    assert entries(world, event, boss, first=10**9).entries == ()


def test_nobody_but_the_floor_and_the_director_looks_at_entries(world: World) -> None:
    event, boss = begun(world), world.director()
    for role in ("cashier", "screen", "dealer"):
        link = world.do(boss, MakeLink(role, event, 1 if role == "dealer" else None)).link
        assert link is not None
        found = world.look(world.connect(role, (link.link,)), FindEntries(event))
        assert isinstance(found, Refusal)
        assert found.code == "needs-floor"
    found = world.look(world.connect("ann"), FindEntries(event))
    assert isinstance(found, Refusal)
    link = world.do(boss, MakeLink("floor", event)).link
    assert link is not None
    assert entries(world, event, world.connect("floor", (link.link,))).total == PLAYERS
    gone = world.look(boss, FindEntries("e999"))
    assert isinstance(gone, Refusal)


def test_an_act_asks_no_other_table_for_its_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it costs does not grow with the tables of the event."""
    monkeypatch.undo()  # the check of all rooms here asks every table
    event = begun(world)
    host = world.room._lobby.hosts[event]
    while not all(table.in_hand for table in host.tables.values()):
        world.wake()
    asked: list[int] = []
    of_table = TableHost.due_ms

    def due_ms(table: TableHost) -> int | None:
        asked.append(table.number)
        due: int | None = of_table.__get__(table)
        return due

    monkeypatch.setattr(TableHost, "due_ms", property(due_ms))
    for number in (4, 2):
        table = host.tables[number]
        assert table.order is not None
        (seat,) = table.asked.turns
        player = table.order.seats[seat]
        view = world.table(event, number, Caller(player, player))
        assert isinstance(world.act(Caller(player, player), view, Fold()).result, Accepted)
        assert set(asked) == {number}
        asked.clear()
