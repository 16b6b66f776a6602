"""Scenarios of an event: who sits where, who moves, what is played for, who is out."""

from ruleone.scenarios.event.button import ButtonScenario
from ruleone.scenarios.event.draw import DrawScenario
from ruleone.scenarios.event.scenario import EventScenario

__all__ = ["ButtonScenario", "DrawScenario", "EventScenario"]
