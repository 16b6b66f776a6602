"""Events and tables of the room that come and go, and tests of hooks."""

from collections.abc import Iterator
from typing import Final

from ruleone.room import records as r
from ruleone.room.webhooks.payloads.fact import Fact, Name, Tellers
from ruleone.room.webhooks.records import HookTested


def _tested(record: HookTested, _: Name) -> Iterator[Fact]:
    yield Fact("test", {}, hook=record.hook)


def _head(record: r.HeadNoted, _: Name) -> Iterator[Fact]:
    yield Fact("journal-head", {"head": record.head})


def _announced(record: r.EventAnnounced, _: Name) -> Iterator[Fact]:
    yield Fact(
        "event-created", {"template": record.template, "name": record.name}, event=record.event
    )


def _ended(record: r.EventEnded, _: Name) -> Iterator[Fact]:
    told = {"why": "finished", "name": record.name, "entries": record.entries}
    yield Fact("event-over", told, event=record.event)


def _called_off(record: r.EventCalledOff | r.HomeGameCalledOff, _: Name) -> Iterator[Fact]:
    yield Fact("event-over", {"why": "called-off"}, event=record.event)


def _abandoned(record: r.EventAbandoned, _: Name) -> Iterator[Fact]:
    told = {"why": "abandoned", "name": record.name, "reason": record.reason}
    yield Fact("event-over", told, event=record.event)


def _cash_opened(record: r.CashGameOpened, _: Name) -> Iterator[Fact]:
    yield Fact("event-created", {"template": "cash", "name": ""}, event=record.table)


def _live_opened(record: r.LiveGameOpened, _: Name) -> Iterator[Fact]:
    yield Fact("event-created", {"template": "live", "name": ""}, event=record.table)


def _table_closed(record: r.CashGameClosed | r.LiveGameClosed, _: Name) -> Iterator[Fact]:
    yield Fact("event-over", {"why": "closed"}, event=record.table)


OF_HOUSE: Final[Tellers] = {
    HookTested: _tested,
    r.HeadNoted: _head,
    r.EventAnnounced: _announced,
    r.EventEnded: _ended,
    r.EventCalledOff: _called_off,
    r.HomeGameCalledOff: _called_off,
    r.EventAbandoned: _abandoned,
    r.CashGameOpened: _cash_opened,
    r.CashGameClosed: _table_closed,
    r.LiveGameOpened: _live_opened,
    r.LiveGameClosed: _table_closed,
}
