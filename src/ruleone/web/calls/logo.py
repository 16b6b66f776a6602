"""The house's logo over plain HTTP: everybody sees it, directors of the room choose it."""

import asyncio
from hashlib import sha256
from typing import Final

import msgspec
from starlette.responses import Response

from ruleone import limits
from ruleone.rulebook.citation import Refusal
from ruleone.store.logo import is_small
from ruleone.web.calls.call import ANYBODY, FORMS, Upload, call
from ruleone.web.calls.serving import DIRECTS, Asked, Group

TOO_LARGE: Final = Refusal("logo-large", "syntax", {"most": limits.LOGO_MAX_BYTES})
NOT_A_LOGO: Final = Refusal("logo-form", "illegal", {"most": limits.LOGO_SIDE_MAX})
PICTURE: Final = Upload(lambda: limits.LOGO_MAX_BYTES, TOO_LARGE)


class LogoView(msgspec.Struct, frozen=True, tag="logo"):
    """Whether the house has a logo now."""

    shown: bool


class LogoCalls(Group):
    """The calls below `/api/logo`, one picture at a time."""

    FILES_AT_ONCE = 1

    @call(
        "GET",
        "/api/logo",
        may=ANYBODY,
        rate=FORMS,
        gives={"200": bytes, "204": None, "304": None},
    )
    async def shown(self, asked: Asked) -> Response:
        """Return the house's logo, a PNG file; 204 where it has none. No session is needed."""
        picture = await asyncio.to_thread(self.parts.logo.picture)
        if picture is None:
            return Response(status_code=204)
        headers = {"cache-control": "no-cache", "etag": f'"{sha256(picture).hexdigest()}"'}
        if asked.request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        return Response(picture, headers=headers, media_type="image/png")

    @call("POST", "/api/logo", may=DIRECTS, upload=PICTURE, refuses={409: (NOT_A_LOGO.code,)})
    async def hang(self, asked: Asked, body: bytes) -> LogoView | Refusal:
        """Show the PNG file in the body as the house's logo on big screens, for a director."""
        if not is_small(body):
            return NOT_A_LOGO
        await asyncio.wrap_future(self.parts.logo.hang(body))
        return LogoView(shown=True)

    @call("POST", "/api/logo/take-down", may=DIRECTS)
    async def take_down(self, asked: Asked) -> LogoView:
        """Show no logo any more, for a director."""
        await asyncio.wrap_future(self.parts.logo.take_down())
        return LogoView(shown=False)

    CALLS = (shown, hang, take_down)
