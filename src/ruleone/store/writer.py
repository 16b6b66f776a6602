"""The one thread that writes to a SQLite journal, all waiting appends in one transaction."""

import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

from ruleone.limits import JOURNAL_GROUP_MAX_APPENDS
from ruleone.store.chain import EMPTY, Head, judged
from ruleone.store.journal import Conflict, Row, Write

_Append = tuple[tuple[Write, ...], "Future[None] | None", "Future[None]"]
"""Writes, a future they wait for, and the future to settle."""

_INSERT: Final = (
    "INSERT INTO rows (seq, stream, version, schema, epoch, command, at_ms, kind, payload, body, "
    "answer, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class Writer:
    """A queue of appends from any thread, written in order, with futures to settle.

    An append that conflicts fails alone. Where the disk refuses, nothing of the transaction stays,
    its appends fail with OSError, and so does every later one.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._handing_in = threading.Lock()
        self._closed = False
        self._failure: str | None = None
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def append(
        self, writes: tuple[Write, ...], after: "Future[None] | None" = None
    ) -> "Future[None]":
        """Hand in an append; see `Journal.append`."""
        future: Future[None] = Future()
        with self._handing_in:
            if self._closed:
                future.set_exception(OSError("the journal is closed"))
            else:
                self._waiting.put((writes, after, future))
        return future

    def close(self) -> None:
        """Write all that was handed in, then end the thread and close the connection."""
        with self._handing_in:
            if self._closed:
                return
            self._closed = True
            self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while True:
            group, last = self._take()
            if group and self._failure is None:
                self._write_group(group)
            elif group:
                _fail(group, self._failure or "")
            if last:
                return

    def _take(self) -> tuple[list[_Append], bool]:
        """Wait for an append, take all that wait with it; true where the end was among them."""
        group: list[_Append] = []
        item = self._waiting.get()
        while item is not None:
            group.append(item)
            # One transaction, and so one sync, for all appends that wait.
            if len(group) == JOURNAL_GROUP_MAX_APPENDS:
                return group, False
            try:
                item = self._waiting.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _write_group(self, group: Sequence[_Append]) -> None:
        try:
            for _, after, _ in group:
                if after is not None:
                    # Waits for another file: a name must be durable before the journal mentions its
                    # person.
                    after.result()
            self._connection.execute("BEGIN IMMEDIATE")
            transaction = _Transaction(self._connection)
            refused = [transaction.add(writes) for writes, _, _ in group]
            transaction.insert()
            self._connection.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            # For ever: the room in memory is ahead of the file now, so nothing later may be kept.
            self._failure = f"the journal could not be written: {error}"
            self._roll_back()
            _fail(group, self._failure)
            return
        for (_, _, future), conflict in zip(group, refused, strict=True):
            if conflict is None:
                future.set_result(None)
            else:
                future.set_exception(conflict)

    def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            self._failure = f"{self._failure}; {error}"


def _fail(group: Sequence[_Append], why: str) -> None:
    for _, _, future in group:
        future.set_exception(OSError(why))


class _Transaction:
    """The additions of one transaction, judged against the file under the write lock."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        query = "SELECT seq, epoch FROM rows ORDER BY seq DESC LIMIT 1"
        newest: tuple[int, int] = connection.execute(query).fetchone() or (0, 0)
        self._seq, self._epoch = newest
        self._heads: dict[str, Head] = {}
        self._ids: dict[str, int] = {}
        self._commands: set[str] = set()
        self._rows: list[Row] = []

    def add(self, writes: Sequence[Write]) -> Conflict | None:
        """Add an append, or return the conflict."""
        try:
            rows = judged(writes, self._epoch, self._head, self._answered)
        except Conflict as conflict:
            return conflict
        for row in rows:
            self._heads[row.stream] = Head(version=row.version, hash=row.hash)
            self._epoch = row.epoch
            if row.command is not None:
                self._commands.add(row.command)
        self._rows += rows
        return None

    def _answered(self, command: str) -> bool:
        # The same command may be twice in one group, and neither is in the file yet.
        if command in self._commands:
            return True
        query = "SELECT 1 FROM rows WHERE command = ?"
        return self._connection.execute(query, (command,)).fetchone() is not None

    def _head(self, stream: str) -> Head:
        head = self._heads.get(stream)
        if head is None:
            query = (
                "SELECT version, hash FROM rows WHERE stream = "
                "(SELECT id FROM streams WHERE name = ?) ORDER BY version DESC LIMIT 1"
            )
            found = self._connection.execute(query, (stream,)).fetchone()
            head = EMPTY if found is None else Head(version=found[0], hash=bytes(found[1]))
            self._heads[stream] = head
        return head

    def insert(self) -> None:
        """Put the rows into the file, numbered from the newest on."""
        first = self._seq + 1
        self._connection.executemany(
            _INSERT,
            [
                (
                    seq,
                    self._id(row.stream),
                    row.version,
                    row.schema,
                    row.epoch,
                    row.command,
                    row.at_ms,
                    row.kind,
                    row.payload,
                    row.body,
                    row.answer,
                    row.hash,
                )
                for seq, row in enumerate(self._rows, first)
            ],
        )

    def _id(self, stream: str) -> int:
        known = self._ids.get(stream)
        if known is None:
            query = "SELECT id FROM streams WHERE name = ?"
            found = self._connection.execute(query, (stream,)).fetchone()
            if found is None:
                (newest,) = self._connection.execute("SELECT max(id) FROM streams").fetchone()
                known = 1 + int(newest or 0)
                query = "INSERT INTO streams (id, name) VALUES (?, ?)"
                self._connection.execute(query, (known, stream))
            else:
                known = int(found[0])
            self._ids[stream] = known
        return known
