"""Events and tables of the room that come and go, and tests of hooks."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.cash.records import CashGameClosed, CashGameOpened
from ruleone.room.core.records import HeadNoted
from ruleone.room.event.records import (
    EventAbandoned,
    EventAnnounced,
    EventCalledOff,
    EventEnded,
    HomeGameCalledOff,
)
from ruleone.room.live.records import LiveGameClosed, LiveGameOpened
from ruleone.room.webhooks.payloads.fact import Fact, Name, Tellers
from ruleone.room.webhooks.records import HookTested


def _tested(record: HookTested, _: Name) -> Iterator[Fact]:
    yield Fact("test", {}, hook=record.hook)


def _head(record: HeadNoted, _: Name) -> Iterator[Fact]:
    yield Fact("journal-head", {"head": record.head})


def _announced(record: EventAnnounced, _: Name) -> Iterator[Fact]:
    yield Fact(
        "event-created", {"template": record.template, "name": record.name}, event=record.event
    )


def _ended(record: EventEnded, _: Name) -> Iterator[Fact]:
    told = {"why": "finished", "name": record.name, "entries": record.entries}
    yield Fact("event-over", told, event=record.event)


def _called_off(record: EventCalledOff | HomeGameCalledOff, _: Name) -> Iterator[Fact]:
    yield Fact("event-over", {"why": "called-off"}, event=record.event)


def _abandoned(record: EventAbandoned, _: Name) -> Iterator[Fact]:
    told = {"why": "abandoned", "name": record.name, "reason": record.reason}
    yield Fact("event-over", told, event=record.event)


def _cash_opened(record: CashGameOpened, _: Name) -> Iterator[Fact]:
    yield Fact("event-created", {"template": "cash", "name": ""}, event=record.table)


def _live_opened(record: LiveGameOpened, _: Name) -> Iterator[Fact]:
    yield Fact("event-created", {"template": "live", "name": ""}, event=record.table)


def _table_closed(record: CashGameClosed | LiveGameClosed, _: Name) -> Iterator[Fact]:
    yield Fact("event-over", {"why": "closed"}, event=record.table)


OF_HOUSE: Final[Tellers] = {
    HookTested: _tested,
    HeadNoted: _head,
    EventAnnounced: _announced,
    EventEnded: _ended,
    EventCalledOff: _called_off,
    HomeGameCalledOff: _called_off,
    EventAbandoned: _abandoned,
    CashGameOpened: _cash_opened,
    CashGameClosed: _table_closed,
    LiveGameOpened: _live_opened,
    LiveGameClosed: _table_closed,
}
