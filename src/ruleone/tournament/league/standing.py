"""A league's standing: the points of every counted result, the best of them added up, and who
stands before whom."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Final, Literal

import msgspec

from ruleone.leagues.formula import ARITHMETIC, BadFormula, Formula, rounded

Shared = Literal["average", "same"]
"""Of those who share a place each has the average of the points of the places that they take up, or
the points of the place itself."""

Ties = Literal["shared", "best-places", "prizes", "fewer-events"]
"""Who stands first of those with as many points: nobody, they share the place; who has more first
places, then more second ones and so on; who has won more in prizes; who needed fewer events. Those
who are still equal share the place."""

POINTS_DIGITS: Final = 2


class Result(msgspec.Struct, frozen=True):
    """What a player did in an event. `values` are those of `formula.NAMES`, but for the place."""

    event: str
    player: str
    place: int
    prize: int
    values: dict[str, int]


class Scored(msgspec.Struct, frozen=True):
    """The points of one event, and whether they are among those that count. `fault` is whether the
    formula had no number there, which counts as 0."""

    event: str
    place: int
    points: Decimal
    counts: bool
    fault: BadFormula | None = None


class Line(msgspec.Struct, frozen=True):
    """A player in the standing; equal ones share a `place`. `prizes` are those of counted and other
    events alike."""

    place: int
    player: str
    points: Decimal
    prizes: int
    scored: tuple[Scored, ...]


def standing(
    results: Iterable[Result],
    formula: Formula,
    table: tuple[Decimal, ...] = (),
    best: int | None = None,
    shared: Shared = "average",
    ties: Ties = "shared",
) -> tuple[Line, ...]:
    """Everybody who has a result, the first one first. The `best` results of each are added up, all
    of them with None; points are kept with two digits behind the point."""
    rows = list(results)
    alike = Counter((one.event, one.place) for one in rows)
    of: dict[str, list[Scored]] = {}
    prizes: Counter[str] = Counter()
    for one in rows:
        together = alike[one.event, one.place]
        points, fault = _points(one, together, formula, table, shared)
        of.setdefault(one.player, []).append(Scored(one.event, one.place, points, False, fault))
        prizes[one.player] += one.prize
    lines = [_line(player, scored, prizes[player], best) for player, scored in of.items()]
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


def _line(player: str, scored: Sequence[Scored], prizes: int, best: int | None) -> Line:
    order = sorted(range(len(scored)), key=lambda at: (-scored[at].points, at))
    counted = set(order[:best])
    told = tuple(
        msgspec.structs.replace(one, counts=at in counted) for at, one in enumerate(scored)
    )
    points = Decimal(0)
    for one in told:
        if one.counts:
            points = ARITHMETIC.add(points, one.points)
    return Line(0, player, points, prizes, told)


def _rank(line: Line, ties: Ties) -> tuple[Decimal | int, ...]:
    """What a line is sorted by, the least first; equal ones share their place."""
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
    """How often he had each place, from the first to his worst one, for who has more of them to
    stand first; what comes behind them stands last, so that any further place counts more."""
    places = Counter(one.place for one in line.scored)
    yield from (-places[place] for place in range(1, max(places, default=0) + 1))
    yield 1
