"""Both evaluators, the Python twin and the kernel, each with all orders."""

from collections.abc import Callable
from typing import NamedTuple

from ruleone.ranking import ORDERS, Order, evaluator, python_twin
from ruleone.ranking.orders import orders


class Evaluators(NamedTuple):
    """All that ranks hands in one language."""

    orders: dict[str, Order]
    rank7: Callable[..., int]
    rank_mask: Callable[[int], int]

    @property
    def high(self) -> Order:
        return self.orders["high"]


TWIN = Evaluators(
    orders(python_twin.FiveCards, python_twin.Badugi), python_twin.rank7, python_twin.rank_mask
)
IN_USE = Evaluators(ORDERS, evaluator.rank7, evaluator.rank_mask)
