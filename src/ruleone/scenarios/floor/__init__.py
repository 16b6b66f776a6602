"""Scenarios of the floor: facts of a table, and the rulings."""

from ruleone.scenarios.floor.scenario import FloorScenario

__all__ = ["FloorScenario"]
