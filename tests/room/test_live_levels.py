"""What the pages of a table with real cards say that is played for, and what its players have."""

from live_event_world import LiveEvent

from ruleone.floor.followed import AllDealt
from ruleone.room.event.clock import commands as k
from ruleone.room.event.days import EndDay
from ruleone.room.event.orders import commands as dc
from ruleone.room.live import commands as lc
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.views import FloorView, LiveBoardView
from ruleone.tournament.terms.config import DayEnd, Days


def shown(world: LiveEvent) -> LiveLevel:
    """The level at l1, on its tablet, its board and the floor's page alike."""
    board, floor = world.see("live-board/l1", world.boss), world.see("floor", world.boss)
    assert isinstance(board, LiveBoardView)
    assert isinstance(floor, FloorView)
    level = world.tablet("l1").level
    assert {board.level, *(line.level for line in floor.tables)} == {level}
    return level


def blinds(world: LiveEvent) -> tuple[int, int, int]:
    level = shown(world)
    return level.small_blind, level.big_blind, level.ante


def test_a_table_whose_hands_nobody_follows_tells_the_level_of_the_next_hand() -> None:
    """On all its pages, through levels and breaks, after told hands and after a restart. Within a
    break that stands behind a level it is the level that comes with its end."""
    world = LiveEvent(5, seed=7)
    assert blinds(world) == (50, 100, 0)
    world.do(world.boss, dc.NextLevel(world.name, "a short level"))
    assert {"live/l1", "live-board/l1", "floor"} <= {*world.outcomes[-1].changed}
    assert blinds(world) == (75, 150, 0)
    world.do(world.boss, dc.NextLevel(world.name, "a short level"))
    for _ in range(2):
        world.tell_hand("l1")
        assert blinds(world) == (100, 200, 200)
    world.restart()
    assert blinds(world) == (100, 200, 200)
    world.do(world.boss, k.StartBreak(world.name, 5, "dinner"))
    assert blinds(world) == (100, 200, 200), "the level goes on after it"
    world.do(world.boss, k.EndBreak(world.name, "all are back"))
    world.do(world.boss, k.PlanBreak(world.name, 3, 15, "dinner"))
    world.do(world.boss, dc.NextLevel(world.name, "the kitchen is ready"))
    assert world.host.tournament.state.clock.on_break
    assert blinds(world) == (150, 300, 300)
    world.do(world.boss, k.EndBreak(world.name, "all are back"))
    assert blinds(world) == (150, 300, 300)


def test_a_hand_that_is_followed_keeps_its_level_until_it_is_closed() -> None:
    world = LiveEvent(5, seed=7)
    world.start("l1")
    world.do(world.boss, dc.NextLevel(world.name, "time"))
    assert blinds(world) == (50, 100, 0)
    world.told("l1", AllDealt())
    world.fold_on("l1")
    assert blinds(world) == (50, 100, 0)
    world.finish_hand("l1")
    assert blinds(world) == (75, 150, 0)
    world.start("l1")
    world.take_hand_back("l1")
    assert blinds(world) == (75, 150, 0)


def test_a_table_of_several_games_tells_the_one_that_comes_and_what_it_is_played_for() -> None:
    world = LiveEvent(4, seed=7, template="horse")
    seen = set()
    for _ in range(30):
        tablet = world.tablet("l1")
        (line,) = world.lobby(world.boss).live
        assert line.game == tablet.game
        world.tell_hand("l1")
        order = world.tables[0].order
        assert order is not None
        assert (tablet.game, tablet.level.ante) == (order.game, order.ante)
        assert (tablet.level.small_blind, tablet.level.big_blind) == order.blinds
        seen.add(order.game)
    assert len(seen) == 5


def test_after_the_last_hand_of_a_day_the_tablet_tells_the_chips_that_are_bagged() -> None:
    """At that moment they are counted there; each bag has what the event has on record."""
    world = LiveEvent(5, seed=11, template="six-max", days=Days((DayEnd(level=2),)))
    seats = sorted(world.live("l1").state.seats)
    world.tell_hand("l1", lc.WonBy(seats[0], (seats[1],)))
    world.do(world.boss, EndDay(world.name, "it is late", 0))
    state = world.host.tournament.state
    assert state.phase == "night"
    bagged = {state.seats[player][1]: state.chips_of(player) for player in state.calendar.bags}
    assert set(bagged) == {*seats[1:]}
    for _ in range(2):
        assert {one.seat: one.stack for one in world.tablet("l1").seats} == bagged
        board = world.see("live-board/l1", world.boss)
        assert isinstance(board, LiveBoardView)
        assert {one.seat: one.stack for one in board.seats} == bagged
        world.restart()
