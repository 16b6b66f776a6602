"""High hands ranked by single calls, as a showdown of hold'em asks for them."""

from collections.abc import Iterable

from ruleone.cards import CardError
from ruleone.ranking.python_twin.five_cards import FiveCards
from ruleone.ranking.python_twin.keys import FLUSH_SUITS, HIGH, KEYS, SUIT_BITS, SUITS_MASK, unknown
from ruleone.ranking.tables import ROW_BITS

# CPython adds ints from -2**30 to 2**30 in one step and greater ones slowly. The keys of seven
# cards add up to 2**31 at most, so the first card's key starts below zero: the sum fits, twice as
# fast. Row numbers below zero then count from the end of the list of displacements.
_START_ROW = -(1 << 30) >> SUIT_BITS + ROW_BITS
_FIRST_KEYS = [key - (1 << 30) for key in KEYS]
_ROW_SHIFT = SUIT_BITS + ROW_BITS

_KEYS = KEYS
_FLUSHES, _DISPLACEMENTS, _VALUES = map(list, HIGH)
_FLUSH_SUITS = FLUSH_SUITS[7]
_HIGH = FiveCards(None, "help")


def _rows_of_seven() -> list[int]:
    """Return the displacements of the sums of seven cards, for sums that start below zero."""
    start = 1 << 30 - SUIT_BITS
    rows = [displacement + start for displacement in _DISPLACEMENTS[: -2 * _START_ROW]]
    return rows[-_START_ROW:] + rows[:-_START_ROW]


_ROWS_OF_SEVEN = _rows_of_seven()


def rank7(a: int, b: int, c: int, d: int, e: int, f: int, g: int, /) -> int:
    """Return the value of the best five of seven cards, each 0..51; higher wins, equal ties.

    The cards must differ, which is not checked. Raises CardError for an int that is not a known
    card.
    """
    try:
        key = _FIRST_KEYS[a] + _KEYS[b] + _KEYS[c] + _KEYS[d] + _KEYS[e] + _KEYS[f] + _KEYS[g]
    except IndexError:
        raise unknown((a, b, c, d, e, f, g)) from None
    suit = _FLUSH_SUITS[key & SUITS_MASK]
    if suit is None:
        return _VALUES[(key >> SUIT_BITS) + _ROWS_OF_SEVEN[key >> _ROW_SHIFT]]
    return _flush_value((a, b, c, d, e, f, g), suit)


def rank_mask(mask: int, /) -> int:
    """Return the value of the best five of the 5 to 7 cards set as bits (1 << card) in `mask`.

    Raises CardError for another count or for bits beyond the deck.
    """
    if mask >> 52:
        raise CardError("a mask of the 52 cards", str(mask))
    return _HIGH.rank([card for card in range(52) if mask >> card & 1])


def _flush_value(cards: Iterable[int], suit: int) -> int:
    ranks = 0
    for card in cards:
        if card & 3 == suit:
            ranks |= 1 << (card >> 2)
    return _FLUSHES[ranks]
