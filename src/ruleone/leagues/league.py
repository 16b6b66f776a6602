"""What a league is: its formula, which results of which season count, and how equals are parted."""

import re
from datetime import date
from decimal import Decimal
from typing import Final

import msgspec

from ruleone.leagues.formula import BadFormula, Formula
from ruleone.limits import (
    LEAGUE_EVENTS_MAX,
    LEAGUE_TITLE_MAX_CHARACTERS,
    NAME_MAX_CHARACTERS,
    POINTS_TABLE_MAX,
)
from ruleone.rulebook import Refusal
from ruleone.tournament.league.standing import Shared, Ties

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_POINTS: Final = re.compile(r"\d{1,9}(\.\d{1,4})?")


class League(msgspec.Struct, frozen=True):
    """A league. `name` stands in its address. `points` are those of the first places, for
    `table(place)` in the formula, written with commas between them. The `best` results of each
    count, all of them with None. Events count that were over from the day `begins` to the day
    `ends`, both among them (ISO dates, UTC; None for no such bound), and those `added`, but for
    those `left_out`."""

    name: str
    title: str
    formula: str
    points: str = ""
    best: int | None = None
    shared: Shared = "average"
    ties: Ties = "shared"
    begins: str | None = None
    ends: str | None = None
    added: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()

    def has(self, event: str, day: date) -> bool:
        """Whether an event that was over on this day counts."""
        if event in self.left_out:
            return False
        begins = self.begins is None or date.fromisoformat(self.begins) <= day
        ends = self.ends is None or day <= date.fromisoformat(self.ends)
        return event in self.added or (begins and ends)


def league_refused(league: League) -> Refusal | None:
    """What is wrong with a league first; None where it can be."""
    if len(league.name) > NAME_MAX_CHARACTERS or not _NAME.fullmatch(league.name):
        return Refusal("league-name", "syntax", {"most": NAME_MAX_CHARACTERS})
    if not 1 <= len(league.title.strip()) <= LEAGUE_TITLE_MAX_CHARACTERS:
        return Refusal("league-title", "syntax", {"most": LEAGUE_TITLE_MAX_CHARACTERS})
    try:
        Formula(league.formula)
        points_table(league.points)
    except BadFormula as bad:
        return bad.refusal
    if league.best is not None and not 1 <= league.best <= LEAGUE_EVENTS_MAX:
        return Refusal("league-best", "syntax", {"most": LEAGUE_EVENTS_MAX})
    for day in (league.begins, league.ends):
        if day is not None and not _is_day(day):
            return Refusal("league-day", "syntax", {"came": day[:20]})
    if league.begins is not None and league.ends is not None and league.begins > league.ends:
        return Refusal("league-days", "syntax", {"begins": league.begins, "ends": league.ends})
    return None


def points_table(text: str) -> tuple[Decimal, ...]:
    """The points of the first places, first place first. Raises BadFormula with the place in the
    text where it is none."""
    if not text.strip():
        return ()
    told: list[Decimal] = []
    at = 1
    for part in text.split(","):
        number = part.strip()
        if not _POINTS.fullmatch(number) or not number.isascii():
            raise BadFormula(Refusal("league-points", "syntax", {"at": at, "came": number[:20]}))
        told.append(Decimal(number))
        at += len(part) + 1
    if len(told) > POINTS_TABLE_MAX:
        most = POINTS_TABLE_MAX
        raise BadFormula(Refusal("league-points-many", "syntax", {"most": most}))
    return tuple(told)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
