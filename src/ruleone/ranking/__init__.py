"""High hands of 5, 6 and 7 cards as one comparable int: a higher value wins, equal values tie."""

from ruleone.ranking.evaluator import KERNEL, rank, rank7, rank_many, rank_mask
from ruleone.ranking.five import best_five
from ruleone.ranking.ladder import CATEGORIES, category, name

__all__ = [
    "CATEGORIES",
    "KERNEL",
    "best_five",
    "category",
    "name",
    "rank",
    "rank7",
    "rank_many",
    "rank_mask",
]
