"""A page that closes while something is sent to it has gone: no failure, and no traceback."""

import asyncio
from typing import cast

import pytest
from houses import House
from starlette.websockets import WebSocket, WebSocketDisconnect
from structlog.testing import capture_logs

from ruleone.room.views import Closing
from ruleone.web.sockets.connection import Connections

LATE = RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")


class Gone:
    """A socket whose other side closes while a frame is on its way."""

    def __init__(self, failure: Exception) -> None:
        self._failure = failure

    async def receive(self) -> dict[str, str]:
        await asyncio.sleep(3_600)
        return {"type": "websocket.disconnect"}

    async def send_text(self, _: str) -> None:
        raise self._failure

    async def close(self, _: int) -> None:
        raise self._failure


@pytest.mark.rows(
    ("failure", "told"),
    [(LATE, 0), (WebSocketDisconnect(1006), 0), (ValueError("a fault of ours"), 1)],
    ids=["the server has closed", "the page has gone", "anything else"],
)
async def test_a_page_that_closes_is_no_failure(failure: Exception, told: int) -> None:
    house = House()
    watcher = house.visitor().watcher
    watcher.mailbox.post(Closing("restarting", 1_000))
    connections = Connections(house.parts())
    with capture_logs() as logs:
        await connections._talk(cast(WebSocket, Gone(failure)), watcher)
    assert len([line for line in logs if line["event"] == "a connection failed"]) == told
    house.close()
