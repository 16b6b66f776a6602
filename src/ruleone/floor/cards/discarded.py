"""Bettors who overlook an opponent, take the pot as won and discard their cards."""

from typing import Annotated

import msgspec

from ruleone.dealing.interventions import GiveBack, KillHand
from ruleone.floor.facts import Amount, Seat
from ruleone.floor.ruling import AtTable, Choice, Cited, Reason, Ruling
from ruleone.floor.untold import MANY, among
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.rulebook import Edition


class BettorDiscards(msgspec.Struct, frozen=True, kw_only=True):
    """Cards thrown in by the player who bet or raised last, with an opponent still to act.

    `identified` is whether they can be got back and are known for certain, None where nobody has
    judged it. `uncalled` is the part of the bet that nobody has matched, in chips.
    """

    seat: Seat
    identified: bool | None = None
    uncalled: Annotated[Amount, among(0, MANY)] = 0


def bettor_discards(book: Edition, told: BettorDiscards) -> Ruling:
    """Rule on cards that a bettor threw in too soon (fold.bettor_discards).

    Where the fold does not bind by itself, the dealer keeps the cards apart and the floor decides;
    we propose that a hand known for certain lives. One that is not is dead. Otherwise it is a fold
    as any other that binds. Bets that were called stay, and the rest goes back.
    """
    returned = _returned(book, told)
    uncalled = tuple(
        Cited(GiveBack(told.seat, told.uncalled), reason.citation) for reason in returned
    )
    lives = Choice("hand-live")
    cited = book.cite("fold.bettor_discards")
    dead = Choice("hand-dead", cited=(*uncalled, *by(cited, KillHand(told.seat))))
    if book.choice("fold.bettor_discards") == "binding":
        binds = because("bettor-fold-binds", cited, seat=told.seat)
        fair = because("fairness", book.cite("floor.decides"))
        return left_to_floor(binds, *returned, fair, choices=(dead, lives), proposed=dead)
    why = because("bettor-discards", cited, seat=told.seat)
    if told.identified is False:
        lost = book.cite("fold.bettor-muck")
        dead = Choice("hand-dead", cited=(*uncalled, *by(lost, KillHand(told.seat))))
        return settled(dead, why, because("bettor-cards-lost", lost), *returned)
    kept = by(cited, AtTable("hold-cards", (told.seat,)))
    if told.identified is None:
        judge = because("bettor-judge", book.cite("fold.bettor-muck"))
        return judged_first(why, judge, choices=(lives, dead), cited=kept)
    fair = because("fairness", book.cite("floor.decides"))
    return left_to_floor(why, fair, choices=(lives, dead), proposed=lives, cited=kept)


def _returned(book: Edition, told: BettorDiscards) -> tuple[Reason, ...]:
    """Return the reason why the uncalled part of the bet goes back, if any does."""
    if not told.uncalled or book.choice("pots.uncalled") != "return":
        return ()
    cited = book.cite("fold.bettor-uncalled")
    return (because("bettor-uncalled", cited, amount=told.uncalled),)
