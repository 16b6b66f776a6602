"""Blinds that people are used to, and a way from the first to the last that rises evenly."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import log
from typing import Final

_STEPS: Final = (100, 120, 160, 200, 240, 300, 400, 500, 600, 800)
"""Big blinds from one power of ten to the next, as in 100, 120 ... 800 and 1,000."""
_EARLY: Final = (150, 250)
"""Two more, while chips are small enough to pay their halves."""
_EARLY_CHIPS: Final = 20


def big_blinds(chip: int, most: int) -> tuple[int, ...]:
    """The big blinds up to `most` whose halves can be paid in chips of this denomination."""
    found: set[int] = set()
    power = 1
    while power <= most:
        for step in (*_STEPS, *_EARLY):
            blind, rest = divmod(step * power, 100)
            early = step in _EARLY and blind > _EARLY_CHIPS * chip
            if not rest and not early and blind <= most and blind % (2 * chip) == 0:
                found.add(blind)
        power *= 10
    return tuple(sorted(found))


def points(chip: int, most: int) -> tuple[int, ...]:
    """What a point can be worth, up to `most`, in chips of this denomination."""
    return tuple(blind // 2 for blind in big_blinds(chip, 2 * most))


def least_levels(rungs: Sequence[int], most_leap: int) -> int:
    """The fewest levels from the first rung to the last where none is more than so many times the
    one before it; 0 where there is no way."""
    count, at = 1, 0
    while at < len(rungs) - 1:
        reach = max(
            (to for to in range(at, len(rungs)) if rungs[to] <= most_leap * rungs[at]), default=at
        )
        if reach == at:
            return 0
        count, at = count + 1, reach
    return count


def climb(rungs: Sequence[int], levels: int, most_leap: int) -> tuple[int, ...]:
    """So many rungs from the first to the last, each above the one before and no more than
    `most_leap` times it, whose steps are as even as can be.

    There has to be a way: between `least_levels` and as many as there are rungs.
    """
    step = log(rungs[-1] / rungs[0]) / max(1, levels - 1)

    @cache
    def best(at: int, left: int) -> tuple[float, int]:
        """The least unevenness from this rung to the last in so many steps, and the next rung."""
        if not left:
            return (0.0, -1) if at == len(rungs) - 1 else (float("inf"), -1)
        ways = [
            (round((log(rungs[to] / rungs[at]) - step) ** 2 + best(to, left - 1)[0], 12), to)
            for to in range(at + 1, len(rungs))
            if rungs[to] <= most_leap * rungs[at]
        ]
        return min(ways, default=(float("inf"), -1))

    path = [0]
    for left in range(levels - 1, 0, -1):
        path.append(best(path[-1], left)[1])
    climbed = tuple(rungs[at] for at in path)
    assert climbed[-1] == rungs[-1], "there is a way"
    assert all(after <= most_leap * before for before, after in pairwise(climbed))
    return climbed
