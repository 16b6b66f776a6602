"""Scenarios of what the floor is called to: facts of a table, and what is ruled."""

from ruleone.scenarios.floor.scenario import FloorScenario

__all__ = ["FloorScenario"]
