"""The guard: allowed hosts and origins, and the security headers of every answer.

A page of another site must not be able to act as the person who visits it. A name that somebody
pointed at this machine must not be able to either; so only known host names are answered.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruleone.web.replies import words

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""Headers of every answer."""
OF_PAGES: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""Further headers of everything that a browser may show as a page.

A script and a style sheet are never shown, and with some thirty of them these headers would be as
long as much of the code.
"""
_NO_PAGE: Final = ("text/javascript", "text/css")
_HOST: Final = re.compile(r"(?:\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::[0-9]+)?")
SAFE_METHODS: Final = frozenset({"GET", "HEAD"})


def known_hosts(more: Iterable[str] = ()) -> frozenset[str]:
    """Return the names of this room beside bare IP addresses: the machine's own, and `more`."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, f"{own}.local", *(name.lower() for name in more)})


class Guard:
    """Refuses unknown hosts and foreign origins, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app: Final = app
        self._hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request, or refuse it before anything is read of it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        refusal: Response | None = None
        if not answers_to(host, self._hosts):
            refusal = words(headers, 421, "web-unknown-host")
        elif may_change(scope) and not same_origin(headers):
            refusal = words(headers, 403, "web-other-site")
        if refusal is None:
            await self._app(scope, receive, _with_headers(send))
        else:
            await refusal(scope, receive, _with_headers(send))


def may_change(scope: Scope) -> bool:
    """Whether the request could do more than read a page: a socket, or a method that changes."""
    return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS


def answers_to(host: str, hosts: frozenset[str]) -> bool:
    """Whether a Host header names this room: an IP address, or one of its names."""
    named = _HOST.fullmatch(host.lower())
    if named is None:
        return False
    try:
        # A bare IP address cannot be pointed here by somebody's DNS, so it needs no list.
        ipaddress.ip_address(named["address"] or named["name"])
    except ValueError:
        return named["name"] is not None and named["name"].rstrip(".") in hosts
    return True


def same_origin(headers: Headers) -> bool:
    """Whether the page that sent this came from here.

    Browsers always name the origin of a page when it opens a socket or posts. A program that is not
    a browser names none and has no visitor whose cookie it could borrow.
    """
    # Missing in older browsers and in programs; the Origin header below still covers the former.
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "").lower()


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            shown = not headers.get("content-type", "").startswith(_NO_PAGE)
            for name, value in {**HEADERS, **(OF_PAGES if shown else {})}.items():
                # A part with rules of its own, such as the help, has set its own policy.
                headers.setdefault(name, value)
        await send(message)

    return sending
