"""A hand that was fouled, or that the dealer killed or took in by mistake, before the showdown."""

from typing import Annotated, Literal

import msgspec

from ruleone.dealing.interventions import GiveBack, KillHand, RestoreHand
from ruleone.floor.facts import CERTAIN, Amount, Percent, Seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Choice, Cited, Reason, Ruling
from ruleone.floor.untold import MANY, OF_HAND, among
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition, stated


class FouledHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand whose cards touched others (`fouled`), or that the dealer mucked or took in though its
    player had not folded (`killed`).

    `certainty` is how surely its cards can be told among the others, in percent; None where nobody
    has looked. `bet` is what its player has in on this street, `matched` the most that anybody else
    put in there, or that he had to put in himself, both as totals in chips. `dead` says that the
    hand which the engine follows has it dead already, `missed` that it cannot live again then:
    cards or bets have gone by it, or the hands are up.
    """

    seat: Seat
    how: Literal["fouled", "killed"]
    certainty: Annotated[Percent | None, among(0, CERTAIN - 1, CERTAIN)] = None
    bet: Annotated[Amount, among(0, 1, MANY)] = 0
    matched: Annotated[Amount, among(0, 1, MANY)] = 0
    dead: Annotated[bool, OF_HAND] = False
    missed: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Refuse impossible chips and certainties: BadFacts."""
        for name, amount in (("bet", self.bet), ("matched", self.matched)):
            if not 0 <= amount <= STACK_MAX_CHIPS:
                raise BadFacts(
                    "fact-out-of-range", fact=name, least=0, most=STACK_MAX_CHIPS, came=amount
                )
        if self.certainty is not None and not 0 <= self.certainty <= CERTAIN:
            raise BadFacts(
                "fact-out-of-range", fact="certainty", least=0, most=CERTAIN, came=self.certainty
            )

    @property
    def uncalled(self) -> int:
        """What of his bet nobody has matched."""
        return max(0, self.bet - self.matched)


def fouled_hand(book: Edition, hand: FouledHand) -> Ruling:
    """A fouled hand that can be told as surely as the rule asks, and for certain where it says not
    how surely, lives where the edition lets it (fouled.identifiable_lives); else it is dead, called
    bets stay in the pot, and only what nobody called goes back. One that the dealer killed is dead
    by the letter; where it can be told as surely and a fouled one would live, the floor may put it
    back."""
    guarded = because("guard-hand", book.cite("hand.protect"))
    cited = book.cite("fouled.identifiable_lives")
    lives = Choice("hand-live", cited=by(cited, RestoreHand(hand.seat)) if hand.dead else ())
    dead = Choice("hand-dead", cited=_buried(book, hand))
    code = "killed-no-redress" if hand.how == "killed" else "fouled-no-redress"
    letter = because(code, book.cite("fouled.no-redress"))
    reasons = (guarded, letter, *_of_bets(book, hand))
    if not book.flag("fouled.identifiable_lives"):
        return settled(dead, *reasons)
    if hand.missed:
        return settled(dead, *reasons, because("missed-since", book.cite("fouled.missed-since")))
    if hand.certainty is None and hand.how == "fouled":
        return judged_first(because("identify-first", cited), choices=(lives, dead))
    sure = stated(book, "fouled.no-redress", "identification_percent", silent=CERTAIN)
    if hand.certainty is None or hand.certainty < sure:
        return settled(dead, *reasons)
    told = because("identified-lives", cited)
    if hand.how == "fouled":
        return settled(lives, told)
    fair = because("fairness", book.cite("floor.decides"))
    return left_to_floor(letter, told, fair, choices=(lives, dead), proposed=lives)


def _buried(book: Edition, hand: FouledHand) -> tuple[Cited, ...]:
    """What nobody called goes back, all of the bet where the rule refunds it; the hand is dead."""
    letter = book.cite("fouled.no-redress")
    dies = () if hand.dead else by(letter, KillHand(hand.seat))
    if hand.bet and stated(book, "fouled.no-redress", "refund"):
        return (*by(letter, GiveBack(hand.seat, hand.bet)), *dies)
    if hand.uncalled and _returns(book):
        return (*by(book.cite("pots.uncalled"), GiveBack(hand.seat, hand.uncalled)), *dies)
    return dies


def _of_bets(book: Edition, hand: FouledHand) -> tuple[Reason, ...]:
    if not (hand.uncalled and _returns(book)):
        return ()
    cited = book.cite("pots.uncalled")
    return (because("uncalled-goes-back", cited, amount=hand.uncalled),)


def _returns(book: Edition) -> bool:
    return book.choice("pots.uncalled") == "return"
