"""Last visits of sessions, written once a minute for all of them."""

import asyncio
from typing import Final

import structlog

from ruleone import limits
from ruleone.store.session_list import SessionList
from ruleone.web.clock import RoomClock
from ruleone.web.recurring import Recurring

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")


class Seen:
    """Visits since the last write, which are lost with the process."""

    def __init__(self, sessions: SessionList, clock: RoomClock) -> None:
        self._list: Final = sessions
        self._clock: Final = clock
        self._since: dict[str, int] = {}
        self._notes: Final = Recurring(self.write_down, limits.SEEN_NOTED_EVERY_S)

    def note(self, session: str) -> None:
        """Note a visit of this session now."""
        self._since[session] = self._clock.now_ms()

    def last_ms(self, session: str) -> int | None:
        """Return the last visit, where it is not written yet."""
        return self._since.get(session)

    def start(self) -> None:
        """Begin, at once."""
        self._notes.start()

    async def stop(self) -> None:
        """Write once more, and end."""
        await self._notes.stop()
        await self.write_down()

    async def write_down(self) -> None:
        """Write the visits; the future is done when that is durable, or refused."""
        seen, self._since = self._since, {}
        try:
            if seen:
                await asyncio.wrap_future(self._list.saw(list(seen.items())))
        except OSError as error:
            self._since = {**seen, **self._since}
            log.warning("cannot note which browsers were here", error=str(error))
