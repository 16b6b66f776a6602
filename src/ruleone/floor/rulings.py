"""Every kind of ruling that there is on a thing told."""

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.conduct import ConductRuling
from ruleone.floor.counts import CountRuling
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.ruling import ChipsRuling, Reading, Ruling

AnyRuling = (
    Reading
    | TurnRuling
    | Ruling
    | ConductRuling
    | ClockRuling
    | TimeRuling
    | ChipsRuling
    | CountRuling
)
