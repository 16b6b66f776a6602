"""Chance for computer players: fast, and all of it from a seed that is handed in."""

from collections.abc import Iterator
from hashlib import shake_256
from itertools import count
from struct import Struct

BITS = 32
_BLOCK = Struct("<512I")


class Chance:
    """Numbers from a seed: the same seed gives the same ones, on every machine.

    `number` gives the next one, 0 to 2**32 - 1; in hot loops, `number() * n >> BITS` is one below
    n. Good for play, not for shuffling: decks come from `ruleone.cards`.
    """

    __slots__ = ("number",)

    def __init__(self, seed: bytes) -> None:
        self.number = _numbers(seed).__next__

    def share(self) -> float:
        """Return a number from 0 up to 1."""
        return self.number() / 4294967296.0


def _numbers(seed: bytes) -> Iterator[int]:
    """Yield the numbers of SHAKE-256 of the seed and the number of the block, 512 a block."""
    for block in count():
        digest = shake_256(seed + block.to_bytes(8, "big")).digest(_BLOCK.size)
        yield from _BLOCK.unpack(digest)
