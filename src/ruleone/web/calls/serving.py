"""Serving of calls by their declarations: caller, rate, bounded body, permission, answer."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, ClassVar, Final, TypeVar, cast

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ruleone import limits
from ruleone.room.core.roles import DIRECTOR, Caller, needs_role
from ruleone.room.room import Room
from ruleone.rulebook.citation import Refusal
from ruleone.store.session_list import Session
from ruleone.web.calls.call import Call, File, May, Rate
from ruleone.web.calls.query import Query
from ruleone.web.parts import Parts
from ruleone.web.rate import TOO_FAST, Buckets
from ruleone.web.reading import Unread, decoded, syntax
from ruleone.web.replies import refused, reply
from ruleone.web.sessions.sessions import brought
from ruleone.web.shell.shell import FAULT

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")

T = TypeVar("T")

NO_SESSION: Final = Refusal(code="no-session", kind="illegal")
NO_TOKEN: Final = Refusal(code="no-token", kind="illegal")


class Asked:
    """One request for a call, as far as it was read."""

    def __init__(self, parts: Parts, request: Request) -> None:
        self.parts: Final = parts
        self.request: Final = request
        self.body: Any = None
        self._session: Session | None = None
        self._values: Final[dict[str, Any]] = {}

    @property
    def room(self) -> Room:
        """The room of the request."""
        return self.parts.shell.room

    @property
    def session(self) -> Session:
        """The session of the caller."""
        assert self._session is not None, "the call is for who is known"
        return self._session

    @property
    def caller(self) -> Caller:
        """The caller: the person of the browser, or who of the staff is signed in there."""
        return self.room.acting(caller_of(self.session, self.address))

    @property
    def address(self) -> str:
        """The address that the request comes from."""
        return self.request.client.host if self.request.client else ""

    def part(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    def __getitem__(self, query: Query[T]) -> T:
        """Return the value of a parameter of the query that the call has declared."""
        return cast("T", self._values[query.name])

    def know(self, may: May) -> Refusal | None:
        """Identify the caller, where the call requires it."""
        if may.known:
            self._session = self.parts.sessions.of(self.request)
            if self._session is None:
                return nobody(self.request)
        return None

    def read_queries(self, queries: Iterable[Query[Any]]) -> Refusal | None:
        """Read these parameters; the first invalid one is refused."""
        for query in queries:
            came = self.request.query_params.get(query.name)
            value = query.usual if came is None else query.read(came)
            if isinstance(value, Refusal):
                return value
            self._values[query.name] = value
        return None


class Group:
    """The calls of one subject, and their common state while the room is open.

    `turns` is the queue for work beside the loop, one after the other, and `files` the limit on
    bodies held at a time.
    """

    CALLS: ClassVar[tuple[Call, ...]] = ()
    FILES_AT_ONCE: ClassVar[int] = limits.REPLAY_UPLOADS_AT_ONCE

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        self.turns: Final = asyncio.Semaphore(1)
        self.files: Final = asyncio.Semaphore(self.FILES_AT_ONCE)

    async def beside(self, work: Callable[[], T]) -> T | Refusal:
        """Do the work in a thread, in its turn."""
        return await beside(self.turns, work)


def routes(parts: Parts, groups: Iterable[type[Group]]) -> list[Route]:
    """Return the routes of these groups: those of one address before those for many."""
    found = [route for kind in groups for route in _routes(parts, kind)]
    return sorted(found, key=lambda route: route.path.count("{"))


def _routes(parts: Parts, kind: type[Group]) -> list[Route]:
    group = kind(parts)
    rates = {one.rate for one in kind.CALLS if one.rate is not None}
    buckets = {rate: Buckets(*rate.bounds(), limits.BUCKETS_MAX) for rate in rates}
    return [
        Route(
            one.path,
            _Endpoint(group, one, buckets).answer,
            methods=[one.method],
            name=f"{kind.__name__}.{one.handle.__name__}",
        )
        for one in kind.CALLS
    ]


class _Endpoint:
    """One call at its address."""

    def __init__(self, group: Group, call: Call, buckets: dict[Rate, Buckets]) -> None:
        self._group: Final = group
        self._call: Final = call
        self._buckets: Final = buckets
        reads = call.reads_body and call.upload is None
        self._decoder: Final = msgspec.json.Decoder(call.takes) if reads else None

    async def answer(self, request: Request) -> Response:
        """Answer a request. An exception is our own fault, and affects no one else."""
        try:
            given = await self._given(Asked(self._group.parts, request))
        except HTTPException:
            raise
        except Exception:
            if 500 not in self._call.refusals:
                raise
            log.exception("a call failed", call=self._call.path)
            given = FAULT
        if isinstance(given, Response):
            return given
        if isinstance(given, File):
            return attached(given)
        if isinstance(given, Refusal):
            return refused(given, self._call.status_of(given))
        return reply(given)

    async def _given(self, asked: Asked) -> Any:
        call = self._call
        barred = asked.know(call.may) or self._too_fast(asked) or asked.read_queries(call.queries)
        if barred is not None:
            return barred
        if self._decoder is not None:
            asked.body = await read_json(asked.request, self._decoder)
            if isinstance(asked.body, Refusal):
                return asked.body
        if call.may.refuses is not None and (barred := call.may.refuses(asked)) is not None:
            return barred
        if call.upload is None:
            return await self._handled(asked)
        async with self._group.files:
            asked.body = await read_file(asked.request, call.upload.most(), call.upload.too_large)
            return asked.body if isinstance(asked.body, Refusal) else await self._handled(asked)

    def _handled(self, asked: Asked) -> Awaitable[Any]:
        body = (asked.body,) if self._call.reads_body else ()
        return self._call.handle(self._group, asked, *body)

    def _too_fast(self, asked: Asked) -> Any:
        """Return the answer to a caller who asks too fast, or was disconnected for it."""
        rate = self._call.rate
        if rate is None:
            return None
        whose = asked.session.person if self._call.may.known else asked.address
        buckets, let_go = self._buckets[rate], self._group.parts.let_go
        left_s = let_go.left_s(whose) if rate.let_go else 0.0
        if not left_s and buckets.take(whose):
            return None
        if not rate.let_go:
            return TOO_FAST
        if not left_s and buckets.over(whose) > limits.ASKS_OVER_MAX:
            let_go.add(whose)
            left_s = limits.LET_GO_S
        self._group.parts.metrics.unread(TOO_FAST.code)
        return refused(TOO_FAST, retry_s=left_s)


def _directs(asked: Asked) -> Refusal | None:
    return None if asked.room.directs(asked.caller) else needs_role(DIRECTOR)


def _directs_event(asked: Asked) -> Refusal | None:
    event = asked.request.path_params.get("event") or asked.request.query_params.get("event")
    return None if asked.room.directs(asked.caller, event) else needs_role(DIRECTOR)


DIRECTS: Final = May("Who directs the room.", _directs)
DIRECTS_EVENT: Final = May("Who directs the event, or without one the room.", _directs_event)


def nobody(request: Request) -> Refusal:
    """Return the refusal of an unknown caller, who may have brought an invalid token."""
    return NO_SESSION if brought(request) is None else NO_TOKEN


def caller_of(session: Session, address: str = "") -> Caller:
    """Return the caller behind a request: one connection of its own for every person."""
    return Caller(session.person, f"http-{session.person}", session.links, address, session.id)


async def beside(turns: asyncio.Semaphore, work: Callable[[], T]) -> T | Refusal:
    """Do slow work in a thread, in its turn: the tables in play come first.

    An exception there is our own fault or a damaged journal, and affects no one else.
    """
    async with turns:
        try:
            return await asyncio.to_thread(work)
        except Exception:
            log.exception("work beside the room failed")
            return FAULT


def attached(file: File) -> Response:
    """Return a file for download."""
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{file.name}"',
    }
    return Response(file.content, headers=headers, media_type="application/octet-stream")


async def read_json(request: Request, decoder: "msgspec.json.Decoder[T]") -> T | Refusal:
    """Return the contents of the body, or the refusal."""
    body = await body_of(request)
    if isinstance(body, Unread):
        return body.refusal
    read: T | Refusal = decoded(decoder, body)
    return read


async def read_file(request: Request, most_bytes: int, too_large: Refusal) -> bytes | Refusal:
    """Return the file in the body, up to the maximum of its reader, or the refusal."""
    body = bytearray()
    try:
        async with asyncio.timeout(limits.REPLAY_BODY_MAX_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most_bytes:
                    return too_large
    except (ClientDisconnect, TimeoutError):
        return syntax("file-cut-short")
    return bytes(body)


async def body_of(request: Request) -> bytes | Unread:
    """Return the body, up to the length of a frame."""
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
