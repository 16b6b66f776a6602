"""Badugi hands: cards that differ in rank and in suit, looked up in a table by their ranks."""

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import TYPE_CHECKING

from ruleone.ranking.python_twin.keys import check_cards, check_count, unknown

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# A card's bits: one of 13 for its rank, above them one of four for its suit. Cards differ in both
# where together they have two bits each.
_RANKS_MASK = (1 << 13) - 1
_BITS = [1 << (card >> 2) | 1 << 13 + (card & 3) for card in range(52)]


class Badugi:
    """An evaluator for badugi hands.

    `values[ranks]` is the value of one to four cards of different suits and of these ranks, one bit
    a rank.
    """

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values

    def rank(self, cards: Sequence[int], /) -> int:
        """Return the value of the best badugi in 1 to 5 known cards; higher wins, equal ties.

        Raises CardError for another count, an int that is not a known card, or a card twice.
        """
        check_count("cards", 1, 5, len(cards))
        check_cards(cards)
        bits = [_BITS[card] for card in cards]
        for size in (4, 3, 2):
            best = 0
            for some in combinations(bits, size):
                together = reduce(or_, some)
                if together.bit_count() == 2 * size:
                    best = max(best, self._values[together & _RANKS_MASK])
            if best:
                return best
        return max(self._values[one & _RANKS_MASK] for one in bits)

    def rank_many(self, cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
        """Return the value of each row of 1 to 5 cards: uint8[N, 1..5] in, uint16[N] out.

        The cards of a row must differ, which is not checked. Raises TypeError for another type or
        shape and CardError for a number that is not a known card.
        """
        import numpy as np

        if cards.dtype != np.uint8 or cards.ndim != 2 or not 1 <= cards.shape[1] <= 5:
            came = f"{cards.dtype}{list(cards.shape)}"
            raise TypeError(f"expected cards as uint8[N, 1..5], got {came}")
        if cards.size and cards.max() > 51:
            raise unknown(cards.ravel().tolist())
        table = np.array(self._values, np.uint16)
        bits = np.array(_BITS, np.uint32)[cards].T
        values = np.zeros(len(cards), np.uint16)
        for size in (1, 2, 3, 4):
            for some in combinations(bits, size):
                together = reduce(np.bitwise_or, some)
                whole = np.bitwise_count(together) == 2 * size
                np.maximum(values, np.where(whole, table[together & _RANKS_MASK], 0), out=values)
        return values
