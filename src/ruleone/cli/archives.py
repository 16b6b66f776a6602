"""What is inside an archive, file by file, and never more of it than the bounds allow."""

import bz2
import gzip
import lzma
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from io import BufferedIOBase
from pathlib import Path
from typing import NamedTuple

from ruleone.limits import ARCHIVE_MAX_BYTES, ARCHIVE_MAX_MEMBERS, HAND_FILE_MAX_BYTES

TAR_SUFFIXES = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz")
PACKED: dict[str, Callable[[Path], BufferedIOBase]] = {
    ".gz": gzip.GzipFile,
    ".bz2": bz2.BZ2File,
    ".xz": lzma.LZMAFile,
}
SUFFIXES = (".zip", *TAR_SUFFIXES, *PACKED)


class Member(NamedTuple):
    """A file of an archive by its name there, cut off one byte after the largest hand file."""

    name: str
    data: bytes


class BadArchive(Exception):
    """An archive cannot be read on; the message says why."""


def is_archive(name: str) -> bool:
    """Whether a file is an archive, by its name."""
    return name.lower().endswith(SUFFIXES)


def members(path: Path) -> Iterator[Member]:
    """The files in an archive, in its order. Archives within it stay closed.

    Raises BadArchive where it is damaged, or holds more than the bounds of `limits` allow, and
    OSError where it cannot be opened.
    """
    unpacked = 0
    try:
        for count, member in enumerate(_opened(path), start=1):
            unpacked += len(member.data)
            if count > ARCHIVE_MAX_MEMBERS or unpacked > ARCHIVE_MAX_BYTES:
                raise BadArchive(
                    f"more than {ARCHIVE_MAX_MEMBERS} files or {ARCHIVE_MAX_BYTES} bytes"
                )
            yield member
    except (
        zipfile.BadZipFile, tarfile.TarError, zlib.error, lzma.LZMAError, EOFError, RuntimeError,
    ) as error:  # fmt: skip
        raise BadArchive(str(error) or type(error).__name__) from None


def _opened(path: Path) -> Iterator[Member]:
    name = path.name.lower()
    if name.endswith(".zip"):
        return _of_zip(path)
    if name.endswith(TAR_SUFFIXES):
        return _of_tar(path)
    return _unpacked(path)


def _of_zip(path: Path) -> Iterator[Member]:
    with zipfile.ZipFile(path) as archive:
        for entry in archive.infolist():
            if not entry.is_dir():
                with archive.open(entry) as file:
                    yield Member(entry.filename, file.read(HAND_FILE_MAX_BYTES + 1))


def _of_tar(path: Path) -> Iterator[Member]:
    with tarfile.open(path, "r|*") as archive:
        for entry in archive:
            if entry.isfile() and (file := archive.extractfile(entry)) is not None:
                yield Member(entry.name, file.read(HAND_FILE_MAX_BYTES + 1))


def _unpacked(path: Path) -> Iterator[Member]:
    """The one file that is packed by itself: its name is the archive's without the ending."""
    with PACKED[path.suffix.lower()](path) as file:
        yield Member(path.stem, file.read(HAND_FILE_MAX_BYTES + 1))
