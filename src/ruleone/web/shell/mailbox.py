"""Mailboxes: frames still to be sent to one connection, bounded however slowly it reads.

Answers keep their order. Only the newest view of each topic waits. A reader that stalls delays
nobody, holds at most one view a topic, and finds the present when it resumes.
"""

import asyncio
from typing import Final

import msgspec

from ruleone import limits
from ruleone.room.views import Answer, Closing, Gone, Welcome


class Mailbox:
    """Frames of one connection on their way out. For one event loop, without locks."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str | int, bytes]] = {}
        """A topic's newest view under its name, any other frame under a number of its own."""
        self._versions: Final[dict[str, int]] = {}
        self._posted = 0
        self._answers = 0
        self.closing = False
        """Whether the last frame has been queued; nothing follows a `Closing`."""
        self._filled: Final = asyncio.Event()
        self._room: Final = asyncio.Event()
        self._room.set()

    def post(self, frame: Welcome | Answer | Gone | Closing) -> None:
        """Queue a frame that nothing replaces."""
        if self.closing:
            return
        self.closing = isinstance(frame, Closing)
        self._posted += 1
        self._waiting[self._posted] = msgspec.json.encode(frame)
        self._answers += 1
        if self._answers >= limits.UNSENT_ANSWERS_MAX:
            self._room.clear()
        self._filled.set()

    def show(self, topic: str, view: bytes) -> None:
        """Queue a topic's view (JSON) in place of an older one that still waits."""
        if self.closing:
            return
        # In place of an older view, at its place in the queue: a slow reader holds one view a
        # topic.
        self._waiting[topic] = view
        self._filled.set()

    @property
    def finished(self) -> bool:
        """Whether the closing frame has left."""
        return self.closing and not self._waiting

    def forget(self, topic: str) -> None:
        """Drop a waiting view of a topic that is no longer watched."""
        self._waiting.pop(topic, None)

    async def take(self) -> str:
        """Return the next frame, as soon as there is one.

        Views are numbered here, as they leave, so that the versions of a topic have no gap.
        """
        while not self._waiting:
            # What woke us may have been forgotten again before our turn came.
            self._filled.clear()
            await self._filled.wait()
        key = next(iter(self._waiting))
        frame = self._waiting.pop(key)
        if isinstance(key, str):
            self._versions[key] = version = self._versions.get(key, 0) + 1
            return shown(key, version, frame).decode()
        self._answers -= 1
        if self._answers < limits.UNSENT_ANSWERS_MAX:
            self._room.set()
        return frame.decode()

    async def has_room(self) -> None:
        """Wait until fewer than the maximum of answers are unsent.

        A connection that does not read is not read.
        """
        await self._room.wait()


def shown(topic: str, version: int, view: bytes) -> bytes:
    """Return a `Shown` frame around a view that is already JSON.

    It is encoded once for all who see the same.
    """
    # Put together by hand: the view is JSON already, encoded once for all who see the same.
    name = msgspec.json.encode(topic)
    return b'{"type":"view","topic":%b,"version":%d,"view":%b}' % (name, version, view)
