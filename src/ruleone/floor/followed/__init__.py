"""A live table that RuleOne follows: entries in, rulings and remedies out; of a hand
(`FollowedHand`), or of a table before its first one (`NoHand`)."""

from ruleone.floor.followed.chips_due import ChipsDue, chips_due, chips_due_in_words
from ruleone.floor.followed.corrections import corrections, moves
from ruleone.floor.followed.course import Contradiction, Course
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
from ruleone.floor.followed.outcome import Outcome, outcome, remedies_of
from ruleone.floor.followed.record import DeadOnceDealt, Line, Pending, standing
from ruleone.floor.followed.telling import tell
from ruleone.floor.followed.told import dropped_in_words, line_in_words

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
