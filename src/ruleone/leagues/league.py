"""Leagues and their standings: points of counted results, the best of them added up.

A league is its formula, the results and season that count, and how ties are broken.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from decimal import Decimal
from typing import Final, Literal

import msgspec

from ruleone.leagues.formula import ARITHMETIC, BadFormula, Formula, rounded
from ruleone.limits import (
    LEAGUE_EVENTS_MAX,
    LEAGUE_TITLE_MAX_CHARACTERS,
    NAME_MAX_CHARACTERS,
    POINTS_TABLE_MAX,
)
from ruleone.rulebook import Refusal

Shared = Literal["average", "same"]
"""Points for a shared place: the average of the places taken up, or those of the place itself."""

Ties = Literal["shared", "best-places", "prizes", "fewer-events"]
"""Order of players with equal points.

They share the place; more first places, then more second ones and so on; more prize money; fewer
events. Players who are still equal share the place.
"""

POINTS_DIGITS: Final = 2


class Result(msgspec.Struct, frozen=True):
    """A player's result in an event. `values` are those of `formula.NAMES` without the place.

    Where `points` are given, the formula is not asked. With `by_hand` they count beside the best
    results, and are no result of an event.
    """

    event: str
    player: str
    place: int
    prize: int
    values: dict[str, int]
    points: Decimal | None = None
    by_hand: bool = False


class Scored(msgspec.Struct, frozen=True):
    """The points of one event, and whether they are among those that count.

    `fault` is set where the formula had no number, which counts as 0.
    """

    event: str
    place: int
    points: Decimal
    counts: bool
    fault: BadFormula | None = None


class Line(msgspec.Struct, frozen=True):
    """A player in the standing; equal players share a `place`.

    `prizes` include those of events that do not count. `points` include those given `by_hand`.
    """

    place: int
    player: str
    points: Decimal
    prizes: int
    scored: tuple[Scored, ...]
    by_hand: Decimal = Decimal(0)


def standing(
    results: Iterable[Result],
    formula: Formula,
    table: tuple[Decimal, ...] = (),
    best: int | None = None,
    shared: Shared = "average",
    ties: Ties = "shared",
) -> tuple[Line, ...]:
    """Return every player with a result or with points by hand, the leader first.

    The `best` results of each player are added up, all of them with None; points are kept with two
    decimals.
    """
    given: dict[str, Decimal] = {}
    rows: list[Result] = []
    for one in results:
        if one.by_hand:
            had = given.get(one.player, Decimal(0))
            given[one.player] = ARITHMETIC.add(had, one.points or Decimal(0))
        else:
            rows.append(one)
    alike = Counter((one.event, one.place) for one in rows)
    of: dict[str, list[Scored]] = {}
    prizes: Counter[str] = Counter()
    for one in rows:
        together = alike[one.event, one.place]
        points, fault = _points(one, together, formula, table, shared)
        of.setdefault(one.player, []).append(Scored(one.event, one.place, points, False, fault))
        prizes[one.player] += one.prize
    lines = [
        _line(player, of.get(player, ()), prizes[player], best, given.get(player, Decimal(0)))
        for player in dict.fromkeys((*of, *given))
    ]
    lines.sort(key=lambda line: (_rank(line, ties), line.player))
    placed: list[Line] = []
    for number, line in enumerate(lines, start=1):
        before = placed[-1] if placed else None
        equal = before is not None and _rank(before, ties) == _rank(line, ties)
        place = before.place if before is not None and equal else number
        placed.append(msgspec.structs.replace(line, place=place))
    return tuple(placed)


def _points(
    one: Result, together: int, formula: Formula, table: tuple[Decimal, ...], shared: Shared
) -> tuple[Decimal, BadFormula | None]:
    if one.points is not None:
        return rounded(one.points, Decimal(POINTS_DIGITS)), None
    places = range(one.place, one.place + (together if shared == "average" else 1))
    told = {name: Decimal(value) for name, value in one.values.items()}
    sum_ = Decimal(0)
    try:
        for place in places:
            points = formula.points(told | {"place": Decimal(place)}, table)
            sum_ = ARITHMETIC.add(sum_, points)
        average = ARITHMETIC.divide(sum_, Decimal(len(places)))
        return rounded(average, Decimal(POINTS_DIGITS)), None
    except BadFormula as fault:
        return Decimal(0), fault


def _line(
    player: str, scored: Sequence[Scored], prizes: int, best: int | None, by_hand: Decimal
) -> Line:
    order = sorted(range(len(scored)), key=lambda at: (-scored[at].points, at))
    counted = set(order[:best])
    told = tuple(
        msgspec.structs.replace(one, counts=at in counted) for at, one in enumerate(scored)
    )
    points = by_hand
    for one in told:
        if one.counts:
            points = ARITHMETIC.add(points, one.points)
    return Line(0, player, points, prizes, told, by_hand)


def _rank(line: Line, ties: Ties) -> tuple[Decimal | int, ...]:
    """Return the sort key of a line, smallest first; lines with equal keys share their place."""
    match ties:
        case "best-places":
            return (-line.points, *_by_places(line))
        case "prizes":
            return (-line.points, -line.prizes)
        case "fewer-events":
            return (-line.points, len(line.scored))
        case _:
            return (-line.points,)


def _by_places(line: Line) -> Iterator[int]:
    """Yield the number of times a player had each place, from the first to the worst.

    A final entry sorts behind all counts, so that any further place counts more.
    """
    places = Counter(one.place for one in line.scored)
    yield from (-places[place] for place in range(1, max(places, default=0) + 1))
    yield 1


_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_POINTS: Final = re.compile(r"\d{1,9}(\.\d{1,4})?")


class League(msgspec.Struct, frozen=True):
    """A league. `name` is part of its address.

    `points` are those of the first places, for `table(place)` in the formula, written with commas
    between them. The `best` results of each player count, all of them with None. Events count that
    ended from the day `begins` to the day `ends`, inclusive (ISO dates, UTC; None for no bound),
    and those `added`, but not those `left_out`.
    """

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
        """Whether an event that ended on this day counts."""
        if event in self.left_out:
            return False
        begins = self.begins is None or date.fromisoformat(self.begins) <= day
        ends = self.ends is None or day <= date.fromisoformat(self.ends)
        return event in self.added or (begins and ends)


def league_refused(league: League) -> Refusal | None:
    """Return the first fault of a league, None where it has none."""
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
        if day is not None and not is_day(day):
            return Refusal("league-day", "syntax", {"came": day[:20]})
    if league.begins is not None and league.ends is not None and league.begins > league.ends:
        return Refusal("league-days", "syntax", {"begins": league.begins, "ends": league.ends})
    return None


def points_table(text: str) -> tuple[Decimal, ...]:
    """Return the points of the first places, first place first.

    Raises BadFormula with the position in the text where it cannot be read.
    """
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


def is_day(text: str) -> bool:
    """Whether a text is a day as leagues have it: an ISO date."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
