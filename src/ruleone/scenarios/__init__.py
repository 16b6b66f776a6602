"""Worked cases of the book in TOML: read, played by the engine, and judged."""

from ruleone.scenarios.judging import judged, proves_nothing_of
from ruleone.scenarios.play import Fault
from ruleone.scenarios.scenario import BadScenario, Scenario, read_scenarios

__all__ = [
    "BadScenario",
    "Fault",
    "Scenario",
    "judged",
    "proves_nothing_of",
    "read_scenarios",
]
