"""Hands of 13-card poker: their record, their forms, and playing them again."""

from ruleone.history.thirteen.cases import NoCases, read_cases
from ruleone.history.thirteen.dealt import thirteen_record_of
from ruleone.history.thirteen.judging import judge_thirteen, knows_thirteen
from ruleone.history.thirteen.objects import (
    OBJECT,
    read_thirteen_json,
    write_thirteen_json,
    write_thirteens_json,
)
from ruleone.history.thirteen.playing import PlayedThirteen, play_thirteen
from ruleone.history.thirteen.reading import HEADER, read_thirteen
from ruleone.history.thirteen.record import Did, Paid, ThirteenEnding, ThirteenRecord
from ruleone.history.thirteen.writing import write_thirteen, write_thirteens

__all__ = [
    "HEADER",
    "OBJECT",
    "Did",
    "NoCases",
    "Paid",
    "PlayedThirteen",
    "ThirteenEnding",
    "ThirteenRecord",
    "judge_thirteen",
    "knows_thirteen",
    "play_thirteen",
    "read_cases",
    "read_thirteen",
    "read_thirteen_json",
    "thirteen_record_of",
    "write_thirteen",
    "write_thirteen_json",
    "write_thirteens",
    "write_thirteens_json",
]
