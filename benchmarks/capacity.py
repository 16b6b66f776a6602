"""How many tables one room bears: `python benchmarks/capacity.py [TABLES ...]`.

A real `ruleone serve` with its journal on this disk, and cash tables of hold'em at which six
persons sit, each with a socket of their own; once a second somebody acts at each table. Ten
watchers a table, 2,000 at most, look on. Persons and watchers are one process beside the server. An
answer comes only when what it answers is durable.

The same process first asks an echo server, of the same libraries, as often with frames of the same
length, each sent to as many sockets: what is left of a time beyond that is the room's own. Ratios
between the two hold on any machine, milliseconds on this one. More tables than a room may have are
opened all the same: the server runs with its bounds raised, and without house players.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from room import cheapest, processor_s
from running import what_runs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ruleone.store.people import People
from ruleone.web.sessions.sessions import cookie_name

TABLES = (10, 50, 200, 800)
SEATS = 6
WATCHERS_OF_A_TABLE = 10
WATCHERS_MAX = 2_000
STAKES = "holdem-25-50"
BUY_IN = 5_000
ACT_EVERY_S = 1.0
WARM_S = 3.0
SECONDS = 12.0
OPENING = 64
"""So many sockets are opened at a time."""
VIEW_BYTES = 6_000
"""As long as a table's view is about."""

SERVE = """
import msgspec
from ruleone import limits
limits.SOCKETS_MAX = 20_000
limits.CASH_TABLES_MAX = 2_000
from ruleone.room.cash import stakes
file = stakes._offered()
alone = tuple(msgspec.structs.replace(one, house=0) for one in file.stakes)
stakes._offered = lambda: msgspec.structs.replace(file, stakes=alone)
from ruleone.cli.main import main
main()
"""
ECHO = """
import asyncio, socket, sys
import uvicorn, uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

groups = {}

async def serve(websocket):
    group = groups.setdefault(websocket.query_params["group"], [])
    await websocket.accept()
    group.append(websocket)
    try:
        while True:
            frame = await websocket.receive_text()
            asked, _, shown = frame.partition("\\n")
            await websocket.send_text(asked)
            for other in group:
                await other.send_text(shown)
    except WebSocketDisconnect:
        group.remove(websocket)

app = Starlette(routes=[WebSocketRoute("/ws", serve)])
door = socket.socket()
door.bind(("127.0.0.1", 0))
door.listen(1024)
print(door.getsockname()[1], flush=True)
config = uvicorn.Config(
    app, http="h11", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off",
    log_config=None, access_log=False,
)
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    runner.run(uvicorn.Server(config).serve(sockets=[door]))
"""


class Measured(NamedTuple):
    """One run: acts that were answered, how long the answers took in milliseconds, the server's
    processor time for each act in milliseconds, its share of one processor, what it sent."""

    acts: int
    median_ms: float
    p99_ms: float
    worst_ms: float
    act_cost_ms: float
    processor: float
    frames: float


class Counted:
    """What came over all sockets of a run."""

    def __init__(self) -> None:
        self.frames = 0
        self.answer_ms: list[float] = []
        self.counts = False


class Frame(msgspec.Struct):
    """What the process reads of any frame."""

    type: str
    id: str = ""
    result: msgspec.Raw = msgspec.Raw()
    view: msgspec.Raw = msgspec.Raw()


_frame = msgspec.json.Decoder(Frame).decode


