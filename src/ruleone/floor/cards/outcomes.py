"""What rulings on cards come to again and again."""

from collections.abc import Iterable

from ruleone.dealing.interventions import VoidHand
from ruleone.floor.ruling import AtTable, Choice, Reason
from ruleone.floor.verdict import because
from ruleone.rulebook import Edition

MISDEAL = Choice("misdeal", remedies=(VoidHand(), AtTable("deal-again")))
PLAY_ON = Choice("play-on")


def by_chance(book: Edition) -> Reason:
    """Where neither rule nor procedure covers it, the remedy may rest on chance."""
    return because("chance-decides", book.cite("cards.uncovered"))


def names_of(seats: Iterable[int]) -> tuple[str, ...]:
    """Seats as words need them."""
    return tuple(map(str, seats))
