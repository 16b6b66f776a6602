"""Incidents at a table, read as the edition says: rulings with their rules and remedies."""

from ruleone.floor.facing import BadFacts, Facing
from ruleone.floor.reading import reading
from ruleone.floor.ruling import Choice, Reading, Reason
from ruleone.floor.steps import Push, Step

__all__ = ["BadFacts", "Choice", "Facing", "Push", "Reading", "Reason", "Step", "reading"]
