"""Hand histories: reading and writing their forms, and playing their hands again."""

from ruleone.history.dealt import record_of
from ruleone.history.fault import MONEY, Fault, Untellable
from ruleone.history.forms import SUFFIXES, form_of, read_hands
from ruleone.history.judge import judge
from ruleone.history.money import Amount, Unit
from ruleone.history.ohh import write_ohh
from ruleone.history.phh import document_of, read_documents, write_phh, write_phhs
from ruleone.history.pokerstars import write_pokerstars
from ruleone.history.record import TOLERANCES, BrokenHand, Record, Setting, Tolerance
from ruleone.history.replay import Played, play
from ruleone.history.thirteen import (
    PlayedThirteen,
    ThirteenRecord,
    play_thirteen,
    thirteen_record_of,
    write_thirteen,
    write_thirteen_json,
    write_thirteens,
    write_thirteens_json,
)
from ruleone.history.verdict import Verdict

__all__ = [
    "MONEY",
    "SUFFIXES",
    "TOLERANCES",
    "Amount",
    "BrokenHand",
    "Fault",
    "Played",
    "PlayedThirteen",
    "Record",
    "Setting",
    "ThirteenRecord",
    "Tolerance",
    "Unit",
    "Untellable",
    "Verdict",
    "document_of",
    "form_of",
    "judge",
    "play",
    "play_thirteen",
    "read_documents",
    "read_hands",
    "record_of",
    "thirteen_record_of",
    "write_ohh",
    "write_phh",
    "write_phhs",
    "write_pokerstars",
    "write_thirteen",
    "write_thirteen_json",
    "write_thirteens",
    "write_thirteens_json",
]
