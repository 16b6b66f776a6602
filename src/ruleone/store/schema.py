"""The tables of a journal in SQLite, and the triggers that keep them from being changed."""

import sqlite3
from collections.abc import Iterator
from typing import Final

from ruleone.store.journal import Damage, Damaged

APPLICATION: Final = 0x52554C31
"""SQLite's application id of the file: "RUL1"."""

VERSION: Final = 1
"""Version of the tables below."""

_ONLY_ADDED: Final = "RAISE(ABORT, 'the journal is only ever added to')"

STATEMENTS: Final = {
    "streams": "CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
    "streams_by_name": "CREATE UNIQUE INDEX streams_by_name ON streams (name)",
    "rows": (
        "CREATE TABLE rows (seq INTEGER PRIMARY KEY, stream INTEGER NOT NULL, "
        "version INTEGER NOT NULL, schema INTEGER NOT NULL, epoch INTEGER NOT NULL, command TEXT, "
        "at_ms INTEGER NOT NULL, kind TEXT NOT NULL, payload BLOB NOT NULL, body BLOB NOT NULL, "
        "answer BLOB NOT NULL, hash BLOB NOT NULL)"
    ),
    "rows_in_stream": "CREATE UNIQUE INDEX rows_in_stream ON rows (stream, version)",
    "rows_by_command": (
        "CREATE UNIQUE INDEX rows_by_command ON rows (command) WHERE command IS NOT NULL"
    ),
    "rows_stay": f"CREATE TRIGGER rows_stay BEFORE DELETE ON rows BEGIN SELECT {_ONLY_ADDED}; END",
    "rows_hold": f"CREATE TRIGGER rows_hold BEFORE UPDATE ON rows BEGIN SELECT {_ONLY_ADDED}; END",
    "streams_stay": (
        f"CREATE TRIGGER streams_stay BEFORE DELETE ON streams BEGIN SELECT {_ONLY_ADDED}; END"
    ),
    "streams_hold": (
        f"CREATE TRIGGER streams_hold BEFORE UPDATE ON streams BEGIN SELECT {_ONLY_ADDED}; END"
    ),
    # A replacing insert fires no delete trigger, so what is there already is refused here, and with
    # it a gap, a fork and a lease that has ended.
    "rows_follow": (
        "CREATE TRIGGER rows_follow BEFORE INSERT ON rows BEGIN "
        "SELECT RAISE(ABORT, 'rows follow one another') "
        "WHERE NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM rows) OR NEW.version <> 1 + "
        "(SELECT coalesce(max(version), 0) FROM rows WHERE stream = NEW.stream); "
        "SELECT RAISE(ABORT, 'the lease has ended') "
        "WHERE NEW.epoch < (SELECT epoch FROM rows ORDER BY seq DESC LIMIT 1); END"
    ),
    "streams_follow": (
        "CREATE TRIGGER streams_follow BEFORE INSERT ON streams BEGIN "
        "SELECT RAISE(ABORT, 'a stream has one name for ever') WHERE EXISTS "
        "(SELECT 1 FROM streams WHERE id = NEW.id OR name = NEW.name); END"
    ),
}


def create(connection: sqlite3.Connection) -> None:
    """Create the tables in an empty file, all or none of them."""
    connection.execute("BEGIN IMMEDIATE")
    for statement in STATEMENTS.values():
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def differences(connection: sqlite3.Connection) -> Iterator[Damage]:
    """Yield the differences of the file's tables, indexes and triggers from this version."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION:
        marks: dict[str, int | str] = {"came": f"{application:#x}", "expected": f"{APPLICATION:#x}"}
        yield Damage("foreign-file", marks)
        return
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version != VERSION:
        yield Damage("other-version", {"came": version, "expected": VERSION})
        return
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    there = {str(name): str(sql) for name, sql in connection.execute(query).fetchall()}
    for name in sorted(STATEMENTS.keys() | there.keys()):
        if there.get(name) != STATEMENTS.get(name):
            yield Damage("table-changed", {"name": name})


def expect(connection: sqlite3.Connection) -> None:
    """Raise Damaged where the file's tables are not those of a journal."""
    for difference in differences(connection):
        raise Damaged(difference)
