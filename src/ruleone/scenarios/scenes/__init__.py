"""Scenarios as small pictures for people: seats and cards, acts, and results."""

from ruleone.scenarios.scenes.drawing import draw
from ruleone.scenarios.scenes.scene import Scene

__all__ = ["Scene", "draw"]
