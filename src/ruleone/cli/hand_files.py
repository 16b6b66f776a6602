"""The hand files that paths mean: files, folders of them, archives of them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ruleone.cli.archives import BadArchive, is_archive, members
from ruleone.history import SUFFIXES
from ruleone.limits import HAND_FILE_MAX_BYTES
from ruleone.rulebook import Refusal

_CHUNK_BYTES: Final = 64 * 1024


class HandFile(NamedTuple):
    """A file by its path as it was given, a member of an archive behind the archive's. `data` is
    None until it is read; `refused` says why it cannot be. `named` files were asked for by name:
    what is no hand in them is told, and not passed over."""

    path: str
    named: bool
    data: bytes | None = None
    refused: Refusal | None = None

    def read(self) -> "HandFile":
        """The file with its bytes, or the reason why it has none."""
        if self.data is not None or self.refused is not None:
            return self
        try:
            data = _bytes_of(self.path)
        except OSError as error:
            return self._replace(refused=_unread(error.strerror or str(error)))
        return self.holding(None if len(data) > HAND_FILE_MAX_BYTES else data)

    def holding(self, data: bytes | None) -> "HandFile":
        """The file with these bytes; with none it is too large to be read."""
        if data is not None:
            return self._replace(data=data)
        large = Refusal("hand-file-too-large", "syntax", {"bytes": HAND_FILE_MAX_BYTES})
        return self._replace(refused=large)


def _bytes_of(path: str) -> bytes:
    """All bytes of a file, cut off behind the bound. Most files are small: room for a large one is
    only made where there is more to come."""
    with Path(path).open("rb") as file:
        data = file.read(_CHUNK_BYTES)
        if len(data) == _CHUNK_BYTES:
            data += file.read(HAND_FILE_MAX_BYTES + 1 - _CHUNK_BYTES)
    return data


def _unread(why: str) -> Refusal:
    return Refusal("hand-file-unread", "syntax", {"why": why})


def paths_meant(given: Iterable[str]) -> list[tuple[str, bool]]:
    """The files given, and those in the folders given, each folder's by name; and whether each was
    asked for by its own name."""
    found: list[tuple[str, bool]] = []
    for each in given:
        path = Path(each)
        if path.is_dir():
            inside = sorted(one for one in path.rglob("*") if _may_hold_hands(one.name))
            root = each.rstrip("/")
            found += [(f"{root}/{one.relative_to(path).as_posix()}", False) for one in inside]
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
