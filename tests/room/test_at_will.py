"""What people make at will: it ends when nobody is there any more, is bounded by person and by
address, and never takes the place of a director's event."""

from typing import Final

import msgspec
import pytest
from cash_world import HIGH
from test_room_home_games import PLAIN, friend
from test_room_home_games import started as home_started
from world import World

from ruleone import limits
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.cash.views import CashLobbyView
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.lobby.view import AtWillView, MattersView, SitDown
from ruleone.room.playing import EndGame, ImBack
from ruleone.rulebook import Refusal

TIMES: Final = Settings(empty_ms=4 * 60_000, home_empty_ms=8 * 60_000)
GAMES: Final = ("fresh", "horse", "omaha")


def sits_down(world: World, caller: Caller, game: str) -> str:
    if game == "fresh":
        return world.sit_down(caller)
    event = world.do(caller, SitDown(game)).event
    assert event is not None
    return event


def state(world: World, event: str, caller: Caller) -> str:
    """How the lobby tells the event; "" where it lists none of that name."""
    found = [line.state for line in world.lobby(caller).events if line.event == event]
    return found[0] if found else ""


def pass_time(world: World, ms: int) -> None:
    """Let so much time pass, and bring all that is due meanwhile."""
    ends_ms = world.now_ms + ms
    while (due_ms := world.room.due_ms) is not None and due_ms <= ends_ms:
        world.wake()
    world.now_ms = ends_ms


def finish(world: World, most_ms: int = 120_000) -> None:
    """Let the hands in play come to their end."""
    pass_time(world, most_ms)


def ghosts(world: World, people: int = 21, each: int = 3, address: str = "") -> list[str]:
    """Newcomers without a page ask to sit down so often, and leave: their games."""
    return [
        str(world.do(Caller(f"g{address}{n}", "http", (), address), SitDown("horse")).event)
        for n in range(people)
        for _ in range(each)
    ]


# it ends


@pytest.mark.rows("game", GAMES)
def test_a_game_of_which_nobody_is_there_ends(game: str) -> None:
    world = World(settings=TIMES)
    eve = world.connect("eve")
    ann = world.connect("ann")
    event = sits_down(world, ann, game)
    world.disconnect(ann)
    pass_time(world, TIMES.empty_ms - 1_000)
    assert state(world, event, eve) == "running"
    finish(world)
    assert state(world, event, eve) == "over"
    again = world.connect("ann")
    assert "end-left-alone" in [line.code for line in world.event(event, again).news]
    sits_down(world, again, game)


@pytest.mark.rows("game", GAMES)
def test_who_comes_back_in_a_minute_finds_the_game(game: str) -> None:
    world = World(settings=TIMES)
    ann = world.connect("ann")
    event = sits_down(world, ann, game)
    for _ in range(3):
        world.disconnect(ann)
        pass_time(world, 60_000)
        ann = world.connect("ann")
        assert state(world, event, ann) == "running"
    world.disconnect(ann)
    pass_time(world, TIMES.empty_ms - 60_000)
    ann = world.connect("ann")
    assert world.my_table(event, ann) is not None


def test_a_program_that_acts_without_a_page_is_there() -> None:
    world = World(settings=TIMES)
    ann = Caller("ann", "http")
    event = sits_down(world, ann, "horse")
    for _ in range(4):
        pass_time(world, TIMES.empty_ms - 60_000)
        world.do(ann, ImBack(event))
    assert state(world, event, ann) == "running"


def test_a_home_game_in_play_ends_later_and_one_that_waits_after_a_day() -> None:
    world = World(settings=TIMES)
    event, callers = home_started(world)
    maker = world.connect("mia")
    waits = str(world.do(maker, PLAIN).event)
    guest = friend(world, waits, maker, "gus")
    for caller in (*callers, maker, guest):
        world.disconnect(caller)
    boss = world.director()
    pass_time(world, TIMES.home_empty_ms - 60_000)
    told = world.room.view(f"event/{event}", boss, world.now_ms)
    assert not isinstance(told, Refusal)
    finish(world)
    ann = world.connect(callers[0].person)
    assert state(world, event, ann) == "over"
    pass_time(world, TIMES.invited_ms - TIMES.home_empty_ms - 240_000)
    gus = world.connect("gus")
    assert state(world, waits, gus) == "open"
    world.disconnect(gus)
    pass_time(world, TIMES.invited_ms)
    assert isinstance(world.room.view(f"event/{waits}", boss, world.now_ms), Refusal)


def test_a_directors_event_does_not_end_with_nobody_there() -> None:
    world = World(settings=TIMES)
    boss, ann = world.director(), world.connect("ann")
    event = str(world.do(boss, CreateEvent("horse", "Friday")).event)
    world.do(ann, Join(event))
    world.do(boss, dc.Pause(event, "supper"))
    world.disconnect(ann)
    pass_time(world, 3 * TIMES.invited_ms)
    assert state(world, event, boss) == "running"


