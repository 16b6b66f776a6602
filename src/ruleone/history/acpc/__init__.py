"""The logs of the Annual Computer Poker Competition."""

from ruleone.history.acpc.read import HEADER, read_acpc

__all__ = ["HEADER", "read_acpc"]
