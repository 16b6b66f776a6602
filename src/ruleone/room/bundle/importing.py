"""The import of an event of another room.

Its streams are kept under the event's name here, and beside them everything else of its bundle, so
that the bundle can be rebuilt to the byte.
"""

from typing import Final

import msgspec

from ruleone.limits import BUNDLE_PART_BYTES
from ruleone.room.bundle.checking import Checked
from ruleone.room.bundle.form import Bundle, Stream, document_of, is_live
from ruleone.room.core.batch import Batch
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.records import EditionPinned
from ruleone.room.core.settings import STREAM
from ruleone.room.event.records import EventEnded, EventTakenIn
from ruleone.store.journal import Entry


class BundlePart(msgspec.Struct, frozen=True, tag="bundle-part"):
    """A part of a bundle without what is kept elsewhere.

    The payloads of its rows are in the streams of the event, and names are kept where they can be
    erased.
    """

    part: bytes


PART: Final = str(BundlePart.__struct_config__.tag)
_pinned: Final = msgspec.msgpack.Decoder(EditionPinned)


def part_stream(event: str) -> str:
    """Return the stream that keeps the rest of the event's bundle, by the event's name here."""
    return f"elsewhere/{event}"


def own_stream(name: str, there: str, here: str) -> str:
    """Return the name here of a stream of the event.

    A live table of it keeps a stream beside those of this room's own live tables.
    """
    if is_live(name):
        return f"{part_stream(here)}/{name}"
    kind, _, rest = name.partition("/")
    return f"{kind}/{here}{rest.removeprefix(there)}"


def keep(
    checked: Checked, event: str, by: str | None, behind_ms: int, pins: PinnedRules, batch: Batch
) -> None:
    """Write a checked bundle that is not here yet, under the event's name here.

    Rows have the times of the wall at which they were written, less `behind_ms`, by which this
    room's time is behind the wall.
    """
    bundle = checked.bundle
    for one in bundle.excerpts:
        if one.row.kind == "edition-pinned":
            pins.keep(_pinned.decode(one.row.payload), batch)
    batch.add(
        STREAM,
        EventTakenIn(
            event=event,
            there=bundle.event,
            mark=checked.mark,
            ended=_as_here(checked.ended, event),
            ended_ms=checked.ended_ms,
            by=by,
        ),
    )
    for part in _parts(bundle):
        batch.add(part_stream(event), BundlePart(part))
    for stream in bundle.streams:
        name = own_stream(stream.name, bundle.event, event)
        for row in stream.rows:
            at_ms = checked.by_the_wall(row) - behind_ms
            batch.add_entry(name, Entry(row.kind, row.payload, as_it_is=True), at_ms)
        batch.finish(name)
    batch.finish(part_stream(event))


def _as_here(ended: EventEnded, event: str) -> EventEnded:
    """Return the noted result under the event's name here.

    The event whose seats were prizes of a satellite is dropped: its name there belongs to another
    event here, or to none.
    """
    config, satellite = ended.config, ended.config.satellite
    if satellite is not None:
        elsewhere = msgspec.structs.replace(satellite, into="")
        config = msgspec.structs.replace(config, satellite=elsewhere)
    return msgspec.structs.replace(ended, event=event, config=config)


def _parts(bundle: Bundle) -> list[bytes]:
    """Return the bundle without what is kept elsewhere, in parts that the journal takes."""
    streams = tuple(
        Stream(
            stream.name,
            tuple(msgspec.structs.replace(row, payload=b"") for row in stream.rows),
        )
        for stream in bundle.streams
    )
    names: dict[str, str | None] = dict.fromkeys(bundle.names)
    rest = document_of(msgspec.structs.replace(bundle, streams=streams, names=names))
    return [rest[at : at + BUNDLE_PART_BYTES] for at in range(0, len(rest), BUNDLE_PART_BYTES)]
