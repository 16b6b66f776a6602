"""Names that a reader takes for each other: by capitals, or by letters that look alike."""

import sqlite3
from typing import Final
from unicodedata import normalize

from disarm import CONFUSABLES_VERSION, normalize_confusables

_SHAPES: Final = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "m": "rn", "w": "vv"})
"""What looks alike within one script: the shape that stands for each."""
_READ: Final = str.maketrans(
    {
        "i": "l", "!": "l", "3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "7": "t", "8": "b",
        "m": "rn", "w": "vv",
    }
)  # fmt: skip
"""What is written for a letter, and what small letters are told apart by too little."""


def said(name: str | None) -> str | None:
    """The name in small letters, each as the common letter that it looks like (Unicode TS39)."""
    return None if name is None else _common(name).casefold()


def shape(name: str | None) -> str | None:
    """The name by the shapes of its letters, capitals and small ones apart."""
    return None if name is None else _common(name).translate(_SHAPES)


def outline(name: str) -> str:
    """The name as whoever does not look closely may read it: capitals as small letters, numerals
    and signs as letters. Names of two people may have one outline."""
    return _common(name).translate(_SHAPES).casefold().translate(_READ)


def _common(name: str) -> str:
    return normalize("NFKC", normalize_confusables(normalize("NFKC", name)))


def are_alike(one: str, other: str) -> bool:
    """Whether a reader may take one of these names for the other."""
    return said(one) == said(other) or shape(one) == shape(other)


def tell_functions(connection: sqlite3.Connection) -> None:
    """Let queries, and the indexes on names, use both."""
    connection.create_function("said", 1, said, deterministic=True)
    connection.create_function("shape", 1, shape, deterministic=True)


def index_names(connection: sqlite3.Connection) -> None:
    """Keep names findable by both. Other tables of look-alikes make other indexes."""
    version = "".join(sign if sign.isalnum() else "_" for sign in CONFUSABLES_VERSION)
    wanted = {f"people_{by}_{version}": by for by in ("said", "shape")}
    query = "SELECT name FROM sqlite_master WHERE type = 'index' AND name GLOB 'people_s[ah]*_*'"
    for (name,) in connection.execute(query).fetchall():
        if name not in wanted:
            connection.execute(f"DROP INDEX {name}")
    for name, by in wanted.items():
        connection.execute(f"CREATE INDEX IF NOT EXISTS {name} ON people ({by}(name))")
