"""Orders of five-card hands, looked up in tables indexed as those of high hands."""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from ruleone.ranking import high
from ruleone.ranking.python_twin.keys import (
    FLUSH_SUITS,
    HIGH,
    KEYS,
    SUIT_BITS,
    SUITS_MASK,
    check_cards,
    check_count,
    unknown,
)
from ruleone.ranking.tables import FLUSH_COUNT, RANK_KEYS, ROW_BITS, TOTAL_FROM, Suits

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_NOT_YET = 0xFFFF
_CHUNK_HANDS = 1 << 14

_key_of = KEYS.__getitem__


class FiveCards:
    """An evaluator for one order of five-card hands.

    `by_high[v - 1]` is the value in this order of five cards whose value as a high hand is v, 0 for
    none. None stands for the order of high hands itself. Cards below `lowest` are not in the deck.
    """

    def __init__(self, by_high: Sequence[int] | None, suits: Suits, lowest: int = 0) -> None:
        self._suits = suits
        self._lowest = lowest
        self._displacements = HIGH.displacements
        if by_high is None:
            self._flushes, self._values = HIGH.flushes, HIGH.values
        else:
            self._flushes = _flushes(by_high)
            self._values = _values_of_five(by_high)

    def rank(self, cards: Sequence[int], /) -> int:
        """Return the value of the best five of 5 to 7 known cards; higher wins, equal ties.

        Raises CardError for another count, an int that is not a known card, or a card twice.
        """
        count = len(cards)
        check_count("cards", 5, 7, count)
        check_cards(cards, self._lowest)
        return self._value(cards, count)

    def rank_omaha(self, hole: Sequence[int], board: Sequence[int], /) -> int:
        """Return the value of the best Omaha hand: two hole cards and three of the board.

        Takes 4 to 6 hole cards and 3 to 5 cards on the board. Raises CardError as `rank` does.
        """
        check_count("hole cards", 4, 6, len(hole))
        check_count("cards on the board", 3, 5, len(board))
        check_cards((*hole, *board), self._lowest)
        threes = list(combinations(board, 3))
        return max(self._value(two + three) for two in combinations(hole, 2) for three in threes)

    def rank_many(self, cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
        """Return the value of each row of 5 to 7 cards: uint8[N, 5..7] in, uint16[N] out.

        The cards of a row must differ, which is not checked. Raises TypeError for another type or
        shape and CardError for a number that does not stand for a known card.
        """
        import numpy as np

        self._check_rows("cards", cards, 5, 7)
        values = np.empty(len(cards), np.uint16)
        for start in range(0, len(cards), _CHUNK_HANDS):
            chunk = slice(start, start + _CHUNK_HANDS)
            values[chunk] = self._values_of(cards[chunk])
        return values

    def rank_omaha_many(
        self, hole: "NDArray[np.uint8]", board: "NDArray[np.uint8]"
    ) -> "NDArray[np.uint16]":
        """`rank_omaha` of each row: uint8[N, 4..6] and uint8[N, 3..5] in, uint16[N] out.

        Raises as `rank_many` does, and TypeError where there are more rows of one than the other.
        """
        import numpy as np

        self._check_rows("hole cards", hole, 4, 6)
        self._check_rows("the board", board, 3, 5)
        if len(hole) != len(board):
            raise TypeError(f"expected a board for each hand, got {len(board)} for {len(hole)}")
        values = np.zeros(len(hole), np.uint16)
        for start in range(0, len(hole), _CHUNK_HANDS):
            chunk = slice(start, start + _CHUNK_HANDS)
            for two in combinations(hole[chunk].T, 2):
                for three in combinations(board[chunk].T, 3):
                    found = self._values_of(np.stack(two + three, axis=1))
                    np.maximum(values[chunk], found, out=values[chunk])
        return values

    def _check_rows(self, what: str, rows: "NDArray[np.uint8]", least: int, most: int) -> None:
        if rows.dtype != "uint8" or rows.ndim != 2 or not least <= rows.shape[1] <= most:
            came = f"{rows.dtype}{list(rows.shape)}"
            raise TypeError(f"expected {what} as uint8[N, {least}..{most}], got {came}")
        if rows.size and not self._lowest <= rows.min() <= rows.max() <= 51:
            raise unknown(rows.ravel().tolist(), self._lowest)

    def _value(self, cards: Sequence[int], count: int = 5) -> int:
        key = sum(map(_key_of, cards))
        suit = FLUSH_SUITS[count][key & SUITS_MASK]
        if suit is not None and self._suits != "ignored":
            if self._suits == "hurt" and count > 5:
                return max(map(self._value, combinations(cards, 5)))
            return self._flushes[sum([1 << (card >> 2) for card in cards if card & 3 == suit])]
        total = (key >> SUIT_BITS) + TOTAL_FROM[count]
        value = self._values[total + self._displacements[total >> ROW_BITS]]
        return self._of_ranks([card >> 2 for card in cards]) if value == _NOT_YET else value

    def _of_ranks(self, ranks: list[int]) -> int:
        """Return the value of cards of these ranks without a flush, computed on first use.

        With six or seven cards it is the best value that remains when one is left out.
        """
        place = _place(ranks)
        value = self._values[place]
        if value == _NOT_YET:
            rest = [ranks[:out] + ranks[out + 1 :] for out in range(len(ranks))]
            value = self._values[place] = max(map(self._of_ranks, rest))
        return value

    def _values_of(self, cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
        import numpy as np

        count = cards.shape[1]
        arrays = _arrays()
        keys = np.zeros(len(cards), np.uint32)
        for column in cards.T:
            keys += arrays.keys[column]
        totals = (keys >> SUIT_BITS).view(np.int32) + np.int32(TOTAL_FROM[count])
        places = totals + arrays.displacements[totals >> ROW_BITS]
        values = self._values_at(places, cards)
        if self._suits == "ignored":
            return values
        rows = np.flatnonzero(arrays.suited[count][keys & SUITS_MASK])
        if self._suits == "hurt" and count > 5:
            fives = [
                self._values_of(cards[rows][:, five]) for five in combinations(range(count), 5)
            ]
            values[rows] = np.max(fives, axis=0)
        else:
            suits = arrays.suits[count][keys[rows] & SUITS_MASK]
            ranks = np.zeros(len(rows), np.int32)
            for column in cards[rows].T:
                ranks |= np.where(column & 3 == suits, np.int32(1) << (column >> 2), 0)
            values[rows] = np.frombuffer(self._flushes, np.uint16)[ranks]
        return values

    def _values_at(
        self, places: "NDArray[np.int32]", cards: "NDArray[np.uint8]"
    ) -> "NDArray[np.uint16]":
        """Return the values at the places of these hands, computed on first use."""
        import numpy as np

        table = np.frombuffer(self._values, np.uint16)
        values: NDArray[np.uint16] = table[places]
        missing = np.flatnonzero(values == _NOT_YET)
        if len(missing):
            ranks = np.sort(cards[missing] >> 2, axis=1)
            # A row with a card twice may have five of a rank: what it finds means nothing.
            true = (ranks[:, 4:] != ranks[:, :-4]).all(axis=1)
            _, each = np.unique(places[missing[true]], return_index=True)
            for one in ranks[true][each].tolist():
                self._of_ranks(one)
            values = table[places]
            values[values == _NOT_YET] = 0
        return values


def _place(ranks: Sequence[int]) -> int:
    total = TOTAL_FROM[len(ranks)] + sum([RANK_KEYS[rank] for rank in ranks])
    return total + HIGH.displacements[total >> ROW_BITS]


def _flushes(by_high: Sequence[int]) -> "array[int]":
    """Return the value of the best flush by the ranks of one suit, one bit a rank."""
    flushes = array("H", bytes(2 * FLUSH_COUNT))
    for value, rung in zip(by_high, high.ladder(), strict=True):
        if rung.suited:
            flushes[sum(1 << rank for rank in rung.whole)] = value
    for mask in sorted(range(FLUSH_COUNT), key=int.bit_count):
        if 6 <= mask.bit_count() <= 7:
            flushes[mask] = max(flushes[mask ^ 1 << rank] for rank in range(13) if mask >> rank & 1)
    return flushes


def _values_of_five(by_high: Sequence[int]) -> "array[int]":
    """Return the table of values with those of five cards in their places, all others unknown."""
    values = array("H", [_NOT_YET]) * len(HIGH.values)
    for value, rung in zip(by_high, high.ladder(), strict=True):
        if not rung.suited:
            values[_place(rung.whole)] = value
    return values


class _Arrays:
    """Keys and tables as numpy arrays, built when hands are first ranked in bulk."""

    def __init__(self) -> None:
        import numpy as np

        self.keys = np.array(KEYS, np.uint32)
        self.displacements = np.array(HIGH.displacements, np.int32)
        self.suited = {
            count: np.array([suit is not None for suit in suits])
            for count, suits in FLUSH_SUITS.items()
        }
        self.suits = {
            count: np.array([suit or 0 for suit in suits], np.uint8)
            for count, suits in FLUSH_SUITS.items()
        }


_arrays = cache(_Arrays)
