"""The room over plain HTTP, for programs: the same asks, answers and views as on the socket."""

import asyncio
import ipaddress
import secrets
from collections.abc import Callable
from typing import Final
from urllib.parse import quote

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.commands import Ask
from ruleone.room.given import topics_of
from ruleone.room.granting import has_opened
from ruleone.room.link_views import LinkView
from ruleone.room.roles import LIVE, Caller
from ruleone.room.views import Answer
from ruleone.rulebook.citation import Refusal
from ruleone.store.session_list import Session
from ruleone.web.calls.table import COMMANDS
from ruleone.web.metrics import Metrics
from ruleone.web.pages import Pages
from ruleone.web.rate import Buckets, LetGo
from ruleone.web.reading import Unread, read_body, read_command, syntax
from ruleone.web.replies import answered, refused, reply, words
from ruleone.web.sessions.lookers import TOO_MANY
from ruleone.web.sessions.sessions import Sessions, brought
from ruleone.web.shell.shell import FAULT, ROOM_STOPPED, Shell

NO_SESSION: Final = Refusal(code="no-session", kind="illegal")
NO_TOKEN: Final = Refusal(code="no-token", kind="illegal")
TOO_FAST: Final = Refusal(code="too-fast", kind="illegal")
_AGAIN: Final = "again"
"""Marks the address of a link that is asked for once more, with the token given meanwhile."""
_COOKIE: Final = "cookie"
"""The same for a browser that had no session, and brings its first cookie."""


class Api:
    """The endpoints below `/api`, the role links, and what the host's own tools look at."""

    def __init__(
        self, shell: Shell, sessions: Sessions, metrics: Metrics, pages: Pages, let_go: LetGo
    ) -> None:
        self._pages: Final = pages
        self._let_go: Final = let_go
        self._shell: Final = shell
        self._sessions: Final = sessions
        self._metrics: Final = metrics
        self._buckets: Final = Buckets(
            limits.ASKS_PER_SECOND, limits.ASKS_AT_ONCE, limits.BUCKETS_MAX
        )
        self._readers: Final = Buckets(
            limits.OPENAPI_PER_SECOND, limits.OPENAPI_AT_ONCE, limits.BUCKETS_MAX
        )

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/do", self.do, methods=["POST"]),
            Route("/api/do/{command}", self.do_one, methods=["POST"]),
            Route("/api/view", self.view, methods=["GET"]),
            Route("/api/view/{topic:path}", self.view, methods=["GET"]),
            Route("/api/openapi.json", self.openapi, methods=["GET"]),
            Route("/link/{token}", self.link, methods=["GET"]),
            Route("/healthz", self.healthy, methods=["GET"]),
            Route("/metrics", self.measure, methods=["GET"]),
        ]

    async def me(self, request: Request) -> Response:
        """Who the caller is; a browser without a session gets one."""
        session, token = self._sessions.of(request), None
        if session is None and brought(request) is not None:
            return refused(nobody(request))
        if session is None:
            token = self._sessions.fresh(request)
            session = None if token is None else self._sessions.looking(token)
        if session is None:
            return refused(TOO_FAST)
        response = reply(self._shell.welcome(caller_of(session)))
        if token is not None:
            self._sessions.give(token, request, response)
        return response

    async def do(self, request: Request) -> Response:
        """One ask, one answer. The answer is durable when it comes."""
        return await self._ask(request, read_body)

    async def do_one(self, request: Request) -> Response:
        """The same of a command by the name of its type, its fields in the body."""
        kind = request.path_params["command"]
        label = request.headers.get("idempotency-key")
        if label is None:
            label = secrets.token_hex(16)
        if kind not in COMMANDS:
            came = kind[: limits.TOPIC_MAX_CHARACTERS]
            unknown = syntax("frame-not-understood", at="$", expected="known-type", came=came)
            return refused(unknown, 404)
        return await self._ask(request, lambda raw: read_command(kind, label, raw))

    async def _ask(self, request: Request, read: Callable[[bytes], Ask | Unread]) -> Response:
        session = self._sessions.of(request)
        if session is None:
            return refused(nobody(request))
        if (too_fast := self._too_fast(session.person)) is not None:
            return too_fast
        address = request.client.host if request.client else ""
        raw = await body_of(request)
        asked = raw if isinstance(raw, Unread) else read(raw)
        if isinstance(asked, Unread):
            self._metrics.unread(asked.refusal.code)
            return answered(Answer(asked.id, asked.refusal))
        looker = self._sessions.looker(request, session)
        return answered(await self._shell.ask_once(asked, caller_of(session, address), looker))

    def _too_fast(self, person: str) -> Response | None:
        """The answer to one who asks too fast, or was let go for it."""
        left_s = self._let_go.left_s(person)
        if not left_s and self._buckets.take(person):
            return None
        if not left_s and self._buckets.over(person) > limits.ASKS_OVER_MAX:
            self._let_go.add(person)
            left_s = limits.LET_GO_S
        self._metrics.unread(TOO_FAST.code)
        return refused(TOO_FAST, retry_s=left_s)

    async def view(self, request: Request) -> Response:
        """A topic as the caller sees it now; it is told in the path or in the query."""
        session = self._sessions.of(request)
        if session is None:
            return refused(nobody(request))
        if (too_fast := self._too_fast(session.person)) is not None:
            return too_fast
        topic = request.path_params.get("topic") or request.query_params.get("topic", "")
        if not 1 <= len(topic) <= limits.TOPIC_MAX_CHARACTERS:
            expected = f"1-{limits.TOPIC_MAX_CHARACTERS}"
            return refused(syntax("text-too-long", at="topic", expected=expected, came=len(topic)))
        view = await self._shell.see(topic, caller_of(session))
        if isinstance(view, Refusal):
            return refused(view, None if view in (FAULT, ROOM_STOPPED) else 404)
        return reply(view)

    async def openapi(self, request: Request) -> Response:
        """What can be asked here, as OpenAPI; nobody need say who he is to read it."""
        if not self._readers.take(request.client.host if request.client else ""):
            return refused(TOO_FAST)
        from ruleone.web.calls.openapi import written  # where nobody asks it is not made

        headers = {"cache-control": "no-store"}
        return Response(written(), 200, headers, media_type="application/json")

    async def link(self, request: Request) -> Response:
        """Open a role link: the session has the role from now on, under another token. Where it
        has it already nothing is written. A browser without a session gets one first and comes
        back with it: what only looks at an address, as a chat does, opens nothing."""
        if request.method == "HEAD" or _looks_ahead(request):
            return Response(status_code=204 if request.method == "HEAD" else 503)
        token = self._sessions.token(request)
        if token is None or self._sessions.under(token) is None:
            return self._with_a_session(request)
        async with self._sessions.turn(token):
            return await self._opened(request, token)

    def _with_a_session(self, request: Request) -> Response:
        """Give the browser a session and ask it to come once more; one that came so already does
        not keep it, and is told."""
        fresh = self._sessions.fresh(request)
        if fresh is None:
            return words(request.headers, 429, "web-too-many-newcomers")
        if _COOKIE in request.query_params:
            response = words(request.headers, 400, "web-no-cookies")
        else:
            response = _once_more(request, _COOKIE)
        self._sessions.give(fresh, request, response)
        return response

    async def _opened(self, request: Request, token: str) -> Response:
        """Open the link for the session of this token. A browser that was given another token
        meanwhile is asked once to come with that one; one that never saw the answer gets what the
        lost token had once more, as soon as it opens the same link."""
        session = self._sessions.under(token)
        if session is None:
            return words(request.headers, 401, "refusal-no-session")
        promised = self._sessions.list.promised(token)
        if (promised or session.ends_ms) and _AGAIN not in request.query_params:
            return _once_more(request, _AGAIN)
        looker = self._sessions.looker(request, session, token)
        caller = caller_of(session)
        has = msgspec.structs.replace(caller, links=(*promised, *caller.links))
        opened = await self._shell.open_link(request.path_params["token"], has, looker)
        if isinstance(opened, Refusal):
            return self._shut(request, opened)
        response = _to(_place_of(opened))
        if not has_opened(caller, opened):
            self._sessions.give(await self._sessions.grant(token, opened.link), request, response)
            self._shell.changed(*topics_of("links", opened.event))
        return response

    def _shut(self, request: Request, refusal: Refusal) -> Response:
        """What a link that opens nothing is answered with."""
        if refusal == TOO_MANY:
            return words(request.headers, 429, "web-too-many-newcomers")
        told = words(request.headers, 404, f"refusal-{refusal.code}", **refusal.parameters)
        return self._pages.shut(request) or told

    async def healthy(self, _: Request) -> Response:
        """Whether the room takes commands."""
        if self._shell.failure is not None:
            return PlainTextResponse("stopped\n", 503)
        return PlainTextResponse("ok\n")

    async def measure(self, request: Request) -> Response:
        """The room's metrics, for programs on this machine alone."""
        address = request.client.host if request.client else ""
        if not _is_loopback(address):
            raise HTTPException(404)
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def nobody(request: Request) -> Refusal:
    """The refusal of one whom the room does not know: he may have brought a token in vain."""
    return NO_SESSION if brought(request) is None else NO_TOKEN


