"""Something that is done at once and then again every few seconds, beside the room."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final


class Recurring:
    """Awaits `step`, which never fails, and again so many seconds after it was done."""

    def __init__(self, step: Callable[[], Awaitable[None]], every_s: float) -> None:
        self._step: Final = step
        self._every_s: Final = every_s
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, at once."""
        self._work = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Do it no more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._step()
            await asyncio.sleep(self._every_s)
