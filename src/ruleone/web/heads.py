"""Notes the head of the journal every now and then, for pages and programs: whoever has heard it
can show later that nothing of the journal is missing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from ruleone.store.journal import Damaged, Journal

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class Heads:
    """Reads the head beside the loop, and has it told where the journal has grown."""

    def __init__(self, journal: Journal, tell: Callable[[str], Awaitable[None]]) -> None:
        self._journal: Final = journal
        self._tell: Final = tell
        self._told = 0

    async def note(self) -> None:
        """Tell the head, unless nothing but the last one was written since."""
        try:
            head = await asyncio.to_thread(self._journal.head)
        except Damaged as hurt:
            log.warning("the head of the journal cannot be read", error=str(hurt))
            return
        if head.entries > self._told + 1:
            self._told = head.entries
            await self._tell(str(head))
