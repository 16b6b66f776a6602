"""Tables of the file of persons.

`people` came here, those `elsewhere` played in another room, the `typed` ones are a name alone.
Those who are `named` are in the journal, as far as it was `looked_through`. Beside them are the
addresses of hooks.
"""

import sqlite3
from collections.abc import Iterator
from typing import Final

from ruleone.store import logo, namesakes
from ruleone.words import SOURCE

TABLES: Final = """
CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY, name TEXT, language TEXT NOT NULL, created_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (
    digest BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people, created_ms INTEGER NOT NULL,
    id TEXT, browser TEXT NOT NULL DEFAULT '', seen_ms INTEGER, instead_of BLOB,
    ends_ms INTEGER);
CREATE INDEX IF NOT EXISTS sessions_of_person ON sessions (person);
CREATE INDEX IF NOT EXISTS people_of_name ON people (spelt(name));
CREATE TABLE IF NOT EXISTS opened (
    digest BLOB NOT NULL REFERENCES sessions ON DELETE CASCADE, link TEXT NOT NULL,
    at_ms INTEGER, PRIMARY KEY (digest, link));
CREATE TABLE IF NOT EXISTS players (
    person TEXT PRIMARY KEY REFERENCES people, details TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS elsewhere (
    person TEXT PRIMARY KEY, name TEXT, met_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS typed (
    person TEXT PRIMARY KEY, name TEXT, typed_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS addresses (
    address TEXT PRIMARY KEY, url TEXT, noted_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS named (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS looked_through (
    once INTEGER PRIMARY KEY CHECK (once = 1), entry INTEGER NOT NULL, hash BLOB NOT NULL);
"""
_ADDED: Final = (
    ("sessions", "id", "TEXT"),
    ("sessions", "browser", "TEXT NOT NULL DEFAULT ''"),
    ("sessions", "seen_ms", "INTEGER"),
    ("sessions", "instead_of", "BLOB"),
    ("sessions", "ends_ms", "INTEGER"),
    ("opened", "at_ms", "INTEGER"),
)
"""Columns that a file of an earlier version lacks."""
WITHOUT_SESSION: Final = (
    "FROM (SELECT * FROM elsewhere UNION ALL SELECT person, name, typed_ms FROM typed) "
    "WHERE person = ? AND name IS NOT NULL AND person NOT IN (SELECT id FROM people)"
)
"""Row of a person who came without a session, by id."""


def make(connection: sqlite3.Connection) -> None:
    """Create missing tables and columns; each session of an earlier version gets an id."""
    connection.executescript(TABLES + namesakes.TABLE + logo.TABLE)
    for table, column, form in _ADDED:
        there = {name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")}
        if column not in there:
            connection.execute(f"ALTER TABLE {table} ADD COLUMN {column} {form}")
    connection.execute("UPDATE sessions SET id = 's' || lower(hex(randomblob(8))) WHERE id IS NULL")
    connection.execute("DROP INDEX IF EXISTS sessions_by_id")  # of an earlier version
    connection.execute("CREATE INDEX IF NOT EXISTS sessions_of_id ON sessions (id)")
    connection.execute("CREATE INDEX IF NOT EXISTS sessions_instead_of ON sessions (instead_of)")
    connection.execute("CREATE INDEX IF NOT EXISTS sessions_ending ON sessions (ends_ms)")


def kept(
    person: str, name: str, details: str, at_ms: int, *, known: bool
) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """Yield the statements that keep a player of the house, `known` or new.

    A person who was erased meanwhile is not kept.
    """
    if known:
        yield (
            f"INSERT INTO people SELECT person, name, '{SOURCE}', met_ms {WITHOUT_SESSION}",
            (person,),
        )
        yield "UPDATE people SET name = ? WHERE id = ? AND name IS NOT NULL", (name, person)
    else:
        yield "INSERT INTO people VALUES (?, ?, ?, ?)", (person, name, SOURCE, at_ms)
    query = (
        "INSERT OR REPLACE INTO players SELECT id, ? FROM people WHERE id = ? AND name IS NOT NULL"
    )
    yield query, (details, person)
