"""Notes every few seconds that the room is alive, so that a crash costs its clocks no more."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from ruleone import limits
from ruleone.store.alive import Alive, AliveFile

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class Heartbeat:
    """Asks how far the room's time has come, and writes it down beside the loop."""

    def __init__(self, alive: Callable[[], Alive], file: AliveFile) -> None:
        self._alive: Final = alive
        self._file: Final = file
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, at once."""
        self._work = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Note it once more, and end."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._note()

    async def _run(self) -> None:
        while True:
            await self._note()
            await asyncio.sleep(limits.ALIVE_NOTED_EVERY_S)

    async def _note(self) -> None:
        """A disk that refuses costs time after a crash, and nothing else."""
        try:
            await asyncio.to_thread(self._file.write, self._alive())
        except OSError as error:
            log.warning("cannot note that the room is alive", error=str(error))
