"""When things happened by the clock of the room's machine: the room's own time leaves out the hours
in which it was closed."""

from datetime import UTC, datetime
from typing import Final

import msgspec

from ruleone.limits import WALL_MAX_MS
from ruleone.room.core.records import RoomOpened
from ruleone.room.core.settings import STREAM
from ruleone.store.journal import Journal

_KIND: Final = str(RoomOpened.__struct_config__.tag)
_opened: Final = msgspec.msgpack.Decoder(RoomOpened)


class Wall:
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
