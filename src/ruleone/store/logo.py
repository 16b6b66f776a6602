"""The house's logo: one picture, kept beside the names."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

from ruleone.limits import LOGO_SIDE_MAX
from ruleone.store.session_list import Statement

TABLE: Final = """
CREATE TABLE IF NOT EXISTS logo (once INTEGER PRIMARY KEY CHECK (once = 1), picture BLOB NOT NULL);
"""
_BEGINS: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
"""A PNG file begins with its signature and the head of its first chunk, which has the size."""


def size_of(picture: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG file in pixels; None for any other file."""
    at = len(_BEGINS)
    if len(picture) < at + 8 or not picture.startswith(_BEGINS):
        return None
    width, height = (int.from_bytes(picture[start : start + 4]) for start in (at, at + 4))
    return width, height


def is_small(picture: bytes) -> bool:
    """Whether a picture is a PNG file of at most `LOGO_SIDE_MAX` pixels a side."""
    size = size_of(picture)
    return size is not None and all(1 <= side <= LOGO_SIDE_MAX for side in size)


class Logo:
    """The house's logo in the file of persons. A future is done when it is durable."""

    def __init__(
        self,
        look: Callable[[str, tuple[str | int | bytes, ...]], list[Any]],
        write: Callable[[Statement], "Future[None]"],
    ) -> None:
        self._look: Final = look
        self._write: Final = write

    def picture(self) -> bytes | None:
        """Return the picture, None where the house has none."""
        found = self._look("SELECT picture FROM logo", ())
        return found[0][0] if found else None

    def hang(self, picture: bytes) -> "Future[None]":
        """Keep this picture in the place of the last one."""
        return self._write(("INSERT OR REPLACE INTO logo VALUES (1, ?)", (picture,)))

    def take_down(self) -> "Future[None]":
        """Keep no picture."""
        return self._write(("DELETE FROM logo", ()))
