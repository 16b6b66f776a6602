"""A browser's socket: reads its asks within bounds, sends its mailbox, ends when either ends."""

import asyncio
import secrets
import time
from collections.abc import Awaitable
from typing import Final

import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from ruleone import limits
from ruleone.room.commands import Ask, Query
from ruleone.room.core.roles import Caller
from ruleone.room.views import Answer, Closing
from ruleone.rulebook.citation import Refusal
from ruleone.web.parts import Parts
from ruleone.web.rate import TOO_FAST, Bucket
from ruleone.web.reading import Unread, label_of, read
from ruleone.web.replies import refused
from ruleone.web.shell.shell import ERASED_RETRY_MS, SIGNED_OUT
from ruleone.web.shell.watcher import Watcher
from ruleone.web.sockets.places import sockets_max
from ruleone.web.sockets.sockets import FULL, Sockets

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")

GOING_AWAY: Final = 1001
_LOST: Final = 1006


class Connections:
    """The endpoint of `/ws`."""

    def __init__(self, parts: Parts) -> None:
        self._shell: Final = parts.shell
        self._sessions: Final = parts.sessions
        self._metrics: Final = parts.metrics
        self._let_go: Final = parts.let_go
        self._sockets: Final = Sockets(parts.shell.room.standing)

    async def serve(self, websocket: WebSocket) -> None:
        """Check the handshake, then exchange frames until one side ends it."""
        session = self._sessions.of(websocket)
        if session is None:
            nobody = refused(Refusal(code="no-session", kind="illegal"), 401)
            await websocket.send_denial_response(nobody)
            return
        address = websocket.client.host if websocket.client else ""
        # A random id for the connection: two tabs of one person are told apart.
        caller = Caller(session.person, secrets.token_hex(8), session.links, address, session.id)
        looker = self._sessions.looker(websocket, session)
        watcher = Watcher(caller, looker, session.id)
        watcher.caller = self._shell.room.acting(caller)
        if (turned_away := self._turned_away(watcher)) is not None:
            await websocket.send_denial_response(turned_away)
            return
        try:
            await websocket.accept()
            self._shell.open(watcher)
            if self._sessions.of(websocket) is None:  # it was ended during the handshake
                watcher.mailbox.post(Closing(SIGNED_OUT, ERASED_RETRY_MS))
            await self._talk(websocket, watcher)
        finally:
            self._sockets.leave(watcher)
            self._shell.close(watcher)
            self._sessions.left(session)

    def _turned_away(self, watcher: Watcher) -> Response | None:
        """Return the answer to a refused handshake, None where it has its place."""
        person = watcher.caller.person
        if left_s := self._let_go.left_s(person):
            return refused(TOO_FAST, retry_s=left_s)
        open_now = self._sockets.of(person)
        if open_now >= limits.SOCKETS_OF_A_PERSON_MAX:
            parameters = {"came": open_now, "expected": limits.SOCKETS_OF_A_PERSON_MAX}
            return refused(Refusal("too-many-connections", "illegal", dict(parameters)), 429)
        if not self._sockets.take(watcher):
            return refused(Refusal(FULL, "illegal", {"expected": sockets_max()}), 503)
        return None

    async def _talk(self, websocket: WebSocket, watcher: Watcher) -> None:
        """Read and write at once, until either is at its end."""
        halves = {
            asyncio.create_task(self._listen(websocket, watcher)),
            asyncio.create_task(self._send(websocket, watcher)),
        }
        try:
            await asyncio.wait(halves, return_when=asyncio.FIRST_COMPLETED)
            if watcher.mailbox.closing:
                await asyncio.wait(halves, timeout=limits.FAREWELL_MAX_S)
        finally:
            for half in halves:
                half.cancel()
            for ended in await asyncio.gather(*halves, return_exceptions=True):
                if isinstance(ended, Exception) and not _is_parting(ended):
                    log.error("a connection failed", exc_info=ended)

    async def _listen(self, websocket: WebSocket, watcher: Watcher) -> None:
        """Pass frames on, no faster than allowed and no faster than answers are read."""
        bucket = Bucket(limits.ASKS_PER_SECOND, limits.ASKS_AT_ONCE)
        looks = Bucket(limits.LOOKS_PER_SECOND, limits.LOOKS_AT_ONCE)
        while bucket.over <= limits.ASKS_OVER_MAX:
            # A page that does not read its answers is not read either.
            await watcher.mailbox.has_room()
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text") or message.get("bytes") or ""
            now_s = time.monotonic()
            if bucket.take(now_s):
                asked = read(frame)
                if isinstance(asked, Ask) and isinstance(asked.do, Query) and looks.take(now_s):
                    # Views of one's own cards have a rate of their own: dragging cards must not use
                    # up acts.
                    bucket.give_back()
                await self._hear(asked, watcher)
            else:
                self._metrics.unread(TOO_FAST.code)
                self._shell.refuse(Answer(label_of(_short(frame)), TOO_FAST), watcher)
        self._let_go.add(watcher.caller.person)
        watcher.mailbox.post(Closing(TOO_FAST.code, int(limits.LET_GO_S * 1000)))

    async def _hear(self, asked: Ask | Unread, watcher: Watcher) -> None:
        if isinstance(asked, Unread):
            self._metrics.unread(asked.refusal.code)
            self._shell.refuse(Answer(asked.id, asked.refusal), watcher)
        else:
            await self._shell.ask(asked, watcher)

    async def _send(self, websocket: WebSocket, watcher: Watcher) -> None:
        """Send the mailbox; a reader that takes nothing for too long is disconnected."""
        while True:
            frame = await watcher.mailbox.take()
            async with asyncio.timeout(limits.SEND_STALLED_MAX_S):
                await _put(websocket.send_text(frame))
            self._metrics.sent()
            if watcher.mailbox.finished:
                await _put(websocket.close(GOING_AWAY))
                return


async def _put(sent: Awaitable[None]) -> None:
    """Wait until a frame has left.

    Where the page closes meanwhile the server reports that by a RuntimeError: it has sent its own
    farewell, and nothing may follow that.
    """
    try:
        await sent
    except RuntimeError as gone:
        raise WebSocketDisconnect(_LOST) from gone


def _short(frame: str | bytes) -> bytes:
    """Return a frame's bytes, none where it is longer than a frame may be."""
    if len(frame) > limits.FRAME_MAX_BYTES:
        return b""
    return frame if isinstance(frame, bytes) else frame.encode("utf-8", "surrogatepass")


def _is_parting(error: Exception) -> bool:
    """Whether this is only how a connection ends: the other side left, or reads no more."""
    return isinstance(error, WebSocketDisconnect | TimeoutError)
