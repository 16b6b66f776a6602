"""What hostile guests do to a served room, each attack in a process of its own."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from typing import Final, NamedTuple

import httpx
from bad_guests import ATTACK, BAD, HALF, bad_guests, connected, several, whole
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

GHOSTS: Final = (
    ("sit-down", {"template": "horse"}),
    ("make-home-game", {"name": "", "seats": 6, "stack": 1_000, "small_blind": 5, "big_blind": 10}),
    ("take-seat", {"stakes": "holdem-5-10", "buy_in": 1_000}),
)
"""What each newcomer asks three times, before leaving."""
OF_EACH_KIND: Final = 60
IN_THE_LOBBY: Final = 2_000
CLUB: Final = 300
SOCKETS_OF_ONE: Final = 3
RENAMED_EVERY_S: Final = 0.06
"""As often as one guest may ask."""
FAST: Final = 30
LETTER_EVERY_S: Final = 0.2
_GONE: Final = (OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, InvalidMessage)


class Target(NamedTuple):
    """A room that is attacked, a link there that opens many browsers, and how large a part of each
    attack is made."""

    address: str
    port: int
    link: str
    part: float = 1.0

    def of(self, number: int) -> int:
        """So much of a number as is wanted."""
        return max(1, int(self.part * number))


Done = Callable[[], None]
"""Counts one more thing done."""


def half_requests(target: Target, done: Done) -> None:
    """One laptop holds connections, each with a whole request and half of a second; where the room
    closes one there is another."""
    with several() as connections:
        for _ in range(target.of(ATTACK)):
            with suppress(*_GONE):
                connections.append(connected(target, whole(target)))
        while True:
            for place, one in enumerate(connections):
                with suppress(BlockingIOError):
                    try:
                        one.send(HALF)
                        done()
                    except OSError:
                        one.close()
                        with suppress(*_GONE):
                            connections[place] = connected(target, whole(target))
            time.sleep(1.0)


def unread_answers(target: Target, done: Done) -> None:
    """Every other way to keep a room waiting, all at once."""
    with several() as connections, newcomer(target) as client:
        client.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        kinds = list(bad_guests(target, cookie).values())
        says: list[bytes] = []
        for first, again in kinds * target.of(OF_EACH_KIND):
            with suppress(*_GONE):
                connections.append(connected(target, first))
                says.append(again)
                done()
        while True:
            for one, again in zip(connections, says, strict=True):
                with suppress(OSError):
                    one.send(again)
            time.sleep(LETTER_EVERY_S)


@contextmanager
def newcomer(target: Target) -> Iterator[httpx.Client]:
    """A browser at the attacker's address."""
    transport = httpx.HTTPTransport(local_address=BAD)
    with httpx.Client(
        base_url=target.address, headers={"Origin": target.address}, transport=transport, timeout=60
    ) as client:
        yield client


def newcomers(target: Target, done: Done) -> None:
    """One newcomer after the other takes a name."""
    for number in count():
        with suppress(*_GONE), newcomer(target) as client:
            client.get("/api/me")
            client.post("/api/do/set-name", json={"name": f"Flood {number}"})
            done()


def ghosts(target: Target, done: Done) -> None:
    """One newcomer after the other sits down to everything, and is gone."""
    while True:
        with suppress(*_GONE), newcomer(target) as client:
            client.get("/api/me")
            for kind, fields in GHOSTS * 3:
                client.post(f"/api/do/{kind}", json=fields)
                done()


def links_opened(target: Target, done: Done) -> None:
    """One link is opened by one browser after the other, and many are guessed."""
    for number in count():
        with suppress(*_GONE), newcomer(target) as client:
            client.get("/api/me")
            client.get(target.link)
            client.get(f"/link/{number:048x}")
            done()


async def socket_at(target: Target, client: httpx.Client) -> ClientConnection:
    """A socket of a browser's."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return await connect(
        target.address.replace("http", "ws", 1) + "/ws",
        additional_headers={"Cookie": cookie, "Origin": target.address},
        compression=None, max_size=None, max_queue=None, local_addr=(BAD, 0), open_timeout=60,
    )  # fmt: skip


async def read(socket: ClientConnection) -> None:
    """Read all that comes."""
    async for _ in socket:
        pass


async def in_the_lobby(target: Target, number: int) -> list[ClientConnection]:
    """So many sockets that watch the lobby."""
    sockets: list[ClientConnection] = []
    while len(sockets) < number:
        with newcomer(target) as client:
            client.get("/api/me")
            for _ in range(SOCKETS_OF_ONE):
                with suppress(*_GONE):
                    sockets.append(await socket_at(target, client))
                    await ask(sockets[-1], {"type": "watch", "topics": ["lobby"]})
    return sockets


async def ask(socket: ClientConnection, do: dict[str, object]) -> None:
    """Ask, and do not wait for the answer."""
    await socket.send(json.dumps({"id": f"{time.time_ns()}", "do": do}))


def club(target: Target, done: Done) -> None:
    """Three hundred sockets of one address watch the lobby, as a club's phones do."""

    async def stay() -> None:
        sockets = await in_the_lobby(target, target.of(CLUB))
        for _ in sockets:
            done()
        await asyncio.gather(*map(read, sockets), return_exceptions=True)

    asyncio.run(stay())


def renames(target: Target, done: Done) -> None:
    """Two thousand look on in the lobby while one guest is renamed as often as the room lets."""

    async def rename(socket: ClientConnection) -> None:
        for number in count():
            await ask(socket, {"type": "set-name", "name": f"Restless {number}"})
            done()
            await asyncio.sleep(RENAMED_EVERY_S)

    async def stay() -> None:
        sockets = await in_the_lobby(target, target.of(IN_THE_LOBBY))
        await asyncio.gather(rename(sockets[0]), *map(read, sockets))

    with several():
        asyncio.run(stay())


def fast_asking(target: Target, done: Done) -> None:
    """Guests ask as fast as they can; whoever is let go comes again as another."""

    async def shout() -> None:
        while True:
            with suppress(*_GONE):
                with newcomer(target) as client:
                    client.get("/api/me")
                    socket = await socket_at(target, client)
                reading = asyncio.create_task(read(socket))
                while not reading.done():
                    await ask(socket, {"type": "watch", "topics": ["lobby"]})
                    done()

    async def all_of_them() -> None:
        await asyncio.gather(*(shout() for _ in range(target.of(FAST))))

    asyncio.run(all_of_them())


ATTACKS: Final = {
    "half requests": half_requests,
    "unread answers": unread_answers,
    "300 sockets of one address": club,
    "newcomers without end": newcomers,
    "ghost events": ghosts,
    "renames before 2,000": renames,
    "fast asking": fast_asking,
    "opened links": links_opened,
}


class Attack:
    """An attack that goes on until it is ended; `done` is what it has done so far."""

    def __init__(self, name: str, target: Target) -> None:
        processes = get_context("spawn")
        self._done: Synchronized[int] = processes.Value("q", 0)
        self._process: Final = processes.Process(
            target=attack, args=(name, target, self._done), daemon=True
        )

    @property
    def done(self) -> int:
        """What it has done so far, as it counts itself."""
        return self._done.value

    def __enter__(self) -> "Attack":
        self._process.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()

    def goes_on(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process.is_alive()


def attack(name: str, target: Target, counted: "Synchronized[int]") -> None:
    """Attack, in a process of one's own."""

    def done() -> None:
        counted.value += 1

    ATTACKS[name](target, done)
