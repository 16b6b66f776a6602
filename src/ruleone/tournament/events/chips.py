"""What puts the chips of an event right."""

from typing import Literal

from ruleone.tournament.events.happened import Decided

Correction = Literal["found", "lost", "out-of-sight", "given-in-error", "counted", "fined"]
"""What happened to chips: somebody's own were found and come back to him; chips that nobody owns
go out of play; chips that were carried out of sight are forfeited; too many or too few were given
out; a count showed more or fewer than was on record; a penalty was paid with them."""


class ChipsCorrected(Decided, frozen=True, tag="chips-corrected"):
    """A player has `chips` more than before, below 0 fewer, for this reason of the director's."""

    player: str
    correction: Correction
    chips: int
    reason: str


class StacksCounted(Decided, frozen=True, tag="stacks-counted"):
    """The chips of players at a table have been counted, between two of its hands: what each had on
    record `before`, and has `after`. Where the sums differ chips came into play, or left it."""

    table: int
    before: dict[str, int]
    after: dict[str, int]
    reason: str

    @property
    def off(self) -> int:
        """By so many chips the count is above the record, below it where it is less than 0."""
        return sum(self.after.values()) - sum(self.before.values())
