"""Pictures for the tests that need one."""

import struct
import zlib


def png(width: int, height: int, filling: int = 0) -> bytes:
    """A grey picture of this size; `filling` bytes that no browser shows make it longer."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        whole = kind + data
        return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))

    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    filled = chunk(b"teXt", bytes(filling)) if filling else b""
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head) + filled + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    )  # fmt: skip
