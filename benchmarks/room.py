"""How fast a served room answers: `python benchmarks/room.py`.

A real `ruleone serve` with its journal on this disk, and persons with real sockets who act at once
when it is their turn, each in an event of his own of three tables that the room plays without
waits. An answer comes only when what it answers is durable: the disk has its say in every figure.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from running import what_runs
from websockets.asyncio.client import ClientConnection, connect

SECONDS = 8.0
PERSONS = (1, 4, 16)
SERVE = (sys.executable, "-c", "from ruleone.cli.main import main; main()", "serve")


class Measured(NamedTuple):
    """What one run showed: acts a second of all persons, answer times in milliseconds, and the
    share of one processor that the server took."""

    persons: int
    acts: float
    median_ms: float
    worst_ms: float
    processor: float


class Person:
    """Joins an event and acts whenever he may: checks, else calls, else folds."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._views: dict[str, dict[str, Any]] = {}
        self.answer_ms: list[float] = []

    async def play(self) -> None:
        """Play event after event."""
        while True:
            await self._ask({"type": "watch", "topics": ["lobby"]})
            event = (await self._view("lobby"))["play_now"]
            joined = await self._ask({"type": "join", "event": event})
            if joined["type"] == "accepted":
                await self._play_at(event, joined["table"])

    async def _play_at(self, event: str, table: int) -> None:
        acted = None
        topic = f"table/{event}/{table}"
        await self._ask({"type": "watch", "topics": [topic]})
        while True:
            view = await self._view(topic)
            if view["result"] is not None or view["moved_to"] is not None:
                return
            hand = view["hand"]
            if hand is None or hand["options"] is None or (hand["number"], hand["turn"]) == acted:
                continue
            acted = (hand["number"], hand["turn"])
            place = {"event": event, "table": table, "hand": acted[0], "turn": acted[1]}
            action = {"type": cheapest(hand["options"])}
            began_s = time.perf_counter()
            await self._ask({"type": "act", **place, "action": action})
            self.answer_ms.append(1000 * (time.perf_counter() - began_s))

    async def _ask(self, do: dict[str, Any]) -> dict[str, Any]:
        self._asked += 1
        await self._socket.send(json.dumps({"id": str(self._asked), "do": do}))
        while True:
            frame = await self._frame()
            if frame["type"] == "answer" and frame["id"] == str(self._asked):
                return dict(frame["result"])

    async def _view(self, topic: str) -> dict[str, Any]:
        """The topic's newest view that has not been looked at."""
        while topic not in self._views:
            await self._frame()
        return self._views.pop(topic)

    async def _frame(self) -> dict[str, Any]:
        frame = dict(json.loads(await self._socket.recv()))
        if frame["type"] == "view":
            self._views[frame["topic"]] = frame["view"]
        return frame


def cheapest(options: dict[str, Any]) -> str:
    """What keeps him in for the least."""
    if options["show"]:
        return "show"
    if options["check"]:
        return "check"
    return "call" if options["call"] is not None else "fold"


async def newcomer(address: str) -> Person:
    """Somebody with a session and a socket."""
    with urllib.request.urlopen(f"{address}/api/me") as response:
        cookie = response.headers["set-cookie"].partition(";")[0]
    socket = await connect(
        address.replace("http", "ws", 1) + "/ws",
        additional_headers={"Cookie": cookie, "Origin": address},
        compression=None,
    )
    return Person(socket)


async def measure(persons: int, address: str, pid: int) -> Measured:
    """Let so many persons play for a while."""
    playing = [await newcomer(address) for _ in range(persons)]
    before_s = processor_s(pid)
    tasks = [asyncio.create_task(person.play()) for person in playing]
    await asyncio.sleep(SECONDS)
    used_s = processor_s(pid) - before_s
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    times = sorted(ms for person in playing for ms in person.answer_ms)
    median_ms, worst_ms = times[len(times) // 2], times[len(times) * 99 // 100]
    return Measured(persons, len(times) / SECONDS, median_ms, worst_ms, used_s / SECONDS)


def processor_s(pid: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(persons: int) -> Measured:
    """One room of its own for each run."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*SERVE, "--data", folder, "--port", "0", "--pace", "0", "--json"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as room:
            assert room.stdout is not None
            address = json.loads(room.stdout.readline())["address"]
            try:
                return asyncio.run(measure(persons, address, room.pid))
            finally:
                room.terminate()


def main() -> None:
    """Measure, and print."""
    print(what_runs())
    table = Table(title="A served room, each person at an event of three tables")
    for head in ("persons", "acts a second", "median answer", "99 of 100 within", "processor"):
        table.add_column(head, justify="right")
    for persons in PERSONS:
        seen = run(persons)
        table.add_row(
            str(seen.persons),
            f"{seen.acts:.0f}",
            f"{seen.median_ms:.1f} ms",
            f"{seen.worst_ms:.1f} ms",
            f"{seen.processor:.0%}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
