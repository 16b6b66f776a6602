"""Hand histories: reading and writing their forms, and playing their hands again."""

from ruleone.history.dealt import record_of
from ruleone.history.fault import MONEY, Fault, Untellable
from ruleone.history.forms import SUFFIXES, form_of, read_hands
from ruleone.history.judge import Verdict, judge
from ruleone.history.money import Amount, Unit
from ruleone.history.ohh import write_ohh
from ruleone.history.phh import document_of, read_documents, write_phh, write_phhs
from ruleone.history.pokerstars import write_pokerstars
from ruleone.history.record import BrokenHand, Record, Setting
from ruleone.history.replay import Played, play

__all__ = [
    "MONEY",
    "SUFFIXES",
    "Amount",
    "BrokenHand",
    "Fault",
    "Played",
    "Record",
    "Setting",
    "Unit",
    "Untellable",
    "Verdict",
    "document_of",
    "form_of",
    "judge",
    "play",
    "read_documents",
    "read_hands",
    "record_of",
    "write_ohh",
    "write_phh",
    "write_phhs",
    "write_pokerstars",
]