class Person:
    """Somebody with a seat, who checks, else calls, else folds: once a second at each table."""

    def __init__(self, socket: ClientConnection, counted: Counted, beat: "Beat") -> None:
        self._socket = socket
        self._counted = counted
        self._beat = beat
        self._asked = 0
        self._turn: tuple[int, int] | None = None
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.topic = ""

    async def ask(self, do: dict[str, Any]) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        self._asked += 1
        name = str(self._asked)
        answered = self._waiting[name] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"id": name, "do": do}))
        return dict(await answered)

    async def listen(self) -> None:
        """Take in what comes, and act when it is one's turn."""
        async for text in self._socket:
            self._counted.frames += self._counted.counts
            frame = _frame(text)
            if frame.type == "answer":
                self._waiting.pop(frame.id).set_result(msgspec.json.decode(frame.result))
            elif frame.type == "view" and b'"options":{' in bytes(frame.view):
                self._may_act(msgspec.json.decode(frame.view))

    def _may_act(self, view: dict[str, Any]) -> None:
        hand = view.get("hand")
        if hand is None or hand["options"] is None or (hand["number"], hand["turn"]) == self._turn:
            return
        self._turn = hand["number"], hand["turn"]
        task = asyncio.create_task(self._act(hand))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, hand: dict[str, Any]) -> None:
        await self._beat.next()
        _, event, table = self.topic.split("/")
        place = {"event": event, "table": int(table), "hand": hand["number"], "turn": hand["turn"]}
        began_s = time.perf_counter()
        with suppress(ConnectionClosed):  # the run is over
            await self.ask({"type": "act", **place, "action": {"type": cheapest(hand["options"])}})
        if self._counted.counts:
            self._counted.answer_ms.append(1000 * (time.perf_counter() - began_s))


class Beat:
    """When the next act at a table is due."""

    def __init__(self, first_s: float) -> None:
        self._next_s = first_s

    async def next(self) -> None:
        """Wait for it."""
        now_s = time.perf_counter()
        wait_s = self._next_s - now_s
        self._next_s = max(now_s, self._next_s) + ACT_EVERY_S
        if wait_s > 0:
            await asyncio.sleep(wait_s)


