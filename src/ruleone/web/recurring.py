"""Recurring work beside the room: at once and then every few seconds."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final


class Recurring:
    """A loop that awaits `step`, which never fails, and repeats it after a pause."""

    def __init__(self, step: Callable[[], Awaitable[None]], every_s: float) -> None:
        self._step: Final = step
        self._every_s: Final = every_s
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, at once."""
        self._work = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._step()
            await asyncio.sleep(self._every_s)
