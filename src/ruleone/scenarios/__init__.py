"""Worked cases of the book in TOML: read, played by the engine, and judged."""

from ruleone.scenarios.book import judged, proves_nothing_of
from ruleone.scenarios.reading import BadScenario, read_scenarios
from ruleone.scenarios.scenario import Fault, Scenario

__all__ = [
    "BadScenario",
    "Fault",
    "Scenario",
    "judged",
    "proves_nothing_of",
    "read_scenarios",
]
