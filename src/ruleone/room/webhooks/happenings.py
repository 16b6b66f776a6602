"""What programs are told, from the rows of the journal: by allow-list, and never a card.

Each row that says something of interest is read by its kind alone; all others are passed over.
"""

from typing import Any, Final

import msgspec

from ruleone.room.bundle.importing import part_stream
from ruleone.room.cash.waiting.lists import STREAM as WAITING
from ruleone.room.core.settings import STREAM as ROOM
from ruleone.room.desk.desk import STREAM as DESK
from ruleone.room.ledger.books import STREAM as CAGE
from ruleone.room.webhooks.event_type import Told
from ruleone.room.webhooks.payloads.clock import OF_CLOCK
from ruleone.room.webhooks.payloads.desk import OF_DESK
from ruleone.room.webhooks.payloads.entries import OF_ENTRIES
from ruleone.room.webhooks.payloads.fact import Facts, Name, Teller
from ruleone.room.webhooks.payloads.floor import OF_FLOOR
from ruleone.room.webhooks.payloads.house import OF_HOUSE
from ruleone.room.webhooks.payloads.results import OF_RESULTS
from ruleone.room.webhooks.payloads.tables import OF_TABLES
from ruleone.room.webhooks.payloads.undone import OF_WHAT_WAS_TAKEN_BACK
from ruleone.store.journal import Journal, Row


class Happening(msgspec.Struct, frozen=True):
    """Something that happened, at the room's time: `event` is the event or table, None for the room
    itself; `hook` the only one to be told, None for all."""

    kind: Told
    event: str | None
    facts: Facts
    hook: str | None = None


TOLD: Final[dict[type[Any], Teller]] = {
    **OF_HOUSE, **OF_ENTRIES, **OF_RESULTS, **OF_CLOCK, **OF_TABLES, **OF_FLOOR, **OF_DESK,
    **OF_WHAT_WAS_TAKEN_BACK,
}  # fmt: skip
"""What each record tells. None of them is in the stream of a dealt hand."""

_READ: Final = {
    str(record.__struct_config__.tag): (msgspec.msgpack.Decoder(record), teller)
    for record, teller in TOLD.items()
}

STREAMS: Final = (ROOM, CAGE, WAITING, DESK, "event/", "cash/", "live/")
"""What the names of the streams begin with in which they stand."""


def concerns(stream: str) -> bool:
    """Whether a stream may have something to tell."""
    return stream.startswith(STREAMS)


def is_of_elsewhere(journal: Journal, stream: str) -> bool:
    """Whether the stream is that of an event which another room has played: nobody waits for news
    of it."""
    kind, _, event = stream.partition("/")
    beside = part_stream(event)
    return kind == "event" and beside in dict(journal.streams(beside))


def happenings(row: Row, name: Name) -> tuple[Happening, ...]:
    """What a row has to tell; () for most."""
    read = _READ.get(row.kind)
    if read is None or not concerns(row.stream):
        return ()
    decoder, teller = read
    here = row.stream.partition("/")[2] or None
    return tuple(
        Happening(one.kind, one.event or here, one.facts, one.hook)
        for one in teller(decoder.decode(row.payload), name)
    )
