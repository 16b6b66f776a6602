"""What a player brings to the comparison: rows, a natural, a void hand or none at all."""

from typing import Literal

import msgspec

from ruleone.cards import Card
from ruleone.chinese.arrangement import Arrangement, is_foul
from ruleone.chinese.naturals import best_natural
from ruleone.chinese.rules import Natural, ThirteenRules

Standing = Literal["ordinary", "natural", "foul", "false-declaration", "surrendered"]
VOID = frozenset({"foul", "false-declaration"})


class Side(msgspec.Struct, frozen=True, gc=False):
    """One player's hand as it is compared. `arrangement` is None for a surrendered hand alone;
    `natural` is the best one where it was declared."""

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
    """What these rows are worth: a natural counts only where it was declared, and then whatever
    the rows; a declaration without one voids the hand (chinese-natural-1, chinese-natural-2)."""
    if declared:
        natural = best_natural(arrangement.cards, rules)
        if natural is None:
            return Side(seat, "false-declaration", arrangement)
        return Side(seat, "natural", arrangement, *natural)
    return Side(seat, "foul" if is_foul(arrangement, rules) else "ordinary", arrangement)


def row_of(side: Side, row: int) -> tuple[Card, ...]:
    """The cards of one row, 0 for the front. Raises ValueError for a surrendered hand."""
    if side.arrangement is None:
        raise ValueError(f"expected the rows of seat {side.seat}, which surrendered its hand")
    return tuple(side.arrangement)[row]
