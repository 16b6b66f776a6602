"""A cash table as its journal left it."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

import msgspec

from ruleone.room.cash import events as e
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import after
from ruleone.room.cash.waiting.lists import WaitingLists
from ruleone.room.core.batch import Batch
from ruleone.room.core.failures import FAILURES
from ruleone.room.core.pinned_rules import Pins
from ruleone.room.core.ports import Outside
from ruleone.room.ledger.books import Books
from ruleone.room.table.made import replayed
from ruleone.room.table.records import HandRetired, TimedOut
from ruleone.store.decks import read_deck
from ruleone.store.journal import DECK_KIND, Journal, Row
from ruleone.store.sealing import Sealed, is_sealed

_event: Final = msgspec.msgpack.Decoder(e.CashEvent)
_BESIDE: Final = frozenset((DECK_KIND, str(TimedOut.__struct_config__.tag)))


def read_table(
    name: str,
    rows: Iterator[Row],
    outside: Outside,
    books: Books,
    waiting: WaitingLists,
    pins: Pins,
) -> CashHost:
    """The table without the hand on it. Raises what makes it fail."""
    opened = _event.decode(next(rows).payload)
    if not isinstance(opened, e.CashTableOpened):
        raise TypeError(f"expected the opening of a cash table first, got {type(opened).__name__}")
    rules = pins.in_force(name, opened.edition, opened.digest)
    opened = msgspec.structs.replace(opened, edition=rules.id, digest=rules.digest)
    if opened.stakes.edition is not None:
        stakes = msgspec.structs.replace(opened.stakes, edition=opened.edition)
        opened = msgspec.structs.replace(opened, stakes=stakes)
    host = CashHost(name, opened, outside, books, waiting)
    for row in rows:
        host.note(_event.decode(row.payload))
    return host


def take_up(
    host: CashHost, rows: Iterable[Row], journal: Journal, pins: Pins, now_ms: int, batch: Batch
) -> int | None:
    """Go on with the table's last hand, or show it; whoever is to act has his full time. A hand in
    play that cannot be made again freezes the table. One to whose cards the key is lost is void:
    everybody has the chips with which it began, and its number is the answer."""
    host.idle_ms = now_ms
    order = host.state.order
    assert order is not None
    events = [row.payload for row in rows if row.kind not in _BESIDE]
    try:
        deck = read_deck(journal, host.streams[-1])
        if any(is_sealed(event) for event in events):
            raise Sealed(f"cards of {host.streams[-1]} cannot be read without their key")
        host.take_up(replayed(order.game, pins.hand(order.game, events), deck), now_ms)
    except Sealed:
        if not host.state.in_hand or host.frozen is not None:
            return None
        cite = host.state.rules.cite("floor.decides")
        host.record(HandRetired(TABLE, order.number, now_ms, cite), batch)
        host.ready_ms = now_ms
        host.guarded(partial(after, host, now_ms, batch), now_ms, batch)
        return order.number
    except (*FAILURES, msgspec.MsgspecError) as failure:
        if host.state.in_hand and host.frozen is None:
            host.freeze(failure, now_ms, batch)
        return None
    if host.state.in_hand and host.frozen is None:
        host.guarded(partial(host.go_on, now_ms, batch), now_ms, batch)
    return None
