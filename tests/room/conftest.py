"""What holds for every room: the times of an event's tables, which are kept in order, are those
that asking every table gives."""

from collections.abc import Iterator

import pytest

from ruleone.room.event.clock import event_clock
from ruleone.room.event.clock.event_clock import Moment
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_dues import NEVER

_dues, _next_after = Moment.dues, Moment.next_after


def walked_pace(moment: Moment, host: EventHost) -> int:
    """How many hands a table without persons may have dealt and still deal."""
    theirs = [table for table in host.tables.values() if table.persons]
    live = [table for table in theirs if table.frozen is None]
    playing = [one.dealt for one in live if one.in_hand or one.number in host.ready]
    if not moment.persons_in:
        return NEVER
    return min(playing) if playing else NEVER if live else -1


def dues(moment: Moment, now_ms: int) -> Iterator[int]:
    """What the event says, where asking every table gives the same."""
    host, walked = moment._host, list[int]()
    tables = host.tables.values()
    assert moment.pace == walked_pace(moment, host)
    assert moment.seen_ms == max((table.deals_ms for table in tables), default=0)
    for number, table in host.tables.items():
        if table.live is None and table.held and moment.may_turn_up:
            walked.append(now_ms)
        elif (due_ms := table.due_ms) is not None:
            walked.append(due_ms)
        elif number in host.ready and (deals_ms := moment.deals_ms(table)) < NEVER:
            walked.append(deals_ms)
    told = list(_dues(moment, now_ms))
    assert min(told, default=None) == min(walked, default=None)
    yield from told


def next_after(moment: Moment, number: int, now_ms: int) -> int | None:
    """The table that comes next, where walking through all of them finds the same."""

    def is_due(number: int) -> bool:
        table = moment._host.tables[number]
        if table.due_ms is not None and table.due_ms <= now_ms:
            return True
        if table.live is None and table.held and moment.may_turn_up:
            return True
        return number in moment._host.ready and moment.deals_ms(table) <= now_ms

    told = _next_after(moment, number, now_ms)
    behind = (other for other in sorted(moment._host.tables) if other > number)
    assert told == next(filter(is_due, behind), None)
    return told


@pytest.fixture(autouse=True)
def _all_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_clock.Moment, "dues", dues)
    monkeypatch.setattr(event_clock.Moment, "next_after", next_after)
