"""What stands still, an event, a table of one or a cash table, and how the director lets it go on:
always from what the journal has of it.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec

from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import after
from ruleone.room.core.batch import FAILURES, Batch
from ruleone.room.event.hands.dealt_hands import go_on, void_hand
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.directing import directed
from ruleone.room.recovery.restoring import NotWritten, Restoring
from ruleone.room.table.records import Directed, GoesOn, HandRetired
from ruleone.rulebook import Refusal
from ruleone.store.journal import Damaged
from ruleone.tournament.state.refusals import bad_reason

NOT_WRITTEN: Final = Refusal("not-written-yet", "illegal")


def unfreeze_table(
    host: EventHost, command: dc.Unfreeze, by: str, restoring: Restoring, now_ms: int, batch: Batch
) -> Refusal | None:
    """Make the hand of a frozen table again as the journal has it, and go on with it. Whoever is to
    act has his full time."""
    table = _frozen_table(host, command.table or 0)
    if isinstance(table, Refusal):
        return table
    if (refused := bad_reason(command.reason)) is not None:
        return refused
    assert table.order is not None
    try:
        table.take_up(restoring.hand_again(host, table.order))
    except NotWritten:
        return NOT_WRITTEN
    except (*FAILURES, msgspec.MsgspecError, Damaged) as failure:
        return _cannot_go_on(failure)
    host.record(directed(host, command, by, now_ms), batch)
    host.record(GoesOn(table.number, now_ms), batch)
    host.guarded(partial(go_on, host, table, now_ms, batch), table, now_ms, batch)
    host.change_all(batch)
    return None


def unfreeze_event(
    host: EventHost, command: dc.Unfreeze, by: str, restoring: Restoring, now_ms: int, batch: Batch
) -> EventHost | Refusal:
    """Make a frozen event again as the journal has it: the host to put in the old one's place. The
    time in which it stood still does not count."""
    if host.frozen is None:
        return Refusal("event-not-frozen", "illegal")
    if (refused := bad_reason(command.reason)) is not None:
        return refused
    try:
        again = restoring.event_again(host)
    except NotWritten:
        return NOT_WRITTEN
    except (*FAILURES, msgspec.MsgspecError, Damaged) as failure:
        return _cannot_go_on(failure)
    for person, presence in host.presences.items():
        again.presences[person].meets(presence.connected)
    again.record(directed(again, command, by, now_ms), batch)
    again.record(GoesOn(None, now_ms), batch)
    again.carry_out(partial(again.tournament.restart, again.time(now_ms)), batch)
    restoring.take_up_hands(again, now_ms, batch)
    again.change_all(batch)
    return again


def retire_hand(
    host: EventHost, command: dc.RetireHand, by: str, now_ms: int, batch: Batch
) -> Refusal | None:
    """End the hand of a frozen table: everyone has the chips with which it began."""
    table = _frozen_table(host, command.table)
    if isinstance(table, Refusal):
        return table
    if (refused := bad_reason(command.reason)) is not None:
        return refused
    host.record(directed(host, command, by, now_ms), batch)
    void_hand(host, table, now_ms, batch)
    return None


def _frozen_table(host: EventHost, number: int) -> TableHost | Refusal:
    table = host.tables.get(number)
    if table is None:
        return Refusal("table-unknown", "illegal", {"table": number})
    if table.frozen is None:
        return Refusal("table-not-frozen", "illegal", {"table": number})
    return table


def _cannot_go_on(failure: Exception) -> Refusal:
    return Refusal("cannot-go-on", "illegal", {"what": type(failure).__name__})


def unfreeze_cash(
    host: CashHost,
    do: dc.Unfreeze | dc.RetireHand,
    by: str,
    connections: Mapping[str, int],
    restoring: Restoring,
    now_ms: int,
    batch: Batch,
) -> CashHost | Refusal:
    """The table made again, to be put in the frozen one's place. Its hand goes on, or is retired:
    then everybody has the chips with which it began, and whoever wanted to go or to add on waits no
    longer for it. `connections` are the open pages of each person."""
    if do.table not in (None, TABLE):
        return Refusal("table-unknown", "illegal", {"table": do.table})
    if host.frozen is None:
        return Refusal("table-not-frozen", "illegal", {"table": TABLE})
    if (refused := bad_reason(do.reason)) is not None:
        return refused
    try:
        again = restoring.cash_again(host)
        for person, presence in again.presences.items():
            presence.connected = connections[person] > 0
        again.frozen = None
        cite = again.state.rules.cite("floor.decides")
        tag = str(do.__struct_config__.tag)
        again.record(Directed(by, tag, do.reason, now_ms, cite), batch)
        order = again.state.order
        if isinstance(do, dc.RetireHand) and again.state.in_hand and order is not None:
            again.record(HandRetired(TABLE, order.number, now_ms, cite), batch)
        else:
            again.record(GoesOn(TABLE, now_ms), batch)
            restoring.cash_hand_again(again, now_ms, batch)
    except NotWritten:
        return Refusal("not-written-yet", "illegal")
    except (*FAILURES, msgspec.MsgspecError, Damaged) as failure:
        return Refusal("cannot-go-on", "illegal", {"what": type(failure).__name__})
    again.ready_ms = again.idle_ms = now_ms
    again.guarded(partial(after, again, now_ms, batch), now_ms, batch)
    batch.change("lobby", again.topic)
    return again
