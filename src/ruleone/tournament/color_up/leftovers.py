"""Chips of a removed denomination that turn up when the race is over."""

from typing import Literal

import msgspec

from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Citation, Edition
from ruleone.tournament.color_up.race import BadRace


class Leftovers(msgspec.Struct, frozen=True):
    """What becomes of them: chips in play to the worth of `exchange` for them, and `void` without
    compensation. Where the verdict is `floor` that is only proposed."""

    verdict: Literal["settled", "floor"]
    exchange: int
    void: int
    citations: tuple[Citation, ...]


def leftovers(edition: Edition, found: int, removed: int, smallest: int) -> Leftovers:
    """What a player gets for so many chips of `removed`; `smallest` is the smallest denomination
    still in play.

    They are exchanged at equal value (house-22C.1), and what is less than one chip in play is taken
    out without compensation (house-22C.2); or the floor decides (`color_up.leftovers`).
    """
    worth = found * removed
    if not (0 < removed < smallest and 0 <= worth <= STACK_MAX_CHIPS):
        raise BadRace(f"expected chips of less than {smallest}, got {found} of {removed}")
    void = worth % smallest
    settled = edition.choice("color_up.leftovers") == "exchange-or-void"
    cited = [edition.cite("color_up.leftovers")]
    if settled and void:
        cited.append(edition.cite("chips.below-one"))
    return Leftovers("settled" if settled else "floor", worth - void, void, tuple(cited))
