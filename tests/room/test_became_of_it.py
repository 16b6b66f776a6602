"""The address of a table or an event that is no more says what became of it."""

import msgspec
import pytest
from cash_world import HIGH, LOW, CashWorld
from live_world import LiveWorld
from test_room_home_games import friend, made, started, token
from world import World

from ruleone.limits import EVENTS_ENDED_SHOWN_MAX
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.home import ComeIn
from ruleone.room.live import commands as lc
from ruleone.room.playing import EndGame, ImBack, Leave
from ruleone.room.table.play import Suggest
from ruleone.rulebook import Refusal


def shown(world: World, topic: str, caller: Caller) -> Refusal:
    """What the page says in place of a view."""
    refusal = world.room.view(topic, caller, world.now_ms)
    assert isinstance(refusal, Refusal), refusal
    return refusal


@pytest.mark.rows("stakes", [LOW, HIGH, "thirteen-100-bonus", "thirteen-50-plain"])
def test_a_closed_cash_table_says_when_it_closed_and_what_came_back(stakes: str) -> None:
    world = CashWorld(settings=Settings(blinds_missed=1_000))
    ann, eve = world.connect("ann"), world.connect("eve")
    world.do(ann, TakeSeat(stakes, 5_000))
    world.disconnect(ann)
    while world.room._cash.hosts:
        world.wake()
    closed_ms = world.now_ms
    seat = world.lobby(ann).cash
    assert seat is not None
    assert seat.left is not None
    for _ in range(2):
        for topic in ("table/c1/1", "event/c1"):
            told = shown(world, topic, ann)
            assert told.code == "cash-table-closed"
            assert told.parameters == {
                "table": "c1",
                "at_ms": closed_ms,
                "cents": seat.left.cents,
                **({} if seat.left.hand is None else {"hand": seat.left.hand}),
            }
            assert shown(world, topic, eve).parameters.keys() == {"table", "at_ms"}
            assert shown(world, topic.replace("c1", "c2"), ann).code == "cash-table-unknown"
        assert world.refused(ann, TakeSeat(stakes, 5_000, "c1")).code == "cash-table-closed"
        # A page that was open meanwhile orders or asks something, and is not sent to tournaments.
        assert world.refused(ann, ImBack("c1")) == shown(world, "table/c1/1", ann)
        assert world.look(ann, Suggest("c1", 1, 1)) == shown(world, "table/c1/1", ann)
        world.restart(60_000)


def test_a_home_game_that_is_no_more_says_so_to_whoever_comes() -> None:
    world = World()
    ann, eve = world.connect("ann"), world.connect("eve")
    early = made(world, ann)
    secret = token(world, early, ann)
    ben = friend(world, early, ann, "ben")
    world.do(ann, EndGame(early, "nobody has time"))
    played, _ = started(world)
    invitation = token(world, played, ann)
    assert shown(world, f"event/{played}", eve).code == "event-unknown"
    world.do(ann, EndGame(played, "late"))
    while world.room._lobby.hosts[played].phase != "over":
        world.wake()
    for _ in range(2):
        for topic in (f"event/{early}", f"table/{early}/1", f"director/{early}"):
            assert shown(world, topic, ben).code == "home-game-called-off"
        assert world.refused(eve, ComeIn(early, secret)).code == "home-game-called-off"
        for topic in (f"event/{played}", f"table/{played}/1"):
            told = shown(world, topic, eve)
            assert (told.code, told.parameters) == ("home-game-over", {"event": played})
        assert world.refused(eve, ComeIn(played, invitation)).code == "home-game-over"
        assert world.event(played, ann).line.state == "over"
        assert shown(world, "event/e99", eve).code == "event-unknown"
        world.restart()


def test_an_event_that_is_no_longer_listed_was_here() -> None:
    world = World()
    ann = world.connect("ann")
    first = world.sit_down(ann)
    world.do(ann, Leave(first))
    world.finish(first, ann)
    lobby = world.room._lobby
    summary = lobby.ended[first]
    for number in range(EVENTS_ENDED_SHOWN_MAX):
        lobby.end(msgspec.structs.replace(summary, event=f"e{90 + number}"))
    for topic in (f"event/{first}", f"table/{first}/1"):
        told = shown(world, topic, ann)
        assert (told.code, told.parameters) == ("event-gone", {"event": first})


def test_the_table_of_an_event_that_is_over_leads_to_the_event() -> None:
    world = World()
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.do(ann, Leave(event))
    world.finish(event, ann)
    world.restart()
    told = shown(world, f"table/{event}/1", ann)
    assert (told.code, told.parameters) == ("event-over", {"event": event})


def test_a_closed_live_table_was_here() -> None:
    world = LiveWorld()
    world.do(world.floor, lc.CloseLiveTable("l1"))
    for _ in range(2):
        for topic in ("live/l1", "live-board/l1"):
            assert shown(world, topic, world.boss).code == "live-table-over"
            assert shown(world, topic.replace("l1", "l2"), world.boss).code == "live-table-unknown"
        world.restart()
