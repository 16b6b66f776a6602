"""Thirteen cards in three rows, and whether they stand in a legal order."""

from collections.abc import Iterator

import msgspec

from ruleone.cards import Card
from ruleone.chinese.rules import ThirteenRules


class Arrangement(msgspec.Struct, frozen=True, gc=False):
    """Three cards in front, five in the middle, five in the back (chinese-hand-2)."""

    front: tuple[Card, ...]
    middle: tuple[Card, ...]
    back: tuple[Card, ...]

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        """The rows from front to back."""
        yield from (self.front, self.middle, self.back)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All thirteen, row after row."""
        return (*self.front, *self.middle, *self.back)


def is_foul(arrangement: Arrangement, rules: ThirteenRules) -> bool:
    """Whether the back does not beat the middle, or the middle not the front (chinese-hand-3).

    Back and middle of equal ranks stand in the order of their suits, unless the edition lets them
    stand in any order.
    """
    front, middle, back = map(rules.own_order.rank, arrangement)
    if rules.equal_rows_legal:
        front, middle, back = front // 4, middle // 4, back // 4
        return back < middle or middle < front
    return back < middle or middle < front
