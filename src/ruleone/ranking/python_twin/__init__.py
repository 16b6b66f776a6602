"""Evaluators in plain Python: the kernel's twin, used where no compiler was available.

Every name here has a counterpart in the kernel, with the same answers and the same errors.
"""

from ruleone.ranking.python_twin.badugi import Badugi
from ruleone.ranking.python_twin.chinese import ChineseRows
from ruleone.ranking.python_twin.five_cards import FiveCards
from ruleone.ranking.python_twin.seven import rank7, rank_mask

__all__ = ["Badugi", "ChineseRows", "FiveCards", "rank7", "rank_mask"]
