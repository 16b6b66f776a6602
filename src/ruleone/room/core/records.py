"""What the journal has of the room itself, in its stream `room`: starts and pinned rules; and by
the starts when things happened by the clock of the room's machine. The room's own time leaves out
the hours in which it was closed.
"""

from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from ruleone.limits import WALL_MAX_MS
from ruleone.room.core.settings import STREAM
from ruleone.rulebook import Pinned
from ruleone.store.journal import Journal

WhyAbandoned = Literal["rules-not-kept", "rules-unreadable", "form"]


class RoomOpened(msgspec.Struct, frozen=True, tag="room-opened"):
    """A process took the room over under a new lease, or goes on under one after it stood still.
    `shell_ms` is its clock at that moment."""

    shell_ms: int


class EditionPinned(msgspec.Struct, frozen=True, tag="edition-pinned"):
    """All settings of an edition, before the first thing that begins under it: a later version goes
    on with that under them."""

    pinned: Pinned


class HeadNoted(msgspec.Struct, frozen=True, tag="head-noted"):
    """The head that the journal had a moment before, to be told: see `store/head.py`."""

    head: str


_KIND: Final = str(RoomOpened.__struct_config__.tag)

_opened: Final = msgspec.msgpack.Decoder(RoomOpened)


class Calendar:
    """Reads in the journal by how much each process was ahead of the room's time."""

    def __init__(self, journal: Journal) -> None:
        self._journal: Final = journal
        self._version = 0
        self._ahead_ms: Final[dict[int, int]] = {}

    def at_ms(self, room_ms: int, epoch: int) -> int:
        """The time of the wall, in milliseconds since 1970, at which the process of this lease
        wrote a row."""
        if epoch not in self._ahead_ms:
            for row in self._journal.read(STREAM, self._version):
                self._version = row.version
                if row.kind == _KIND:
                    self._ahead_ms[row.epoch] = _opened.decode(row.payload).shell_ms - row.at_ms
        return room_ms + self._ahead_ms.get(epoch, 0)


def is_of_a_calendar(at_ms: int) -> bool:
    """Whether it is a time of the wall: none before 1970, and no year of five digits."""
    return 0 <= at_ms <= WALL_MAX_MS


def by_the_calendar(at_ms: int) -> datetime:
    """A time of the wall in UTC; of one that no calendar has, the one nearest to it."""
    return datetime.fromtimestamp(min(max(at_ms, 0), WALL_MAX_MS) / 1000, UTC)
