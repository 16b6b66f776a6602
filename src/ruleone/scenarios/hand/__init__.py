"""Scenarios of one hand: what is said, pushed and done at the table, and what comes of it."""

from ruleone.scenarios.hand.scenario import HandScenario

__all__ = ["HandScenario"]
