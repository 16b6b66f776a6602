"""The table evaluator in plain Python: the twin of the kernel, for where no compiler was.

Every function here has its like in the kernel, with the same answers and the same errors.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from ruleone.cards import CardError
from ruleone.ranking.tables import FILE, RANK_KEYS, ROW_BITS, TOTAL_FROM, read

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# A card's key is its rank key above eight bits for its suit. Seven of these suit numbers add up to
# a sum below 256 that tells whether five are of one suit, and which (found by trying all numbers).
_SUIT_BITS = 8
_SUIT_KEYS = (0, 1, 25, 32)
_KEYS = [(key << _SUIT_BITS) + suit_key for key in RANK_KEYS for suit_key in _SUIT_KEYS]
# CPython adds ints from -2**30 to 2**30 in one step and greater ones slowly. The keys of seven
# cards add up to 2**31 at most, so the first card's key starts below zero: the sum fits, twice as
# fast. Row numbers below zero then count from the end of the list of displacements.
_START_ROW = -(1 << 30) >> _SUIT_BITS + ROW_BITS
_FIRST_KEYS = [key - (1 << 30) for key in _KEYS]
_ROW_SHIFT = _SUIT_BITS + ROW_BITS

_FLUSHES, _DISPLACEMENTS, _VALUES = map(list, read(FILE.read_bytes()))
_CHUNK_HANDS = 1 << 14


def _flush_suits() -> list[int | None]:
    """The suit of five or more cards by the sum of seven suit keys, None where there is none."""
    suits: list[int | None] = [None] * (1 << _SUIT_BITS)
    for counts in product(range(8), repeat=4):
        if sum(counts) == 7 and max(counts) >= 5:
            total = sum(n * key for n, key in zip(counts, _SUIT_KEYS, strict=True))
            suits[total] = counts.index(max(counts))
    return suits


def _rows_of_seven() -> list[int]:
    """Displacements of the sums of seven cards, for sums that start below zero."""
    start = 1 << 30 - _SUIT_BITS
    rows = [displacement + start for displacement in _DISPLACEMENTS[: -2 * _START_ROW]]
    return rows[-_START_ROW:] + rows[:-_START_ROW]


_FLUSH_SUITS = _flush_suits()
_ROWS_OF_SEVEN = _rows_of_seven()


def rank(cards: Sequence[int], /) -> int:
    """The value of the best five of 5 to 7 known cards, 1 to 7,462; higher wins, equal ties.

    Raises CardError for another count, an int that is no known card, or a card twice.
    """
    count = len(cards)
    if not 5 <= count <= 7:
        raise CardError("5 to 7 cards", str(count))
    if min(cards) < 0 or max(cards) > 51:
        raise _unknown(cards)
    if len(set(cards)) != count:
        raise CardError("each card at most once", "a card twice")
    return rank7(*cards) if count == 7 else _value(cards)


def rank7(a: int, b: int, c: int, d: int, e: int, f: int, g: int, /) -> int:
    """The value of the best five of seven cards, each 0..51; higher wins, equal ties.

    The cards must differ, which is not checked. Raises CardError for an int that is no known card.
    """
    try:
        key = _FIRST_KEYS[a] + _KEYS[b] + _KEYS[c] + _KEYS[d] + _KEYS[e] + _KEYS[f] + _KEYS[g]
    except IndexError:
        raise _unknown((a, b, c, d, e, f, g)) from None
    suit = _FLUSH_SUITS[key & 255]
    if suit is None:
        return _VALUES[(key >> 8) + _ROWS_OF_SEVEN[key >> 18]]
    return _flush_value((a, b, c, d, e, f, g), suit)


def rank_mask(mask: int, /) -> int:
    """The value of the best five of the 5 to 7 cards whose bits (1 << card) are set in `mask`.

    Raises CardError for another count or for bits beyond the deck.
    """
    if mask >> 52:
        raise CardError("a mask of the 52 cards", str(mask))
    if not 5 <= mask.bit_count() <= 7:
        raise CardError("5 to 7 cards", str(mask.bit_count()))
    return _value([card for card in range(52) if mask >> card & 1])


def rank_many(cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
    """The value of each row of seven cards: uint8[N, 7] in, uint16[N] out.

    The cards of a row must differ, which is not checked. Raises TypeError for another type or
    shape and CardError for a number that is no known card.
    """
    import numpy as np

    if cards.dtype != np.uint8 or cards.ndim != 2 or cards.shape[1] != 7:
        raise TypeError(f"expected cards as uint8[N, 7], got {cards.dtype}{list(cards.shape)}")
    if cards.size and cards.max() > 51:
        raise _unknown(cards.ravel().tolist())
    values = np.empty(len(cards), np.uint16)
    for start in range(0, len(cards), _CHUNK_HANDS):
        chunk = slice(start, start + _CHUNK_HANDS)
        values[chunk] = _values_of(cards[chunk])
    return values


def _unknown(cards: Iterable[int]) -> CardError:
    came = next(card for card in cards if not 0 <= card <= 51)
    return CardError("known cards, 0 to 51", str(came))


def _value(cards: Sequence[int]) -> int:
    suits = [card & 3 for card in cards]
    for suit in range(4):
        if suits.count(suit) >= 5:
            return _flush_value(cards, suit)
    total = TOTAL_FROM[len(cards)] + sum(RANK_KEYS[card >> 2] for card in cards)
    return _VALUES[total + _DISPLACEMENTS[total >> ROW_BITS]]


def _flush_value(cards: Iterable[int], suit: int) -> int:
    ranks = 0
    for card in cards:
        if card & 3 == suit:
            ranks |= 1 << (card >> 2)
    return _FLUSHES[ranks]


class _Arrays:
    """The keys and the tables as numpy arrays, made when hands are first ranked in bulk."""

    def __init__(self) -> None:
        import numpy as np

        self.keys = np.array(_KEYS, np.uint32)
        self.flushes = np.array(_FLUSHES, np.uint16)
        self.displacements = np.array(_DISPLACEMENTS, np.int32)
        self.values = np.array(_VALUES, np.uint16)
        self.suited = np.array([suit is not None for suit in _FLUSH_SUITS])
        self.suits = np.array([suit or 0 for suit in _FLUSH_SUITS], np.uint8)


_arrays = cache(_Arrays)


def _values_of(cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
    import numpy as np

    tables = _arrays()
    keys = np.zeros(len(cards), np.uint32)
    for column in cards.T:
        keys += tables.keys[column]
    totals = (keys >> _SUIT_BITS).view(np.int32)
    values: NDArray[np.uint16] = tables.values[totals + tables.displacements[totals >> ROW_BITS]]
    rows = np.flatnonzero(tables.suited[keys & 255])
    suits = tables.suits[keys[rows] & 255]
    ranks = np.zeros(len(rows), np.int32)
    for column in cards[rows].T:
        ranks |= np.where(column & 3 == suits, np.int32(1) << (column >> 2), 0)
    values[rows] = tables.flushes[ranks]
    return values
