"""Names that a reader may confuse: by capitals, or by letters that look alike."""

import sqlite3
from typing import Final
from unicodedata import normalize

from disarm import CONFUSABLES_VERSION, normalize_confusables

_SHAPES: Final = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "m": "rn", "w": "vv"})
"""Shapes for letters that look alike within one script."""
_READ: Final = str.maketrans(
    {
        "i": "l", "!": "l", "3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "7": "t", "8": "b",
        "m": "rn", "w": "vv",
    }
)  # fmt: skip
"""Substitutes for a letter, and small letters that are too similar."""


def said(name: str | None) -> str | None:
    """Return the name in small letters, each as the common letter it looks like.

    See Unicode TS39.
    """
    return None if name is None else _common(name).casefold()


def shape(name: str | None) -> str | None:
    """Return the name by the shapes of its letters, capitals and small ones apart."""
    return None if name is None else _common(name).translate(_SHAPES)


def outline(name: str) -> str:
    """Return the name as a careless reader may read it.

    Capitals are small letters, numerals and signs are letters. Names of two people may have one
    outline.
    """
    return _common(name).translate(_SHAPES).casefold().translate(_READ)


def _common(name: str) -> str:
    return normalize("NFKC", normalize_confusables(normalize("NFKC", name)))


def are_alike(one: str, other: str) -> bool:
    """Whether a reader may confuse the two names."""
    return said(one) == said(other) or shape(one) == shape(other)


def tell_functions(connection: sqlite3.Connection) -> None:
    """Register both functions for queries, and for the indexes on names."""
    connection.create_function("said", 1, said, deterministic=True)
    connection.create_function("shape", 1, shape, deterministic=True)


def index_names(connection: sqlite3.Connection) -> None:
    """Index names by both functions; other tables of look-alikes make other indexes."""
    version = "".join(sign if sign.isalnum() else "_" for sign in CONFUSABLES_VERSION)
    wanted = {f"people_{by}_{version}": by for by in ("said", "shape")}
    query = "SELECT name FROM sqlite_master WHERE type = 'index' AND name GLOB 'people_s[ah]*_*'"
    for (name,) in connection.execute(query).fetchall():
        if name not in wanted:
            connection.execute(f"DROP INDEX {name}")
    for name, by in wanted.items():
        connection.execute(f"CREATE INDEX IF NOT EXISTS {name} ON people ({by}(name))")