def test_after_a_restart_nobody_is_there_until_they_come_back() -> None:
    world = World(settings=TIMES)
    boss, ann, bob = world.director(), world.connect("ann"), world.connect("bob")
    events = [sits_down(world, one, game) for one in (ann, bob) for game in GAMES]
    directed = str(world.do(boss, CreateEvent("horse", "Friday")).event)
    world.do(boss, Join(directed))
    world.do(boss, dc.Pause(directed, "supper"))
    world.here = [ann]
    world.restart()
    finish(world, TIMES.empty_ms + 120_000)
    assert [state(world, one, ann) for one in events] == ["running"] * 3 + ["over"] * 3
    assert state(world, directed, ann) == "running"
    world.restart()
    assert [state(world, one, ann) for one in events] == ["running"] * 3 + ["over"] * 3


# it takes nobody's place


@pytest.mark.feature("at-will")
def test_ghosts_stop_neither_a_director_nor_anybody_else() -> None:
    world = World(settings=TIMES)
    boss, ann = world.director(), world.connect("ann")
    world.now_ms += 1
    first = ghosts(world, 20)
    assert len(first) == limits.EVENTS_AT_WILL_MAX
    ghost = Caller("late", "http")
    assert world.refused(ghost, SitDown("horse")).code == "too-many-running"
    for name in ("Friday", "Saturday"):
        event = str(world.do(boss, CreateEvent("six-max", name)).event)
        world.do(ann, Join(event))
        world.do(boss, dc.StartEvent(event, "all are here"))
        assert state(world, event, ann) == "running"
    world.now_ms += TIMES.return_ms
    sits_down(world, ann, "horse")
    told = [line.code for one in first for line in world.event(one, boss).news]
    assert told.count("end-left-alone") == 1


def test_ended_ghosts_push_no_event_of_a_director_off_the_list() -> None:
    world = World(settings=TIMES)
    boss, ann = world.director(), world.connect("ann")
    event = str(world.do(boss, CreateEvent("heads-up", "Friday")).event)
    world.do(ann, Join(event))
    world.do(boss, EndGame(event, "late"))
    finish(world)
    assert state(world, event, boss) == "over"
    ghosts(world, 20)
    finish(world, TIMES.empty_ms + 120_000)
    for _ in range(2):
        told = [line for line in world.lobby(boss).events if line.state == "over"]
        assert event in [line.event for line in told]
        assert len(told) == 1 + limits.EVENTS_ENDED_SHOWN_MAX
        world.restart()


def test_a_game_that_a_director_took_over_ends_as_the_directors() -> None:
    world = World(settings=TIMES)
    boss, ann, bob = world.director(), world.connect("ann"), world.connect("bob")
    event = world.fresh(ann)
    world.do(boss, EnterPlayers(event, ("ann", "bob"), "the list"))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(boss, EndGame(event, "late"))
    finish(world)
    assert state(world, event, boss) == "over"
    ghosts(world, 20)
    finish(world, TIMES.empty_ms + 120_000)
    for _ in range(2):
        assert state(world, event, bob) == "over", "games of others do not push it off the list"
        world.restart()


def test_an_address_leaves_so_many_games_empty_and_no_more() -> None:
    world = World(settings=TIMES)
    people = limits.EMPTY_GAMES_OF_AN_ADDRESS_MAX
    first = ghosts(world, people, 1, "10.0.0.9")
    club = [Caller(f"p{n}", f"c{n}", (), "10.0.0.9") for n in range(30)]
    other = Caller("eve", "http", (), "10.0.0.8")
    for ask in (SitDown("horse"), Join(world.fresh(club[0])), PLAIN):
        assert world.refused(club[0], ask).code == "too-many-empty-games"
    world.do(other, SitDown("horse"))
    world.now_ms += TIMES.return_ms
    # With somebody there no game counts, however many there are.
    for caller in club:
        world.take(world.room.connected(caller, True, world.now_ms))
        world.do(caller, SitDown("horse"))
    finish(world)
    over = [state(world, one, other) for one in first].count("over")
    assert over == 1


def test_a_game_from_where_many_stand_empty_gives_way_first() -> None:
    world = World(settings=TIMES)
    old = Caller("old", "http", (), "10.0.0.7")
    waits = str(world.do(old, PLAIN).event)
    world.now_ms += 60_000
    for n in range(limits.EMPTY_GAMES_OF_AN_ADDRESS_MAX):
        world.do(Caller(f"g{n}", "http", (), "10.0.0.9"), PLAIN)
    for n in range(limits.HOME_GAMES_MAX - limits.EMPTY_GAMES_OF_AN_ADDRESS_MAX - 1):
        world.do(Caller(f"h{n}", "http", (), f"10.0.1.{n}"), PLAIN)
    world.now_ms += TIMES.return_ms
    for n in range(10):
        world.do(Caller(f"i{n}", "http", (), f"10.0.2.{n}"), PLAIN)
    assert state(world, waits, world.connect("old")) == "open"


