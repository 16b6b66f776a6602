"""Scenarios as small pictures for people: who sat where with what, what was done, what came out."""

from ruleone.scenarios.scenes.drawing import draw
from ruleone.scenarios.scenes.scene import Scene

__all__ = ["Scene", "draw"]
