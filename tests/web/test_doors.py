"""Half requests and unread answers keep nobody out: who makes the room wait is let go."""

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from bad_guests import ATTACK, BAD, HALF, bad_guests, connected, several, stands, whole
from guest import PATIENCE_S
from impatient import impatient
from serving import Served

from ruleone.web.sockets.places import of_the_largest

NEVER_S: Final = 3_600.0
CLUB: Final = "127.0.0.3"


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
        for one in connections:
            one.settimeout(PATIENCE_S)
            assert one.recv(1), "each has had its answer, and told whose it is"
            one.setblocking(False)
        for one in connections:
            with suppress(OSError):
                one.send(HALF)
        assert until(lambda: sum(map(stands, bad)) <= 30)
        assert sum(map(stands, club)) == 30
        assert httpx.get(served.address + "/healthz").status_code == 200


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
