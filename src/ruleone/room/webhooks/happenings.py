"""News for programs, from the rows of the journal: by allow-list, and never a card.

A body is made when something happens, with the names of that moment; names that have been erased
since are removed from it.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ruleone.room.bundle.importing import part_stream
from ruleone.room.cash.waiting import STREAM as WAITING
from ruleone.room.core.books import STREAM as CAGE
from ruleone.room.core.settings import STREAM as ROOM
from ruleone.room.desk.desk import STREAM as DESK
from ruleone.room.webhooks.payloads.events import (
    OF_CLOCK,
    OF_ENTRIES,
    OF_RESULTS,
    OF_WHAT_WAS_TAKEN_BACK,
)
from ruleone.room.webhooks.payloads.tables import OF_DESK, OF_FLOOR, OF_HOUSE, OF_TABLES
from ruleone.room.webhooks.records import Told
from ruleone.room.webhooks.schema import Facts, Name, Teller
from ruleone.store.journal import Journal, Row
from ruleone.store.people import ERASED

IsErased = Callable[[str], bool]
"""A test whether the person of this id was erased.

The `p1` of a live table is not the id of anybody, and has a `person` beside it.
"""


def without_erased(body: bytes, is_erased: IsErased) -> bytes:
    """Return the body with a dash for everybody who was erased since it was made.

    The bytes stay the same where nobody was. A name is beside its person's id (`schema.who`).
    """
    told = msgspec.json.decode(body)
    return msgspec.json.encode(told) if _erase(told, is_erased) else body


def _erase(told: Any, is_erased: IsErased) -> bool:
    """Put the dashes in place; whether there were any to put."""
    if isinstance(told, list):
        return sum(_erase(one, is_erased) for one in told) > 0
    if not isinstance(told, dict):
        return False
    within = sum(_erase(one, is_erased) for one in told.values()) > 0
    player, called = told.get("person") or told.get("player"), told.get("name")
    if not isinstance(player, str) or called in (None, ERASED) or not is_erased(player):
        return within
    told["name"] = ERASED
    return True


class Happening(msgspec.Struct, frozen=True):
    """Something that happened.

    `event` is the event or table, None for the room itself; `hook` is the only hook to get it, None
    for all.
    """

    kind: Told
    event: str | None
    facts: Facts
    hook: str | None = None


TOLD: Final[dict[type[Any], Teller]] = {
    **OF_HOUSE, **OF_ENTRIES, **OF_RESULTS, **OF_CLOCK, **OF_TABLES, **OF_FLOOR, **OF_DESK,
    **OF_WHAT_WAS_TAKEN_BACK,
}  # fmt: skip
"""The news in each record. None of these records is in the stream of a dealt hand."""

_READ: Final = {
    str(record.__struct_config__.tag): (msgspec.msgpack.Decoder(record), teller)
    for record, teller in TOLD.items()
}

STREAMS: Final = (ROOM, CAGE, WAITING, DESK, "event/", "cash/", "live/")
"""The beginnings of the names of streams that hold these records."""


def concerns(stream: str) -> bool:
    """Whether a stream may have something to tell."""
    return stream.startswith(STREAMS)


def is_of_elsewhere(journal: Journal, stream: str) -> bool:
    """Whether the stream is that of an event which another room has played: it is not news."""
    kind, _, event = stream.partition("/")
    beside = part_stream(event)
    return kind == "event" and beside in dict(journal.streams(beside))


def happenings(row: Row, name: Name) -> tuple[Happening, ...]:
    """Return the news in a row, () for most rows."""
    read = _READ.get(row.kind)
    if read is None or not concerns(row.stream):
        return ()
    decoder, teller = read
    here = row.stream.partition("/")[2] or None
    return tuple(
        Happening(one.kind, one.event or here, one.facts, one.hook)
        for one in teller(decoder.decode(row.payload), name)
    )
