"""Heads of a journal: one hash for its whole contents at a moment, to be noted elsewhere.

The head at entry N is `N-H`. H is SHA-256 (hex) over the newest row of each stream among the first
N entries, in the order of the streams' names. Each row goes in as name, version and hash, in one
msgpack list. Each hash chains all rows of its stream, so that a journal which has that head still
has these N entries as they were written. One whose tail was cut has fewer, one that was rewritten
has another hash.
"""

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from ruleone.store.journal import Damage, Damaged, JournalHead

_FORM: Final = re.compile(r"(0|[1-9][0-9]{0,17})-([0-9a-f]{64})")
_NEWEST: Final = (
    "SELECT name, version, hash FROM streams JOIN rows ON rows.stream = streams.id AND version ="
    " (SELECT max(version) FROM rows WHERE rows.stream = streams.id) ORDER BY name"
)
_EARLIER: Final = (
    "SELECT name, max(version), hash FROM rows JOIN streams ON streams.id = stream"
    " WHERE seq <= ? GROUP BY stream ORDER BY name"
)
_encode: Final = msgspec.msgpack.Encoder().encode


def read_head(text: str) -> JournalHead | None:
    """Return the head in a noted text, None where it is not one."""
    found = _FORM.fullmatch(text.strip())
    return None if found is None else JournalHead(int(found[1]), found[2])


def head_of(journal: Path, entries: int | None = None) -> JournalHead:
    """Return the head of the journal in a file, or the one that it had at `entries` entries.

    The file is only read, also while a room writes to it. Raises Damaged where it cannot be.
    """
    address = f"{journal.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as file:
            file.execute("BEGIN")
            (newest,) = file.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()
            last = newest if entries is None else min(entries, newest)
            heads = file.execute(_NEWEST) if last == newest else file.execute(_EARLIER, (last,))
            digest = digest_of(heads)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise Damaged(Damage("unreadable", {"said": str(error)})) from error
    return JournalHead(last, digest)


def digest_of(heads: Iterable[tuple[str, int, bytes]]) -> str:
    """Return the hash over the newest row of each stream.

    It covers name, version and hash, in the order of the names.
    """
    digest = sha256()
    for name, version, one in heads:
        digest.update(_encode([name, version, one]))
    return digest.hexdigest()


def against(journal: Path, noted: JournalHead) -> Damage | None:
    """Return the damage of a journal that no longer has this noted head, if so."""
    now = head_of(journal, noted.entries)
    if now.entries < noted.entries:
        return Damage("tail-cut", {"entries": now.entries, "expected": noted.entries})
    return None if now == noted else Damage("head-other", {"entries": noted.entries})
