"""The outbox: results of the room leave in order, each once its writes are durable."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, NamedTuple

from ruleone import limits

Step = Callable[[], None]
"""Function that puts frames into mailboxes, or resolves a waiting answer; it never fails."""


class Parcel(NamedTuple):
    """A result to become visible: how once it is durable, and what to do if it never will be."""

    deliver: Step
    abandon: Step


class Outbox:
    """Parcels that are not visible yet, oldest first.

    `failed` is called once, with the error, when the journal refuses: then nothing is delivered any
    more, and every parcel, waiting or still to come, is abandoned.
    """

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._failed: Final = failed
        self._waiting: Final[deque[tuple[Future[None] | None, Parcel]]] = deque()
        self._broken = False
        self._room: Final = asyncio.Event()
        self._room.set()

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def full(self) -> bool:
        """Whether so much is unseen that the room should do nothing new."""
        return len(self._waiting) >= limits.UNDURABLE_OUTCOMES_MAX

    def put(self, durable: Future[None] | None, parcel: Parcel) -> None:
        """Deliver when `durable` is done (None: nothing was written), and all before it are."""
        if self._broken:
            parcel.abandon()
            return
        self._waiting.append((durable, parcel))
        if self.full:
            self._room.clear()
        if durable is None:
            self._release()
        else:
            durable.add_done_callback(lambda _: self._from_writer())

    async def has_room(self) -> None:
        """Wait while the outbox is full."""
        await self._room.wait()

    def _from_writer(self) -> None:
        """Release from the journal's thread; after a failure the loop may be closed already."""
        # A callback of the journal's thread may come after the server has ended.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._release)

    def _release(self) -> None:
        """Deliver from the front all that is durable."""
        while self._waiting:
            durable, parcel = self._waiting[0]
            if durable is not None:
                # A later result may be durable first (nothing was written for it): it still waits,
                # so that nobody sees it before the earlier one.
                if not durable.done():
                    break
                if (error := durable.exception()) is not None:
                    self._give_up(error)
                    break
            self._waiting.popleft()
            parcel.deliver()
        if not self.full:
            self._room.set()

    def _give_up(self, error: BaseException) -> None:
        self._broken = True
        self._failed(error)
        while self._waiting:
            self._waiting.popleft()[1].abandon()
