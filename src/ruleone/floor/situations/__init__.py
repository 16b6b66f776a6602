"""Situations put to the floor without a hand: their kinds, facts and rulings."""

from ruleone.floor.rulings import Undecided
from ruleone.floor.situations.kinds import (
    KINDS,
    FactView,
    Form,
    Kind,
    KindView,
    OfferedView,
    described,
    fact_in_words,
    facts_in_words,
    read,
    ruled,
)
from ruleone.floor.situations.told import bears_on, faced
from ruleone.floor.whole import Verdict, came_to, left_open

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
