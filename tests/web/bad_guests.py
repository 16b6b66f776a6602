"""Guests who keep a room waiting: half requests, and answers that nobody reads."""

import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, Protocol

BAD: Final = "127.0.0.2"
"""Another machine, as far as the room can tell."""
HALF: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
WATCH: Final = b"\x81\xb3\0\0\0\0" + b'{"id":"a","do":{"type":"watch","topics":["lobby"]}}'
"""A text frame with a mask of zeros."""
ATTACK: Final = 4_512
"""So many half requests once closed a room."""


class Room(Protocol):
    """A room that is served on this machine."""

    @property
    def port(self) -> int:
        """Its port."""


class Bad(NamedTuple):
    """What a bad guest says at first, and then again and again, reading nothing."""

    first: bytes
    again: bytes = b""


def whole(room: Room, path: str = "/healthz", more: str = "") -> bytes:
    """A request that is complete."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\n{more}\r\n".encode()


def connected(room: Room, first: bytes = b"", address: str = BAD) -> socket.socket:
    """A connection from an address, which holds little of what is not read."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    one.bind((address, 0))
    one.connect(("127.0.0.1", room.port))
    one.sendall(first)
    one.setblocking(False)
    return one


def stands(one: socket.socket) -> bool:
    """Whether the room has not closed it, all that came being read."""
    try:
        while one.recv(65_536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


@contextmanager
def several() -> Iterator[list[socket.socket]]:
    """Connections that are all closed at the end; a process may have enough of them."""
    files_before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    connections: list[socket.socket] = []
    try:
        yield connections
    finally:
        for one in connections:
            one.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (files_before, most))


def bad_guests(room: Room, cookie: str) -> dict[str, Bad]:
    """Every way to make the room wait."""
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n"
    )
    body = f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n"
    post = whole(room, "/api/do", body).replace(b"GET", b"POST", 1)
    page = whole(room, "/api/openapi.json")
    return {
        "says nothing": Bad(b""),
        "half a request": Bad(HALF),
        "a request letter by letter": Bad(HALF, b"x"),
        "half a second request": Bad(whole(room) + HALF),
        "a second request letter by letter": Bad(whole(room), b"G"),
        "a second one after empty lines": Bad(whole(room), b"\r\n"),
        "half a body": Bad(post + b"{"),
        "a body letter by letter": Bad(post, b" "),
        "a body that nobody wants": Bad(whole(room, "/", "Content-Length: 9999\r\n"), b" "),
        "a large answer that is not read": Bad(page * 8),
        "half a handshake": Bad(whole(room, "/ws", upgrade)[:-2]),
        "a handshake with a body": Bad(whole(room, "/ws", upgrade + "Content-Length: 1\r\n")),
        "a handshake too large": Bad(whole(room, "/ws", upgrade + f"X: {'y' * 9_000}\r\n")),
        "pings whose answers are not read": Bad(
            whole(room, "/ws", upgrade), (b"\x89\xfd\0\0\0\0" + bytes(125)) * 2_000
        ),
        "views that are not read": Bad(whole(room, "/ws", upgrade), WATCH * 20),
    }
