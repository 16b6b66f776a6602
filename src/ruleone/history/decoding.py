"""Decoding of hand files, whatever encoding they were written in.

A byte that does not fit costs only the character it stands for, never the file. Programs cut a name
in the middle of a letter, join files with different encodings, and end wide text on a narrow line
end.
"""

import re
from typing import Final, Literal

Order = Literal["utf-16-le", "utf-16-be"]

_MARK: Final = "\ufeff"
_UNREAD: Final = "\ufffd"
_MARKS: Final[dict[bytes, Order]] = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
_LINE_ENDS: Final[dict[Order, bytes]] = {"utf-16-le": b"\n\0", "utf-16-be": b"\0\n"}
_LOOKED_AT_BYTES: Final = 64
_WINDOWS: Final = {
    0xDC00 + byte: bytes((byte,)).decode("windows-1252", "replace") for byte in range(0x80, 0x100)
}
"""Windows-1252 letters of bytes that are not UTF-8.

The key is the stand-in of the byte under the error handler `surrogateescape`.
"""
_ENDS: Final = re.compile(r"\r+\n|\r")


def decoded(data: bytes) -> str:
    """Return the text of a file in UTF-8 or UTF-16, with or without a byte order mark.

    Anything else is read as Windows-1252. Every line ends with a line feed, also where the file has
    one or several carriage returns before it or in its place.
    """
    order = _order(data)
    text = _narrow(data) if order is None else _wide(data, order)
    if _MARK in text:
        # Also in the middle: joined files keep a mark each.
        text = text.replace(_MARK, "")
    if "\0" in text:
        text = text.rstrip("\0")
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    return _ENDS.sub("\n", text) if "\r" in text else text


def _narrow(data: bytes) -> str:
    """Return text in UTF-8; bytes that are not UTF-8 are read as Windows-1252."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("utf-8", "surrogateescape").translate(_WINDOWS)


def _order(data: bytes) -> Order | None:
    """Return the byte order of UTF-16, None for text of single bytes.

    It is known by its mark or by the positions of zeros beside plain letters.
    """
    if marked := _MARKS.get(data[:2]):
        return marked
    head = data[:_LOOKED_AT_BYTES]
    if b"\0" not in head:
        return None
    first, second = head[::2].count(0), head[1::2].count(0)
    # A stray zero byte does not make a text UTF-16.
    if max(first, second) * 4 < len(head):
        return None
    return "utf-16-le" if second > first else "utf-16-be"


def _wide(data: bytes, order: Order) -> str:
    """Return text in UTF-16.

    Where a byte is missing or extra, each line is read by itself, so that later lines are not read
    half a letter further on.
    """
    line_end = _LINE_ENDS[order]
    text = data.decode(order, "replace")
    # Every line end lies on an even byte: no byte is missing or extra.
    if len(data) % 2 == 0 and text.count("\n") == data.count(line_end):
        return text
    return "\n".join(_wide_line(line, order) for line in data.split(line_end))


def _wide_line(line: bytes, order: Order) -> str:
    """Return a line of UTF-16.

    Where the number of bytes is odd, one is left out: the one without which most of the others are
    letters of a single byte.
    """
    if len(line) % 2 == 0:
        return line.decode(order, "replace")
    zero = 1 if order == "utf-16-le" else 0
    rest = line[1:]
    # Plain letters have a zero byte: leave out the byte that puts most zeros in their places.
    good = best = rest[zero::2].count(0)
    at = 0
    for place in range(0, len(line) - 1, 2):
        good += (line[place + zero] == 0) - (line[place + 1 + zero] == 0)
        if good > best:
            best, at = good, place + 2
    before, after = (part.decode(order, "replace") for part in (line[:at], line[at + 1 :]))
    return before + _left_over(line[at : at + 1]) + after


def _left_over(byte: bytes) -> str:
    """Return a line end for half a letter that is one; anything else is unread."""
    if byte == b"\0":
        return ""
    return byte.decode() if byte in b"\r\n" else _UNREAD
