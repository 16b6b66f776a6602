"""The room's time when it was last known alive, kept in a file beside the journal.

Without the file a room resumes from the newest row, and only time is lost.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

_FORM: Final = re.compile(r"([0-9]{1,18}) ([0-9]{1,18})\n")
_MOST_BYTES: Final = 64


class Alive(msgspec.Struct, frozen=True):
    """A sign of life: the process with the lease `epoch` was alive at the room's time `at_ms`."""

    epoch: int
    at_ms: int


class AliveFile:
    """The file at `path`, which may be missing.

    One process writes it, one at a time reads it.
    """

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._new: Final = path.with_suffix(".new")

    def read(self) -> Alive | None:
        """Return the last entry, None where it is missing or makes no sense."""
        with suppress(OSError, UnicodeDecodeError):
            with self._path.open("rb") as file:
                found = _FORM.fullmatch(file.read(_MOST_BYTES).decode("ascii"))
            if found is not None:
                return Alive(int(found[1]), int(found[2]))
        return None

    def write(self, alive: Alive) -> None:
        """Replace the entry, whole.

        Raises OSError where the disk refuses.
        """
        self._new.write_text(f"{alive.epoch} {alive.at_ms}\n", encoding="ascii")
        self._new.replace(self._path)
