"""Open Hand History: one JSON object a hand, version 1.4.7 of the specification. Written only."""

from ruleone.history.ohh.write import write_ohh

__all__ = ["write_ohh"]
