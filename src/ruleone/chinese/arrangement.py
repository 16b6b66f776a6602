"""Arrangements: thirteen cards in three rows, and their legal order."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

import msgspec

from ruleone.cards import Card
from ruleone.chinese.rules import ROWS, Row, ThirteenRules


class Arrangement(msgspec.Struct, frozen=True, gc=False):
    """Three cards in front, five in the middle, five in the back (chinese-hand-2)."""

    front: tuple[Card, ...]
    middle: tuple[Card, ...]
    back: tuple[Card, ...]

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        """Yield the rows from front to back."""
        yield from (self.front, self.middle, self.back)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All thirteen cards, row after row."""
        return (*self.front, *self.middle, *self.back)


def is_foul(arrangement: Arrangement, rules: ThirteenRules) -> bool:
    """Whether the back does not beat the middle, or the middle not the front (chinese-hand-3).

    Back and middle of equal ranks must be in the order of their suits, unless the edition allows
    any order.
    """
    front, middle, back = (_height(row, rules) for row in arrangement)
    return back < middle or middle < front


def out_of_order(
    rows: Mapping[Row, tuple[Card, ...]], rules: ThirteenRules
) -> tuple[tuple[Row, Row], ...]:
    """Return the neighbouring rows whose order is wrong (chinese-hand-3).

    Only rows that are full already are compared; the first of a pair is higher than the second may
    be.
    """
    standing = [(name, _height(rows[name], rules)) for name in ROWS if name in rows]
    return tuple((low, high) for (low, one), (high, other) in pairwise(standing) if one > other)


def _height(row: tuple[Card, ...], rules: ThirteenRules) -> int:
    """Return the rank of a row among a player's own rows."""
    rank = rules.own_order.rank(row)
    return rank // 4 if rules.equal_rows_legal else rank
