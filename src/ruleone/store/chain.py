"""Hash chains of streams: the rows that a write becomes, and checks of stored rows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from ruleone.limits import JOURNAL_NAME_MAX_CHARACTERS, JOURNAL_PAYLOAD_MAX_BYTES
from ruleone.store.journal import DECK_KIND, Conflict, Damage, Damaged, Row, Write

SCHEMA: Final = 1
"""Version of the form of rows, written with each."""

_FIRST: Final = bytes(32)
_encode: Final = msgspec.msgpack.Encoder().encode


class Head(msgspec.Struct, frozen=True):
    """The end of a stream: its newest version, and that row's hash."""

    version: int
    hash: bytes


EMPTY: Final = Head(version=0, hash=_FIRST)


def link(before: bytes, row: Row) -> bytes:
    """Return the hash of `row` (its own hash left aside) over the hash of the row before it."""
    told = (
        row.stream,
        row.version,
        row.schema,
        row.epoch,
        row.command,
        row.at_ms,
        row.kind,
        row.payload,
        row.body,
        row.answer,
    )
    return sha256(before + _encode(told)).digest()


def check_bounds(write: Write) -> None:
    """Raise ValueError for a write that cannot be kept: no entries, or something too long."""
    if not write.entries:
        raise ValueError(f"a write to {write.stream} has no entries")
    names = (write.stream, write.command or "", *(entry.kind for entry in write.entries))
    longest = max(names, key=len)
    if len(longest) > JOURNAL_NAME_MAX_CHARACTERS:
        raise ValueError(
            f"a name of the journal has at most {JOURNAL_NAME_MAX_CHARACTERS} characters, "
            f"{longest[:20]!r}... has {len(longest)}"
        )
    size = max(len(write.body), len(write.answer), *(len(e.payload) for e in write.entries))
    if size > JOURNAL_PAYLOAD_MAX_BYTES:
        raise ValueError(
            f"a payload of the journal has at most {JOURNAL_PAYLOAD_MAX_BYTES} bytes, "
            f"one for {write.stream} has {size}"
        )


def judged(
    writes: Sequence[Write],
    epoch: int,
    head_of: Callable[[str], Head],
    answered: Callable[[str], bool],
) -> list[Row]:
    """Return the rows that an append becomes, in a journal that lease `epoch` wrote last.

    `head_of` gives the end of a stream and `answered` whether a command was written before. Raises
    Conflict where the writer expected something else, or holds an older lease.
    """
    rows: list[Row] = []
    heads: dict[str, Head] = {}
    commands: set[str] = set()
    for write in writes:
        if write.command is not None:
            if write.command in commands or answered(write.command):
                raise Conflict(f"command {write.command} has been written before")
            commands.add(write.command)
        head = heads.get(write.stream) or head_of(write.stream)
        rows += _rows_of(write, head, epoch)
        heads[write.stream] = Head(version=rows[-1].version, hash=rows[-1].hash)
        epoch = write.epoch
    return rows


def _rows_of(write: Write, head: Head, epoch: int) -> list[Row]:
    if write.expected != head.version:
        raise Conflict(f"stream {write.stream} is at version {head.version}, not {write.expected}")
    if write.epoch < epoch:
        raise Conflict(f"lease {write.epoch} ended when lease {epoch} wrote")
    rows: list[Row] = []
    before = head.hash
    for place, entry in enumerate(write.entries):
        first = place == 0
        row = Row(
            stream=write.stream,
            version=head.version + 1 + place,
            schema=SCHEMA,
            epoch=write.epoch,
            command=write.command if first else None,
            at_ms=write.at_ms,
            kind=entry.kind,
            payload=entry.payload,
            hash=b"",
            body=write.body if first else b"",
            answer=write.answer if first else b"",
        )
        before = link(before, row)
        rows.append(msgspec.structs.replace(row, hash=before))
    return rows


def believed(stream: str, rows: Iterable[Row], head: Head = EMPTY) -> Iterator[Row]:
    """Yield the rows that follow `head`, raising Damaged at the first that does not fit."""
    version, before = head.version, head.hash
    for row in rows:
        if row.version != version + 1:
            raise Damaged(Damage("row-missing", {"version": version + 1}), stream, version)
        if link(before, row) != row.hash:
            raise Damaged(Damage("row-changed", {"version": row.version}), stream, version)
        yield row
        version, before = row.version, row.hash


def without_deck(row: Row) -> Row:
    """Return the row as anybody may read it: without the payload of a deck."""
    return msgspec.structs.replace(row, payload=b"") if row.kind == DECK_KIND else row
