"""The evaluators in use: the C++ kernel where it was built, else its Python twin."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

from ruleone.ranking.tables import FILE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

KERNEL: Literal["native", "python"]
"""Evaluators that rank hands in this process."""

try:
    from ruleone._kernel import Badugi, ChineseRows, FiveCards, load, rank7, rank_mask
except ImportError:
    from ruleone.ranking.python_twin import Badugi, ChineseRows, FiveCards, rank7, rank_mask

    KERNEL = "python"
else:
    load(FILE.read_bytes())
    KERNEL = "native"

__all__ = [
    "KERNEL",
    "Badugi",
    "ChineseRows",
    "Evaluator",
    "FiveCards",
    "OmahaEvaluator",
    "rank7",
    "rank_mask",
]


class Evaluator(Protocol):
    """Ranking of the hands of one order, one by one and in bulk."""

    def rank(self, cards: Sequence[int], /) -> int:
        """Return the value of the best hand in these cards."""
        ...

    def rank_many(self, cards: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
        """Return the value of each row."""
        ...


@runtime_checkable
class OmahaEvaluator(Protocol):
    """Ranking of hands of two hole cards and three of the board, one by one and in bulk."""

    def rank_omaha(self, hole: Sequence[int], board: Sequence[int], /) -> int:
        """Return the value of the best hand that these hole cards and board make."""
        ...

    def rank_omaha_many(
        self, hole: "NDArray[np.uint8]", board: "NDArray[np.uint8]"
    ) -> "NDArray[np.uint16]":
        """Return the value of each row."""
        ...
