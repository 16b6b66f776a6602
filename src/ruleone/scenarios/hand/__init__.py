"""Scenarios of one hand: words, motions and acts at the table, and their results."""

from ruleone.scenarios.hand.scenario import HandScenario

__all__ = ["HandScenario"]
