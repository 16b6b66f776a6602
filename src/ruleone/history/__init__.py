"""Hand files: reading PHH and PHHS, and playing their hands again through the engine."""

from ruleone.history.fault import Fault
from ruleone.history.judge import Verdict, judge
from ruleone.history.money import Amount, Unit
from ruleone.history.phh import BrokenHand, RecordedHand, read_hands
from ruleone.history.replay import Played, play
from ruleone.history.setting import VARIANTS

__all__ = [
    "VARIANTS",
    "Amount",
    "BrokenHand",
    "Fault",
    "Played",
    "RecordedHand",
    "Unit",
    "Verdict",
    "judge",
    "play",
    "read_hands",
]
