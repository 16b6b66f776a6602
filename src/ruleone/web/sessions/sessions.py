"""Sessions of browsers: a random token in a cookie that no script can read.

A program brings the token that a director has made for it instead.
"""

import asyncio
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ruleone import limits
from ruleone.store.people import People
from ruleone.store.session_list import Session, id_under
from ruleone.web.clock import RoomClock
from ruleone.web.replies import words
from ruleone.web.sessions.lookers import Looker, Lookers
from ruleone.web.sessions.seen import Seen
from ruleone.words import SOURCE

_TOKEN: Final = re.compile(r"[0-9a-f]{64}")
Program = Callable[[str], Session | None]
"""Function for the session of the program with this secret; None for an invalid one."""

_KEPT_S: Final = 400 * 24 * 3600
"""Maximum time that browsers keep a cookie."""


class Sessions:
    """Session cookies, read and given.

    `cookie` is the cookie's name; `program` finds programs by the secrets of their tokens.
    """

    def __init__(self, people: People, clock: RoomClock, cookie: str, program: Program) -> None:
        self._program: Final = program
        self.list: Final = people.sessions
        self._clock: Final = clock
        self._cookie: Final = cookie
        self.seen: Final = Seen(people.sessions, clock)
        self._lookers: Final = Lookers(people, clock)
        # Weak, so that a lock goes with the last request that holds it.
        self._turns: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def token(self, connection: HTTPConnection) -> str | None:
        """Return the token of a browser, if it has the form of one."""
        token = connection.cookies.get(self._cookie, "")
        return token if _TOKEN.fullmatch(token) else None

    def of(self, connection: HTTPConnection) -> Session | None:
        """Return the session of a browser's or a program's token, None where it is not valid."""
        if (secret := brought(connection)) is not None:
            return self._program(secret)
        token = self.token(connection)
        return None if token is None else self.under(token)

    def under(self, token: str) -> Session | None:
        """Return the session of a browser's token, None for an invalid one."""
        session, now_ms = self.list.of(token), self._clock.now_ms()
        if session is None:
            return self.looking(token)
        if session.ends_ms is not None and session.ends_ms <= now_ms:
            return None
        # The newer token has come back, so the browser has it: the older one ends after a grace
        # time for requests under way.
        if session.instead_of is not None:
            self.list.brought(session.instead_of, now_ms, now_ms + limits.TOKEN_REPLACED_MS)
        self.seen.note(session.id)
        return session

    def left(self, session: Session) -> None:
        """Note that a connection of the session has closed."""
        if session.id:
            self.seen.note(session.id)

    def looking(self, token: str) -> Session | None:
        """Return the session of a browser that only looks.

        It is None where its token was not given out here.
        """
        person = self._lookers.person(token)
        if person is None:
            return None
        return Session(person, "", SOURCE, (), id_under(token), looks=True)

    def looker(
        self, connection: HTTPConnection, session: Session, token: str | None = None
    ) -> Looker | None:
        """Return the visitor who has only looked so far, None where the session has a person.

        The token was brought or has just been given out.
        """
        token = token or self.token(connection)
        if not session.looks or token is None:
            return None
        return Looker(self._lookers, session.person, token, connection)

    async def greet(self, request: Request, response: Response) -> Response:
        """Return the response, with a token for a browser that has none."""
        if request.method == "HEAD" or self.of(request) is not None or brought(request):
            return response
        token = self.fresh(request)
        if token is None:
            return words(request.headers, 429, "web-too-many-newcomers")
        self.give(token, request, response)
        return response

    def fresh(self, request: Request) -> str | None:
        """Return a token for a new browser, None where too many came from its address."""
        return self._lookers.token(request)

    def give(self, token: str, request: Request, response: Response) -> None:
        """Set the cookie with a token."""
        response.set_cookie(
            self._cookie,
            token,
            max_age=_KEPT_S,
            httponly=True,
            # Not strict: a link from a chat must bring the cookie along.
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def take_away(self, response: Response) -> None:
        """Remove the cookie."""
        response.delete_cookie(self._cookie, httponly=True, samesite="lax")

    def turn(self, token: str) -> asyncio.Lock:
        """Return the lock for opening a link with this token.

        Two pages of a browser may do so at once, and the second is to come with the token that the
        first gets.
        """
        return self._turns.setdefault(token, asyncio.Lock())

    async def grant(self, token: str, link: str) -> str:
        """Note durably that a session has opened a link, and return the token that has it.

        The token before never does, and ends after the new one is first used.
        """
        new, durable = self.list.give(token, link, self._clock.now_ms())
        await asyncio.wrap_future(durable)
        return new


def brought(connection: HTTPConnection) -> str | None:
    """Return the secret that a program sends with its request, if any."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


def cookie_name(data: Path) -> str:
    """Return the cookie's name for the room in this folder.

    Cookies do not distinguish ports, and two rooms on one machine must not take each other's
    visitors for strangers.
    """
    return f"ruleone-{sha256(str(data.resolve()).encode()).hexdigest()[:8]}"
