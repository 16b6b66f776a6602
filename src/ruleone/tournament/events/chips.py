"""Events that correct the chips of an event."""

from typing import Literal

from ruleone.tournament.events.happened import Decided

Correction = Literal[
    "found", "lost", "out-of-sight", "given-in-error", "counted", "fined", "removed"
]  # fmt: skip
"""Cause of a correction of chips.

A player's own chips are `found` and come back. Chips that nobody owns (`lost`) are removed from
play, and those carried `out-of-sight` are forfeited. Too many or too few were `given-in-error`.
Players are `counted` with more or fewer chips than on the record. A penalty is paid with chips that
are `fined`. A player was `removed` whose chips nobody had counted: now somebody has.
"""


class ChipsCorrected(Decided, frozen=True, tag="chips-corrected"):
    """The correction of a player's chips by `chips`, below 0 fewer, with the reason."""

    player: str
    correction: Correction
    chips: int
    reason: str


class ChipsForfeited(Decided, frozen=True, tag="chips-forfeited"):
    """The chips that a player gives up to re-enter with a new stack: they are out of play.

    The player leaves `seat`, a table and a seat. The entry given up ends in `place`, the last of
    those who are still in. The re-entry follows at once.
    """

    player: str
    chips: int
    seat: tuple[int, int]
    place: int


class StacksCounted(Decided, frozen=True, tag="stacks-counted"):
    """The count of stacks at a table between two hands: `before` on record, and `after`.

    Where the sums differ chips came into play, or left it.
    """

    table: int
    before: dict[str, int]
    after: dict[str, int]
    reason: str

    @property
    def off(self) -> int:
        """The number of chips above the record, negative where below it."""
        return sum(self.after.values()) - sum(self.before.values())
