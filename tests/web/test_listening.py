"""The door: a free port, and the addresses it is found under."""

import errno
import socket
from typing import Any

import pytest

from ruleone.web.listening import (
    BadAddress,
    address,
    addresses_for_others,
    is_open_to_others,
    listen,
    said_address,
)


def test_takes_the_next_free_port_where_one_is_busy() -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with listen("127.0.0.1", port) as next_one:
            assert port < next_one.getsockname()[1] < port + 50


def test_a_port_that_is_lost_before_it_is_listened_at_is_drawn_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lost: list[int] = []

    class Overtaken(socket.socket):
        """Another process listens at the port first, once."""

        def listen(self, *backlog: Any) -> None:
            if not lost:
                lost.append(self.getsockname()[1])
                raise OSError(errno.EADDRINUSE, "Address already in use")
            super().listen(*backlog)

    monkeypatch.setattr(socket, "socket", Overtaken)
    with listen("127.0.0.1", 0) as door:
        assert door.getsockname()[1] != 0
    assert len(lost) == 1


def test_hosts_that_are_not_this_machine_are_refused() -> None:
    with pytest.raises(OSError, match=r"assign|address"):
        listen("192.0.2.1", 8000)


@pytest.mark.rows(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::1", "http://[::1]:8000"),
        ("::", "http://[::1]:8000"),
        ("localhost", "http://localhost:8000"),
    ],
)
def test_address_is_one_that_a_browser_opens(host: str, shown: str) -> None:
    assert address(host, 8000) == shown


def test_knows_when_others_can_come_in() -> None:
    assert is_open_to_others("0.0.0.0")
    assert is_open_to_others("::")
    assert not is_open_to_others("127.0.0.1")
    assert not is_open_to_others("localhost")
    assert addresses_for_others("192.0.2.7", 80) == ["http://192.0.2.7:80"]
    assert all(not found.startswith("http://127.") for found in addresses_for_others("0.0.0.0", 1))


@pytest.mark.rows(
    ("said", "is_"),
    [
        ("https://cards.example.org", "https://cards.example.org"),
        (" http://Cards.example:8080/ ", "http://cards.example:8080"),
        ("http://[2001:db8::1]:8000", "http://[2001:db8::1]:8000"),
        ("cards.example.org", None),
        ("ftp://cards.example.org", None),
        ("https://", None),
        ("https://cards.example:x", None),
        ("https://cards.example/room", None),
        ("https://me@cards.example", None),
        ("https://cards.example/?a", None),
    ],
)
def test_an_address_for_others_is_a_scheme_a_host_and_a_port(said: str, is_: str | None) -> None:
    try:
        came = said_address(said)
    except BadAddress:
        came = None
    assert came == is_
