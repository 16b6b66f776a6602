"""Scenarios of 13-card poker: rows set, naturals declared, players who do not come back."""

from ruleone.scenarios.thirteen.scenario import ThirteenScenario

__all__ = ["ThirteenScenario"]