# by person


def test_who_is_in_a_finished_event_may_enter_the_next() -> None:
    world = World(settings=TIMES)
    ann = world.connect("ann")
    for _ in range(limits.EVENTS_OF_A_PERSON_MAX):
        event, callers = home_started(world)
        world.do(callers[0], EndGame(event, "late"))
        finish(world)
        assert state(world, event, callers[0]) == "over"
    for _ in range(limits.EVENTS_OF_A_PERSON_MAX):
        sits_down(world, ann, "horse")
    refused = world.refused(ann, SitDown("horse"))
    assert refused == msgspec.structs.replace(refused, code="too-many-events")


# a director sees it


def listed(world: World, boss: Caller) -> dict[str, AtWillView]:
    view = world.see("matters", boss)
    assert isinstance(view, MattersView)
    return {one.event: one for one in view.at_will}


def test_a_director_sees_them_all_and_ends_one() -> None:
    world = World(settings=TIMES)
    boss, ann, bob, eve = world.director(), *map(world.connect, ("ann", "bob", "eve"))
    game = sits_down(world, ann, "horse")
    home = str(world.do(bob, PLAIN).event)
    cash = str(world.do(ann, TakeSeat(HIGH, 5_000)).event)
    directed = str(world.do(boss, CreateEvent("horse", "Friday")).event)
    world.do(ann, Join(directed))
    told = listed(world, boss)
    assert {name: (one.kind, one.people, one.empty_ms) for name, one in told.items()} == {
        game: ("sit-down", 1, None),
        home: ("home", 1, None),
        cash: ("cash", 1, None),
    }
    left_ms = world.now_ms
    world.disconnect(ann)
    told = listed(world, boss)
    assert list(told) == [game, cash, home]
    assert [one.empty_ms for one in told.values()] == [left_ms, left_ms, None]
    assert told[game].ends_ms == left_ms + TIMES.empty_ms
    for name in (game, home, cash):
        assert world.refused(eve, EndGame(name, "ghosts")).code == "needs-director"
        world.do(boss, EndGame(name, "ghosts"))
    finish(world, 60_000)
    assert listed(world, boss) == {}
    assert cash_part(world, ann).wallet == TIMES.grant_cents


# cash tables


def tables(world: World, caller: Caller) -> list[str]:
    """The cash tables that the lobby lists as open."""
    return [line.table for line in cash_part(world, caller).tables if line.table is not None]


def cash_part(world: World, caller: Caller) -> CashLobbyView:
    cash = world.lobby(caller).cash
    assert cash is not None
    return cash


def test_a_cash_table_of_which_nobody_is_there_closes() -> None:
    world = World(settings=TIMES)
    ann, bob = world.connect("ann"), world.connect("bob")
    for caller in (ann, bob):
        world.do(caller, TakeSeat(HIGH, 5_000, event=None if caller is ann else "c1"))
    world.disconnect(ann)
    pass_time(world, 2 * TIMES.empty_ms)
    assert tables(world, bob) == ["c1"]
    world.disconnect(bob)
    pass_time(world, 60_000)
    bob = world.connect("bob")
    assert tables(world, bob) == ["c1"]
    world.disconnect(bob)
    finish(world, TIMES.empty_ms + 60_000)
    eve = world.connect("eve")
    assert tables(world, eve) == []
    world.restart()
    assert tables(world, eve) == []


def test_tables_that_stand_empty_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleone.room.cash.tables.CASH_TABLES_MAX", 2)
    monkeypatch.setattr("ruleone.room.core.making_way.EMPTY_GAMES_OF_AN_ADDRESS_MAX", 1)
    world = World(settings=TIMES)
    ann = world.connect("ann")
    low, middle, high = (TakeSeat(f"holdem-{one}", 2_000) for one in ("5-10", "25-50", HIGH))
    high = msgspec.structs.replace(high, stakes=HIGH, buy_in=5_000)
    low = msgspec.structs.replace(low, buy_in=1_000)
    ghosts = [Caller(f"k{n}", "http", (), "10.0.0.9") for n in range(2)]
    other = Caller("eve", "http", (), "10.0.0.8")
    world.do(ghosts[0], low)
    assert world.refused(ghosts[1], high).code == "too-many-empty-games"
    world.do(other, middle)
    assert world.refused(ann, high).code == "too-many-cash-tables"
    pass_time(world, TIMES.return_ms)
    world.do(ghosts[1], high)
    assert tables(world, ann) == ["c2", "c3"]
    world.do(ann, low)
    assert tables(world, ann) == ["c4", "c3"]
