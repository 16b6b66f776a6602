"""Forgets who came and never did anything, a day after they were here last."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

import structlog

from ruleone import limits
from ruleone.room.roles import Caller
from ruleone.store.passers_by import Idle, named_behind
from ruleone.store.people import People
from ruleone.web.clock import RoomClock
from ruleone.web.sessions.seen import Seen
from ruleone.web.shell.shell import Shell

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class Forgetting:
    """Looks through what the journal at `path` has grown by, then forgets whom it does not name.
    Who has a page open, or a role, stays; so does whoever was here meanwhile."""

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
            await self._seen.write_down()
            found = self._people.passers_by.idle
            idle = await asyncio.to_thread(found, last, before_ms, most)
            await self._look_through()
            gone = [one.person for one in idle if not self._stays(one)]
            if gone:
                await asyncio.wrap_future(self._people.forget(gone, before_ms))
            if len(idle) < most:
                return
            last = idle[-1].person

    def _stays(self, one: Idle) -> bool:
        caller = Caller(one.person, "", one.given)
        was_here = any(self._seen.last_ms(session) is not None for session in one.sessions)
        is_here = self._shell.connections(one.person) > 0
        return was_here or is_here or self._shell.room.has_given(caller)
