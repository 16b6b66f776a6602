"""SQLite's write-ahead file, checked before SQLite opens it.

SQLite takes the file up to the first frame whose checksum fails, and quietly drops the rest. That
is right for the torn end of a last commit that never became durable. It is wrong where a frame in
the middle was damaged: commits after it had been acknowledged. A commit is synced before the next
one is begun, so a bad frame with more than one commit behind it is damage.
"""

import struct
from pathlib import Path
from typing import Final

from ruleone.store.journal import Damage, Damaged

_HEADER: Final = struct.Struct(">8I")
_FRAME: Final = struct.Struct(">6I")
_MAGIC: Final = (0x377F0682, 0x377F0683)


def _sum(big: bool, data: bytes, s0: int, s1: int) -> tuple[int, int]:
    """SQLite's running checksum over `data`, whose length is a multiple of eight."""
    words = struct.unpack(f"{'>' if big else '<'}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        s0 = (s0 + even + s1) & 0xFFFFFFFF
        s1 = (s1 + odd + s0) & 0xFFFFFFFF
    return s0, s1


def expect_whole(path: Path) -> None:
    """Raise Damaged where the write-ahead file at `path` has lost commits that were durable.

    A missing, empty or torn file is in order; so is one that ends anywhere.
    """
    data = path.read_bytes() if path.exists() else b""
    if len(data) < _HEADER.size:
        return
    magic, _, page, _, salt1, salt2, c0, c1 = _HEADER.unpack_from(data)
    big = magic == _MAGIC[1]
    s0, s1 = _sum(big, data[:24], 0, 0)
    if magic not in _MAGIC or (s0, s1) != (c0, c1) or page not in {2**n for n in range(9, 17)}:
        # The header is synced before the first frame: frames behind a bad one cannot be judged.
        if len(data) > _HEADER.size:
            raise Damaged(Damage("wal-head", {"file": path.name}))
        return
    size = _FRAME.size + page
    for place in range(_HEADER.size, len(data) - size + 1, size):
        _, _, f1, f2, c0, c1 = _FRAME.unpack_from(data, place)
        s0, s1 = _sum(big, data[place : place + 8], s0, s1)
        s0, s1 = _sum(big, data[place + _FRAME.size : place + size], s0, s1)
        if (f1, f2) != (salt1, salt2) or (s0, s1) != (c0, c1):
            _judge_rest(path, data, place, size, (salt1, salt2))
            return


def _judge_rest(path: Path, data: bytes, place: int, size: int, salts: tuple[int, int]) -> None:
    """Raise Damaged where durable commits are behind the bad frame at `place`."""
    commits = 0
    for later in range(place, len(data) - size + 1, size):
        _, pages, f1, f2, _, _ = _FRAME.unpack_from(data, later)
        commits += (f1, f2) == salts and pages != 0
    # One commit may be the torn end of a write that was never acknowledged.
    if commits > 1:
        frame = (place - _HEADER.size) // size + 1
        numbers: dict[str, int | str] = {"frame": frame, "file": path.name, "commits": commits}
        raise Damaged(Damage("wal-frame", numbers))
