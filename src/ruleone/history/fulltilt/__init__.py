"""The hand texts of Full Tilt Poker."""

from ruleone.history.fulltilt.header import HEADER
from ruleone.history.fulltilt.read import read_fulltilt

__all__ = ["HEADER", "read_fulltilt"]
