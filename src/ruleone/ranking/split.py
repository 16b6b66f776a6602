"""Pots shared by more than one order of hands, such as high and low."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ruleone.cards import Card
from ruleone.ranking.order import Order

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Split(NamedTuple):
    """Two orders that share a pot. The order that takes an odd chip is first: high before low.

    A value is a pair, one for each order; 0 stands where a hand does not qualify.
    """

    first: Order
    second: Order

    def rank(self, cards: Sequence[Card]) -> tuple[int, int]:
        """Return both values of the best hands in these cards.

        Raises CardError as the orders do.
        """
        return self.first.rank(cards), self.second.rank(cards)

    def rank_omaha(self, hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
        """Return both values of two hole cards and three of the board, not always the same five."""
        return self.first.rank_omaha(hole, board), self.second.rank_omaha(hole, board)

    def rank_many(self, cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
        """Return `rank` of each row: uint8[N, cards] in, uint16[N, 2] out.

        Raises as the orders do.
        """
        import numpy as np

        return np.stack([order.rank_many(cards) for order in self], axis=1)

    def rank_omaha_many(
        self, hole: "NDArray[np.uint8]", board: "NDArray[np.uint8]"
    ) -> "NDArray[np.uint16]":
        """Return `rank_omaha` of each row.

        Takes uint8[N, 4..6] and uint8[N, 3..5], gives uint16[N, 2]; raises as the orders do.
        """
        import numpy as np

        return np.stack([order.rank_omaha_many(hole, board) for order in self], axis=1)
