"""What SQLite says when the disk refuses, as the error that the machine itself would raise."""

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
"""The lowest byte of a code of SQLite's is its kind, the rest tells more of it."""


def refused(what: str, error: sqlite3.Error) -> OSError:
    """The error of the disk: `what` could not be done."""
    said = f"{what}: {error}"
    number = _FAULTS.get(getattr(error, "sqlite_errorcode", 0) & _KIND)
    return OSError(said) if number is None else OSError(number, said)
