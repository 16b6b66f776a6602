"""Card incidents without a rule or procedure: remedies by chance, and the choice of a misdeal."""

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
    """Return the choice that the hand is void by this rule and dealt again.

    `also` is done in between.
    """
    return Choice("misdeal", cited=by(cited, VoidHand(), *also, AtTable("deal-again")))


class FoulDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that was found foul, before the pots of a hand were awarded or afterwards."""

    found: Literal["in-hand", "afterwards"]


class BoxedInStub(msgspec.Struct, frozen=True, kw_only=True):
    """A number of boxed cards that turned up after the initial deal."""

    count: Annotated[CardCount, Presumed("who tells of boxed cards tells of one")] = 1

    def __post_init__(self) -> None:
        """Raise BadFacts for no card at all."""
        if not 1 <= self.count <= len(FULL_DECK):
            raise BadFacts(
                "fact-out-of-range", fact="count", least=1, most=len(FULL_DECK), came=self.count
            )


def foul_deck(book: Edition, deck: FoulDeck) -> Ruling:
    """Rule on a deck with a card missing, too many or marked.

    A hand that is not over cannot have been fair for anybody and is best dealt again; pots awarded
    before it was found stand.
    """
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
    """Rule on boxed cards found after the initial deal: they may go, replaced by the next cards."""
    cited, count = book.cite("cards.uncovered"), found.count
    boxed = because("boxed-later", cited, count=count)
    instead = Choice("replace-card", cited=by(cited, AtTable("replace-boxed", count=count)))
    return left_to_floor(boxed, by_chance(book), choices=(instead, PLAY_ON), proposed=instead)


def by_chance(book: Edition) -> Reason:
    """Return the reason for a remedy by chance where neither rule nor procedure covers it."""
    return because("chance-decides", book.cite("cards.uncovered"))