def watchers_of(tables: int) -> int:
    """How many watchers each of so many tables has."""
    return min(WATCHERS_OF_A_TABLE, WATCHERS_MAX // tables)


def newcomers(data: Path, count: int) -> list[str]:
    """The tokens of so many persons in a room's folder, before it opens."""
    data.mkdir(exist_ok=True)
    people = People(data / "people.sqlite", os.urandom)
    tokens = [people.sessions.token() for _ in range(count)]
    now_ms = int(1000 * time.time())
    for number, token in enumerate(tokens):
        people.expect(f"p{number:020x}", (f"Person {number}",))
        people.admit(f"p{number:020x}", token, "en", "", now_ms)
    people.close()
    return tokens


@contextmanager
def opened(data: Path) -> Iterator[tuple[str, int]]:
    """A room in this folder; its address, and its process."""
    command = [sys.executable, "-c", SERVE, "serve", "--data", str(data), "--port", "0", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as room:
        assert room.stdout is not None
        address = json.loads(room.stdout.readline())["address"]
        try:
            yield address, room.pid
        finally:
            room.terminate()


async def socket_at(address: str, headers: dict[str, str]) -> ClientConnection:
    """A socket; what it is sent is not compressed."""
    return await connect(
        address.replace("http", "ws", 1), additional_headers=headers, compression=None,
        max_queue=None, ping_interval=None,
    )  # fmt: skip


async def some_at_a_time(
    makers: list[Callable[[], Coroutine[Any, Any, Any]]],
) -> list[Any]:
    """All of these, so many at a time."""
    gate = asyncio.Semaphore(OPENING)

    async def one(maker: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        async with gate:
            return await maker()

    return await asyncio.gather(*(one(maker) for maker in makers))


async def swallow(socket: ClientConnection, counted: Counted) -> None:
    """Take in what comes, and look at none of it."""
    async for _ in socket:
        counted.frames += counted.counts


async def play(tables: int, tokens: list[str], address: str, pid: int, cookie: str) -> Measured:
    """Let persons play at so many tables for a while."""
    counted = Counted()
    looking = watchers_of(tables)

    def opener(token: str) -> Callable[[], Coroutine[Any, Any, ClientConnection]]:
        headers = {"Cookie": f"{cookie}={token}", "Origin": address}
        return lambda: socket_at(f"{address}/ws", headers)

    sockets = await some_at_a_time([opener(token) for token in tokens])
    seated, watching = sockets[: tables * SEATS], sockets[tables * SEATS :]
    tasks, began_s = [], time.perf_counter() + WARM_S
    for number in range(tables):
        beat = Beat(began_s + ACT_EVERY_S * number / tables)
        sitting = seated[number * SEATS : (number + 1) * SEATS]
        persons = [Person(one, counted, beat) for one in sitting]
        tasks += [asyncio.create_task(person.listen()) for person in persons]
        name = None
        for person in persons:
            sat = await person.ask(
                {"type": "take-seat", "stakes": STAKES, "buy_in": BUY_IN, "event": name}
            )
            assert sat["type"] == "accepted", sat
            name = sat["event"]
            person.topic = f"table/{name}/1"
            await person.ask({"type": "watch", "topics": [person.topic]})
        for one in watching[number * looking : (number + 1) * looking]:
            do = {"type": "watch", "topics": [f"table/{name}/1"]}
            await one.send(json.dumps({"id": "1", "do": do}))
            tasks.append(asyncio.create_task(swallow(one, counted)))
    return await measured(counted, pid, sockets, tasks)


async def measured(
    counted: Counted, pid: int, sockets: list[ClientConnection], tasks: list["asyncio.Task[None]"]
) -> Measured:
    """What a while brings, once it has begun."""
    await asyncio.sleep(WARM_S + ACT_EVERY_S)
    counted.counts, before_s = True, processor_s(pid)
    await asyncio.sleep(SECONDS)
    counted.counts, used_s = False, processor_s(pid) - before_s
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for one in sockets:
        one.transport.abort()
    times = sorted(counted.answer_ms)
    return Measured(
        len(times),
        times[len(times) // 2],
        times[len(times) * 99 // 100],
        times[-1],
        1000 * used_s / len(times),
        used_s / SECONDS,
        counted.frames / SECONDS,
    )


async def echo(tables: int) -> Measured:
    """The same traffic, with nothing behind it."""
    counted = Counted()
    with subprocess.Popen(
        [sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        address = f"http://127.0.0.1:{int(server.stdout.readline())}/ws"
        try:
            many = SEATS + watchers_of(tables)
            groups = [group for group in range(tables) for _ in range(many)]
            sockets = await some_at_a_time(
                [partial(socket_at, f"{address}?group={group}", {}) for group in groups]
            )
            tasks = []
            for number in range(tables):
                group = sockets[number * many : (number + 1) * many]
                first_s = time.perf_counter() + WARM_S + ACT_EVERY_S * number / tables
                speaks = speak(group[0], counted, Beat(first_s))
                tasks.append(asyncio.create_task(speaks))
                tasks += [asyncio.create_task(swallow(one, counted)) for one in group[1:]]
            return await measured(counted, server.pid, sockets, tasks)
        finally:
            server.terminate()


async def speak(socket: ClientConnection, counted: Counted, beat: Beat) -> None:
    """Say something once a second, and wait until it comes back."""
    asked, shown = "a" * 150, "v" * VIEW_BYTES
    while True:
        await beat.next()
        began_s = time.perf_counter()
        await socket.send(f"{asked}\n{shown}")
        while await socket.recv() != asked:
            counted.frames += counted.counts
        if counted.counts:
            counted.answer_ms.append(1000 * (time.perf_counter() - began_s))


async def room(tables: int) -> Measured:
    """A room of its own for each run."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "room")
        tokens = newcomers(data, tables * (SEATS + watchers_of(tables)))
        with opened(data) as (address, pid):
            return await play(tables, tokens, address, pid, cookie_name(data))


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int, nargs="*", default=TABLES)
    print(what_runs())
    shown = Table(title="Tables of six, one act a second each, watched")
    for head in (
        "tables", "server", "acts/s", "median", "99 of 100", "worst", "processor/act",
        "processor", "frames/s",
    ):  # fmt: skip
        shown.add_column(head, justify="right")
    gc.disable()  # What stands still here is no time of the server's.
    for tables in parser.parse_args().tables:
        for server, run in (("echo", echo), ("room", room)):
            one = uvloop.run(run(tables))
            shown.add_row(
                str(tables), server, f"{one.acts / SECONDS:.0f}", f"{one.median_ms:.1f} ms",
                f"{one.p99_ms:.1f} ms", f"{one.worst_ms:.1f} ms", f"{one.act_cost_ms:.2f} ms",
                f"{one.processor:.0%}", f"{one.frames:.0f}",
            )  # fmt: skip
    Console(width=120).print(shown)


if __name__ == "__main__":
    main()
