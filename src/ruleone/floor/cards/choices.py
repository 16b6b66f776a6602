"""What is ruled on cards again and again: the hand goes on, or it is a misdeal."""

from ruleone.dealing.interventions import VoidHand
from ruleone.floor.ruling import AtTable, Choice, Remedy
from ruleone.floor.verdict import by
from ruleone.rulebook import Citation

PLAY_ON = Choice("play-on")


def misdeal(cited: Citation, *also: Remedy) -> Choice:
    """The hand is void by this rule and is dealt again; `also` is done in between."""
    return Choice("misdeal", cited=by(cited, VoidHand(), *also, AtTable("deal-again")))
