"""Hand values: one comparable int for a hand, in each order a game may play for (`ORDERS`).

A higher value wins, equal values tie, and 0 does not qualify.

Most games ask for high hands: `rank`, `rank_many`, `best_five`, `category` and `name` are those of
`HIGH`, beside quick calls for seven cards. Rows of 13-card poker, where suits count, are ranked by
a `chinese_order`.
"""

from ruleone.ranking.by_suit import suit_that_decides
from ruleone.ranking.chinese import ChineseOrder, Tiebreak, chinese_order
from ruleone.ranking.evaluator import KERNEL, rank7, rank_mask
from ruleone.ranking.high import CATEGORIES
from ruleone.ranking.order import Order
from ruleone.ranking.orders import ORDERS
from ruleone.ranking.split import Split

HIGH = ORDERS["high"]
rank, rank_many = HIGH.rank, HIGH.rank_many
best_five, category, name = HIGH.best, HIGH.category, HIGH.name

__all__ = [
    "CATEGORIES",
    "HIGH",
    "KERNEL",
    "ORDERS",
    "ChineseOrder",
    "Order",
    "Split",
    "Tiebreak",
    "best_five",
    "category",
    "chinese_order",
    "name",
    "rank",
    "rank7",
    "rank_many",
    "rank_mask",
    "suit_that_decides",
]
