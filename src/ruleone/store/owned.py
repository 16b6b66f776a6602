"""File permissions: a room's folder and its files are for their owner alone."""

import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

_FOLDER: Final = 0o700
_FILE: Final = 0o600
_OURS: Final = (
    "journal.",
    "people.sqlite",
    "deliveries.sqlite",
    "alive",
    "key",
    "address",
    "link-",
)
"""Beginnings of the names of a room's files."""


def own(folder: Path) -> None:
    """Create the folder where it is missing, and restrict it and the room's files to the owner.

    SQLite gives the files beside a file the same permissions. A folder that all may write to, such
    as `/tmp`, stays as it is; so do files that are not the room's. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=_FOLDER)
    if not folder.stat().st_mode & stat.S_ISVTX:
        _restrict(folder, _FOLDER)
    for file in folder.iterdir():
        if file.name.startswith(_OURS) and file.is_file() and not file.is_symlink():
            _restrict(file, _FILE)


def _restrict(path: Path, mode: int) -> None:
    """Restrict a file; one of another user, or on a disk without permissions, is left as it is."""
    with suppress(PermissionError):
        if stat.S_IMODE(path.stat().st_mode) != mode:
            path.chmod(mode)
