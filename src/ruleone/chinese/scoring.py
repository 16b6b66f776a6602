"""Scoring: the points between two players, line by line (chinese-compare-2).

Each side brings rows, a natural, a void hand or none at all.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from ruleone.cards import Card
from ruleone.chinese.arrangement import Arrangement, is_foul
from ruleone.chinese.naturals import best_natural
from ruleone.chinese.rules import ROWS, Natural, Row, ThirteenRules

Standing = Literal["ordinary", "natural", "foul", "false-declaration", "surrendered"]
VOID = frozenset({"foul", "false-declaration"})


class Side(msgspec.Struct, frozen=True, gc=False):
    """One player's hand as it is compared.

    `arrangement` is None for a surrendered hand alone; `natural` is the best one where it was
    declared.
    """

    seat: int
    standing: Standing
    arrangement: Arrangement | None = None
    natural: Natural | None = None
    natural_points: int = 0

    @property
    def void(self) -> bool:
        """Whether it pays every ordinary hand like a foul."""
        return self.standing in VOID


def side_of(seat: int, arrangement: Arrangement, declared: bool, rules: ThirteenRules) -> Side:
    """Return the side of these rows.

    A natural counts only where it was declared, and then whatever the rows; a declaration without
    one voids the hand (chinese-natural-1, chinese-natural-2).
    """
    if declared:
        natural = best_natural(arrangement.cards, rules)
        if natural is None:
            return Side(seat, "false-declaration", arrangement)
        return Side(seat, "natural", arrangement, *natural)
    return Side(seat, "foul" if is_foul(arrangement, rules) else "ordinary", arrangement)


def row_of(side: Side, row: int) -> tuple[Card, ...]:
    """Return the cards of one row, 0 for the front.

    Raises ValueError for a surrendered hand.
    """
    if side.arrangement is None:
        raise ValueError(f"expected the rows of seat {side.seat}, which surrendered its hand")
    return tuple(side.arrangement)[row]


PointCode = Literal[
    "row",
    "row-by-suit",
    "row-tied",
    "bonus",
    "majority",
    "foul",
    "foul-bonus",
    "both-void",
    "false-declaration",
    "natural",
    "natural-over-void",
    "natural-lower",
    "naturals-tied",
    "surrender",
    "surrender-nothing",
]

_VOID_CODES: dict[Standing, PointCode] = {
    "foul": "foul",
    "false-declaration": "false-declaration",
    "surrendered": "surrender",
}


class PointLine(msgspec.Struct, frozen=True, gc=False):
    """One reason for points: `seat` gets `points` from `other`, or 0.

    `row` is the row concerned, `category` the winning one or the natural.
    """

    code: PointCode
    seat: int
    other: int
    points: int
    row: Row | None = None
    category: str = ""


def points_for(seat: int, lines: Sequence[PointLine]) -> int:
    """Return all points of a seat by these lines, below 0 where it pays."""
    return sum(line.points if line.seat == seat else -line.points for line in lines)


def compare(a: Side, b: Side, rules: ThirteenRules, *, bonus: bool) -> tuple[PointLine, ...]:
    """Return the points between two players; `bonus` says whether it is a bonus table."""
    return tuple(_lines(a, b, rules, bonus))


def _lines(a: Side, b: Side, rules: ThirteenRules, bonus: bool) -> Iterator[PointLine]:
    if "natural" in (a.standing, b.standing):
        yield from _naturals(a, b, rules)
    elif "surrendered" in (a.standing, b.standing):
        yield from _surrender(a, b, rules, bonus)
    elif a.void and b.void:
        if rules.fouls_compare:
            yield from _rows(a, b, rules, bonus)
        else:
            yield PointLine("both-void", a.seat, b.seat, 0)
    elif a.void:
        yield from _foul(b, a, rules, bonus)
    elif b.void:
        yield from _foul(a, b, rules, bonus)
    else:
        yield from _rows(a, b, rules, bonus)


def _naturals(a: Side, b: Side, rules: ThirteenRules) -> Iterator[PointLine]:
    """Yield the value of the higher natural; an opponent's rows and bonuses do not count."""
    ladder = [natural for natural, _ in rules.naturals]
    if a.natural is None or b.natural is None:
        winner, loser = (a, b) if b.natural is None else (b, a)
        code: PointCode = "natural-over-void" if loser.void else "natural"
    else:
        by_points = rules.natural_tie_by_points and a.natural_points == b.natural_points
        if by_points or a.natural == b.natural:
            yield PointLine("naturals-tied", a.seat, b.seat, 0)
            return
        higher = ladder.index(a.natural) < ladder.index(b.natural)
        winner, loser = (a, b) if higher else (b, a)
        code = "natural"
    points, named = winner.natural_points, str(winner.natural)
    yield PointLine(code, winner.seat, loser.seat, points, category=named)
    if loser.natural is not None and rules.natural_subtracts:
        lower = str(loser.natural)
        yield PointLine(
            "natural-lower", loser.seat, winner.seat, loser.natural_points, category=lower
        )


