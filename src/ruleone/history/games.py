"""Games in hand files: their names, and how their cards come.

A variant is a game with its betting. Its code is our own, written in the field `_ruleone_game` of a
hand whose game the PHH format has no code for; where the engine deals the variant, it is the
engine's name for it.
"""

from typing import Literal

import msgspec

from ruleone.dealing import GAMES

Limit = Literal["no-limit", "pot-limit", "fixed-limit"]
Kind = Literal["board", "stud", "draw"]

_LIMITS: dict[str, Limit] = {"nl": "no-limit", "pl": "pot-limit", "fl": "fixed-limit"}


class Family(msgspec.Struct, frozen=True):
    """A game without its betting.

    `hole_cards` are those of the first deal, the last `face_up` of them for all to see, as are all
    later cards of a hand up to its card `last_up`; `draws` is the number of draws, `throws` says
    that some cards are discarded without replacement.
    """

    name: str
    kind: Kind
    hole_cards: int
    face_up: int = 0
    draws: int = 0
    throws: bool = False
    last_up: int = 0

    @property
    def plain(self) -> bool:
        """Whether a hand's own cards are those of the first deal, to its end."""
        return self.kind == "board" and not self.throws


class Variant(msgspec.Struct, frozen=True):
    """A game and the limit of its betting, by our own code for it."""

    code: str
    family: Family
    limit: Limit

    @property
    def dealt(self) -> bool:
        """Whether the engine deals it."""
        return self.code in GAMES


FAMILIES = {
    family.name: family
    for family in (
        Family("he", "board", 2),
        Family("6plus", "board", 2),
        Family("o", "board", 4),
        Family("o8", "board", 4),
        Family("o5", "board", 5),
        Family("o58", "board", 5),
        Family("o6", "board", 6),
        Family("o68", "board", 6),
        Family("courchevel", "board", 5),
        Family("courchevel8", "board", 5),
        Family("pineapple", "board", 3, throws=True),
        Family("crazy", "board", 3, throws=True),
        Family("irish", "board", 4, throws=True),
        Family("5draw", "draw", 5, draws=1),
        Family("27sd", "draw", 5, draws=1),
        Family("27td", "draw", 5, draws=3),
        Family("a5td", "draw", 5, draws=3),
        Family("badugi", "draw", 4, draws=3),
        Family("badeucey", "draw", 5, draws=3),
        Family("badacey", "draw", 5, draws=3),
        Family("stud", "stud", 3, face_up=1, last_up=6),
        Family("stud8", "stud", 3, face_up=1, last_up=6),
        Family("razz", "stud", 3, face_up=1, last_up=6),
        Family("stud5", "stud", 2, face_up=1, last_up=5),
    )
}

VARIANTS = {
    limit + name: Variant(limit + name, family, bounds)
    for name, family in FAMILIES.items()
    for limit, bounds in _LIMITS.items()
}
"""Variants that a file can contain, by their code."""


def variant_of(family: str, limit: Limit) -> Variant:
    """Return the variant of a family of FAMILIES with this betting."""
    prefix = next(short for short, bounds in _LIMITS.items() if bounds == limit)
    return VARIANTS[prefix + family]
