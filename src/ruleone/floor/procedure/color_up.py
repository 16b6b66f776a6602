"""Small chips leave play although no color-up is scheduled."""

import msgspec

from ruleone.floor.facts import Amount
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition


class ColorUp(msgspec.Struct, frozen=True, kw_only=True):
    """A denomination that may leave play, and the smallest chip that blinds and antes need."""

    chip: Amount
    needed: Amount

    def __post_init__(self) -> None:
        """Refuse chips that cannot be: BadFacts."""
        for name, amount in (("chip", self.chip), ("needed", self.needed)):
            if not 0 < amount <= STACK_MAX_CHIPS:
                raise BadFacts(
                    "fact-out-of-range", fact=name, least=1, most=STACK_MAX_CHIPS, came=amount
                )


def color_up(book: Edition, chips: ColorUp) -> Ruling:
    """Whether chips of this denomination leave play: the director's choice, and announced. It is
    proposed where blinds and antes need no smaller chip than `needed`, and `chip` is smaller."""
    chip, needed = chips.chip, chips.needed
    director = because("color-up-by-director", book.cite("chips.color-up"), amount=chip)
    announced = because("color-up-announced", book.cite("chips.color-up-announced"))
    told = by(announced.citation, AtTable("announce-color-up", amount=chip))
    goes = Choice("color-up", amount=chip, cited=told)
    stays = Choice("let-be")
    if chip >= needed:
        still = because("chip-still-needed", book.cite("chips.still-needed"), amount=chip)
        return left_to_floor(director, announced, still, choices=(goes, stays), proposed=stays)
    helps = because("color-up-helps", book.cite("advice.color-up"), amount=chip)
    return left_to_floor(director, announced, helps, choices=(goes, stays), proposed=goes)