def _surrender(a: Side, b: Side, rules: ThirteenRules, bonus: bool) -> Iterator[PointLine]:
    winner, loser = (b, a) if a.standing == "surrendered" else (a, b)
    if winner.standing != "ordinary":
        yield PointLine("surrender-nothing", winner.seat, loser.seat, 0)
    elif rules.surrender == "pay-foul":
        yield from _foul(winner, loser, rules, bonus)
    else:
        yield PointLine("surrender", winner.seat, loser.seat, rules.surrender_points)


def _foul(winner: Side, loser: Side, rules: ThirteenRules, bonus: bool) -> Iterator[PointLine]:
    """Yield three points and the bonuses of all three rows (chinese-foul-3)."""
    won = [
        (row, category, _bonus(row, category, rules, bonus))
        for row, category in _made(winner, rules)
    ]
    won = [each for each in won if each[2]]
    base = rules.foul_points
    if not rules.foul_bonus_added:
        base = max(0, base - len(won) * rules.row_points)
    yield PointLine(_VOID_CODES[loser.standing], winner.seat, loser.seat, base)
    for row, category, points in won:
        yield PointLine("foul-bonus", winner.seat, loser.seat, points, row, category)


def _made(side: Side, rules: ThirteenRules) -> Iterator[tuple[Row, str]]:
    order = rules.order
    for at, row in enumerate(ROWS):
        yield row, order.category(order.rank(row_of(side, at)))


def _rows(a: Side, b: Side, rules: ThirteenRules, bonus: bool) -> Iterator[PointLine]:
    """Yield the points row against row, and one more for more rows without a bonus.

    Two rows to one are two points and all three are four (chinese-scoring-6, chinese-scoring-7),
    after a bonus two to one are one without it (chinese-scoring-4).
    """
    order = rules.order
    won = {a.seat: 0, b.seat: 0}
    bonuses = False
    for at, row in enumerate(ROWS):
        mine, other = order.rank(row_of(a, at)), order.rank(row_of(b, at))
        if mine == other:
            yield PointLine("row-tied", a.seat, b.seat, 0, row, order.category(mine))
            continue
        winner, loser = (a, b) if mine > other else (b, a)
        category = order.category(max(mine, other))
        points = _bonus(row, category, rules, bonus)
        won[winner.seat] += 1
        bonuses = bonuses or points > 0
        if not (points and rules.bonus_replaces):
            code: PointCode = "row-by-suit" if mine // 4 == other // 4 else "row"
            yield PointLine(code, winner.seat, loser.seat, rules.row_points, row, category)
        if points:
            yield PointLine("bonus", winner.seat, loser.seat, points, row, category)
    if won[a.seat] != won[b.seat] and not bonuses:
        winner, loser = (a, b) if won[a.seat] > won[b.seat] else (b, a)
        yield PointLine("majority", winner.seat, loser.seat, rules.majority_points)


def _bonus(row: Row, category: str, rules: ThirteenRules, bonus: bool) -> int:
    return rules.bonuses[row].get(category, 0) if bonus else 0
