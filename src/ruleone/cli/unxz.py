"""Unpacking xz within a bound on memory: a file of a few bytes may ask for gigabytes."""

import lzma
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import IO

from ruleone.limits import XZ_MAX_MEMORY_BYTES

_CHUNK_BYTES = 64 * 1024


class _Xz(RawIOBase):
    """The unpacked bytes of a file, one stream in it after the other."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._stream = lzma.LZMADecompressor(memlimit=XZ_MAX_MEMORY_BYTES)

    def readable(self) -> bool:
        """Always."""
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        """Some of the bytes, none at the end. Raises LZMAError for what is damaged or needs more
        memory than the bound, EOFError for a file that is cut off."""
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
        """What stands behind the end of a stream, but for the zeros between two of them."""
        packed = self._stream.unused_data.lstrip(b"\0")
        while not packed and (chunk := self._file.read(_CHUNK_BYTES)):
            packed = chunk.lstrip(b"\0")
        return packed

    def close(self) -> None:
        """The file is closed too."""
        self._file.close()
        super().close()


def open_xz(path: Path) -> BufferedReader:
    """The bytes that an xz file unpacks to."""
    return BufferedReader(_Xz(path.open("rb")))
