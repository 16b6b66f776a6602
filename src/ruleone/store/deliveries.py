"""Deliveries to webhooks: the progress through the journal, waiting ones, and recent results.

All of it can be made again from the journal; it is kept so that a start resumes where the last one
ended.
"""

import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from ruleone import limits

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS seen (stream TEXT PRIMARY KEY, version INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deliveries (
    place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, hook TEXT NOT NULL, kind TEXT NOT NULL,
    body BLOB NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    next_ms INTEGER, status INTEGER, why TEXT);
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (hook, state, next_ms);
"""
_COLUMNS: Final = "id, hook, kind, body, state, attempts, at_ms, next_ms, status, why"


class Delivery(msgspec.Struct, frozen=True):
    """A delivery to a hook.

    `state` is `waiting`, `done` or `failed`; times are the wall's, in milliseconds since 1970.
    """

    id: str
    hook: str
    kind: str
    body: bytes
    state: str
    attempts: int
    at_ms: int
    next_ms: int | None
    status: int | None
    why: str | None


class Deliveries:
    """The file at `path`, created where it is missing, and replaced where it cannot be read.

    It may be used from any thread.
    """

    def __init__(self, path: Path) -> None:
        self._lock: Final = threading.Lock()
        try:
            self._file = _opened(path)
        except sqlite3.DatabaseError:
            path.unlink(missing_ok=True)
            self._file = _opened(path)

    def seen(self, stream: str) -> int | None:
        """Return the progress through the stream, None for an unseen one."""
        with self._lock:
            query = "SELECT version FROM seen WHERE stream = ?"
            found = self._file.execute(query, (stream,)).fetchone()
        return None if found is None else int(found[0])

    def take(self, stream: str, version: int, fresh: Iterable[Delivery]) -> None:
        """Note the progress through a stream, with the fresh deliveries: both or neither.

        Known ones are left unchanged. Where too many wait for a hook, its oldest fail.
        """
        with self._lock, self._file:
            self._file.execute("BEGIN IMMEDIATE")
            hooks = set()
            for one in fresh:
                hooks.add(one.hook)
                marks = ", ".join("?" * len(_COLUMNS.split(", ")))
                self._file.execute(
                    f"INSERT OR IGNORE INTO deliveries ({_COLUMNS}) VALUES ({marks})",
                    msgspec.structs.astuple(one),
                )
            for hook in hooks:
                self._file.execute(
                    "UPDATE deliveries SET state = 'failed', why = 'too-many', next_ms = NULL,"
                    " body = x''"
                    " WHERE place IN (SELECT place FROM deliveries WHERE hook = ? AND"
                    " state = 'waiting' ORDER BY place DESC LIMIT -1 OFFSET ?)",
                    (hook, limits.HOOK_WAITING_MAX),
                )
            self._file.execute(
                "INSERT INTO seen VALUES (?, ?) ON CONFLICT (stream) DO UPDATE"
                " SET version = max(version, excluded.version)",
                (stream, version),
            )

    def due(self, hook: str, now_ms: int) -> Delivery | None:
        """Return the delivery due to the hook now, the one that has waited longest, if any."""
        query = (
            f"SELECT {_COLUMNS} FROM deliveries WHERE hook = ? AND state = 'waiting'"
            " AND next_ms <= ? ORDER BY next_ms, place LIMIT 1"
        )
        with self._lock:
            found = self._file.execute(query, (hook, now_ms)).fetchone()
        return None if found is None else Delivery(*found)

    def next_ms(self, hooks: Iterable[str]) -> int | None:
        """Return the time of the next delivery to one of these hooks, None where nothing waits."""
        query = "SELECT min(next_ms) FROM deliveries WHERE hook = ? AND state = 'waiting'"
        with self._lock:
            found = [self._file.execute(query, (hook,)).fetchone()[0] for hook in hooks]
        return min((int(one) for one in found if one is not None), default=None)

    def ended(self, one: Delivery) -> None:
        """Note the result of a delivery, or the time of its next attempt.

        A finished one is kept without its body, which contains names.
        """
        with self._lock, self._file:
            self._file.execute("BEGIN IMMEDIATE")
            self._file.execute(
                "UPDATE deliveries SET state = ?, attempts = ?, next_ms = ?, status = ?, why = ?,"
                " body = iif(? = 'waiting', body, x'') WHERE id = ?",
                (one.state, one.attempts, one.next_ms, one.status, one.why, one.state, one.id),
            )
            self._file.execute(
                "DELETE FROM deliveries WHERE place IN (SELECT place FROM deliveries WHERE hook = ?"
                " AND state != 'waiting' ORDER BY place DESC LIMIT -1 OFFSET ?)",
                (one.hook, limits.HOOK_DELIVERIES_KEPT_MAX),
            )

    def rewrite(self, written: Callable[[bytes], bytes]) -> None:
        """Replace each waiting body; the former one is erased from the file."""
        place = -1
        while found := self._waiting_behind(place):
            place = found[-1][0]
            bodies = [(written(body), at, body) for at, body in found]
            with self._lock, self._file:
                self._file.execute("BEGIN IMMEDIATE")
                for fresh, at, body in bodies:
                    if fresh != body:
                        self._file.execute(
                            "UPDATE deliveries SET body = ? WHERE place = ? AND state = 'waiting'",
                            (fresh, at),
                        )
        with self._lock:
            self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _waiting_behind(self, place: int) -> list[tuple[int, bytes]]:
        """Return some waiting ones, the oldest first: place and body."""
        query = (
            "SELECT place, body FROM deliveries WHERE state = 'waiting' AND place > ?"
            " ORDER BY place LIMIT ?"
        )
        with self._lock:
            return self._file.execute(query, (place, limits.HOOK_ROWS_A_GO)).fetchall()

    def last(self, hook: str, most: int) -> tuple[int, list[Delivery]]:
        """Return the number waiting for the hook, and its latest deliveries, newest first."""
        query = f"SELECT {_COLUMNS} FROM deliveries WHERE hook = ? ORDER BY place DESC LIMIT ?"
        waiting = "SELECT count(*) FROM deliveries WHERE hook = ? AND state = 'waiting'"
        with self._lock:
            found = self._file.execute(query, (hook, most)).fetchall()
            (count,) = self._file.execute(waiting, (hook,)).fetchone()
        return int(count), [Delivery(*row) for row in found]

    def cut_back(self, versions: Mapping[str, int]) -> None:
        """Reset the progress to these ends of the journal's streams.

        Entries written from now on are unseen, and deliveries of entries that are gone are
        forgotten.
        """
        with self._lock, self._file:
            self._file.execute("BEGIN IMMEDIATE")
            for stream, seen in self._file.execute("SELECT stream, version FROM seen").fetchall():
                version = versions.get(stream, 0)
                if seen <= version:
                    continue
                self._file.execute(
                    "UPDATE seen SET version = ? WHERE stream = ?", (version, stream)
                )
                for gone in range(version + 1, seen + 1):
                    self._file.execute(
                        "DELETE FROM deliveries WHERE id GLOB '*/' || ? || '/' || ? || '/*'",
                        (stream, gone),
                    )

    def drop(self, hook: str) -> None:
        """Forget the deliveries to a removed hook."""
        with self._lock:
            self._file.execute("DELETE FROM deliveries WHERE hook = ?", (hook,))

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._file.close()


def _opened(path: Path) -> sqlite3.Connection:
    file = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for setting in (
            "journal_mode = WAL", "synchronous = NORMAL",
            "secure_delete = ON",  # names stand in bodies, and may be erased
        ):  # fmt: skip
            file.execute(f"PRAGMA {setting}")
        file.executescript(_TABLES)
    except sqlite3.DatabaseError:
        file.close()
        raise
    return file
