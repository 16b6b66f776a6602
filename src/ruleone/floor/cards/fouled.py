"""Hands that were fouled, or that the dealer killed or took in by mistake, before the showdown."""

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
    """A hand whose cards touched others (`fouled`), or that the dealer killed (`killed`).

    Killed means mucked or taken in though the player had not folded. `certainty` is how surely its
    cards can be identified among the others, in percent; None where nobody has looked. `bet` is the
    player's total on this street, in chips. `matched` is the maximum that anybody else put in
    there, or that the player had to put in. `dead` says that the hand which the engine follows has
    it dead already. `missed` says that it cannot live again then: cards or bets have gone by it, or
    the hands are up.
    """

    seat: Seat
    how: Literal["fouled", "killed"]
    certainty: Annotated[Percent | None, among(0, CERTAIN - 1, CERTAIN)] = None
    bet: Annotated[Amount, among(0, 1, MANY)] = 0
    matched: Annotated[Amount, among(0, 1, MANY)] = 0
    dead: Annotated[bool, OF_HAND] = False
    missed: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Raise BadFacts for impossible chips and certainties."""
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
        """The part of the bet that nobody has matched."""
        return max(0, self.bet - self.matched)


def fouled_hand(book: Edition, hand: FouledHand) -> Ruling:
    """Rule on a fouled or killed hand.

    A fouled hand lives where the edition lets it (fouled.identifiable_lives), if its cards can be
    identified as surely as the rule asks. Where the rule does not say how surely, they must be
    identified for certain. Else it is dead, called bets stay in the pot, and only the uncalled part
    goes back. One that the dealer killed is dead by the letter. Where it can be identified as
    surely and a fouled one would live, the floor may put it back.
    """
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
    """Return the remedies of a dead hand: its uncalled bet, or all of it by the rule, goes back."""
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
