"""Rows of five or three cards with their suits, looked up in tables."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ruleone.cards import CardError
from ruleone.ranking.python_twin.five_cards import FiveCards
from ruleone.ranking.python_twin.keys import check_cards, unknown

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_HIGH = FiveCards(None, "help")


class ChineseRows:
    """An evaluator for rows of 13-card Chinese poker.

    `values_of_five[v]` is four times the rung of five cards whose value as a high hand is v.
    `ranks_of_five[v]` is the rank of the card whose suit decides, 13 for none. The other two say
    the same of three cards by `169 * a + 13 * b + c` of their ranks. `places` are those of the
    suits clubs, diamonds, hearts and spades, 3 for the highest.
    """

    def __init__(
        self,
        values_of_five: Sequence[int],
        ranks_of_five: Sequence[int],
        values_of_three: Sequence[int],
        ranks_of_three: Sequence[int],
        places: Sequence[int],
    ) -> None:
        self._five = (values_of_five, ranks_of_five)
        self._three = (values_of_three, ranks_of_three)
        self._places = places

    def rank(self, cards: Sequence[int], /) -> int:
        """Return the value of a row of 5 or 3 known cards; higher wins, equal ties.

        Raises CardError for another count, an int that is not a known card, or a card twice.
        """
        if len(cards) == 5:
            at = _HIGH.rank(cards)
            values, ranks = self._five
        elif len(cards) == 3:
            check_cards(cards)
            a, b, c = cards
            at = 169 * (a >> 2) + 13 * (b >> 2) + (c >> 2)
            values, ranks = self._three
        else:
            raise CardError("5 or 3 cards", str(len(cards)))
        rank = ranks[at]
        for card in cards:
            if card >> 2 == rank:
                return values[at] + self._places[card & 3]
        return values[at]

    def rank_many(self, cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
        """Return the value of each row: uint8[N, 5] or uint8[N, 3] in, uint16[N] out.

        The cards of a row must differ, which is not checked. Raises TypeError for another type or
        shape and CardError for a number that is not a known card.
        """
        import numpy as np

        if cards.dtype != np.uint8 or cards.ndim != 2 or cards.shape[1] not in (5, 3):
            came = f"{cards.dtype}{list(cards.shape)}"
            raise TypeError(f"expected cards as uint8[N, 5] or uint8[N, 3], got {came}")
        if cards.size and cards.max() > 51:
            raise unknown(cards.ravel().tolist())
        if cards.shape[1] == 5:
            at = _HIGH.rank_many(cards)
            values, ranks, places = (*self._arrays[0], self._arrays[2])
        else:
            a, b, c = (cards >> 2).astype(np.uint16).T
            at = 169 * a + 13 * b + c
            values, ranks, places = (*self._arrays[1], self._arrays[2])
        deciding = ranks[at]
        found = values[at]
        for column in cards.T:
            found += np.where(column >> 2 == deciding, places[column & 3], np.uint16(0))
        return found

    @cached_property
    def _arrays(
        self,
    ) -> tuple[
        tuple["NDArray[np.uint16]", "NDArray[np.uint16]"],
        tuple["NDArray[np.uint16]", "NDArray[np.uint16]"],
        "NDArray[np.uint16]",
    ]:
        import numpy as np

        five, three = (
            (np.array(values, np.uint16), np.array(ranks, np.uint16))
            for values, ranks in (self._five, self._three)
        )
        return five, three, np.array(self._places, np.uint16)
