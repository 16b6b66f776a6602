"""Cards gone wrong in a way that neither a rule nor a procedure covers: remedies by chance.

What is ruled on cards again and again: the hand goes on, or it is a misdeal.
"""

from typing import Annotated, Literal

import msgspec

from ruleone.cards import FULL_DECK
from ruleone.dealing.interventions import VoidHand
from ruleone.floor.facts import CardCount
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Reason, Remedy, Ruling
from ruleone.floor.untold import Presumed
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.rulebook import Citation, Edition

PLAY_ON = Choice("play-on")


def misdeal(cited: Citation, *also: Remedy) -> Choice:
    """The hand is void by this rule and is dealt again; `also` is done in between."""
    return Choice("misdeal", cited=by(cited, VoidHand(), *also, AtTable("deal-again")))


class FoulDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that was found foul, before the pots of a hand went out or afterwards."""

    found: Literal["in-hand", "afterwards"]


class BoxedInStub(msgspec.Struct, frozen=True, kw_only=True):
    """So many boxed cards that turned up after the initial deal."""

    count: Annotated[CardCount, Presumed("who tells of boxed cards tells of one")] = 1

    def __post_init__(self) -> None:
        """Refuse no card at all: BadFacts."""
        if not 1 <= self.count <= len(FULL_DECK):
            raise BadFacts(
                "fact-out-of-range", fact="count", least=1, most=len(FULL_DECK), came=self.count
            )


def foul_deck(book: Edition, deck: FoulDeck) -> Ruling:
    """A deck with a card missing, too many or marked. A hand that is not over cannot have been fair
    for anybody and is best dealt again; what was awarded before it was found stands."""
    change, cited = AtTable("change-deck"), book.cite("cards.uncovered")
    again = misdeal(cited, change)
    reason = because("deck-foul", cited)
    fair = because("fairness", book.cite("floor.decides"))
    if deck.found == "in-hand":
        goes_on = Choice("play-on", cited=by(cited, change))
        return left_to_floor(reason, fair, choices=(again, goes_on), proposed=again)
    stands = Choice("pot-stands", cited=by(cited, change))
    judged = Choice("read-again", cited=by(cited, AtTable("recount"), change))
    return left_to_floor(reason, fair, choices=(stands, judged), proposed=stands)


def boxed_in_stub(book: Edition, found: BoxedInStub) -> Ruling:
    """Boxed cards that turn up after the initial deal: they may go out, and the next cards come
    instead, as chance has it."""
    cited, count = book.cite("cards.uncovered"), found.count
    boxed = because("boxed-later", cited, count=count)
    instead = Choice("replace-card", cited=by(cited, AtTable("replace-boxed", count=count)))
    return left_to_floor(boxed, by_chance(book), choices=(instead, PLAY_ON), proposed=instead)


def by_chance(book: Edition) -> Reason:
    """Where neither rule nor procedure covers it, the remedy may rest on chance."""
    return because("chance-decides", book.cite("cards.uncovered"))
