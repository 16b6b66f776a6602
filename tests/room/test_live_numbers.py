"""One number for one hand: at a table of an event that of the event, on every page."""

from live_event_world import LiveEvent

from ruleone.floor.followed import AllDealt
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import Offended
from ruleone.room.live.views import FloorView, LiveBoardView
from ruleone.rulebook import Refusal


def shown(world: LiveEvent, name: str) -> dict[str, int]:
    """What each page calls the last hand of a live table."""
    tablet, board = world.tablet(name), world.see(f"live-board/{name}", world.boss)
    floor = world.see("floor", world.boss)
    assert isinstance(board, LiveBoardView)
    assert isinstance(floor, FloorView)
    assert tablet.beside is not None
    page = world.table(world.name, tablet.beside.table, world.boss)
    (glance,) = [one for one in floor.tables if one.table == name]
    (line,) = [one for one in world.event(world.name, world.boss).tables if one.live == name]
    told = {
        "event": tablet.beside.hand,
        "tablet": tablet.called,
        "board": board.called,
        "floor": glance.called,
        "director": line.hand,
    }
    hands = {"tablet's hand": tablet.hand, "board's": board.hand, "players'": page.hand}
    told |= {where: hand.number for where, hand in hands.items() if hand is not None}
    told |= {f"ruling {at}": one.called for at, one in enumerate(board.rulings)}
    rulings = [one for one in floor.rulings if one.table == name]
    return told | {f"of the floor {at}": one.called for at, one in enumerate(rulings)}


def test_a_hand_of_an_event_has_its_number_on_every_page() -> None:
    """Two tables, so that the hands of one are never numbered in a row; one is told unfollowed."""
    world = LiveEvent(10, seed=3)
    for name in ("l1", "l2", "l2", "l1"):
        assert not isinstance(world.start(name), Refusal)
        world.told(name, AllDealt())
        world.fold_on(name)
        world.finish_hand(name)
    world.tell_hand("l2")
    for name, number in (("l1", 6), ("l2", 7)):
        assert not isinstance(world.start(name), Refusal)
        world.told(name, AllDealt())
        world.told(name, Offended(world.live(name).state.dealt_in[0], "abuse"))
        assert set(shown(world, name).values()) == {number}
        assert len(shown(world, name)) > 7
        again = world.refused(world.boss, lc.StartLiveHand(name, world.live(name).state.number))
        assert again.parameters["hand"] == number
    world.restart()
    for name, number in (("l1", 6), ("l2", 7)):
        assert set(shown(world, name).values()) == {number}
        started = world.hand_on(name)
        assert started is not None
        assert started.view().log[0].parameters["hand_number"] == number
