"""Hands of 13-card poker: their record, their forms, and playing them again."""

from ruleone.history.thirteen.cases import NoCases, read_cases
from ruleone.history.thirteen.playing import PlayedThirteen, play_thirteen
from ruleone.history.thirteen.record import Did, Paid, ThirteenEnding, ThirteenRecord

__all__ = [
    "Did",
    "NoCases",
    "Paid",
    "PlayedThirteen",
    "ThirteenEnding",
    "ThirteenRecord",
    "play_thirteen",
    "read_cases",
]
