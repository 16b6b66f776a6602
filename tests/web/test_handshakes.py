"""What happens while a socket is being opened."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from arrived import arrived
from houses import FRAME, House
from starlette.types import Message
from starlette.websockets import WebSocket

from ruleone.room.views import Closing, Welcome
from ruleone.web.clock import RoomClock
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.sockets.connection import Connections

Meanwhile = Callable[[], Awaitable[None]]


async def opened(
    connections: Connections, token: str, meanwhile: Meanwhile, stays_s: float
) -> list[Any]:
    """The frames of a socket whose handshake takes as long as something else does; its page stays
    for a while unless it is told to go."""
    frames: list[Any] = []
    coming = iter([{"type": "websocket.connect"}])

    async def receive() -> Message:
        for message in coming:
            return message
        await asyncio.sleep(stays_s)
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.accept":
            await meanwhile()
        elif message["type"] == "websocket.send":
            frames.append(FRAME.decode(message["text"]))

    scope = {
        "type": "websocket", "path": "/ws", "query_string": b"", "client": ("192.0.2.1", 7),
        "headers": [(b"cookie", f"ruleone-test={token}".encode())], "subprotocols": [],
    }  # fmt: skip
    await connections.serve(WebSocket(scope, receive, send))
    return frames


@pytest.mark.rows("ends", ["session", "person", "nothing"])
async def test_a_session_that_ends_in_its_handshake_has_no_socket(ends: str) -> None:
    house = House()
    sessions = Sessions(house._people, RoomClock(), "ruleone-test", house.shell.program)
    connections = Connections(house.parts()._replace(sessions=sessions))
    person, token = arrived(house._people, "Ann", "en", 5)
    session = sessions.list.of(token)
    assert session is not None

    async def meanwhile() -> None:
        if ends == "session":
            await asyncio.wrap_future(sessions.list.end([session.id]))
            house.shell.end_sessions([session.id])
        elif ends == "person":
            await asyncio.wrap_future(house._people.erase(person))

    stays_s = 0.2 if ends == "nothing" else 60.0
    async with asyncio.timeout(10):
        welcome, *rest = await opened(connections, token, meanwhile, stays_s)
    assert isinstance(welcome, Welcome)
    told = [one.code for one in rest if isinstance(one, Closing)]
    assert told == ([] if ends == "nothing" else ["signed-out"]), msgspec.json.encode(rest)
    assert house.shell.open_sessions() == frozenset()
    house.close()
