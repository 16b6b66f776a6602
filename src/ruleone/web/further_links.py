"""Makes the director links that are wanted in the room's folder (`ruleone link`)."""

import asyncio
from pathlib import Path
from typing import Final

import structlog

from ruleone.store.wanted_links import wanted_in
from ruleone.web.shell.shell import Shell

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class FurtherLinks:
    """Looks into the folder; who may write there may direct the room."""

    def __init__(self, folder: Path, shell: Shell) -> None:
        self._folder: Final = folder
        self._shell: Final = shell
        self._stay: Final[set[Path]] = set()
        """Files that could not be taken away, which was said once of each."""

    async def step(self) -> None:
        """Make what is wanted now; each file goes when its link is durable."""
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
