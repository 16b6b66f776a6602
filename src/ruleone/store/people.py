"""Who the persons of the journal are: names that can be erased, and sessions by hashed token.

The journal knows persons by opaque ids alone; this file can forget a name without touching it.
"""

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Final
from unicodedata import normalize

import msgspec

from ruleone.store.journal import Damage, Damaged

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY, name TEXT, language TEXT NOT NULL, created_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (
    digest BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people, created_ms INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS sessions_of_person ON sessions (person);
CREATE INDEX IF NOT EXISTS people_of_name ON people (spelt(name));
CREATE TABLE IF NOT EXISTS opened (
    digest BLOB NOT NULL REFERENCES sessions ON DELETE CASCADE, link TEXT NOT NULL,
    PRIMARY KEY (digest, link));
"""
_NAMES_KEPT: Final = 10_000

ERASED: Final = "—"
"""What stands for a name that was erased or never given."""


class Session(msgspec.Struct, frozen=True):
    """What a browser's token stands for: a person, and the role links opened with it."""

    person: str
    name: str
    language: str
    links: tuple[str, ...]


class People:
    """Persons and sessions in the file at `path`, or in memory alone where there is none.

    `entropy` gives so many bytes of chance. Tokens are kept as SHA-256 only. Raises Damaged where
    the file is not one of ours.
    """

    def __init__(self, path: Path | None, entropy: Callable[[int], bytes]) -> None:
        self._entropy = entropy
        self._using = threading.RLock()
        self._names: dict[str, str] = {}
        self._file = sqlite3.connect(
            ":memory:" if path is None else path, isolation_level=None, check_same_thread=False
        )
        self._file.create_function("spelt", 1, _spelt, deterministic=True)
        try:
            for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                self._file.execute(f"PRAGMA {setting}")
            self._file.executescript(_TABLES)
        except sqlite3.DatabaseError as error:
            self._file.close()
            raise Damaged(Damage("people", {"file": str(path), "said": str(error)})) from error

    def newcomer(self, name: str, language: str, at_ms: int) -> tuple[str, str]:
        """A new person and his first session: his id, and the token for his browser alone."""
        person = f"p{self._entropy(10).hex()}"
        with self._using:
            self._file.execute(
                "INSERT INTO people (id, name, language, created_ms) VALUES (?, ?, ?, ?)",
                (person, name, language, at_ms),
            )
            return person, self.open_session(person, at_ms)

    def named_newcomer(self, names: Iterable[str], language: str, at_ms: int) -> tuple[str, str]:
        """A new person under the first of these names that nobody has; see `newcomer`. Raises
        ValueError where all of them are taken."""
        with self._using:
            free = next((name for name in names if not self._taken(name, "")), None)
            if free is None:
                raise ValueError("expected a name that nobody has, got none")
            return self.newcomer(free, language, at_ms)

    def open_session(self, person: str, at_ms: int) -> str:
        """A further session of a person, by its token."""
        token = self._entropy(32).hex()
        with self._using:
            self._file.execute(
                "INSERT INTO sessions (digest, person, created_ms) VALUES (?, ?, ?)",
                (_digest(token), person, at_ms),
            )
        return token

    def session(self, token: str) -> Session | None:
        """Whose token it is, or None."""
        digest = _digest(token)
        with self._using:
            found = self._file.execute(
                "SELECT id, name, language FROM sessions JOIN people ON id = person "
                "WHERE digest = ?",
                (digest,),
            ).fetchone()
            if found is None:
                return None
            query = "SELECT link FROM opened WHERE digest = ? ORDER BY rowid"
            links = tuple(link for (link,) in self._file.execute(query, (digest,)))
        person, name, language = found
        return Session(person, name or ERASED, language, links)

    def end_session(self, token: str) -> None:
        """The token is worth nothing from now on."""
        with self._using:
            self._file.execute("DELETE FROM sessions WHERE digest = ?", (_digest(token),))

    def grant(self, token: str, link: str) -> None:
        """Note that the session has opened a role link; LookupError where there is no session."""
        with self._using:
            if self.session(token) is None:
                raise LookupError("there is no session of this token")
            query = "INSERT OR IGNORE INTO opened (digest, link) VALUES (?, ?)"
            self._file.execute(query, (_digest(token), link))

    def name(self, person: str) -> str:
        """The person's name, or a dash where there is none (any more)."""
        known = self._names.get(person)
        if known is None:
            with self._using:
                query = "SELECT name FROM people WHERE id = ?"
                found = self._file.execute(query, (person,)).fetchone()
            known = (found[0] if found else None) or ERASED
            if len(self._names) >= _NAMES_KEPT:
                self._names.clear()
            self._names[person] = known
        return known

    def rename(self, person: str, name: str) -> bool:
        """Give the person another name; one who is not known stays unknown. False, and nothing
        changed, where somebody else has it, in capitals or not, in whatever form of its signs."""
        with self._using:
            if self._taken(name, person):
                return False
            self._file.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
            self._names.pop(person, None)
            return True

    def _taken(self, name: str, person: str) -> bool:
        query = "SELECT 1 FROM people WHERE spelt(name) = ? AND id != ? LIMIT 1"
        return self._file.execute(query, (_spelt(name), person)).fetchone() is not None

    def speak(self, person: str, language: str) -> None:
        """Note the language the person reads."""
        with self._using:
            self._file.execute("UPDATE people SET language = ? WHERE id = ?", (language, person))

    def erase(self, person: str) -> None:
        """Forget the person's name and end all his sessions; his id stays in the journal."""
        with self._using:
            self._file.execute("BEGIN IMMEDIATE")
            self._file.execute("UPDATE people SET name = NULL WHERE id = ?", (person,))
            self._file.execute("DELETE FROM sessions WHERE person = ?", (person,))
            self._file.execute("COMMIT")
            self._names.pop(person, None)

    def close(self) -> None:
        """Let go of the file."""
        with self._using:
            self._file.close()


def damage_of_people(path: Path) -> Iterator[Damage]:
    """What SQLite finds wrong in the file at `path`; nothing where there is none yet. The file is
    only read."""
    if not path.is_file():
        return
    address = f"{path.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as reading:
        reading.create_function("spelt", 1, _spelt, deterministic=True)
        try:
            found = [str(said) for (said,) in reading.execute("PRAGMA integrity_check")]
        except sqlite3.DatabaseError as error:
            found = [str(error)]
    for said in found:
        if said != "ok":
            yield Damage("people", {"file": path.name, "said": said})


def _spelt(name: str | None) -> str | None:
    """One spelling for all names that read alike."""
    return None if name is None else normalize("NFKC", name).casefold()


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()
