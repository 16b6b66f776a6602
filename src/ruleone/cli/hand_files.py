"""Hand files that paths stand for: files, folders of them, archives of them."""

import os
from collections.abc import Iterable, Iterator
from io import FileIO
from pathlib import Path
from typing import Final, NamedTuple

from ruleone.cli.archives import BadArchive, is_archive, members
from ruleone.cli.other_program import INDEX
from ruleone.history import SUFFIXES
from ruleone.limits import HAND_FILE_MAX_BYTES
from ruleone.rulebook import Refusal

_PIECE_BYTES: Final = 64 * 1024


class HandFile(NamedTuple):
    """A file by its path as given; a member of an archive has the archive's path in front.

    `data` is None until it is read; `refused` says why it cannot be. A file with a name that is not
    a hand file's is `passed` over and never opened.
    """

    path: str
    data: bytes | None = None
    refused: Refusal | None = None
    passed: bool = False

    def read(self, most_bytes: int = HAND_FILE_MAX_BYTES) -> "HandFile":
        """Return the file with its bytes, at most `most_bytes`, or with the reason for none."""
        if self.data is not None or self.refused is not None:
            return self
        try:
            data = _bytes_of(self.path, most_bytes)
        except OSError as error:
            return self._replace(refused=_unread(error.strerror or str(error)))
        return self.holding(None if len(data) > most_bytes else data, most_bytes)

    @property
    def size(self) -> int:
        """Its size in bytes, also unread; 0 where it is unknown."""
        if self.data is not None or self.passed or self.refused is not None:
            return len(self.data or b"")
        try:
            return Path(self.path).stat().st_size
        except OSError:
            return 0

    def holding(self, data: bytes | None, most_bytes: int = HAND_FILE_MAX_BYTES) -> "HandFile":
        """Return the file with these bytes; with None it is too large to be read."""
        if data is not None:
            return self._replace(data=data)
        large = Refusal("hand-file-too-large", "syntax", {"bytes": most_bytes})
        return self._replace(refused=large)


def _bytes_of(path: str, most_bytes: int) -> bytes:
    """Return the bytes of a file, read piece by piece up to its bound."""
    pieces, size = [], 0
    with FileIO(path) as file:
        while size <= most_bytes and (piece := file.read(_PIECE_BYTES)):
            pieces.append(piece)
            size += len(piece)
    return b"".join(pieces)


def _unread(why: str) -> Refusal:
    return Refusal("hand-file-unread", "syntax", {"why": why})


def files_meant(given: Iterable[str]) -> list[HandFile]:
    """Return the files given, and those in the folders given, each folder's by name."""
    found: list[HandFile] = []
    for each in given:
        if Path(each).is_dir():
            inside = (
                f"{folder}/{name}"
                for folder, _, names in os.walk(each.rstrip("/") or "/")
                for name in names
                if not _describes(name)
            )
            found += [
                HandFile(path, passed=not (_holds_hands(path) or is_archive(path)))
                for path in sorted(inside)
            ]
        else:
            found.append(HandFile(each))
    return found


def files_in(file: HandFile) -> Iterator[HandFile]:
    """Yield the file itself, or those in the archive that it is, already read."""
    path = file.path
    if not is_archive(path):
        yield file
        return
    others: list[str] = []

    def wanted(name: str) -> bool:
        holds = _holds_hands(name)
        if not holds and not _describes(name):
            others.append(name)
        return holds and not _describes(name)

    try:
        for member in members(Path(path), wanted):
            yield HandFile(f"{path}/{member.name}").holding(member.data)
    except BadArchive as error:
        yield HandFile(path, refused=_unread(str(error)))
    except OSError as error:
        yield HandFile(path, refused=_unread(error.strerror or str(error)))
    yield from (HandFile(f"{path}/{name}", passed=True) for name in others)


def _holds_hands(name: str) -> bool:
    return name.lower().endswith(SUFFIXES)


def _describes(name: str) -> bool:
    """Whether a file is metadata: another program's ends of hands, or a Mac's companions."""
    last = name.rpartition("/")[2]
    return last == INDEX or last.startswith("._") or last == ".DS_Store"
