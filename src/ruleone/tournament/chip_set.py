"""The chips that an event plays with: the set it was announced with, and what is left of it."""

from collections.abc import Iterable
from typing import Final

CHIPS_GIVEN_MAX: Final = 10_000
"""A starting stack has no more of one denomination."""
ChipSet = tuple[tuple[int, int], ...]
"""Denominations, each with how many of it a starting stack has, 0 of those that come later."""

USUAL_CHIPS: Final = (
    1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000,
)  # fmt: skip
"""The denominations where an event names none."""
USUAL_IN_PLAY: Final = 8
"""So many of the usual ones lie on a table at once."""


def in_play(chips: ChipSet, smallest: int) -> tuple[int, ...]:
    """The denominations that are in play where `smallest` is the smallest of them, in order: those
    of the set that have not left play, and one that a colour-up has brought beside it. Where the
    event names none they are the first USUAL_IN_PLAY of the usual ones."""
    if not chips:
        return with_smallest(USUAL_CHIPS, smallest)[:USUAL_IN_PLAY]
    return with_smallest((chip for chip, _ in chips), smallest)


def with_smallest(chips: Iterable[int], smallest: int) -> tuple[int, ...]:
    """Those of these denominations that stay when `smallest` is the smallest one, with it."""
    return tuple(sorted({smallest, *(chip for chip in chips if chip > smallest)}))


def to_choose_from(chips: ChipSet) -> frozenset[int]:
    """The denominations that can take the place of smaller ones: those of the set, and the usual
    ones beyond it."""
    largest = max((chip for chip, _ in chips), default=0)
    return frozenset(
        (*(chip for chip, _ in chips), *(chip for chip in USUAL_CHIPS if chip > largest))
    )
