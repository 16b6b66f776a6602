"""A room in memory with its shell, and visitors without sockets."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final
from weakref import finalize

import httpx
import msgspec
from arrived import arrived
from starlette.applications import Starlette

from ruleone.room.commands import Ask, Command
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.room import Room
from ruleone.room.views import Frame
from ruleone.sim.forecast import Course, LevelSeen, Moment
from ruleone.store.journal import Write
from ruleone.store.memory import MemoryJournal
from ruleone.store.people import People
from ruleone.web.app import application
from ruleone.web.calls.table import GROUPS, Groups
from ruleone.web.clock import RoomClock
from ruleone.web.forecasts.forecasts import Forecasts, Player
from ruleone.web.forecasts.worker import Task
from ruleone.web.guard import known_hosts
from ruleone.web.metrics import Metrics
from ruleone.web.parts import Books, Parts
from ruleone.web.rate import LetGo
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell
from ruleone.web.shell.watcher import Watcher

FRAME: Final = msgspec.json.Decoder(Frame)


async def at_once(task: Task) -> AsyncGenerator[Course, None]:
    """A course for each event of a forecast, without playing it."""
    for number in range(task.events):
        people, seen = task.asked.people, LevelSeen(1, 0, task.asked.people, 50.0, 50.0)
        yield Course(number, people, people, Moment(3_600_000, 1), None, None, (seen,))
        await asyncio.sleep(0)


class SlowJournal(MemoryJournal):
    """A journal whose disk waits to be told: what is appended is durable when `flush` is called,
    and lost when `fail` is."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self._waiting: Final[list[tuple[Sequence[Write], Future[None]]]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def append(
        self, writes: Sequence[Write], after: "Future[None] | None" = None
    ) -> "Future[None]":
        """See `Journal.append`."""
        if not self.slow:
            return super().append(writes, after)
        durable: Future[None] = Future()
        self._waiting.append((writes, durable))
        return durable

    def flush(self) -> None:
        """The disk takes all that waits."""
        while self._waiting:
            writes, durable = self._waiting.pop(0)
            super().append(writes).result()
            durable.set_result(None)

    def fail(self) -> None:
        """The disk refuses all that waits."""
        while self._waiting:
            self._waiting.pop(0)[1].set_exception(OSError("no space left on device"))


class Visitor:
    """A connection whose frames are taken from its mailbox."""

    def __init__(self, shell: Shell, watcher: Watcher) -> None:
        self._shell: Final = shell
        self.watcher: Final = watcher
        self._asked = 0

    async def ask(self, command: Command) -> str:
        """Ask, and do not wait for the answer; the id of the ask."""
        self._asked += 1
        await self._shell.ask(Ask(f"a{self._asked}", command), self.watcher)
        return f"a{self._asked}"

    async def frames(self) -> list[Frame]:
        """All that can be sent to him now."""
        for _ in range(3):
            await asyncio.sleep(0)
        frames = []
        while True:
            try:
                async with asyncio.timeout(0):
                    frames.append(FRAME.decode(await self.watcher.mailbox.take()))
            except TimeoutError:
                return frames


class House:
    """A room that has no waits of its own, its slow journal, and its shell."""

    def __init__(
        self,
        entropy: Callable[[int], bytes] = os.urandom,
        clock: RoomClock | None = None,
        settings: Settings | None = None,
    ) -> None:
        self._guests = 0
        self.journal: Final = SlowJournal()
        folder = mkdtemp()
        self._gone: Final = finalize(self, rmtree, folder, ignore_errors=True)
        self.people_file: Final = Path(folder) / "people.sqlite"
        self._people: Final = People(self.people_file, entropy)
        self._clock: Final = clock or RoomClock()
        self.room: Final = Room(
            entropy=entropy,
            names=self._people,
            answered=self.journal.answered,
            settings=settings or Settings(think_ms=(0, 0), rest_ms=0, street_ms=0, first_hand_ms=0),
        )
        self.room.restore(self.journal, self._clock.now_ms())
        self._metrics: Final = Metrics()
        self.shell: Final = Shell(self.room, self.journal, self._clock, self._metrics)

    def visitor(self) -> Visitor:
        """Somebody new comes in."""
        person, _ = arrived(self._people, "Ann", "en", 0)
        watcher = Watcher(Caller(person, f"c{person}"))
        self.shell.open(watcher)
        return Visitor(self.shell, watcher)

    def application(
        self, pages: Path | None, play: Player | None = None, groups: Groups = GROUPS
    ) -> Starlette:
        """The room as visitors meet it, with its pages in a folder and the calls of these groups.
        The events of a forecast are played as is told; left alone each of them is over at once."""
        return application(self.parts(pages, play), groups)

    def parts(self, pages: Path | None = None, play: Player | None = None) -> Parts:
        """The parts of the open room."""
        sessions = Sessions(self._people, self._clock, "ruleone-test", self.shell.program)
        return Parts(
            shell=self.shell,
            sessions=sessions,
            metrics=self._metrics,
            clock=self._clock,
            books=Books(self.journal, self._people),
            forecasts=Forecasts(play or at_once),
            hosts=known_hosts(),
            pages=pages,
            let_go=LetGo(),
            logo=self._people.logo,
        )

    async def browser(self, director: bool = False) -> httpx.AsyncClient:
        """A browser that has come in, by the director's link, or as anybody who then gave a name
        and so is somebody."""
        transport = httpx.ASGITransport(self.application(None))
        client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        await client.get("/api/me")
        if director:
            await client.get(f"/link/{await self.shell.director_link()}")
            return client
        self._guests += 1
        await client.post("/api/do/set-name", json={"name": f"Guest {self._guests}"})
        return client

    def close(self) -> None:
        """Everybody goes home."""
        self.shell.farewell()
        self._people.close()
        self._gone()
