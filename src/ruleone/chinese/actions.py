"""Actions in a hand of 13-card poker, and the options of players still setting their cards."""

from typing import Self

import msgspec

from ruleone.cards import texts
from ruleone.chinese.arrangement import Arrangement


class Arrange(msgspec.Struct, frozen=True, gc=False, tag="arrange", forbid_unknown_fields=True):
    """Set the thirteen cards in rows, written as "As", and declare a natural with them or not.

    It is done once and stands: an unknown field is refused, for it might have been a declaration.
    """

    front: tuple[str, ...]
    middle: tuple[str, ...]
    back: tuple[str, ...]
    declare: bool = False

    @classmethod
    def of(cls, arrangement: Arrangement, *, declare: bool = False) -> Self:
        """Return the same cards as an action."""
        front, middle, back = map(texts, arrangement)
        return cls(front, middle, back, declare)


Action = Arrange
"""Any action of a player in this game."""


class ThirteenOptions(msgspec.Struct, frozen=True, gc=False):
    """The options of all players still setting their cards: `seats`.

    They set them at the same time, `front`, `middle` and `back` cards each, and may `declare` a
    natural. A player who lost the connection has `reconnect_s` seconds before the software does it.
    """

    seats: tuple[int, ...]
    front: int
    middle: int
    back: int
    declare: bool
    reconnect_s: int
