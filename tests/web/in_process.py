"""The real application in this process, on a loop of its own thread: no sockets, no waits, and the
same chance each time, so that what is asked of it in the same order is answered alike."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final, TypeVar

import httpx
from houses import House

from ruleone.web.clock import RoomClock

T = TypeVar("T")


class StillClock(RoomClock):
    """A clock that stands still: nothing happens but what is asked for, and what is due at once."""

    def now_ms(self) -> int:
        """The time, always the same."""
        return 1_750_000_000_000

    def stood_since_ms(self) -> None:
        """Nobody minds that it stands."""


class InProcess:
    """The application, and clients with cookies of their own for it."""

    def __init__(self, run: Callable[[Coroutine[Any, Any, Any]], Any]) -> None:
        self._run: Final = run
        self._clients: Final[list[httpx.AsyncClient]] = []

    async def open(self) -> None:
        """Build the house on the loop that will serve it."""
        chance = Random(7)
        self.house = House(chance.randbytes, StillClock())
        self._app = self.house.application(None)

    def client(self) -> httpx.AsyncClient:
        """A newcomer's browser, or a program's, that keeps its cookies."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self._app, raise_app_exceptions=False),
            base_url="http://127.0.0.1",
        )
        self._clients.append(client)
        return client

    def send(self, client: httpx.AsyncClient, request: httpx.Request) -> httpx.Response:
        """One request, answered, and all that is due at once has been done."""

        async def sent() -> httpx.Response:
            response = await client.send(request)
            for _ in range(50):
                due_ms = self.house.room.due_ms
                if due_ms is None or due_ms > StillClock().now_ms():
                    break
                await asyncio.sleep(0.001)
            return response

        answered: httpx.Response = self._run(sent())
        return answered

    def director(self) -> httpx.AsyncClient:
        """A client that has opened a link of the house's own director."""
        client = self.client()
        secret = self._run(self.house.shell.director_link())
        self.open_link(client, f"/link/{secret}")
        return client

    def open_link(self, client: httpx.AsyncClient, path: str) -> httpx.Response:
        """Open a role link as a browser does that was here before."""
        self.send(client, client.build_request("GET", "/api/me"))
        return self.send(client, client.build_request("GET", path))

    async def close(self) -> None:
        """Everybody goes home."""
        for client in self._clients:
            await client.aclose()
        self.house.close()


@contextmanager
def in_process() -> Iterator[InProcess]:
    """The application on a loop in a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    def run(work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    room = InProcess(run)
    run(room.open())
    try:
        yield room
    finally:
        run(room.close())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
