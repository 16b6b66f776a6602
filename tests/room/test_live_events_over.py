"""The last hand of an event at live tables: what its dealer is told before, and the floor after."""

from live_event_world import LiveEvent

from ruleone.room.live import commands as lc
from ruleone.rulebook import Refusal
from ruleone.tournament.terms.config import DayEnd, Days


def test_a_table_is_told_with_how_few_left_the_event_is_over() -> None:
    event = LiveEvent(3)
    (table,) = event.tables
    assert table.live is not None
    beside = event.tablet(table.live.name).beside
    assert beside is not None
    assert (beside.left, beside.ends_at) == (3, 1)


def test_the_last_one_of_a_flight_does_not_end_the_event() -> None:
    event = LiveEvent(3, days=Days(flights=2, ends=(DayEnd(level=8),)))
    (table,) = event.tables
    assert table.live is not None
    beside = event.tablet(table.live.name).beside
    assert beside is not None
    assert beside.ends_at is None


def test_who_comes_for_a_table_that_the_event_has_closed_is_told_of_the_event() -> None:
    event = LiveEvent(2)
    (table,) = event.tables
    assert table.live is not None
    name = table.live.name
    winner, loser = sorted(table.live.state.seats)
    event.tell_hand(name, lc.WonBy(loser, (winner,)))
    assert event.is_over()
    for _ in range(2):
        told = event.room.view(f"live/{name}", event.boss, event.now_ms)
        closed = Refusal("live-table-closed", "illegal", {"event": event.name})
        assert told == closed
        for do in (lc.StartLiveHand(event=name, hand=1), lc.CloseLiveTable(event=name)):
            assert event.refused(event.boss, do) == closed
        event.restart()
