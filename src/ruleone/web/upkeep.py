"""Upkeep beside the room: signs of life, journal heads, requested links, garbage, old visitors.

Visitors who never did anything are forgotten a day after they were here last.
"""

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog

from ruleone import limits
from ruleone.room.core.roles import Caller
from ruleone.store.alive import Alive, AliveFile
from ruleone.store.journal import Damaged, Journal
from ruleone.store.passers_by import Idle, named_behind
from ruleone.store.people import People
from ruleone.store.wanted_links import wanted_in
from ruleone.web.clock import RoomClock
from ruleone.web.recurring import Recurring
from ruleone.web.sessions.seen import Seen
from ruleone.web.shell.shell import Shell

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class Heartbeat:
    """The recurring note of the room's time, written beside the loop."""

    def __init__(self, alive: Callable[[], Alive], file: AliveFile) -> None:
        self._alive: Final = alive
        self._file: Final = file
        self._beats: Final = Recurring(self._note, limits.ALIVE_NOTED_EVERY_S)

    def start(self) -> None:
        """Begin, at once."""
        self._beats.start()

    async def stop(self) -> None:
        """Note it once more, and end."""
        await self._beats.stop()
        await self._note()

    async def _note(self) -> None:
        """Write the note; a disk that refuses costs time after a crash, and nothing else."""
        try:
            await asyncio.to_thread(self._file.write, self._alive())
        except OSError as error:
            log.warning("cannot note that the room is alive", error=str(error))


class Heads:
    """The recurring publication of the journal's head, where the journal has grown."""

    def __init__(self, journal: Journal, tell: Callable[[str], Awaitable[None]]) -> None:
        self._journal: Final = journal
        self._tell: Final = tell
        self._told = 0

    async def note(self) -> None:
        """Publish the head, unless nothing but the last one was written since."""
        try:
            head = await asyncio.to_thread(self._journal.head)
        except Damaged as hurt:
            log.warning("the head of the journal cannot be read", error=str(hurt))
            return
        # The note of the last head is itself one entry of the journal.
        if head.entries > self._told + 1:
            self._told = head.entries
            await self._tell(str(head))


class FurtherLinks:
    """The recurring search for requested links: access to the folder is permission to direct."""

    def __init__(self, folder: Path, shell: Shell) -> None:
        self._folder: Final = folder
        self._shell: Final = shell
        self._stay: Final[set[Path]] = set()
        """Files that could not be removed, reported once each."""

    async def step(self) -> None:
        """Make the requested links now; each file goes when its link is durable."""
        try:
            wanted = await asyncio.to_thread(wanted_in, self._folder)
        except OSError as error:
            log.warning("cannot look for links that are wanted", error=str(error))
            return
        for path, made_of in wanted:
            if await self._shell.further_link(made_of):
                await self._take_away(path)

    async def _take_away(self, path: Path) -> None:
        try:
            await asyncio.to_thread(path.unlink, missing_ok=True)
        except OSError as error:
            if path not in self._stay:
                log.warning("cannot take away a file that wants a link", error=str(error))
            self._stay.add(path)


_NEVER: Final = 1_000_000
"""Threshold of the oldest generation, so that Python does not collect it by itself."""


@contextmanager
def seldom_looked_for() -> Iterator[None]:
    """Leave the collection of old objects to `collect`.

    Young ones are collected as before: most cycles die young, and the rest waits some minutes.
    """
    before = young, middle, _ = gc.get_threshold()
    # At 200 tables a full collection takes a third of a second, and came in the middle of answers.
    gc.set_threshold(young, middle, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def collect() -> None:
    """Collect everything, and free cycles."""
    gc.collect()


class Forgetting:
    """The recurring search through new rows at `path`, which then forgets unnamed visitors.

    A visitor with an open page, or a role, stays; so does one who was here meanwhile.
    """

    def __init__(
        self, path: Path, people: People, seen: Seen, shell: Shell, clock: RoomClock
    ) -> None:
        self._path: Final = path
        self._people: Final = people
        self._seen: Final = seen
        self._shell: Final = shell
        self._clock: Final = clock

    async def step(self) -> None:
        """Do it once; a disk that refuses leaves it to the next time."""
        try:
            await self._look_through()
            await self._forget()
        except (OSError, sqlite3.Error) as error:
            log.warning("cannot forget who never did anything", error=str(error))

    async def _look_through(self) -> None:
        passers_by, place = self._people.passers_by, self._people.passers_by.reached
        while True:
            named, reached = await asyncio.to_thread(named_behind, self._path, place)
            if reached == place:
                return
            await asyncio.wrap_future(passers_by.note(named, reached))
            place = reached
            await asyncio.sleep(limits.LOOKED_THROUGH_REST_S)

    async def _forget(self) -> None:
        before_ms = self._clock.now_ms() - limits.PASSERS_BY_KEPT_MS
        last, most = "", limits.PASSERS_BY_AT_ONCE
        while True:
            # A visit that is not written yet must count before anybody is forgotten.
            await self._seen.write_down()
            found = self._people.passers_by.idle
            idle = await asyncio.to_thread(found, last, before_ms, most)
            await self._look_through()
            gone = [one.person for one in idle if not self._stays(one)]
            if gone:
                await asyncio.wrap_future(self._people.forget(gone, before_ms))
            if len(idle) < most:
                return
            # By id, not from the start: visitors who stay must not hide those behind them.
            last = idle[-1].person

    def _stays(self, one: Idle) -> bool:
        caller = Caller(one.person, "", one.given)
        was_here = any(self._seen.last_ms(session) is not None for session in one.sessions)
        is_here = self._shell.connections(one.person) > 0
        room = self._shell.room
        of_staff = not set(room.staff_sessions).isdisjoint(one.sessions)
        return was_here or is_here or of_staff or room.has_given(caller)
