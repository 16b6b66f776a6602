"""Cards gone wrong in a way that neither a rule nor a procedure covers: remedies by chance."""

from typing import Literal

from ruleone.dealing.interventions import VoidHand
from ruleone.floor.cards.outcomes import PLAY_ON, by_chance
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.verdict import because, left_to_floor
from ruleone.rulebook import Edition


def foul_deck(book: Edition, found: Literal["in-hand", "afterwards"]) -> Ruling:
    """A deck with a card missing, too many or marked. A hand that is not over cannot have been fair
    for anybody and is best dealt again; what was awarded before it was found stands."""
    change = AtTable("change-deck")
    again = Choice("misdeal", remedies=(VoidHand(), change, AtTable("deal-again")))
    reason = because("deck-foul", book.cite("cards.uncovered"))
    fair = because("fairness", book.cite("floor.decides"))
    if found == "in-hand":
        goes_on = Choice("play-on", remedies=(change,))
        return left_to_floor(reason, fair, choices=(again, goes_on), proposed=again)
    stands = Choice("pot-stands", remedies=(change,))
    judged = Choice("read-again", remedies=(AtTable("recount"), change))
    return left_to_floor(reason, fair, choices=(stands, judged), proposed=stands)


def boxed_in_stub(book: Edition, count: int = 1) -> Ruling:
    """Boxed cards that turn up after the initial deal: they may go out, and the next cards come
    instead, as chance has it."""
    boxed = because("boxed-later", book.cite("cards.uncovered"), count=count)
    instead = Choice("replace-card", remedies=(AtTable("replace-boxed", count=count),))
    return left_to_floor(boxed, by_chance(book), choices=(instead, PLAY_ON), proposed=instead)
