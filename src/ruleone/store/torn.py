"""Repair of a journal with a torn tail: the whole part goes into a new file, the old is kept.

The tail is torn where the newest row cannot be read, or does not follow the one before it. It is
also torn where the write-ahead file cannot be read to its end. Damage further back is not repaired:
rows behind it are good, and would be lost.

An append is written as a whole, and nothing of a torn one is kept: rows of one lease and one moment
may belong to it. The new file is complete before anything is moved, and its name says where the old
one goes. So opening the journal after a crash on the way finishes the repair.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from ruleone.limits import JOURNAL_TAIL_CHECKED_ROWS
from ruleone.store import schema, wal
from ruleone.store.chain import EMPTY, link
from ruleone.store.journal import Damage, Damaged, Row

_STEP_ROWS: Final = 1000
_COLUMNS: Final = (
    "seq, stream, version, schema, epoch, command, at_ms, kind, payload, body, answer, hash"
)


class Cut(msgspec.Struct, frozen=True):
    """The result of a repair.

    `entries` is the number of entries in the new file, `kept` the name of the old one. `lost` is
    the number of entries gone from each stream, as far as that can be read. `unread` says that
    there was more that cannot be read. `damage` is the reason.
    """

    entries: int
    kept: str
    lost: dict[str, int]
    unread: bool
    damage: Damage


def cut_back(path: Path, hurt: Damaged) -> Cut | None:
    """Replace the journal at `path` by its whole part.

    Returns None, with nothing changed, where more than its tail is damaged. Nobody may have the
    journal open.
    """
    behind = _wal_damage(path.with_name(path.name + "-wal"))
    try:
        with closing(_open(path)) as old:
            # The tables themselves are damaged, not only the tail.
            if any(one.code != "unreadable" for one in _tables(old)):
                return None
            last, unread = _last_whole(old, torn=behind is not None)
            if last is None:
                return None
            lost = _lost(old, last)
            made = _written(path, old, last)
    except sqlite3.DatabaseError:
        return None
    kept = _kept(made)
    made.replace(_ready(path, made))
    finish(path)
    return Cut(last, kept.name, lost, unread or behind is not None, behind or hurt.damage)


def finish(path: Path) -> None:
    """Put a complete new file in the place of the old one, if there is one.

    The old one is kept with the contents of its write-ahead file.
    """
    for ready in path.parent.glob(f"{path.stem}.cut-*{path.suffix}"):
        kept = path.with_name(ready.name.replace(".cut-", ".torn-"))
        # A link, not a rename: at every moment of a crash the journal's name leads to a whole file.
        if not kept.exists():
            os.link(path, kept)
        for end in ("-wal", "-shm"):
            beside = path.with_name(path.name + end)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + end))
        ready.replace(path)


def _wal_damage(ahead: Path) -> Damage | None:
    try:
        wal.expect_whole(ahead)
    except Damaged as hurt:
        return hurt.damage
    return None


def _open(path: Path) -> sqlite3.Connection:
    """Return a read-only connection to the old file.

    SQLite refuses a truncated file unless the rest is explicitly wanted.
    """
    address = f"{path.resolve().as_uri()}?mode=ro"
    old = sqlite3.connect(address, uri=True, isolation_level=None)
    # SQLite otherwise refuses a file that is shorter than its header says.
    old.execute("PRAGMA writable_schema = ON")
    return old


def _tables(old: sqlite3.Connection) -> list[Damage]:
    return list(schema.differences(old))


def _last_whole(old: sqlite3.Connection, torn: bool) -> tuple[int | None, bool]:
    """Return the number of the newest row kept, and whether there is unreadable data behind it.

    The number is None where no tail is torn.
    """
    newest, unread = _newest_read(old)
    good = newest
    while good and not _follows(old, good):
        good -= 1
    if unread:  # The page in which a file ends may have its newer rows, and not the older ones.
        page = range(newest, max(0, newest - JOURNAL_TAIL_CHECKED_ROWS), -1)
        good = min((seq - 1 for seq in page if not _follows(old, seq)), default=good)
    if good == newest and not unread:
        return (newest if torn else None), False
    lost_at = None if unread and good == newest else _moment(old, good + 1)
    if lost_at is None:
        lost_at = _moment(old, good)
    # Rows of one lease and moment may be one append, which is kept whole or not at all.
    while good and _moment(old, good) == lost_at:
        good -= 1
    return (good or None), unread


def _newest_read(old: sqlite3.Connection) -> tuple[int, bool]:
    """Return the number of the last readable row, and whether newer ones exist.

    The number counts from the first row.
    """
    seq = 0
    try:
        for row in old.execute("SELECT seq FROM rows NOT INDEXED ORDER BY seq"):
            seq = int(row[0])
        (newest,) = old.execute("SELECT coalesce(max(seq), 0) FROM rows NOT INDEXED").fetchone()
        (listed,) = old.execute("SELECT count(*) FROM rows INDEXED BY rows_in_stream").fetchone()
    except sqlite3.DatabaseError:
        return seq, True
    return seq, max(newest, listed) > seq


def _moment(old: sqlite3.Connection, seq: int) -> tuple[int, int] | None:
    """Return the lease and the time of a row."""
    query = "SELECT epoch, at_ms FROM rows WHERE seq = ?"
    found: tuple[int, int] | None = old.execute(query, (seq,)).fetchone()
    return found


def _follows(old: sqlite3.Connection, seq: int) -> bool:
    """Whether a row is as it was written, as far as the row before it in its stream shows."""
    query = (
        f"SELECT name, {_COLUMNS} FROM rows JOIN streams ON streams.id = rows.stream WHERE seq = ?"
    )
    before = (
        # The index may be damaged where the table is whole.
        "SELECT hash FROM rows NOT INDEXED WHERE seq < ? AND stream = ? AND version = ?"
        " ORDER BY seq DESC LIMIT 1"
    )
    try:
        found = old.execute(query, (seq,)).fetchone()
        if found is None:
            return False
        name, _, stream, version, form, epoch, command, at_ms, kind, *rest = found
        payload, body, answer, digest = rest
        head = EMPTY.hash
        if version > 1:
            (head,) = old.execute(before, (seq, stream, version - 1)).fetchone()
        row = Row(name, version, form, epoch, command, at_ms, kind, payload, b"", body, answer)
        return link(head, row) == bytes(digest)
    except (sqlite3.DatabaseError, TypeError, UnicodeDecodeError):
        return False


def _lost(old: sqlite3.Connection, last: int) -> dict[str, int]:
    """Return the number of entries cut off each stream, as far as the file shows."""
    query = (
        "SELECT name, count(*) FROM rows JOIN streams ON streams.id = rows.stream"
        " WHERE seq > ? GROUP BY name ORDER BY name"
    )
    try:
        return {str(name): int(count) for name, count in old.execute(query, (last,))}
    except sqlite3.DatabaseError:
        return {}


def _written(path: Path, old: sqlite3.Connection, last: int) -> Path:
    """Return a new durable file with the rows up to this one."""
    number = 1
    while path.with_name(f"{path.stem}.torn-{number}{path.suffix}").exists():
        number += 1
    made = path.with_name(f"{path.stem}.cutting-{number}{path.suffix}")
    made.unlink(missing_ok=True)
    with closing(sqlite3.connect(made, isolation_level=None)) as new:
        new.execute("PRAGMA synchronous = FULL")
        schema.create(new)
        new.execute("BEGIN")
        query = (
            "SELECT id, name FROM streams WHERE id IN"
            " (SELECT stream FROM rows NOT INDEXED WHERE seq <= ?) ORDER BY id"
        )
        new.executemany("INSERT INTO streams (id, name) VALUES (?, ?)", old.execute(query, (last,)))
        rows = old.execute(
            f"SELECT {_COLUMNS} FROM rows NOT INDEXED WHERE seq <= ? ORDER BY seq", (last,)
        )
        marks = ", ".join("?" * len(_COLUMNS.split(", ")))
        while step := rows.fetchmany(_STEP_ROWS):
            new.executemany(f"INSERT INTO rows ({_COLUMNS}) VALUES ({marks})", step)
        new.execute("COMMIT")
    return made


def _ready(path: Path, made: Path) -> Path:
    """Return the name of the complete new file."""
    return path.with_name(made.name.replace(".cutting-", ".cut-"))


def _kept(made: Path) -> Path:
    """Return the name under which the old file is kept."""
    return made.with_name(made.name.replace(".cutting-", ".torn-"))
