"""What the floor may be asked about from nothing: kinds of situations, their facts, the ruling."""

from ruleone.floor.came_to import Verdict, came_to, left_open
from ruleone.floor.rulings import Undecided
from ruleone.floor.situations.advised import bears_on
from ruleone.floor.situations.described import FactView, Form, KindView, OfferedView, described
from ruleone.floor.situations.in_words import fact_in_words, facts_in_words
from ruleone.floor.situations.kinds import KINDS, Kind, read, ruled
from ruleone.floor.situations.told import faced

__all__ = [
    "KINDS",
    "FactView",
    "Form",
    "Kind",
    "KindView",
    "OfferedView",
    "Undecided",
    "Verdict",
    "bears_on",
    "came_to",
    "described",
    "faced",
    "fact_in_words",
    "facts_in_words",
    "left_open",
    "read",
    "ruled",
]
