"""What of a ruling everybody at the table hears.

That is how the hand goes on and by which rules, never what a player may be penalised for.
"""

from msgspec.structs import replace

from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.ruling import PENAL, Reading, Reason, Ruling
from ruleone.floor.rulings import AnyRuling


def heard(ruling: AnyRuling) -> AnyRuling:
    """The ruling as the table hears it."""
    match ruling:
        case TurnRuling(early=early, reasons=reasons):
            acts = tuple(replace(one, reasons=_told(one.reasons), penalty=False) for one in early)
            return replace(ruling, early=acts, reasons=_told(reasons))
        case Reading(reasons=reasons):
            return replace(ruling, reasons=_told(reasons), penalty=False)
        case Ruling(reasons=reasons):
            return replace(ruling, reasons=_told(reasons), penalty=None)
    return ruling


def _told(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    return tuple(each for each in reasons if each.code not in PENAL)
