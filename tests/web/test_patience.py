"""Who does not read, or does not answer a ping, is let go; nobody else notices."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
from guest import PATIENCE_S, Guest
from impatient import impatient
from serving import Served

from ruleone.room.commands import Ask, Command, Watch
from ruleone.room.event.entries.commands import Join
from ruleone.room.views import Accepted

NEVER_S: Final = 3_600.0
HANDSHAKE: Final = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    "Origin: http://{host}\r\nCookie: {cookie}\r\n\r\n"
)


def silent(served: Served, cookie: str) -> socket.socket:
    """A connection that has been accepted; nothing is read from it, and no ping is answered."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    raw.connect(("127.0.0.1", served.port))
    host = f"127.0.0.1:{served.port}"
    raw.sendall(HANDSHAKE.format(host=host, cookie=cookie).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def framed(command: Command, id_: str) -> bytes:
    """A text frame as a browser sends it, with a mask of zeros."""
    text = msgspec.json.encode(Ask(id_, command))
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def stranger(served: Served) -> str:
    """The cookie of somebody who has no connection now."""
    guest = await Guest.come(served.address)
    await guest.leave()
    return guest.cookie


async def until_online(
    guest: Guest, persons: int, meanwhile: Callable[[], object] = lambda: None
) -> None:
    """Wait until the room says that so many persons are there, doing something again and again."""
    async with asyncio.timeout(PATIENCE_S):
        await guest.watch("lobby")
        while guest.lobby.online != persons:
            with suppress(ConnectionError):
                meanwhile()
            await asyncio.sleep(0.1)
            await guest.watch("lobby")


async def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    bounds = {"SEND_STALLED_MAX_S": 1.0, "PING_EVERY_S": NEVER_S, "PONG_MAX_S": NEVER_S}
    with impatient(tmp_path / "room", **bounds) as served:
        other = await Guest.come(served.address)
        with silent(served, await stranger(served)) as stalled:
            await until_online(other, 2)
            await other.watch("lobby")
            event = other.lobby.play_now
            assert event is not None
            assert isinstance(await other.ask(Join(event)), Accepted)
            # One view after another, more than the process itself holds back for a connection:
            # of those that wait at once only the newest is sent.
            asks = (framed(Watch((f"event/{event}", "lobby")), f"a{n}") for n in count())
            await until_online(other, 1, lambda: stalled.sendall(next(asks)))
        assert other.connected
        assert "Traceback" not in served.said()
        await other.leave()


async def test_who_answers_no_ping_is_let_go(tmp_path: Path) -> None:
    bounds = {"SEND_STALLED_MAX_S": NEVER_S, "PING_EVERY_S": 0.5, "PONG_MAX_S": 1.0}
    with impatient(tmp_path / "room", **bounds) as served:
        other = await Guest.come(served.address)
        with silent(served, await stranger(served)):
            await until_online(other, 2)
            await until_online(other, 1)
        assert other.connected, "who answers stays, through as many pings"
        assert "Traceback" not in served.said()
        await other.leave()
