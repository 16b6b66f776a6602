"""Forgets who came and never did anything, a day after they were here last."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

import structlog

from ruleone import limits
from ruleone.room.roles import Caller
from ruleone.store.passers_by import named_behind
from ruleone.store.people import People
from ruleone.web.clock import RoomClock
from ruleone.web.shell import Shell

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class Forgetting:
    """Looks through what the journal at `path` has grown by, then forgets whom it does not name.
    Who has a page open, or a role, stays."""

    def __init__(self, path: Path, people: People, shell: Shell, clock: RoomClock) -> None:
        self._path: Final = path
        self._people: Final = people
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
        most = limits.PASSERS_BY_AT_ONCE
        while True:
            idle = await asyncio.to_thread(self._people.passers_by.idle, before_ms, most)
            gone = [person for person, given in idle if not self._is_here(person, given)]
            if gone:
                await asyncio.wrap_future(self._people.forget(gone))
            if len(gone) < most:
                return

    def _is_here(self, person: str, given: tuple[str, ...]) -> bool:
        caller = Caller(person, "", given)
        return self._shell.connections(person) > 0 or self._shell.room.has_given(caller)
