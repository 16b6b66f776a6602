"""Incidents at a table: rulings under an edition, with their rules and remedies."""

from ruleone.floor.bet_faced import Facing, facing_of
from ruleone.floor.called_clock import (
    CalledClock,
    ClockCall,
    ClockRuling,
    TimeRuling,
    clock_called,
    time_over,
)
from ruleone.floor.counts import CountRuling, pot_count, stack_count
from ruleone.floor.declaration import Amount, Declaration
from ruleone.floor.found import found_behind, out_of_view, unowned
from ruleone.floor.in_turn import acted_early, caught_up, held_action, left_to
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import (
    Did,
    Early,
    EarlyRuling,
    TurnFacts,
    TurnRuling,
    is_substantial,
    out_of_turn,
)
from ruleone.floor.reading import reading
from ruleone.floor.ruling import (
    AtTable,
    ChipsRuling,
    Choice,
    HeldTo,
    Reading,
    Reason,
    Remedy,
    Ruling,
)
from ruleone.floor.sentences import sentences
from ruleone.floor.speech import heard
from ruleone.floor.steps import (
    Gathered,
    Moved,
    NoValue,
    PulledBack,
    Push,
    Said,
    Step,
    Tapped,
    ToldCount,
    TookBack,
)

__all__ = [
    "Amount",
    "AtTable",
    "BadFacts",
    "CalledClock",
    "ChipsRuling",
    "Choice",
    "ClockCall",
    "ClockRuling",
    "CountRuling",
    "Declaration",
    "Did",
    "Early",
    "EarlyRuling",
    "Facing",
    "Gathered",
    "HeldTo",
    "Moved",
    "NoValue",
    "PulledBack",
    "Push",
    "Reading",
    "Reason",
    "Remedy",
    "Ruling",
    "Said",
    "Step",
    "Tapped",
    "TimeRuling",
    "ToldCount",
    "TookBack",
    "TurnFacts",
    "TurnRuling",
    "acted_early",
    "caught_up",
    "clock_called",
    "facing_of",
    "found_behind",
    "heard",
    "held_action",
    "is_substantial",
    "left_to",
    "out_of_turn",
    "out_of_view",
    "pot_count",
    "reading",
    "sentences",
    "stack_count",
    "time_over",
    "unowned",
]
