"""What one has before him is in one's view while one sets thirteen cards, at cash and in events."""

from cash_world import CashWorld
from thirteen_world import ThirteenWorld

from ruleone.room.cash.commands import TakeSeat
from ruleone.room.pages.views import TableView


def own_stack(view: TableView) -> int:
    (mine,) = (one for one in view.players if one.seat == view.my_seat)
    assert mine.stack is not None
    return mine.stack


def test_at_a_cash_table() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.do(ann, TakeSeat("thirteen-100-bonus", 4_300))
    world.next_hand([])
    view = world.at(ann)
    assert view.thirteen is not None
    assert view.thirteen.options is not None
    assert own_stack(view) == 4_300


def test_in_an_event_hand_after_hand() -> None:
    world = ThirteenWorld()
    ann, event = world.begin()
    told = []
    for _ in range(3):
        view = world.to_set(event, ann)
        told.append(own_stack(view))
        assert told[-1] == world.host(event).tournament.state.stacks["ann"]
        world.arranges(ann, view)
    assert len(set(told)) > 1, "it is what the last hand left"