def caller_of(session: Session, address: str = "") -> Caller:
    """The caller behind a request: a connection of its own for every person."""
    return Caller(session.person, f"http-{session.person}", session.links, address)


async def body_of(request: Request) -> bytes | Unread:
    """The body, no more of it than a frame may have."""
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != "application/json":
        return Unread("", syntax("frame-not-json", expected="application/json", came=media_type))
    body = bytearray()
    try:
        async with asyncio.timeout(limits.BODY_MAX_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limits.FRAME_MAX_BYTES:
                    expected, came = limits.FRAME_MAX_BYTES, len(body)
                    return Unread("", syntax("frame-too-large", expected=expected, came=came))
    except (ClientDisconnect, TimeoutError):
        return Unread("", syntax("frame-not-json", expected="a whole body", came="a part of it"))
    return bytes(body)


def _looks_ahead(request: Request) -> bool:
    """Whether a browser only fetches ahead of somebody who may come."""
    said = request.headers.get("sec-purpose", "") + request.headers.get("purpose", "")
    return "prefetch" in said


def _to(address: str) -> Response:
    """Where the browser goes from here."""
    return RedirectResponse(address, 303, {"cache-control": "no-store"})


def _once_more(request: Request, mark: str) -> Response:
    """Send the browser to the address of the link once more, marked so that there is no loop."""
    return _to(f"/link/{quote(request.path_params['token'], safe='')}?{mark}")


def _place_of(link: LinkView) -> str:
    """Where a role is used."""
    event = None if link.event is None else quote(link.event, safe="")
    if link.role in ("director", "floor"):
        return "/director" if event is None else f"/director/{event}"
    if event is None:
        return "/results" if link.role == "cashier" else "/"
    if event.startswith(LIVE):
        return f"/live/{event}" if link.role == "dealer" else f"/live/{event}/board"
    if link.role == "screen":
        return f"/clock/{event}"
    return f"/event/{event}" if link.table is None else f"/table/{event}/{link.table}"


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
