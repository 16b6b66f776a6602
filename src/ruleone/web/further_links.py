"""Makes the director links that are wanted in the room's folder (`ruleone link`)."""

import asyncio
from pathlib import Path
from typing import Final

import structlog

from ruleone.store.wanted_links import wanted_in
from ruleone.web.shell import Shell

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class FurtherLinks:
    """Looks into the folder; who may write there may direct the room."""

    def __init__(self, folder: Path, shell: Shell) -> None:
        self._folder: Final = folder
        self._shell: Final = shell

    async def step(self) -> None:
        """Make what is wanted now; each file goes when its link is durable."""
        try:
            for path, made_of in await asyncio.to_thread(wanted_in, self._folder):
                if await self._shell.further_link(made_of):
                    await asyncio.to_thread(path.unlink, missing_ok=True)
        except OSError as error:
            log.warning("cannot look for links that are wanted", error=str(error))
