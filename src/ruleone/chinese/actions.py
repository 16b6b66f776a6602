"""What a player may do in a hand of 13-card poker.

What is open to the players who have still to set their cards.
"""

from typing import Self

import msgspec

from ruleone.cards import texts
from ruleone.chinese.arrangement import Arrangement


class Arrange(msgspec.Struct, frozen=True, gc=False, tag="arrange", forbid_unknown_fields=True):
    """Set the thirteen cards in rows, written as "As", and declare a natural with them or not.
    It is done once and stands: a field that there is not is refused, for it might have been a
    declaration."""

    front: tuple[str, ...]
    middle: tuple[str, ...]
    back: tuple[str, ...]
    declare: bool = False

    @classmethod
    def of(cls, arrangement: Arrangement, *, declare: bool = False) -> Self:
        """The same cards as an action."""
        front, middle, back = map(texts, arrangement)
        return cls(front, middle, back, declare)


Action = Arrange
"""All that a player does in this game."""


class ThirteenOptions(msgspec.Struct, frozen=True, gc=False):
    """Everybody sets his cards at the same time: `seats` are those who have not done so. Each puts
    so many cards in front, in the middle and in the back, and may `declare` a natural. Who lost
    his connection has `reconnect_s` seconds before the software does it for him."""

    seats: tuple[int, ...]
    front: int
    middle: int
    back: int
    declare: bool
    reconnect_s: int
