"""Ladders: all distinct hands of an order, weakest first, and the rungs they are made of.

A hand's value is its place on the ladder: 1 for the weakest. So a better hand has a higher value,
whether the order looks for high hands or for low ones. Two hands tie exactly where their values are
equal.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

ACE = 12

# How often each naming rank stands in the hand, for categories made of equal or single ranks.
_SHAPES = {
    "high-card": (1, 1, 1, 1, 1),
    "low": (1, 1, 1, 1, 1),
    "pair": (2, 1, 1, 1),
    "two-pair": (2, 2, 1),
    "trips": (3, 1, 1),
    "flush": (1, 1, 1, 1, 1),
    "full-house": (3, 2),
    "quads": (4, 1),
    "badugi": (1, 1, 1, 1),
    "three-card": (1, 1, 1),
    "two-card": (1, 1),
    "one-card": (1,),
}
_SUITED = ("flush", "straight-flush", "royal-flush")


class Rung(NamedTuple):
    """One hand of a ladder.

    `ranks` (0..12) name it, most significant first. They are a pair and its kickers, two pairs high
    before low, a straight by its top card alone, a low by all its cards, the highest first. `whole`
    are the ranks of all its cards in that order.
    """

    category: str
    ranks: tuple[int, ...]
    whole: tuple[int, ...]

    @property
    def suited(self) -> bool:
        """Whether all its cards must be of one suit."""
        return self.category in _SUITED


def run(top: int) -> tuple[int, ...]:
    """Return five ranks in a row, top first.

    The ace stands below a deuce.
    """
    return tuple(rank % 13 for rank in range(top, top - 5, -1))


def rungs(
    categories: Sequence[str],
    ranks: Sequence[int],
    runs: Sequence[tuple[int, ...]] = (),
    *,
    low: bool = False,
) -> Iterator[Rung]:
    """Yield the rungs of the categories, weakest first.

    Categories, ranks, and the runs that are straights are given weakest first; `low` means that the
    weakest ranks name a hand, not the strongest.
    """
    royal = run(ACE)
    straights = {frozenset(one) for one in runs}
    for category in categories:
        if category == "royal-flush":
            yield Rung(category, (ACE,), royal)
        elif category == "straight-flush":
            yield from (Rung(category, one[:1], one) for one in runs if one != royal)
        elif category == "straight":
            yield from (Rung(category, one[:1], one) for one in runs)
        else:
            yield from _shaped(category, ranks, straights, low)


def _shaped(
    category: str, ranks: Sequence[int], straights: Collection[frozenset[int]], low: bool
) -> Iterator[Rung]:
    """Yield the rungs whose ranks repeat as the category's shape says, straights excluded."""
    shape = _SHAPES[category]
    for places in _namings(shape, len(ranks), low):
        named = tuple(ranks[place] for place in places)
        if frozenset(named) not in straights:
            whole = tuple(
                rank for times, rank in zip(shape, named, strict=True) for _ in range(times)
            )
            yield Rung(category, named, whole)


def _namings(
    shape: tuple[int, ...], count: int, low: bool, named: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Yield the ways to continue `named` to `count` different places, ascending.

    The first place decides, then the second, and so on. Places that repeat equally often are named
    in one order only.
    """
    at = len(named)
    if at == len(shape):
        yield named
        return
    places = range(count)
    if at and shape[at] == shape[at - 1]:
        places = range(named[-1] + 1, count) if low else range(named[-1])
    for place in places:
        if place not in named:
            yield from _namings(shape, count, low, (*named, place))
