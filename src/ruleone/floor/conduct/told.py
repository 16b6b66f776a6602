"""Rulings on time and conduct in words."""

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.penalties.infraction import ConductRuling
from ruleone.floor.penalties.penalty import Penalty
from ruleone.floor.penalties.serving import DealRuling, GivenRuling
from ruleone.words import Language, either, say

OfTimeAndConduct = ConductRuling | GivenRuling | DealRuling | ClockRuling | TimeRuling


def consequences(language: Language, ruling: OfTimeAndConduct) -> tuple[str, ...]:
    """What follows the reasons: the penalties to choose from, or the hands still to miss."""
    told: list[str] = []
    if isinstance(ruling, ConductRuling):
        if ruling.discretion:
            offered = either(language, (penalty_in_words(language, one) for one in ruling.choices))
            told.append(say(language, "ruling-for-the-floor", offered=offered))
        if ruling.proposed is not None:
            held = penalty_in_words(language, ruling.proposed)
            told.append(say(language, "ruling-proposed", held=held))
        if ruling.after_hand:
            told.append(say(language, "ruling-penalty-after-hand"))
    if isinstance(ruling, GivenRuling | DealRuling):
        told.append(say(language, "ruling-hands-left", hands=ruling.serving.hands_left))
    return tuple(told)


def penalty_in_words(language: Language, penalty: Penalty) -> str:
    """A penalty, as it is given."""
    return say(language, f"ruled-{penalty.code}", count=penalty.count)
