"""Hand histories: reading and writing their forms, and playing their hands again."""

from ruleone.history.dealt import record_of
from ruleone.history.fault import Fault
from ruleone.history.forms import SUFFIXES, form_of, read_hands
from ruleone.history.judge import Verdict, judge
from ruleone.history.money import Amount, Unit
from ruleone.history.record import BrokenHand, Record
from ruleone.history.replay import Played, play

__all__ = [
    "SUFFIXES",
    "Amount",
    "BrokenHand",
    "Fault",
    "Played",
    "Record",
    "Unit",
    "Verdict",
    "form_of",
    "judge",
    "play",
    "read_hands",
    "record_of",
]
