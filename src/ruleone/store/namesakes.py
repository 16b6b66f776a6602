"""Namesakes: several persons of one name.

The first has the name alone, each further one a number behind it, which stays as long as the name
does.
"""

import sqlite3
from typing import Final
from unicodedata import normalize

from ruleone.limits import NAME_MAX_CHARACTERS

TABLE: Final = """
CREATE TABLE IF NOT EXISTS namesakes (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE, number INTEGER NOT NULL,
    called TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS namesakes_called ON namesakes (called);
"""
FIRST: Final = 2
"""Number of the second person of a name."""

OF_PERSON: Final = "SELECT name, number FROM people LEFT JOIN namesakes ON person = id WHERE id = ?"
"""A person's own name, and the number behind it."""
BEARING: Final = (
    "SELECT id FROM people WHERE spelt(name) = :spelt"
    " UNION SELECT person FROM namesakes WHERE called = :spelt"
)
"""Persons with a name, with a number or without one, or called so with the number."""
GIVE: Final = "INSERT INTO namesakes SELECT id, ?, ? FROM people WHERE id = ? AND name IS NOT NULL"
TAKE_AWAY: Final = "DELETE FROM namesakes WHERE person = ?"


def tell_functions(connection: sqlite3.Connection) -> None:
    """Register both functions for queries, and for the index on names.

    A person who was erased has no name.
    """

    def spelt_or_none(name: str | None) -> str | None:
        return None if name is None else spelt(name)

    def called_or_none(name: str | None, number: int | None) -> str | None:
        return None if name is None else called(name, number)

    connection.create_function("spelt", 1, spelt_or_none, deterministic=True)
    connection.create_function("called", 2, called_or_none, deterministic=True)


def spelt(name: str) -> str:
    """Return one spelling for all names that read alike."""
    return normalize("NFKC", name).casefold()


def called(name: str, number: int | None) -> str:
    """Return the shown name for a name and number: "Li Wei (2)", no longer than names are."""
    if number is None:
        return name
    behind = f" ({number})"
    return name[: NAME_MAX_CHARACTERS - len(behind)] + behind
