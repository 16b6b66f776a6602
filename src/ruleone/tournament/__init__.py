"""One event: entries, seats, button, levels, balancing, breaking, final table, places, prizes.

`Tournament` takes commands and answers with events (`events`) or a Refusal. `terms` are the
announced conditions, `state` is the present state, `commands` are the requests that it takes.
Between them each subject has its own package, on the floors that docs/map.md draws. `seeded_draw`
repeats every draw from the published seed; `terms.templates` holds events ready to be announced.
"""

from ruleone.tournament.button import Lineup, Positions
from ruleone.tournament.events import HandOrder, TournamentEvent
from ruleone.tournament.seating.balancing import PlannedMove
from ruleone.tournament.seeded_draw import draw_button, draw_for, draw_moves, draw_seats
from ruleone.tournament.state.clock import ClockReading
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.errors import BadEvent, Flaw
from ruleone.tournament.terms.payouts import payout_flaws, prizes
from ruleone.tournament.terms.structure import Break, Level, Structure, structure_flaws
from ruleone.tournament.terms.templates import TEMPLATES, UnknownTemplate, template
from ruleone.tournament.tournament import Tournament

__all__ = [
    "TEMPLATES",
    "BadEvent",
    "Break",
    "ClockReading",
    "EventConfig",
    "EventState",
    "Flaw",
    "HandOrder",
    "Level",
    "Lineup",
    "PlannedMove",
    "Positions",
    "Structure",
    "Table",
    "Tournament",
    "TournamentEvent",
    "UnknownTemplate",
    "draw_button",
    "draw_for",
    "draw_moves",
    "draw_seats",
    "payout_flaws",
    "prizes",
    "structure_flaws",
    "template",
]
