"""Limits on connections that keep the room waiting.

They are closed after a while, or where places are needed. uvicorn closes a connection that lies
idle after an answer. One that has sent half a request, or does not read its answer, it would keep
for ever. Here each connection knows since when it keeps the room waiting; `Places` checks all of
them a few times a second.
"""

import asyncio
import heapq
import resource
from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Iterator
from operator import itemgetter
from typing import Any, Final, Protocol, TypeVar

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ruleone import limits

_REFUSED: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def sockets_max() -> int:
    """Return the maximum number of open sockets: fewer where the process may have few files."""
    # Above the limit of the process accepting fails, and the whole room hangs.
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    beside = limits.PLAIN_MOST + limits.FILES_BESIDE
    return min(limits.SOCKETS_MAX, max(files // 2, files - beside))


def plain_most() -> int:
    """Return the maximum number of open connections beside sockets."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(limits.PLAIN_MOST, files // 4)


class PlainConnection(H11Protocol):
    """A connection that asks for pages or by plain HTTP, one request after the other."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._since_s: float = self.loop.time()
        """Time since which its next request is waited for, while no answer is being made."""
        self._unread_s: float | None = None
        self._closing_s: float | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place for a connection, unless there is none at all."""
        super().connection_made(transport)
        # No answer: making one would take what there is too little of.
        if len(self.connections) > sockets_max() + plain_most():
            transport.abort()

    @property
    def _asked(self) -> RequestResponseCycle | None:
        """Return its last request, None before the first."""
        return self.cycle

    @property
    def address(self) -> str:
        """Return its address; behind a proxy that of the last request."""
        asked = self._asked
        client = self.client if asked is None else asked.scope["client"]
        return client[0] if client else ""

    def waits_s(self, now_s: float) -> float | None:
        """Return the time since when the room waits for it, None while the room is at work.

        A connection that keeps it waiting for too long is closed.
        """
        if self.transport.is_closing():
            self._closing_s = self._closing_s or now_s
            _end_after(self, self._closing_s, now_s)
            return self._closing_s
        if self._unread_s is not None:
            _end_after(self, self._unread_s, now_s)
            return self._unread_s
        asked = self._asked
        if asked is None or asked.response_complete:
            if now_s - self._since_s > limits.SILENT_MAX_S:
                self.transport.close()
            return self._since_s
        # Reading a body has a time limit of its own.
        return self._since_s if asked.more_body else None

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._since_s = self.loop.time()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Note that more is unread than the system holds for it."""
        self._unread_s = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that it reads."""
        self._unread_s = None
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """End a broken request: a reader of its body learns that the caller has gone."""
        asked = self._asked
        if asked is not None and not asked.response_complete:
            # A handler that still waits for the rest of the body would wait for ever.
            asked.disconnected = True
            asked.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A browser's socket. A silent one is fine: it answers pings."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unread_s: float | None = None
        self._closing_s: float | None = None

    @property
    def address(self) -> str:
        """Return its address."""
        client = self.scope["client"] if self.handshake_initiated else self.client
        return client[0] if client else ""

    def waits_s(self, now_s: float) -> float | None:
        """Return the time since when it has not read, or has not closed; None if it keeps up.

        Where that is too long it is closed.
        """
        if self.transport.is_closing():
            self._closing_s = self._closing_s or now_s
        since_s = self._unread_s if self._closing_s is None else self._closing_s
        if since_s is not None:
            _end_after(self, since_s, now_s)
        return since_s

    def data_received(self, data: bytes) -> None:
        """Check that the first data is the whole handshake; anything else ends the connection."""
        super().data_received(data)
        # uvicorn leaves a handshake with too many headers open and unanswered.
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or _REFUSED)
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer, unless answers are not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def pause_writing(self) -> None:
        """Note that more is unread than the system holds for it."""
        self._unread_s = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that it reads."""
        self._unread_s = None
        super().resume_writing()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; a handshake answered by a refusal is at its end, like an accepted one."""
        await super().send(message)
        # Otherwise uvicorn logs a refused handshake as an error.
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True


Connection = PlainConnection | SocketConnection


class Places:
    """All connections."""

    def __init__(self, connections: Collection[object]) -> None:
        self._connections: Final = connections

    def look(self, now_s: float) -> None:
        """Close connections that keep the room waiting for too long.

        Where there are too many, those that have done so for longest are closed, at the addresses
        that have the most of them.
        """
        waiting: list[tuple[float, Connection]] = []
        for one in tuple(self._connections):
            assert isinstance(one, Connection), "the server makes no others"
            since_s = one.waits_s(now_s)
            if since_s is not None:
                waiting.append((since_s, one))
        over = len(waiting) - min(limits.WAITING_MAX, plain_most())
        if over > 0:
            waiting.sort(key=itemgetter(0))
            since = {one: since_s for since_s, one in waiting}
            # One address with thousands of half requests must not crowd out the others.
            for one in of_the_largest(since, over):
                if now_s - since[one] >= limits.WAITING_MIN_S:
                    one.transport.abort()


class Placed(Protocol):
    """A connection with a place here."""

    @property
    def address(self) -> str:
        """Return its address."""


Taken = TypeVar("Taken", bound=Placed)


def of_the_largest(ones: Iterable[Taken], number: int) -> Iterator[Taken]:
    """Yield this many connections, each the first of the address that then has the most.

    A caller from an address with few is not crowded out by one with many.
    """
    by_address: defaultdict[str, deque[Taken]] = defaultdict(deque)
    for one in ones:
        by_address[one.address].append(one)
    sizes = [(-len(group), address) for address, group in by_address.items()]
    heapq.heapify(sizes)
    for _ in range(number):
        if not sizes:
            return
        size, address = sizes[0]
        yield by_address[address].popleft()
        if size < -1:
            heapq.heapreplace(sizes, (size + 1, address))
        else:
            heapq.heappop(sizes)


def _end_after(one: Connection, since_s: float, now_s: float) -> None:
    """End a connection whose data is unread for too long."""
    if now_s - since_s > limits.SEND_STALLED_MAX_S:
        one.transport.abort()
