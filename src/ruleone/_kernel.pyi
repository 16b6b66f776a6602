"""The C++ kernel: what the Python twin does, with the same answers and errors and so its types."""

from ruleone.ranking.python_twin import Badugi as Badugi
from ruleone.ranking.python_twin import ChineseRows as ChineseRows
from ruleone.ranking.python_twin import FiveCards as FiveCards
from ruleone.ranking.python_twin import rank7 as rank7
from ruleone.ranking.python_twin import rank_mask as rank_mask

def load(tables: bytes) -> None: ...
