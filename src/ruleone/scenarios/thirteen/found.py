"""What a hand of 13-card poker says to each key of what must hold."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ruleone.cards import texts
from ruleone.chinese import Side, ThirteenHand
from ruleone.chinese.events import Arranged, PairSettled, RakeTaken, RowsShown
from ruleone.chinese.scoring import PointLine
from ruleone.scenarios.fault import Found
from ruleone.scenarios.thirteen.expected import Expected
from ruleone.scenarios.thirteen.words import rows_in


def found_in(
    hands: Sequence[ThirteenHand], names: Sequence[str], before: Mapping[int, int], step: Expected
) -> Found:
    """What there is to find in the last of these hands, which began with this money."""
    hand = hands[-1]
    seats = {name: at for at, name in enumerate(names, 1)}
    settled = [event for event in hand.events if isinstance(event, PairSettled)]
    pairs = {f"{names[event.a - 1]}-{names[event.b - 1]}": event for event in settled}
    sides = {names[side.seat - 1]: side for side in _sides(hand)}
    won = {name: hand.stacks[seat] - before[seat] for name, seat in seats.items()}
    raked = [event for event in hand.events if isinstance(event, RakeTaken)]
    wanted = step.rows or {}
    return {
        "order": lambda: tuple(pairs),
        "points": lambda: _each(pairs, step.points or (), "points"),
        "paid": lambda: _each(pairs, step.paid or (), "paid"),
        "lines": lambda: {
            pair: tuple(_line(line, pairs[pair].a) for line in pairs[pair].lines)
            for pair in step.lines or ()
            if pair in pairs
        },
        "won": lambda: {name: won[name] for name in step.won or () if name in won},
        "stacks": lambda: {n: hand.stacks[seats[n]] for n in step.stacks or () if n in seats},
        "raked": lambda: {names[event.seat - 1]: event.amount for event in raked},
        "standing": lambda: _each(sides, step.standing or (), "standing"),
        "natural": lambda: {name: side.natural for name, side in sides.items() if side.natural},
        "rows": lambda: {n: _rows(hand, seats[n], wanted[n]) for n in wanted if n in seats},
        "leaves": lambda: tuple(names[seat - 1] for seat in hand.leaving),
        "dealt": lambda: sum(len(hand.holds(seat)) for seat in seats.values()),
        "fouls": lambda: sum(side.standing == "foul" for each in hands for side in _sides(each)),
    }


def _each(found: Mapping[str, object], asked: Iterable[str], what: str) -> dict[str, Any]:
    """What there is of those that were asked for."""
    return {key: getattr(found[key], what) for key in asked if key in found}


def _sides(hand: ThirteenHand) -> tuple[Side, ...]:
    shown = (event.sides for event in hand.events if isinstance(event, RowsShown))
    return next(shown, ())


def _line(line: PointLine, first: int) -> str:
    """One reason for points as a file has it, for who compares first: "row front 1"."""
    points = line.points if line.seat == first else -line.points
    return " ".join(filter(None, (line.code, line.row or "", str(points))))


def _rows(hand: ThirteenHand, seat: int, wanted: str) -> str:
    """The rows that a seat has set; as wanted where only the order of the cards differs."""
    done = (each for each in hand.events if isinstance(each, Arranged) and each.seat == seat)
    if (arranged := next((event.arrangement for event in done), None)) is None:
        return ""
    rows = rows_in(f"sets {wanted}")
    same = rows and [set(row) for row in rows] == [set(row) for row in arranged]
    return wanted if same else " / ".join(" ".join(texts(row)) for row in arranged)
