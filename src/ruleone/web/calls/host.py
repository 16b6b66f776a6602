"""Calls for the host's own tools, and the description of the calls for programs."""

import ipaddress
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from ruleone import limits
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import ANYBODY, Rate, call
from ruleone.web.calls.serving import Asked, Group

OPENAPI: Final = Rate(lambda: (limits.OPENAPI_PER_SECOND, limits.OPENAPI_AT_ONCE))


class TellingCalls(Group):
    """The description of the calls for programs."""

    @call("GET", "/api/openapi.json", may=ANYBODY, rate=OPENAPI, gives={"200": dict[str, Any]})
    async def openapi(self, asked: Asked) -> Response | Refusal:
        """Return this page, for the running version. No session is needed."""
        from ruleone.web.calls.openapi import written  # where nobody asks it is not made

        headers = {"cache-control": "no-store"}
        page = written(asked.request.app.state.groups)
        return Response(page, 200, headers, media_type="application/json")

    CALLS = (openapi,)


class HostCalls(Group):
    """The calls for the host's own tools."""

    @call("GET", "/healthz", may=ANYBODY, rate=None, gives={"200": str, "503": str})
    async def healthy(self, asked: Asked) -> Response:
        """Return whether the room takes commands."""
        if self.parts.shell.failure is not None:
            return PlainTextResponse("stopped\n", 503)
        return PlainTextResponse("ok\n")

    @call("GET", "/metrics", may=ANYBODY, rate=None, gives={"200": str, "404": str})
    async def measure(self, asked: Asked) -> Response:
        """Return measurements for Prometheus, for this machine alone."""
        if not _is_loopback(asked.address):
            raise HTTPException(404)
        measured = self.parts.metrics.text()
        return Response(measured, media_type="text/plain; version=0.0.4; charset=utf-8")

    CALLS = (healthy, measure)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
