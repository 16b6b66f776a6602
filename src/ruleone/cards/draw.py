"""Fair draws from a seed: numbers, orders, and the shuffle of a deck.

Nothing here makes chance. The seed is handed in (in the room, from the operating system). The same
seed gives the same draws for ever, on every Python and in any language. The whole recipe:

1. The stream is SHAKE-256 (FIPS 202) of the seed, read from its first byte on, without end.

2. A number below n takes the fewest bytes k with 256**k >= n from the stream, as one big-endian
number x (n = 1 takes none). x may be in the last, incomplete run of n numbers, that is x >= 256**k
- 256**k % n. Then it is thrown away and the next k bytes are taken. Else the draw is x % n. So each
outcome is exactly as likely as any other.

3. An order is drawn by Fisher and Yates' way. For i from the last place down to 1, draw j below i +
1 and swap places i and j.

Anyone who has a published seed can draw again with five lines of any language and compare.
"""

from collections.abc import Iterator, Sequence
from hashlib import shake_256
from itertools import islice
from typing import TypeVar

from ruleone.cards.card import FULL_DECK, Card
from ruleone.limits import SHUFFLE_ENTROPY_MIN_BYTES

Item = TypeVar("Item")

_FIRST_BYTES = 128


class EntropyError(ValueError):
    """A seed too short for the draw: at least `expected` bytes are needed, `came` were given."""

    def __init__(self, expected: int, came: int) -> None:
        super().__init__(f"expected at least {expected} bytes of entropy, got {came}")
        self.expected = expected
        self.came = came


class Draw:
    """Uniform draws, one after another, from one seed; see the module for the exact recipe.

    Raises EntropyError for an empty seed.
    """

    __slots__ = ("_stream",)

    def __init__(self, seed: bytes) -> None:
        if not seed:
            raise EntropyError(1, 0)
        self._stream = _stream(bytes(seed))

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each as likely as the others.

        Raises ValueError if n < 1.
        """
        if n < 1:
            raise ValueError(f"expected a count of 1 or more to draw from, got {n}")
        size = ((n - 1).bit_length() + 7) // 8
        everything = 256**size
        fair = everything - everything % n
        stream = self._stream
        number = next(stream) if size == 1 else int.from_bytes(islice(stream, size), "big")
        return number % n if number < fair else self.below(n)

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """Return the items in a drawn order, every order as likely as the others."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


def _stream(seed: bytes) -> Iterator[int]:
    """Yield the bytes of SHAKE-256 of the seed, without end.

    A longer digest begins with the shorter one, so the stream is extended by asking for more.
    """
    start, end = 0, _FIRST_BYTES
    while True:
        yield from shake_256(seed).digest(end)[start:]
        start, end = end, 2 * end


def shuffle(entropy: bytes, cards: Sequence[Card] = FULL_DECK) -> tuple[Card, ...]:
    """Return the cards in the order they will be dealt, drawn from `entropy` alone.

    Raises EntropyError below 32 bytes: fewer could not reach all of a deck's 2**225.6 orders.
    """
    if len(entropy) < SHUFFLE_ENTROPY_MIN_BYTES:
        raise EntropyError(SHUFFLE_ENTROPY_MIN_BYTES, len(entropy))
    return Draw(entropy).shuffled(cards)
