"""A cash table that stands still goes on, always from what the journal has of it."""

from collections.abc import Mapping
from functools import partial

import msgspec

from ruleone.room import director_commands as dc
from ruleone.room import records as r
from ruleone.room.batch import Batch
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import after
from ruleone.room.failures import FAILURES
from ruleone.room.restoring import NotWritten, Restoring
from ruleone.rulebook import Refusal
from ruleone.store.journal import Damaged
from ruleone.tournament.state.refusals import bad_reason


def thaw(
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
        again.record(r.Directed(by, tag, do.reason, now_ms, cite), batch)
        order = again.state.order
        if isinstance(do, dc.RetireHand) and again.state.in_hand and order is not None:
            again.record(r.HandRetired(TABLE, order.number, now_ms, cite), batch)
        else:
            again.record(r.GoesOn(TABLE, now_ms), batch)
            restoring.cash_hand_again(again, now_ms, batch)
    except NotWritten:
        return Refusal("not-written-yet", "illegal")
    except (*FAILURES, msgspec.MsgspecError, Damaged) as failure:
        return Refusal("cannot-go-on", "illegal", {"what": type(failure).__name__})
    again.ready_ms = again.idle_ms = now_ms
    again.guarded(partial(after, again, now_ms, batch), now_ms, batch)
    batch.change("lobby", again.topic)
    return again
