"""Notes every few seconds that the room is alive, so that a crash costs its clocks no more."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from ruleone import limits
from ruleone.store.alive import Alive, AliveFile
from ruleone.web.recurring import Recurring

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class Heartbeat:
    """Asks how far the room's time has come, and writes it down beside the loop."""

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
        """A disk that refuses costs time after a crash, and nothing else."""
        try:
            await asyncio.to_thread(self._file.write, self._alive())
        except OSError as error:
            log.warning("cannot note that the room is alive", error=str(error))
