"""Incidents at a table, read as the edition says: rulings with their rules and remedies."""

from ruleone.floor.declaration import Amount, Declaration
from ruleone.floor.facing import BadFacts, Facing
from ruleone.floor.reading import reading
from ruleone.floor.ruling import Choice, Reading, Reason
from ruleone.floor.speech import heard
from ruleone.floor.steps import (
    Moved,
    PulledBack,
    Push,
    Said,
    Step,
    Tapped,
    ToldCount,
    TookBack,
)

__all__ = [
    "Amount",
    "BadFacts",
    "Choice",
    "Declaration",
    "Facing",
    "Moved",
    "PulledBack",
    "Push",
    "Reading",
    "Reason",
    "Said",
    "Step",
    "Tapped",
    "ToldCount",
    "TookBack",
    "heard",
    "reading",
]
