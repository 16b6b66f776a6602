"""Contents of an archive, file by file, within the bounds of `limits`.

Unpacking xz is bounded in memory: a file of a few bytes may ask for gigabytes.
"""

import bz2
import gzip
import lzma
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from io import BufferedIOBase, BufferedReader, RawIOBase
from pathlib import Path
from typing import IO, NamedTuple

from ruleone.limits import (
    ARCHIVE_HEADER_MAX_BYTES,
    ARCHIVE_MAX_BYTES,
    ARCHIVE_MAX_MEMBERS,
    HAND_FILE_MAX_BYTES,
    XZ_MAX_MEMORY_BYTES,
)

_CHUNK_BYTES = 64 * 1024


class _Xz(RawIOBase):
    """The unpacked bytes of a file, one stream in it after the other."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._stream = lzma.LZMADecompressor(memlimit=XZ_MAX_MEMORY_BYTES)

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        """Read some of the bytes, none at the end.

        Raises LZMAError for damaged data or more memory than the bound, EOFError for a truncated
        file.
        """
        data = b""
        while not data:
            packed = b""
            if self._stream.eof:
                packed = self._following()
                if not packed:
                    return 0
                self._stream = lzma.LZMADecompressor(memlimit=XZ_MAX_MEMORY_BYTES)
            elif self._stream.needs_input:
                packed = self._file.read(_CHUNK_BYTES)
                if not packed:
                    raise EOFError("the file ends before its last stream does")
            data = self._stream.decompress(packed, len(buffer))
        buffer[: len(data)] = data
        return len(data)

    def _following(self) -> bytes:
        """Return the bytes behind the end of a stream, without the zeros between two."""
        packed = self._stream.unused_data.lstrip(b"\0")
        while not packed and (chunk := self._file.read(_CHUNK_BYTES)):
            packed = chunk.lstrip(b"\0")
        return packed

    def close(self) -> None:
        """Close the file too."""
        self._file.close()
        super().close()


def open_xz(path: Path) -> BufferedReader:
    """Return the unpacked bytes of an xz file."""
    return BufferedReader(_Xz(path.open("rb")))


_Unpacks = Callable[[Path], BufferedIOBase]

PACKED: dict[str, _Unpacks] = {".gz": gzip.GzipFile, ".bz2": bz2.BZ2File, ".xz": open_xz}
TARS: dict[str, _Unpacks] = {
    ".tar": lambda path: path.open("rb"),
    **{f".tar{ending}": unpacks for ending, unpacks in PACKED.items()},
    ".tgz": gzip.GzipFile,
    ".tbz2": bz2.BZ2File,
    ".txz": open_xz,
}
SUFFIXES = (".zip", *TARS, *PACKED)
_ZIP_METHODS = frozenset((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2))
"""Methods that need little memory, whatever the archive says."""


class Member(NamedTuple):
    """A file of an archive by its name there; `data` is None if larger than any hand file."""

    name: str
    data: bytes | None


class BadArchive(Exception):
    """An archive that cannot be read on; the message gives the reason."""


def is_archive(name: str) -> bool:
    """Whether a file is an archive, by its name."""
    return name.lower().endswith(SUFFIXES)


def members(path: Path, wanted: Callable[[str], bool]) -> Iterator[Member]:
    """Yield the wanted files in an archive, in its order. Archives within it stay closed.

    Raises BadArchive where it is damaged, or holds more than the bounds of `limits` allow, and
    OSError where it cannot be opened.
    """
    try:
        yield from _opened(path, wanted)
    except (
        zipfile.BadZipFile, tarfile.TarError, zlib.error, lzma.LZMAError, EOFError, RuntimeError,
    ) as error:  # fmt: skip
        raise BadArchive(str(error) or type(error).__name__) from None


def _opened(path: Path, wanted: Callable[[str], bool]) -> Iterator[Member]:
    name = path.name.lower()
    if name.endswith(".zip"):
        return _of_zip(path, wanted)
    tar = next((unpacks for ending, unpacks in TARS.items() if name.endswith(ending)), None)
    return _unpacked(path) if tar is None else _of_tar(path, tar, wanted)


class _Unpacking(BufferedIOBase):
    """The bytes of a file while they are unpacked, and their maximum number.

    The first `end` bytes may be read, or the bound on a whole archive where that is less.
    """

    def __init__(self, file: BufferedIOBase | IO[bytes], end: int = ARCHIVE_MAX_BYTES) -> None:
        self._file, self.end, self.position = file, end, 0

    def read(self, size: int | None = -1, /) -> bytes:
        """Return up to `size` bytes.

        Raises BadArchive beyond the bound.
        """
        data = self._file.read(-1 if size is None else size)
        self.position += len(data)
        if self.position > ARCHIVE_MAX_BYTES:
            raise BadArchive(f"more than {ARCHIVE_MAX_BYTES} bytes unpacked")
        if self.position > self.end:
            raise BadArchive(f"more than {ARCHIVE_HEADER_MAX_BYTES} bytes to describe one file")
        return data

    def file(self) -> bytes | None:
        """Return the rest as a hand file, None where it is larger than any."""
        data = self.read(HAND_FILE_MAX_BYTES + 1)
        return None if len(data) > HAND_FILE_MAX_BYTES else data


def _counted(count: int) -> None:
    if count > ARCHIVE_MAX_MEMBERS:
        raise BadArchive(f"more than {ARCHIVE_MAX_MEMBERS} files")


def _of_zip(path: Path, wanted: Callable[[str], bool]) -> Iterator[Member]:
    unpacked = 0
    with zipfile.ZipFile(path) as archive:
        for count, entry in enumerate(archive.infolist(), start=1):
            _counted(count)
            if entry.is_dir() or not wanted(entry.filename):
                continue
            if entry.compress_type not in _ZIP_METHODS:
                raise BadArchive(f"compressed by method {entry.compress_type}")
            with archive.open(entry) as file:
                unpacking = _Unpacking(file)
                unpacking.position = unpacked
                yield Member(entry.filename, unpacking.file())
                unpacked = unpacking.position


def _of_tar(path: Path, unpacks: _Unpacks, wanted: Callable[[str], bool]) -> Iterator[Member]:
    """Yield the wanted files of a tar.

    A file's header is before it: from the end of one file, no more than the bound is read to find
    the next.
    """
    count = 0
    with unpacks(path) as packed:
        unpacking = _Unpacking(packed, ARCHIVE_HEADER_MAX_BYTES)
        with tarfile.open(fileobj=unpacking, mode="r|") as archive:
            while (entry := archive.next()) is not None:
                archive.members.clear()  # type: ignore[attr-defined]  # else it keeps all of them
                count += 1
                _counted(count)
                if entry.issparse():
                    raise BadArchive("a file with holes in it")
                unpacking.end = unpacking.position + entry.size + ARCHIVE_HEADER_MAX_BYTES
                if entry.isfile() and wanted(entry.name):
                    file = archive.extractfile(entry)
                    small = file is not None and entry.size <= HAND_FILE_MAX_BYTES
                    yield Member(entry.name, file.read() if file and small else None)


def _unpacked(path: Path) -> Iterator[Member]:
    """Yield the one file that is packed by itself, named as the archive without the suffix."""
    with PACKED[path.suffix.lower()](path) as file:
        yield Member(path.stem, _Unpacking(file).file())
