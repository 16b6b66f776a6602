"""The hand files that paths mean: files, folders of them, archives of them."""

import os
from collections.abc import Iterable, Iterator
from io import FileIO
from pathlib import Path
from typing import Final, NamedTuple

from ruleone.cli.archives import BadArchive, is_archive, members
from ruleone.history import SUFFIXES
from ruleone.limits import HAND_FILE_MAX_BYTES
from ruleone.rulebook import Refusal

_PIECE_BYTES: Final = 64 * 1024


class HandFile(NamedTuple):
    """A file by its path as it was given, a member of an archive behind the archive's. `data` is
    None until it is read; `refused` says why it cannot be. `named` files were asked for by name:
    what is no hand in them is told, and not passed over."""

    path: str
    named: bool
    data: bytes | None = None
    refused: Refusal | None = None

    def read(self, most_bytes: int = HAND_FILE_MAX_BYTES) -> "HandFile":
        """The file with its bytes, or the reason why it has none: it may hold `most_bytes`."""
        if self.data is not None or self.refused is not None:
            return self
        try:
            data = _bytes_of(self.path, most_bytes)
        except OSError as error:
            return self._replace(refused=_unread(error.strerror or str(error)))
        return self.holding(None if len(data) > most_bytes else data, most_bytes)

    def holding(self, data: bytes | None, most_bytes: int = HAND_FILE_MAX_BYTES) -> "HandFile":
        """The file with these bytes; with none it is too large to be read."""
        if data is not None:
            return self._replace(data=data)
        large = Refusal("hand-file-too-large", "syntax", {"bytes": most_bytes})
        return self._replace(refused=large)


def _bytes_of(path: str, most_bytes: int) -> bytes:
    """The bytes of a file, piece by piece until they are more than it may hold."""
    pieces, size = [], 0
    with FileIO(path) as file:
        while size <= most_bytes and (piece := file.read(_PIECE_BYTES)):
            pieces.append(piece)
            size += len(piece)
    return b"".join(pieces)


def _unread(why: str) -> Refusal:
    return Refusal("hand-file-unread", "syntax", {"why": why})


def paths_meant(given: Iterable[str]) -> list[tuple[str, bool]]:
    """The files given, and those in the folders given, each folder's by name; and whether each was
    asked for by its own name."""
    found: list[tuple[str, bool]] = []
    for each in given:
        if Path(each).is_dir():
            inside = (
                f"{folder}/{name}"
                for folder, _, names in os.walk(each.rstrip("/") or "/")
                for name in names
                if _may_hold_hands(name)
            )
            found += [(path, False) for path in sorted(inside)]
        else:
            found.append((each, True))
    return found


def files_in(path: str, named: bool) -> Iterator[HandFile]:
    """The hand file at a path, or those in the archive there, read already."""
    if not is_archive(path):
        yield HandFile(path, named)
        return
    try:
        for member in members(Path(path), _holds_hands):
            yield HandFile(f"{path}/{member.name}", False).holding(member.data)
    except BadArchive as error:
        yield HandFile(path, True, refused=_unread(str(error)))
    except OSError as error:
        yield HandFile(path, True, refused=_unread(error.strerror or str(error)))


def _may_hold_hands(name: str) -> bool:
    return _holds_hands(name) or is_archive(name)


def _holds_hands(name: str) -> bool:
    return name.lower().endswith(SUFFIXES)
