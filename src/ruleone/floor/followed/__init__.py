"""Live tables that RuleOne follows: entries in, rulings and remedies out.

They follow a hand (`FollowedHand`), or a table before its first one (`NoHand`).
"""

from ruleone.floor.followed.chips_due import ChipsDue, chips_due, chips_due_in_words
from ruleone.floor.followed.course import Contradiction, Course, tell
from ruleone.floor.followed.decided import corrections, moves
from ruleone.floor.followed.entries import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    ChipsFound,
    Chosen,
    ClockCalled,
    CountAsked,
    Entry,
    HandDealt,
    Happened,
    Instructed,
    Misconduct,
    Overruled,
    Plays,
    SkippedSpoke,
    StackTold,
    TimeOver,
    Undone,
)
from ruleone.floor.followed.hand import FollowedHand
from ruleone.floor.followed.incidents import INCIDENTS, facts_of, happened, needed_of
from ruleone.floor.followed.no_hand import NoHand
from ruleone.floor.followed.record import (
    DeadOnceDealt,
    Line,
    Outcome,
    Pending,
    dropped_in_words,
    line_in_words,
    outcome,
    remedies_of,
    standing,
)

__all__ = [
    "INCIDENTS",
    "Acts",
    "AllDealt",
    "BoardTurned",
    "ByFloor",
    "ChipsDue",
    "ChipsFound",
    "Chosen",
    "ClockCalled",
    "Contradiction",
    "CountAsked",
    "Course",
    "DeadOnceDealt",
    "Entry",
    "FollowedHand",
    "HandDealt",
    "Happened",
    "Instructed",
    "Line",
    "Misconduct",
    "NoHand",
    "Outcome",
    "Overruled",
    "Pending",
    "Plays",
    "SkippedSpoke",
    "StackTold",
    "TimeOver",
    "Undone",
    "chips_due",
    "chips_due_in_words",
    "corrections",
    "dropped_in_words",
    "facts_of",
    "happened",
    "line_in_words",
    "moves",
    "needed_of",
    "outcome",
    "remedies_of",
    "standing",
    "tell",
]
