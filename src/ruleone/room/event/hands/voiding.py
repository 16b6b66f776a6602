"""A hand of an event that ends without a result: everyone has the chips with which it began."""

from functools import partial

from ruleone.room.core.batch import Batch
from ruleone.room.event.hands.dealt_hands import rest
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.table.records import HandRetired


def void_hand(host: EventHost, table: TableHost, now_ms: int, batch: Batch) -> None:
    """End the table's hand, on the record under the rule by which the floor decides."""
    order = table.order
    assert order is not None
    cite = host.tournament.state.rules.cite("floor.decides")
    host.record(HandRetired(table.number, order.number, now_ms, cite), batch)
    recorded = partial(host.tournament.record, order.number, order.stacks, host.time(now_ms))
    refused = host.carry_out(recorded, batch)
    assert refused is None, f"a hand could not be retired: {refused}"
    rest(host, table, now_ms)
    host.change_all(batch)
