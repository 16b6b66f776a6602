"""The one list of sessions: which browsers the room knows, whose each is, and what it was given.

A session is known by the digest of its token, and told by an id of its own, which opens nothing.
What it was given stands beside it by name: role links, and the links of players. Whatever else will
give a session something gives it by a name of its own, in the same list.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from hashlib import sha256
from typing import Any, Final

import msgspec

ERASED: Final = "—"
"""What stands for a name that was erased or never given."""

Statement = tuple[str, tuple[str | int | bytes, ...]]
_Look = Callable[[str, tuple[str | int | bytes, ...]], list[Any]]
_Write = Callable[..., "Future[None]"]

_NEW: Final = (
    "INSERT INTO sessions (digest, person, created_ms, id, browser, seen_ms) "
    "VALUES (?, ?, ?, ?, ?, ?)"
)
_GIVEN: Final = (
    "INSERT OR REPLACE INTO opened (digest, link, at_ms) "
    "SELECT digest, ?, ? FROM sessions WHERE digest = ?"
)
_WHO: Final = (
    "SELECT people.id, name, language, sessions.id FROM sessions "
    "JOIN people ON people.id = person WHERE digest = ?"
)
_HELD: Final = (
    "SELECT sessions.id, person, name, browser, seen_ms, link, opened.at_ms FROM opened "
    "JOIN sessions USING (digest) JOIN people ON people.id = person ORDER BY opened.rowid"
)
_OWN: Final = (
    "SELECT sessions.id, person, name, browser, seen_ms, link, opened.at_ms FROM sessions "
    "JOIN people ON people.id = person LEFT JOIN opened USING (digest) "
    "WHERE person = ? ORDER BY opened.rowid"
)


class Session(msgspec.Struct, frozen=True):
    """What a browser's token stands for: a person, and the links opened with it. A program's has no
    `id`. Of one that only `looks` nothing is kept: `name` is empty, and the person is none before
    the first act."""

    person: str
    name: str
    language: str
    links: tuple[str, ...]
    id: str = ""
    looks: bool = False


class Given(msgspec.Struct, frozen=True):
    """What a session was given, by its name, and when; None where that was not noted yet."""

    link: str
    at_ms: int | None


class Held(msgspec.Struct, frozen=True):
    """A session as it is told: whose it is, what kind of browser, when it was there last, as far as
    that was noted, and what it was given, in that order."""

    id: str
    person: str
    name: str
    browser: str
    seen_ms: int | None
    given: tuple[Given, ...]


class SessionList:
    """The sessions in the file of persons. `look` asks the file, `write` makes one transaction of
    what it is handed, after all that was handed in before."""

    def __init__(self, look: _Look, write: _Write, entropy: Callable[[int], bytes]) -> None:
        self._look: Final = look
        self._write: Final = write
        self._entropy: Final = entropy

    def of(self, token: str) -> Session | None:
        """Whose token it is, or None."""
        digest = _digest(token)
        found = self._look(_WHO, (digest,))
        if not found:
            return None
        opened = "SELECT link FROM opened WHERE digest = ? ORDER BY rowid"
        links = tuple(link for (link,) in self._look(opened, (digest,)))
        person, name, language, session = found[0]
        return Session(person, name or ERASED, language, links, session)

    def token(self) -> str:
        """A token that nobody has."""
        return self._entropy(32).hex()

    def opening(self, token: str, person: str, browser: str, at_ms: int) -> Statement:
        """What opens a session under this token."""
        return _NEW, (_digest(token), person, at_ms, id_under(token), browser, at_ms)

    def open(self, person: str, at_ms: int) -> str:
        """A further session of a person, by its token."""
        token = self.token()
        self._write(self.opening(token, person, "", at_ms)).result()
        return token

    def give(self, token: str, link: str, at_ms: int) -> "tuple[str, Future[None]]":
        """The session is given something, which is the last of its links now. It goes on under
        another token: the one it had opens nothing more once the future is done."""
        new = self.token()
        old, digest = _digest(token), _digest(new)
        return new, self._write(
            ("PRAGMA defer_foreign_keys = ON", ()),
            ("UPDATE sessions SET digest = ? WHERE digest = ?", (digest, old)),
            ("UPDATE opened SET digest = ? WHERE digest = ?", (digest, old)),
            (_GIVEN, (link, at_ms, digest)),
        )

    def saw(self, seen: Sequence[tuple[str, int]]) -> "Future[None]":
        """These sessions were there, each at this time."""
        query = "UPDATE sessions SET seen_ms = ? WHERE id = ?"
        return self._write(*((query, (at_ms, session)) for session, at_ms in seen))

    def end(self, sessions: Sequence[str]) -> "Future[None]":
        """These sessions are none any more; their tokens open nothing once the future is done."""
        return self._write(*(("DELETE FROM sessions WHERE id = ?", (one,)) for one in sessions))

    def held(self, person: str | None = None) -> list[Held]:
        """All sessions that were given something, or all of one person, the oldest first."""
        found = self._look(_HELD, ()) if person is None else self._look(_OWN, (person,))
        sessions: dict[str, Held] = {}
        for session, whose, name, browser, seen_ms, link, at_ms in found:
            given = () if link is None else (Given(link, at_ms),)
            known = sessions.get(session)
            sessions[session] = Held(
                session, whose, name or ERASED, browser, seen_ms,
                given if known is None else known.given + given,
            )  # fmt: skip
        return list(sessions.values())


def id_under(token: str) -> str:
    """The id of a session that begins under this token, and may go on under another one."""
    return f"s{sha256(b'session' + token.encode()).hexdigest()[:16]}"


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()
