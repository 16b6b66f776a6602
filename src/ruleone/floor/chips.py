"""Chips by denomination."""

from collections.abc import Iterable, Mapping

Chips = Mapping[int, int]
"""Denomination -> how many of them, both 1 or more."""


def value_of(chips: Chips) -> int:
    """What they are worth together."""
    return sum(worth * count for worth, count in chips.items())


def count_of(chips: Chips) -> int:
    """How many there are."""
    return sum(chips.values())


def together(piles: Iterable[Chips]) -> dict[int, int]:
    """Several piles as one."""
    pile: dict[int, int] = {}
    for chips in piles:
        for worth, count in chips.items():
            pile[worth] = pile.get(worth, 0) + count
    return pile
