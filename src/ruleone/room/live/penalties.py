"""What a hand's record says against its players."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ruleone.floor.followed import Line, Misconduct, Overruled
from ruleone.floor.penalties import NOTHING, ConductRuling, Penalty


class Weighed(NamedTuple):
    """What the infraction of line `n` has come to: a penalty that was given, or that it was noted
    alone; `by` is the line of the decision, if there was one."""

    n: int
    seat: int
    penalty: Penalty | None
    noted: bool
    by: Line | None


def weighed(standing: Iterable[Line]) -> Iterator[Weighed]:
    """The infractions in the lines of a hand that stand, by what the floor decided on each of them
    last. One that it overruled without a penalty is not noted either."""
    lines = tuple(standing)
    decided = {line.decides: line for line in lines if line.decides is not None}
    for line in lines:
        if isinstance(line.entry, Misconduct) and isinstance(line.ruling, ConductRuling):
            by = decided.get(line.n)
            given = None if by is None or by.penalty == NOTHING else by.penalty
            cleared = by is not None and isinstance(by.entry, Overruled)
            noted = given is None and not cleared and line.ruling.liability == "noted"
            yield Weighed(line.n, line.entry.seat, given, noted, by)
