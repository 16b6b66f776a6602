"""What people make at will: it ends when nobody is there any more, is bounded by person and by
address, and never takes the place of a director's event."""

from typing import Final

import msgspec
import pytest
from test_room_home_games import PLAIN, friend
from test_room_home_games import started as home_started
from world import World

from ruleone import limits
from ruleone.room import commands as c
from ruleone.room import director_commands as dc
from ruleone.room import home_commands as hc
from ruleone.room.roles import Caller
from ruleone.room.settings import Settings
from ruleone.rulebook import Refusal

TIMES: Final = Settings(empty_ms=4 * 60_000, home_empty_ms=8 * 60_000)
GAMES: Final = ("fresh", "horse", "omaha")


def sits_down(world: World, caller: Caller, game: str) -> str:
    if game == "fresh":
        return world.sit_down(caller)
    event = world.do(caller, c.SitDown(game)).event
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
        str(world.do(Caller(f"g{address}{n}", "http", (), address), c.SitDown("horse")).event)
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
        world.do(ann, c.ImBack(event))
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
    event = str(world.do(boss, c.CreateEvent("horse", "Friday")).event)
    world.do(ann, c.Join(event))
    world.do(boss, dc.Pause(event, "supper"))
    world.disconnect(ann)
    pass_time(world, 3 * TIMES.invited_ms)
    assert state(world, event, boss) == "running"


def test_after_a_restart_nobody_is_there_until_they_come_back() -> None:
    world = World(settings=TIMES)
    boss, ann, bob = world.director(), world.connect("ann"), world.connect("bob")
    events = [sits_down(world, one, game) for one in (ann, bob) for game in GAMES]
    directed = str(world.do(boss, c.CreateEvent("horse", "Friday")).event)
    world.do(boss, c.Join(directed))
    world.do(boss, dc.Pause(directed, "supper"))
    world.here = [ann]
    world.restart()
    finish(world, TIMES.empty_ms + 120_000)
    assert [state(world, one, ann) for one in events] == ["running"] * 3 + ["over"] * 3
    assert state(world, directed, ann) == "running"
    world.restart()
    assert [state(world, one, ann) for one in events] == ["running"] * 3 + ["over"] * 3


# it takes nobody's place


def test_ghosts_stop_neither_a_director_nor_anybody_else() -> None:
    world = World(settings=TIMES)
    boss, ann = world.director(), world.connect("ann")
    world.now_ms += 1
    first = ghosts(world, 20)
    assert len(first) == limits.EVENTS_AT_WILL_MAX
    ghost = Caller("late", "http")
    assert world.refused(ghost, c.SitDown("horse")).code == "too-many-running"
    for name in ("Friday", "Saturday"):
        event = str(world.do(boss, c.CreateEvent("six-max", name)).event)
        world.do(ann, c.Join(event))
        world.do(boss, dc.StartEvent(event, "all are here"))
        assert state(world, event, ann) == "running"
    world.now_ms += TIMES.return_ms
    sits_down(world, ann, "horse")
    told = [line.code for one in first for line in world.event(one, boss).news]
    assert told.count("end-left-alone") == 1


def test_ended_ghosts_push_no_event_of_a_director_off_the_list() -> None:
    world = World(settings=TIMES)
    boss, ann = world.director(), world.connect("ann")
    event = str(world.do(boss, c.CreateEvent("heads-up", "Friday")).event)
    world.do(ann, c.Join(event))
    world.do(boss, hc.EndGame(event, "late"))
    finish(world)
    assert state(world, event, boss) == "over"
    ghosts(world, 20)
    finish(world, TIMES.empty_ms + 120_000)
    for _ in range(2):
        told = [line for line in world.lobby(boss).events if line.state == "over"]
        assert event in [line.event for line in told]
        assert len(told) == 1 + limits.EVENTS_ENDED_SHOWN_MAX
        world.restart()


def test_an_address_leaves_so_many_games_empty_and_no_more() -> None:
    world = World(settings=TIMES)
    people = limits.EMPTY_GAMES_OF_AN_ADDRESS_MAX
    first = ghosts(world, people, 1, "10.0.0.9")
    club = [Caller(f"p{n}", f"c{n}", (), "10.0.0.9") for n in range(30)]
    other = Caller("eve", "http", (), "10.0.0.8")
    for ask in (c.SitDown("horse"), c.Join(world.fresh(club[0])), PLAIN):
        assert world.refused(club[0], ask).code == "too-many-empty-games"
    world.do(other, c.SitDown("horse"))
    world.now_ms += TIMES.return_ms
    # With somebody there no game counts, however many there are.
    for caller in club:
        world.take(world.room.connected(caller, True, world.now_ms))
        world.do(caller, c.SitDown("horse"))
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
        world.do(callers[0], hc.EndGame(event, "late"))
        finish(world)
        assert state(world, event, callers[0]) == "over"
    for _ in range(limits.EVENTS_OF_A_PERSON_MAX):
        sits_down(world, ann, "horse")
    refused = world.refused(ann, c.SitDown("horse"))
    assert refused == msgspec.structs.replace(refused, code="too-many-events")
