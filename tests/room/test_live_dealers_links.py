"""Dealers' links to tables of an event that are played with real cards."""

import pytest
from live_event_world import LiveEvent

from ruleone.floor.followed import AllDealt
from ruleone.room.commands import Command
from ruleone.room.desk.undo import TakeBackAtDesk
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.orders.commands import Pause
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import JudgeLive
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal


def test_a_link_for_a_table_of_an_event_deals_at_its_live_table() -> None:
    """At that one alone, and with no more than a link of the live table's own name gives."""
    world = LiveEvent(10, seed=3)
    dealer, opened = world.came_by(world.name, 2)
    live = world.host.tables[2].live
    assert live is not None
    assert opened.live == live.name != "l1"
    assert world.room.welcome(dealer, world.now_ms).roles == (f"dealer/{world.name}/2",)
    assert not isinstance(world.see(f"live/{live.name}", dealer), Refusal)
    hand = world.tablet(live.name).hand_number
    world.do(dealer, lc.StartLiveHand(live.name, hand))
    judged = JudgeLive(live.name, hand + 1, 0, AllDealt())
    looked = world.look(dealer, judged)
    assert not isinstance(looked, Refusal), looked
    world.do(dealer, lc.EnterLive(live.name, hand + 1, 0, AllDealt()))
    world.do(dealer, lc.CallFloor(live.name, "a word"))
    denied: dict[Command, str] = {
        lc.StartLiveHand("l1", 0): "needs-dealer",
        lc.CloseLiveTable(live.name): "needs-floor",
        lc.CountLiveStacks(live.name, (), "a look"): "needs-floor",
        Pause(world.name, "why not"): "needs-floor",
        TakeBackAtDesk(1, "why not", world.name): "needs-dealer",
    }
    told = {do: world.refused(dealer, do).code for do in denied}
    assert told == denied
    with pytest.raises(AssertionError):
        world.see("live/l1", dealer)


def test_a_dealers_link_for_a_table_goes_on_with_what_becomes_of_the_table() -> None:
    """The room deals there, and later a dealer again: the live table has another name by then."""
    world = LiveEvent(5, seed=13)
    dealer = world.holder_of(world.name)
    world.do(world.boss, SwitchTable(world.name, 1, "dealt", "its dealer is ill"))
    early, opened = world.came_by(world.name, 1)
    assert opened.live is None
    assert world.refused(dealer, lc.CallFloor("l1", "a word")).code == "live-table-closed"
    world.do(world.boss, SwitchTable(world.name, 1, "live", "a dealer has come"))
    for each in (dealer, early):
        assert isinstance(world.ask(each, lc.CallFloor("l2", "a word")).result, Accepted)
        world.do(world.boss, lc.AnswerCall("l2"))
    _, opened = world.came_by(world.name, 1)
    assert opened.live == "l2"
    (line,) = [one for one in world.lobby(dealer).live if one.table == "l2"]
    assert (line.event, line.number) == (world.name, 1), "the lobby offers its tablet to the dealer"
