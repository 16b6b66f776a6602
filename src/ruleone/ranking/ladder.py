"""The ladder: the 7,462 high hands that differ, weakest first, and the value of each.

A hand's value is its place on the ladder, 1 for 7-5-4-3-2 up to 7,462 for the royal flush, so a
better hand has a higher value and two hands tie exactly where their values are equal
(holdem-rank-0: suits never break a tie). The ladder is the only place that says what beats what;
the tables of both evaluators are made from it.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ruleone.cards import RANKS

CATEGORIES = (
    "high-card",
    "pair",
    "two-pair",
    "trips",
    "straight",
    "flush",
    "full-house",
    "quads",
    "straight-flush",
    "royal-flush",
)

# How often each naming rank stands in the five cards, for categories made of equal ranks.
_SHAPES = {
    "high-card": (1, 1, 1, 1, 1),
    "pair": (2, 1, 1, 1),
    "two-pair": (2, 2, 1),
    "trips": (3, 1, 1),
    "flush": (1, 1, 1, 1, 1),
    "full-house": (3, 2),
    "quads": (4, 1),
}
_ACE = 12
_FIVE = 3
_SUITED = ("flush", "straight-flush", "royal-flush")


class Rung(NamedTuple):
    """One hand of the ladder.

    `ranks` (0..12) name it, most telling first: a pair and its kickers, two pairs high before low,
    a straight by its top card alone. `five` are the ranks of all five cards in that order.
    """

    category: str
    ranks: tuple[int, ...]
    five: tuple[int, ...]

    @property
    def suited(self) -> bool:
        """Whether the five cards are of one suit."""
        return self.category in _SUITED


@cache
def ladder() -> tuple[Rung, ...]:
    """All rungs, weakest first; the rung of value v stands at v - 1."""
    return tuple(rung for category in CATEGORIES for rung in _rungs(category))


def category(value: int) -> str:
    """The category of a value: "pair", "full-house" ... Raises ValueError for no such value."""
    return rung(value).category


def name(value: int) -> tuple[str, tuple[str, ...]]:
    """The category of a value and the ranks that name it, "A" down to "2", most telling first.

    Raises ValueError for no such value.
    """
    hand = rung(value)
    return hand.category, tuple(RANKS[rank] for rank in hand.ranks)


def rung(value: int) -> Rung:
    """The rung on which a value stands. Raises ValueError for no such value."""
    rungs = ladder()
    if 1 <= value <= len(rungs):
        return rungs[value - 1]
    raise ValueError(f"expected the value of a hand, 1 to {len(rungs)}, got {value}")


def _rungs(category: str) -> Iterator[Rung]:
    """The rungs of one category, weakest first."""
    if category == "royal-flush":
        yield Rung(category, (_ACE,), _straight(_ACE))
    elif category == "straight-flush":
        for top in range(_FIVE, _ACE):
            yield Rung(category, (top,), _straight(top))
    elif category == "straight":
        for top in range(_FIVE, _ACE + 1):
            yield Rung(category, (top,), _straight(top))
    else:
        yield from _shaped(category, _SHAPES[category])


def _straight(top: int) -> tuple[int, ...]:
    """The ranks of a straight, top first. Below a five stands the ace (holdem-rank-straight)."""
    return tuple(rank % 13 for rank in range(top, top - 5, -1))


def _shaped(category: str, shape: tuple[int, ...]) -> Iterator[Rung]:
    """The rungs whose naming ranks stand as often as `shape` says, straights left out."""
    straights = {frozenset(_straight(top)) for top in range(_FIVE, _ACE + 1)}
    for ranks in _namings(shape):
        if frozenset(ranks) not in straights:
            five = tuple(
                rank for times, rank in zip(shape, ranks, strict=True) for _ in range(times)
            )
            yield Rung(category, ranks, five)


def _namings(shape: tuple[int, ...], ranks: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The different ranks that go on from `ranks`, ascending: the first decides, then the second,
    and so on. Ranks that stand equally often are named high before low."""
    at = len(ranks)
    if at == len(shape):
        yield ranks
        return
    limit = ranks[-1] if at and shape[at] == shape[at - 1] else 13
    for rank in range(limit):
        if rank not in ranks:
            yield from _namings(shape, (*ranks, rank))
