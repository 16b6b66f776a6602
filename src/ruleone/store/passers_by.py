"""Visitors who never did anything, to be forgotten.

The journal does not name them, nor does the house keep anything of them. They have not been here
for a while. The journal stays as it is, so that it replays as before. Persons named by the journal
are looked up once in each of its entries, some at a time. They are noted beside the names, with the
entry that was reached. Where that entry is another one by now, the journal was restored or cut, and
all is read again.
"""

import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

ENTRIES_AT_ONCE: Final = 1_000
BYTES_AT_ONCE: Final = 4_000_000
"""Bytes of the journal read in one go, or one entry that is larger."""
_PERSON: Final = re.compile(rb"p[0-9a-f]{20}")
_NEXT: Final = (
    "SELECT seq, hash, CAST(coalesce(command, '') AS BLOB), payload, body FROM rows "
    "WHERE seq > ? ORDER BY seq LIMIT ?"
)
_IS_IDLE: Final = (
    "name IS NOT NULL AND created_ms < ?1 "
    "AND id NOT IN (SELECT person FROM named) AND id NOT IN (SELECT person FROM players) "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id "
    "AND coalesce(seen_ms, created_ms) >= ?1)"
)
_IDLE: Final = f"SELECT id FROM people WHERE id > ?2 AND {_IS_IDLE} ORDER BY id LIMIT ?3"
_THESE: Final = f"id IN (SELECT value FROM json_each(?2)) AND {_IS_IDLE}"
_SESSIONS: Final = "SELECT id FROM sessions WHERE person = ?"
_GIVEN: Final = "SELECT link FROM opened JOIN sessions USING (digest) WHERE person = ?"
json: Final = msgspec.json.Encoder().encode


class Reached(msgspec.Struct, frozen=True):
    """The last entry of the journal that was read, and its hash; 0 for none."""

    entry: int = 0
    hash: bytes = b""


class Idle(msgspec.Struct, frozen=True):
    """A visitor who never did anything and was not here for a while.

    It has the ids of the sessions and the grants of them.
    """

    person: str
    sessions: tuple[str, ...]
    given: tuple[str, ...]


def named_behind(journal: Path, place: Reached) -> tuple[set[str], Reached]:
    """Return the ids of persons in the next entries behind a place, and the place reached.

    The place is the same where there are no more. Entries are read one after another, and not kept.
    Sealed values name no person whom the entry does not name beside them. Raises OSError or
    sqlite3.Error where the file cannot be read.
    """
    address = f"{journal.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as reader:
        here = reader.execute("SELECT hash FROM rows WHERE seq = ?", (place.entry,)).fetchone()
        # The journal was restored or cut: names read from the old one may be wrong.
        if place.entry and (here is None or here[0] != place.hash):
            place = Reached()
        named: set[str] = set()
        size = 0
        for entry, seal, *texts in reader.execute(_NEXT, (place.entry, ENTRIES_AT_ONCE)):
            for text in texts:
                # Any text that looks like an id counts: a false find keeps a visitor, a missed one
                # would lose a person.
                named.update(one.decode() for one in _PERSON.findall(text))
            place = Reached(entry, seal)
            size += sum(map(len, texts))
            if size >= BYTES_AT_ONCE:
                break
    return named, place


class PassersBy:
    """The visitors in the file of persons.

    `look` queries the file, `write` makes one transaction of its statements.
    """

    def __init__(
        self,
        look: Callable[[str, Any], list[Any]],
        write: Callable[..., "Future[None]"],
    ) -> None:
        self._look: Final = look
        self._write: Final = write

    @property
    def reached(self) -> Reached:
        """Return the last entry of the journal that was read."""
        found = self._look("SELECT entry, hash FROM looked_through", ())
        return Reached(*found[0]) if found else Reached()

    def note(self, named: set[str], reached: Reached) -> "Future[None]":
        """Note that the journal names these persons, up to there."""
        those = "SELECT id FROM people WHERE id IN (SELECT value FROM json_each(?))"
        return self._write(
            (f"INSERT OR IGNORE INTO named {those}", (json(sorted(named)).decode(),)),
            (
                "INSERT OR REPLACE INTO looked_through VALUES (1, ?, ?)",
                (reached.entry, reached.hash),
            ),
        )

    def idle(self, last: str, before_ms: int, most: int) -> list[Idle]:
        """Return visitors who never did anything and were not here since then.

        They come some at a time by their ids: the first ones behind the `last`.
        """
        found = self._look(_IDLE, (before_ms, last, most))
        return [
            Idle(person, self._all(_SESSIONS, person), self._all(_GIVEN, person))
            for (person,) in found
        ]

    def _all(self, query: str, person: str) -> tuple[str, ...]:
        return tuple(one for (one,) in self._look(query, (person,)))

    def forget(self, persons: Sequence[str], before_ms: int) -> "Future[None]":
        """Erase these persons with their sessions.

        Those who have done something, or were here since then, by all that was written before,
        stay.
        """
        given = (before_ms, json(persons).decode())
        these = f"SELECT id FROM people WHERE {_THESE}"
        return self._write(
            (f"DELETE FROM sessions WHERE person IN ({these})", given),
            (f"DELETE FROM people WHERE {_THESE}", given),
        )
