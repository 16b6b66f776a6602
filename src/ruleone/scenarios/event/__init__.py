"""Scenarios of an event: seats, moves, stakes, and chips that are colored up."""

from ruleone.scenarios.event.button import ButtonScenario
from ruleone.scenarios.event.draw import DrawScenario
from ruleone.scenarios.event.race import RaceScenario
from ruleone.scenarios.event.scenario import EventScenario

__all__ = ["ButtonScenario", "DrawScenario", "EventScenario", "RaceScenario"]
