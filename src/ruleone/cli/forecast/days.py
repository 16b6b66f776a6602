"""The days of an event, as they are told on the command line."""

import re
from typing import Final

from ruleone.cli.language import LANGUAGE
from ruleone.cli.structure.meant import end
from ruleone.tournament.terms.config import DayEnd, Days
from ruleone.words import Language, say

_END: Final = re.compile(r"(\d{1,4})?(?::(\d{1,6}))?")


def days_of(
    ends: tuple[str, ...], flights: int, last_hands: tuple[int, int], lang: Language = LANGUAGE
) -> Days | None:
    """The days that end like this; None where none was told, and all is played in one go. Ends the
    process in plain words where an end cannot be read, or something of days is told without one."""
    if not ends:
        if flights > 1 or last_hands != (0, 0):
            end(say(lang, "cli-forecast-no-days"))
        return None
    return Days(tuple(_end_of(told, lang) for told in ends), flights, "one", last_hands)


def _end_of(told: str, lang: Language) -> DayEnd:
    found = _END.fullmatch(told)
    if found is None or not any(found.groups()):
        end(say(lang, "cli-forecast-no-day-end", came=told))
    level, players = (int(each or 0) for each in found.groups())
    return DayEnd(level, players)
