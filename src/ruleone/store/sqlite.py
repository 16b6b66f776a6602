"""The journal in one SQLite file: write-ahead log, synced at each commit, one writing thread."""

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ruleone.limits import JOURNAL_TAIL_CHECKED_ROWS
from ruleone.store import schema, torn, wal
from ruleone.store.chain import EMPTY, Head, believed, check_bounds, link, without_deck
from ruleone.store.head import head_of
from ruleone.store.journal import Damage, Damaged, JournalHead, Row, Write
from ruleone.store.refused import refused as disk_refused
from ruleone.store.sealing import ENDS, Key, NoKey, key_of_hand
from ruleone.store.writer import Writer

_PAGE_ROWS: Final = 1000
_SELECT: Final = (
    "SELECT name, version, schema, epoch, command, at_ms, kind, payload, hash, body, answer "
    "FROM rows JOIN streams ON streams.id = rows.stream "
)


class InUse(Exception):
    """A journal that another process has open."""


class SqliteJournal:
    """The journal in the file at `path`, created where it is missing.

    Opening checks the tables and the write-ahead file, and raises Damaged before anything is
    written; damage of the newest rows is in `hurt`. `InUse` is raised where another process has it.
    Reading uses a connection that cannot write, so a damaged file is left as it is found. With
    `inspect` nothing is checked and nothing can be appended: for `verify` to say which parts of a
    damaged journal are intact. Values for the room alone are sealed and read with `key`.
    """

    def __init__(self, path: Path, inspect: bool = False, key: Key | None = None) -> None:
        self._path = path
        self._ahead = path.with_name(path.name + "-wal")
        self._inspecting = inspect
        self._key: Final = key or NoKey()
        self.hurt: Final[dict[str, Damaged]] = {}
        self._reading = threading.Lock()
        self._writer: Writer | None = None
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _hold(path.with_name(path.name + ".lock"))
        try:
            if not inspect:
                # In this order: a repair that a crash interrupted is finished, then the write-ahead
                # file is judged, before SQLite drops what it cannot read of it.
                torn.finish(path)
                wal.expect_whole(self._ahead)
                if not path.exists() or path.stat().st_size == 0:
                    _make(path)
            self._reader = _open_reader(path)
            if not inspect:
                self._expect_sound()
        except BaseException:
            self._lock.close()
            raise

    @contextmanager
    def _looking(self, stream: str | None = None, intact: int = 0) -> Iterator[None]:
        """Guard one read of the file at a time; an unreadable part is damage."""
        with self._reading:
            try:
                yield
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                # What SQLite says of a hurt name may itself be no text.
                raise Damaged(Damage("unreadable", {"said": str(error)}), stream, intact) from error

    def _expect_sound(self) -> None:
        try:
            with self._looking():
                schema.expect(self._reader)
                newest = "WHERE seq > (SELECT max(seq) FROM rows) - ? ORDER BY seq"
                tail = self._rows(newest, JOURNAL_TAIL_CHECKED_ROWS)
        except Damaged:
            self._reader.close()
            raise
        # Damage in a stream that is over must not keep the whole room closed.
        for row in tail:
            if row.stream not in self.hurt and (wrong := self._wrong_with(row)) is not None:
                self.hurt[row.stream] = wrong

    def _wrong_with(self, row: Row) -> Damaged | None:
        """Return the damage of a row that does not follow the one before it, if so."""
        try:
            before = self._head(row.stream, row.version - 1)
        except Damaged as hurt:
            return hurt
        if link(before.hash, row) == row.hash:
            return None
        return Damaged(Damage("row-changed", {"version": row.version}), row.stream, row.version - 1)

    def _rows(self, where: str, *parameters: int | str) -> list[Row]:
        found = self._reader.execute(_SELECT + where, parameters).fetchall()
        return [_row(values) for values in found]

    def newest(self) -> Row | None:
        """Return the row that was written last, as stored, if any."""
        with self._looking():
            rows = self._rows("ORDER BY seq DESC LIMIT 1")
        return without_deck(rows[0]) if rows else None

    def _head(self, stream: str, version: int) -> Head:
        if version == 0:
            return EMPTY
        with self._looking(stream):
            rows = self._rows("WHERE name = ? AND version = ?", stream, version)
        if not rows:
            raise Damaged(Damage("row-missing", {"version": version}), stream, version - 1)
        return Head(version=version, hash=rows[0].hash)

    def append(
        self, writes: Sequence[Write], after: "Future[None] | None" = None
    ) -> "Future[None]":
        """See `Journal.append`."""
        writes = self._key.hide(writes)
        for write in writes:
            check_bounds(write)
        if self._inspecting:
            raise ValueError("a journal that is opened to be inspected takes nothing")
        # The first write opens the writer: a journal that is only read is left as it is found.
        if self._writer is None:
            try:
                self._writer = Writer(connect(self._path))
            except sqlite3.Error as error:
                refused: Future[None] = Future()
                refused.set_exception(disk_refused("the journal could not be written", error))
                return refused
        return self._writer.append(tuple(writes), after)

    def read(self, stream: str, after: int = 0) -> Iterator[Row]:
        """See `Journal.read`."""
        query = "SELECT coalesce(max(version), 0) FROM rows WHERE stream = "
        query += "(SELECT id FROM streams WHERE name = ?)"
        with self._looking(stream):
            newest = _whole(self._reader.execute(query, (stream,)).fetchone()[0])
        if after > newest:
            return
        for row in believed(stream, self._pages(stream, after), self._head(stream, after)):
            yield self._opened(without_deck(row))

    def _opened(self, row: Row) -> Row:
        return self._key.opened(row, lambda: self._key_of_hand(row.stream))

    def _key_of_hand(self, stream: str) -> bytes | None:
        """Return the key from the end of a hand, None where it is not over."""
        marks = ", ".join("?" * len(ENDS))
        where = f"WHERE name = ? AND kind IN ({marks}) LIMIT 1"
        with self._looking(stream):
            rows = self._rows(where, stream, *ENDS)
        return key_of_hand(rows[0].kind, rows[0].payload) if rows else None

    def sealed(self, stream: str) -> Iterator[Row]:
        """See `Journal.sealed`."""
        return map(self._opened, believed(stream, self._pages(stream, 0)))

    def _pages(self, stream: str, after: int) -> Iterator[Row]:
        """Yield rows page by page, so that no reader keeps the file from checkpoints."""
        where = "WHERE name = ? AND version > ? ORDER BY version LIMIT ?"
        # A read transaction over the whole stream would keep the write-ahead file growing.
        while True:
            with self._looking(stream, after):
                page = self._rows(where, stream, after, _PAGE_ROWS)
            yield from page
            if len(page) < _PAGE_ROWS:
                return
            after = page[-1].version

    def streams(self, prefix: str = "") -> Iterator[tuple[str, int]]:
        """See `Journal.streams`."""
        query = (
            "SELECT name, (SELECT coalesce(max(version), 0) FROM rows WHERE stream = id) "
            "FROM streams WHERE name >= ? AND name < ? ORDER BY name"
        )
        with self._looking():
            found = self._reader.execute(query, (prefix, prefix + "\U0010ffff")).fetchall()
            listed = [(str(name), _whole(version)) for name, version in found]
        yield from listed

    def answered(self, command: str) -> tuple[bytes, bytes] | None:
        """See `Journal.answered`."""
        with self._looking():
            rows = self._rows("WHERE command = ?", command)
        if not rows:
            return None
        row = rows[0]
        return self._key.body(row.stream, row.version, row.body), row.answer

    def head(self) -> JournalHead:
        """See `Journal.head`.

        It uses a connection of its own, so that nobody waits for it.
        """
        return head_of(self._path)

    def check(self) -> Iterator[Damage]:
        """See `Journal.check`.

        The write-ahead file, the tables, the numbering of all rows, and SQLite's own check of every
        page and index.
        """
        try:
            wal.expect_whole(self._ahead)
            with self._looking():
                yield from schema.differences(self._reader)
                query = "SELECT count(*), coalesce(max(seq), 0) FROM rows"
                rows, newest = self._reader.execute(query).fetchone()
                if rows != newest:
                    yield Damage("rows-missing", {"missing": newest - rows, "newest": newest})
                for (said,) in self._reader.execute("PRAGMA integrity_check"):
                    if said != "ok":
                        yield Damage("unreadable", {"said": str(said)})
        except Damaged as hurt:
            yield hurt.damage

    def close(self) -> None:
        """See `Journal.close`."""
        with self._reading:
            self._reader.close()
        # The writer goes last: only its connection may tidy the write-ahead file away.
        if self._writer is not None:
            self._writer.close()
        self._lock.close()


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that may write; every commit is on the disk when it returns."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    # Under NORMAL the write-ahead log is not synced at each commit: acknowledged acts could be lost
    # with the power.
    connection.execute("PRAGMA synchronous = FULL")
    # On macOS a plain fsync leaves data in the drive's cache.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _open_reader(path: Path) -> sqlite3.Connection:
    address = f"{path.resolve().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _make(path: Path) -> None:
    """Create an empty journal beside its place and move it there whole.

    So a process that dies on the way leaves none.
    """
    made = path.with_name(path.name + ".new")
    for rest in (made, made.with_name(made.name + "-wal"), made.with_name(made.name + "-shm")):
        rest.unlink(missing_ok=True)
    try:
        connection = connect(made)
        try:
            schema.create(connection)
            # Closing would do this too, and say nothing where the disk refuses.
            (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            connection.close()
        if busy:
            raise sqlite3.OperationalError("the write-ahead file is in use")
    except sqlite3.Error as error:
        raise disk_refused(f"the journal {path} could not be made", error) from error
    made.replace(path)


def _hold(path: Path) -> sqlite3.Connection:
    """Lock a file for this process; the system unlocks it however the process ends."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        # A lock file of SQLite's own: the system releases it however the process ends, unlike a
        # file with a process id.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        raise InUse(f"{path.parent} is in use by another process ({error})") from error
    return connection


def _text(data: bytes) -> str:
    """Return text as stored; invalid bytes do not match their row's hash."""
    # Raising here would hide which row is damaged; the hash shows it.
    return data.decode("utf-8", "replace")


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise sqlite3.DatabaseError(f"a number was expected, {value!r} is stored")
    return value


def _row(values: Sequence[object]) -> Row:
    stream, version, form, epoch, command, at_ms, kind, payload, digest, body, answer = values
    match (stream, version, form, epoch, command, at_ms, kind, payload, digest, body, answer):
        case (
            str(stream),
            int(version),
            int(form),
            int(epoch),
            None | str() as command,
            int(at_ms),
            str(kind),
            bytes(payload),
            bytes(digest),
            bytes(body),
            bytes(answer),
        ):
            return Row(
                stream, version, form, epoch, command, at_ms, kind, payload, digest, body, answer
            )
    raise sqlite3.DatabaseError(f"a row of {stream} holds values of another kind")
