"""Half requests and unread answers keep nobody out: who makes the room wait is let go."""

import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import pytest
from guest import PATIENCE_S
from impatient import impatient
from serving import Served

from ruleone.web.sockets.places import of_the_largest

NEVER_S: Final = 3_600.0
BAD: Final = "127.0.0.2"
"""Another machine, as far as the room can tell."""
CLUB: Final = "127.0.0.3"
ATTACK: Final = 4_512


def whole(served: Served, path: str = "/healthz", more: str = "") -> bytes:
    """A request that is complete."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n{more}\r\n".encode()


WATCH: Final = b"\x81\xb3\0\0\0\0" + b'{"id":"a","do":{"type":"watch","topics":["lobby"]}}'
"""A text frame with a mask of zeros."""
HALF: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "


def connected(served: Served, first: bytes = b"", address: str = BAD) -> socket.socket:
    """A connection from an address, which holds little of what is not read."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    one.bind((address, 0))
    one.connect(("127.0.0.1", served.port))
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


def files(served: Served) -> int:
    """The number of files that the room's process has open."""
    return sum(1 for _ in Path(f"/proc/{served.pid}/fd").iterdir())


def until(holds: Callable[[], bool], meanwhile: Callable[[], object] = lambda: None) -> bool:
    """Whether something comes to hold before patience ends."""
    ends_s = time.monotonic() + PATIENCE_S
    while not holds() and time.monotonic() < ends_s:
        meanwhile()
        time.sleep(0.1)
    return holds()


class Bad(NamedTuple):
    """What a bad guest says at first, and then again and again; he reads nothing."""

    first: bytes
    again: bytes = b""


def bad_guests(served: Served, cookie: str) -> dict[str, Bad]:
    """Every way to make the room wait."""
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n"
    )
    body = f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n"
    post = whole(served, "/api/do", body).replace(b"GET", b"POST", 1)
    page = whole(served, "/api/openapi.json")
    return {
        "says nothing": Bad(b""),
        "half a request": Bad(HALF),
        "a request letter by letter": Bad(HALF, b"x"),
        "half a second request": Bad(whole(served) + HALF),
        "a second request letter by letter": Bad(whole(served), b"G"),
        "a second one after empty lines": Bad(whole(served), b"\r\n"),
        "half a body": Bad(post + b"{"),
        "a body letter by letter": Bad(post, b" "),
        "a body that nobody wants": Bad(whole(served, "/", "Content-Length: 9999\r\n"), b" "),
        "a large answer that is not read": Bad(page * 8),
        "half a handshake": Bad(whole(served, "/ws", upgrade)[:-2]),
        "a handshake with a body": Bad(whole(served, "/ws", upgrade + "Content-Length: 1\r\n")),
        "a handshake too large": Bad(whole(served, "/ws", upgrade + f"X: {'y' * 9_000}\r\n")),
        "pings whose answers are not read": Bad(
            whole(served, "/ws", upgrade), (b"\x89\xfd\0\0\0\0" + bytes(125)) * 2_000
        ),
        "views that are not read": Bad(whole(served, "/ws", upgrade), WATCH * 20),
    }


def test_who_makes_the_room_wait_is_let_go(tmp_path: Path) -> None:
    bounds = {"SILENT_MAX_S": 1.0, "BODY_MAX_S": 1.0, "SEND_STALLED_MAX_S": 1.0}
    stay: list[str] = []
    with (
        impatient(tmp_path / "room", **bounds) as served,
        httpx.Client(base_url=served.address, timeout=PATIENCE_S) as good,
    ):
        good.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in good.cookies.items())
        at_first = files(served)
        for what, (first, again) in bad_guests(served, cookie).items():
            with connected(served, first) as bad:

                def say(bad: socket.socket = bad, again: bytes = again) -> None:
                    with suppress(OSError):
                        bad.send(again)

                time.sleep(0.3)
                if not until(lambda: files(served) <= at_first, say):
                    stay.append(what)
            assert good.get("/healthz").status_code == 200, what
        assert served.said().count('"level"') == 0, served.said()
    assert stay == []


PROXY: Final = "127.0.0.1"


@pytest.mark.rows(
    ("club_by", "bad_by", "bad_says"),
    [
        (CLUB, BAD, ""),
        (PROXY, PROXY, "X-Forwarded-For: 203.0.113.9\r\n"),
        (CLUB, BAD, "X-Forwarded-For: 203.0.113.{n}\r\n"),
    ],
)
def test_too_many_who_wait_are_let_go_where_most_are(
    club_by: str, bad_by: str, bad_says: str, tmp_path: Path
) -> None:
    """The bad guest has one address: his own, the one that the proxy on this machine tells, or his
    own again where he only says that he is many."""
    bounds = {"SILENT_MAX_S": NEVER_S, "WAITING_MAX": 60, "WAITING_MIN_S": 0.5}
    with impatient(tmp_path / "room", **bounds) as served, several() as connections:
        told = "X-Forwarded-For: 203.0.113.200\r\n"
        club = [connected(served, whole(served, more=told), club_by) for _ in range(30)]
        bad = [
            connected(served, whole(served, more=bad_says.format(n=n)), bad_by) for n in range(200)
        ]
        connections += club + bad
        time.sleep(0.2)
        for one in connections:
            with suppress(OSError):
                one.send(HALF)
        assert until(lambda: sum(map(stands, bad)) <= 30)
        assert sum(map(stands, club)) == 30
        assert httpx.get(served.address + "/healthz").status_code == 200


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


def test_one_laptop_with_half_requests_keeps_nobody_out(tmp_path: Path) -> None:
    """The attack that closed the room: 4,512 connections, each with half a second request."""
    with Served(tmp_path / "room") as served, several() as connections:
        for _ in range(ATTACK):
            connections.append(connected(served, whole(served)))
        for one in connections:
            with suppress(OSError):
                one.send(HALF)
        answers = [httpx.get(served.address, timeout=PATIENCE_S).status_code for _ in range(10)]
        assert answers == [200] * 10
        assert until(lambda: sum(map(stands, connections)) <= 1_000)
        assert until(lambda: not any(map(stands, connections)))


class From:
    """Something that came from an address."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.number = address, number


def test_the_first_of_the_largest_goes_first() -> None:
    ones = [From("a", n) for n in range(5)] + [From("b", 5), From("b", 6), From("c", 7)]
    told = [(one.address, one.number) for one in of_the_largest(ones, 5)]
    assert told == [("a", 0), ("a", 1), ("a", 2), ("a", 3), ("b", 5)]
    assert len(list(of_the_largest(ones, 99))) == 8
    assert list(of_the_largest(ones, 0)) == []
