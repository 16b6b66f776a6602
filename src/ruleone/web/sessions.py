"""Whose browser this is: a random token in a cookie that no script can read. A program brings the
token that a director has made for it instead."""

import asyncio
import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ruleone import limits
from ruleone.store.people import People, Session
from ruleone.web.clock import RoomClock
from ruleone.web.newcomers import friendly_names, language_of
from ruleone.web.rate import Buckets
from ruleone.web.replies import words

_TOKEN: Final = re.compile(r"[0-9a-f]{64}")
Program = Callable[[str], Session | None]
"""The session of the program whose token has this secret; None for one that is worth nothing."""

_KEPT_S: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""


class Sessions:
    """Reads and gives session cookies. `cookie` is the cookie's name; `program` knows the programs
    by the secrets of their tokens."""

    def __init__(self, people: People, clock: RoomClock, cookie: str, program: Program) -> None:
        self._program: Final = program
        self._people: Final = people
        self._clock: Final = clock
        self._cookie: Final = cookie
        self._newcomers: Final = Buckets(
            limits.NEWCOMERS_PER_SECOND, limits.NEWCOMERS_AT_ONCE, limits.BUCKETS_MAX
        )

    def token(self, connection: HTTPConnection) -> str | None:
        """The token a browser brought, if it has the form of one."""
        token = connection.cookies.get(self._cookie, "")
        return token if _TOKEN.fullmatch(token) else None

    def of(self, connection: HTTPConnection) -> Session | None:
        """The session of a browser's token, or of the token that a program brings; None where
        there is none that counts."""
        if (secret := brought(connection)) is not None:
            return self._program(secret)
        token = self.token(connection)
        return None if token is None else self._people.session(token)

    def behind(self, token: str) -> Session:
        """The session of a token that was given out here just now."""
        session = self._people.session(token)
        assert session is not None, "the token was stored a moment ago"
        return session

    async def greet(self, request: Request, response: Response) -> Response:
        """The response, and with it a name and a session for a browser that has none."""
        if request.method == "HEAD" or self.of(request) is not None or brought(request):
            return response
        token = await self.newcomer(request)
        if token is None:
            return words(request.headers, 429, "web-too-many-newcomers")
        self.give(token, request, response)
        return response

    async def newcomer(self, request: Request) -> str | None:
        """The token of a new person, or None where too many came from that address."""
        address = request.client.host if request.client else ""
        if not self._newcomers.take(address):
            return None
        language = language_of(request.headers.get("accept-language", ""))
        names = friendly_names(language, secrets.randbelow)
        now_ms = self._clock.now_ms()
        _, token = await asyncio.to_thread(self._people.named_newcomer, names, language, now_ms)
        return token

    def give(self, token: str, request: Request, response: Response) -> None:
        """Put a token into the browser's keeping."""
        response.set_cookie(
            self._cookie,
            token,
            max_age=_KEPT_S,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    async def grant(self, token: str, link: str) -> None:
        """Note durably that a session has opened a role link."""
        await asyncio.to_thread(self._people.grant, token, link)


def brought(connection: HTTPConnection) -> str | None:
    """The secret that a program brings with its request; None for one who brings none."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


def cookie_name(data: Path) -> str:
    """A cookie's name for the room in this folder: cookies do not tell ports apart, and two rooms
    on one machine must not take each other's visitors for strangers."""
    return f"ruleone-{sha256(str(data.resolve()).encode()).hexdigest()[:8]}"
