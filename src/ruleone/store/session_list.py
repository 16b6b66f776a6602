"""The list of sessions: the browsers the room knows, their persons, and their grants.

A session is known by the digest of its token, and shown by an id of its own, which opens nothing.
Its grants are beside it by name: staff links, and the links of players. Any further grant uses a
name of its own, in the same list.

With a grant a session gets another token. The browser may never receive that one, so the old token
stays valid, without the grant, until the other has been used. So a session may have several tokens,
a row for each.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from hashlib import sha256
from typing import Any, Final

import msgspec

from ruleone.limits import TOKENS_PROMISED_MAX

ERASED: Final = "—"
"""Stand-in for a name that was erased or never given."""

Statement = tuple[str, tuple[str | int | bytes, ...]]
_Look = Callable[[str, tuple[str | int | bytes, ...]], list[Any]]
_Write = Callable[..., "Future[None]"]

_NEW: Final = (
    "INSERT INTO sessions (digest, person, created_ms, id, browser, seen_ms) "
    "VALUES (?, ?, ?, ?, ?, ?)"
)
_ANOTHER: Final = (
    "INSERT INTO sessions (digest, person, created_ms, id, browser, seen_ms, instead_of) "
    "SELECT ?, person, created_ms, id, browser, seen_ms, digest FROM sessions WHERE digest = ?"
)
_ANOTHER_HAS: Final = (
    "INSERT INTO opened (digest, link, at_ms) "
    "SELECT ?, link, at_ms FROM opened WHERE digest = ? AND link != ? ORDER BY rowid"
)
_GIVEN: Final = (
    "INSERT INTO opened (digest, link, at_ms) SELECT digest, ?, ? FROM sessions WHERE digest = ?"
)
_TOO_MANY: Final = (
    "DELETE FROM sessions WHERE digest IN "
    "(SELECT digest FROM sessions WHERE instead_of = ? ORDER BY rowid DESC LIMIT -1 OFFSET ?)"
)
_PROMISED: Final = "SELECT link FROM opened JOIN sessions USING (digest) WHERE instead_of = ?"
_NAMED: Final = (
    "JOIN people ON people.id = sessions.person LEFT JOIN namesakes ON namesakes.person = people.id"
)
_WHO: Final = (
    "SELECT people.id, called(name, number), language, sessions.id, instead_of, ends_ms "
    f"FROM sessions {_NAMED} WHERE digest = ?"
)
_HELD: Final = (
    "SELECT sessions.id, people.id, called(name, number), browser, seen_ms, link, opened.at_ms "
    f"FROM opened JOIN sessions USING (digest) {_NAMED} ORDER BY opened.rowid"
)
_OWN: Final = (
    "SELECT sessions.id, people.id, called(name, number), browser, seen_ms, link, opened.at_ms "
    f"FROM sessions {_NAMED} LEFT JOIN opened USING (digest) "
    "WHERE sessions.person = ? ORDER BY opened.rowid"
)
_THESE: Final = _OWN.replace("sessions.person = ?", "sessions.id = ?")


class Session(msgspec.Struct, frozen=True):
    """The session behind a browser's token: a person, and the links opened with it.

    A program's has no `id`. A session that only `looks` is not kept: `name` is empty, and the
    person does not exist before the first act. `instead_of` is the digest of the token that this
    one replaces, where no replacing one has been used. `ends_ms` is when the used token becomes
    invalid, if ever.
    """

    person: str
    name: str
    language: str
    links: tuple[str, ...]
    id: str = ""
    looks: bool = False
    instead_of: bytes | None = None
    ends_ms: int | None = None


class Given(msgspec.Struct, frozen=True):
    """A grant of a session, by its name, with its time; None where that was not noted."""

    link: str
    at_ms: int | None


class Held(msgspec.Struct, frozen=True):
    """A session as shown, with its grants in order.

    Its person, the kind of browser, and its last visit, as far as noted.
    """

    id: str
    person: str
    name: str
    browser: str
    seen_ms: int | None
    given: tuple[Given, ...]


class SessionList:
    """The sessions in the file of persons.

    `look` queries the file, `write` makes one transaction of its statements, after all earlier
    ones.
    """

    def __init__(self, look: _Look, write: _Write, entropy: Callable[[int], bytes]) -> None:
        self._look: Final = look
        self._write: Final = write
        self._entropy: Final = entropy

    def of(self, token: str) -> Session | None:
        """Return the session of a token, if any."""
        digest = _digest(token)
        found = self._look(_WHO, (digest,))
        if not found:
            return None
        opened = "SELECT link FROM opened WHERE digest = ? ORDER BY rowid"
        links = tuple(link for (link,) in self._look(opened, (digest,)))
        person, name, language, session, instead_of, ends_ms = found[0]
        return Session(
            person, name or ERASED, language, links, session,
            instead_of=instead_of, ends_ms=ends_ms,
        )  # fmt: skip

    def token(self) -> str:
        """Return a token that nobody has."""
        return self._entropy(32).hex()

    def opening(self, token: str, person: str, browser: str, at_ms: int) -> Statement:
        """Return the statement that opens a session under this token."""
        return _NEW, (_digest(token), person, at_ms, id_under(token), browser, at_ms)

    def give(self, token: str, link: str, at_ms: int) -> "tuple[str, Future[None]]":
        """Give the session a link, the last of its links now, under another token.

        The new token counts once the future is done. The old one stays without the link, until the
        other is `brought`.
        """
        new = self.token()
        old, digest = _digest(token), _digest(new)
        return new, self._write(
            (_ANOTHER, (digest, old)),
            (_ANOTHER_HAS, (digest, old, link)),
            (_GIVEN, (link, at_ms, digest)),
            (_TOO_MANY, (old, TOKENS_PROMISED_MAX)),
        )

    def promised(self, token: str) -> tuple[str, ...]:
        """Return the links given under tokens that replace this one, none of them used yet."""
        return tuple(link for (link,) in self._look(_PROMISED, (_digest(token),)))

    def brought(self, instead_of: bytes, now_ms: int, ends_ms: int) -> "Future[None]":
        """Note the use of a token that replaces the one of this digest, which ends then."""
        return self._write(
            ("DELETE FROM sessions WHERE ends_ms <= ?", (now_ms,)),
            (
                "UPDATE sessions SET ends_ms = ? WHERE digest = ? AND ends_ms IS NULL",
                (ends_ms, instead_of),
            ),
            ("UPDATE sessions SET instead_of = NULL WHERE instead_of = ?", (instead_of,)),
        )

    def saw(self, seen: Sequence[tuple[str, int]]) -> "Future[None]":
        """Note the visits of these sessions, each at this time."""
        query = "UPDATE sessions SET seen_ms = ? WHERE id = ?"
        return self._write(*((query, (at_ms, session)) for session, at_ms in seen))

    def end(self, sessions: Sequence[str]) -> "Future[None]":
        """End these sessions; their tokens open nothing once the future is done."""
        return self._write(*(("DELETE FROM sessions WHERE id = ?", (one,)) for one in sessions))

    def held(self, person: str | None = None) -> list[Held]:
        """Return all sessions with a grant, or all of one person, the oldest first."""
        found = self._look(_HELD, ()) if person is None else self._look(_OWN, (person,))
        return self._held(found)

    def with_ids(self, sessions: Sequence[str]) -> list[Held]:
        """Return those of these sessions that there are, with or without a grant."""
        return self._held([row for one in sessions for row in self._look(_THESE, (one,))])

    def _held(self, found: list[Any]) -> list[Held]:
        sessions: dict[str, Held] = {}
        for session, whose, name, browser, seen_ms, link, at_ms in found:
            known = sessions.get(session)
            given = () if known is None else known.given
            if link is not None and link not in (one.link for one in given):
                given += (Given(link, at_ms),)
            sessions[session] = Held(session, whose, name or ERASED, browser, seen_ms, given)
        return list(sessions.values())


def id_under(token: str) -> str:
    """Return the id of a session that begins under this token, and may continue under another."""
    return f"s{sha256(b'session' + token.encode()).hexdigest()[:16]}"


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()
