"""What the director says about the chips in an event."""

import msgspec

from ruleone.tournament.events.chips import Correction


class ColorUp(msgspec.Struct, frozen=True, tag="color-up"):
    """Director: the smallest chips leave play for chips of `into`, one of those of the director's
    view. Each table exchanges its own, and races off the odd ones, when its hand is over."""

    event: str
    into: int
    reason: str
    seen: int | None = None


class CorrectChips(msgspec.Struct, frozen=True, tag="correct-chips"):
    """Director: a player has so many chips more, below 0 fewer, because this happened to them. Not
    in a hand that he plays."""

    event: str
    player: str
    correction: Correction
    chips: int
    reason: str
    seen: int | None = None
