"""Hands of 13-card poker: their record, their forms, and their replay."""

from ruleone.history.thirteen.cases import NoCases, read_cases
from ruleone.history.thirteen.objects import (
    OBJECT,
    read_thirteen_json,
    write_thirteen_json,
    write_thirteens_json,
)
from ruleone.history.thirteen.playing import (
    PlayedThirteen,
    judge_thirteen,
    knows_thirteen,
    play_thirteen,
)
from ruleone.history.thirteen.record import (
    Did,
    Paid,
    ThirteenEnding,
    ThirteenRecord,
    thirteen_record_of,
)
from ruleone.history.thirteen.text import HEADER, read_thirteen, write_thirteen, write_thirteens

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
