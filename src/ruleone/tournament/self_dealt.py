"""Whose turn it is to deal, to shuffle and to cut where the players do so themselves."""

from collections.abc import Sequence

import msgspec

from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Citation
from ruleone.tournament.button import next_before


class DeckDuty(msgspec.Struct, frozen=True):
    """The seats whose turn it is: the button deals, the player before him cuts, and the one before
    that shuffles (`dealing.players-deal`). Of two players the dealer shuffles himself."""

    dealer: int
    shuffler: int
    cutter: int
    citation: Citation


def deck_duty(seats: Sequence[int], button: int, edition: Edition) -> DeckDuty:
    """Who does what in a hand among these seats, at least two. Where the button stands at an empty
    seat, the last player before it deals."""
    present = sorted(seats)
    dealer = button if button in present else next_before(present, button)
    cutter = next_before(present, dealer)
    shuffler = next_before(present, cutter)
    return DeckDuty(dealer, shuffler, cutter, edition.cite("dealing.players-deal"))
