"""The evaluator in use: the C++ kernel where it was built, else its Python twin."""

from typing import Literal

from ruleone.ranking.tables import FILE

KERNEL: Literal["native", "python"]
"""Which evaluator ranks hands in this process."""

try:
    from ruleone._kernel import load, rank, rank7, rank_many, rank_mask
except ImportError:
    from ruleone.ranking.twin import rank, rank7, rank_many, rank_mask

    KERNEL = "python"
else:
    load(FILE.read_bytes())
    KERNEL = "native"

__all__ = ["KERNEL", "rank", "rank7", "rank_many", "rank_mask"]
