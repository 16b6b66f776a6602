"""Records of the room itself in its stream `room`: its starts and the rules it pinned.

From the starts follow the times of day at which rows were written: the room's own time leaves out
the hours in which it was down.
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
    """A process took the room over under a new lease, or goes on under one after a standstill.

    `shell_ms` is the clock of its machine at that moment.
    """

    shell_ms: int


class EditionPinned(msgspec.Struct, frozen=True, tag="edition-pinned"):
    """All settings of an edition, written before the first thing that begins under it.

    A later version goes on with that under these settings.
    """

    pinned: Pinned


class HeadNoted(msgspec.Struct, frozen=True, tag="head-noted"):
    """The head that the journal had a moment before, to be published: see `store/head.py`."""

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
        """Return the wall's time, in milliseconds since 1970, of a row.

        The row was written at `room_ms` of the room's time by the process with the lease `epoch`.
        """
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
    """Return a wall's time in UTC; the nearest representable one if it is outside the calendar."""
    return datetime.fromtimestamp(min(max(at_ms, 0), WALL_MAX_MS) / 1000, UTC)
