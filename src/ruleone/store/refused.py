"""Refusals of the disk that SQLite reports, as the error that the system would raise."""

import errno
import sqlite3
from typing import Final

_FAULTS: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
}
_KIND: Final = 0xFF
"""Mask of the lowest byte of a code of SQLite's, its kind."""


def refused(what: str, error: sqlite3.Error) -> OSError:
    """Return the error of the disk: `what` could not be done."""
    said = f"{what}: {error}"
    number = _FAULTS.get(getattr(error, "sqlite_errorcode", 0) & _KIND)
    return OSError(said) if number is None else OSError(number, said)
