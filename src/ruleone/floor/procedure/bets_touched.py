"""Bets that the dealer touches before the players do: to count them, or to bring them in.

It also takes the facts from a hand of the engine.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from ruleone.dealing import Hand
from ruleone.floor.facts import Amount, Seat
from ruleone.floor.hand_stage import betting, seat_of
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.untold import NO_MORE, Could
from ruleone.floor.verdict import because, by, settled
from ruleone.limits import SEATS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook import Edition

Touch = Literal["count", "bring-in", "other"]


class BetsTouched(msgspec.Struct, frozen=True, kw_only=True):
    """A dealer's touch of bets during the betting.

    `to` is to count them, bring them in, or something else, such as to stack them. The player in
    seat `asked_by` asked for it, None where nobody did; `to_act` faces action. `pulled` are the
    chips that left each bet already.
    """

    to: Touch
    to_act: Seat
    asked_by: Annotated[Seat | None, Could(lambda told: _askers(told["to_act"]))] = None
    pulled: Annotated[Mapping[Seat, Amount], NO_MORE] = {}

    def __post_init__(self) -> None:
        """Raise BadFacts for chips that nobody can pull."""
        for chips in self.pulled.values():
            if not 0 < chips <= STACK_MAX_CHIPS:
                most = STACK_MAX_CHIPS
                raise BadFacts("fact-out-of-range", fact="pulled", least=1, most=most, came=chips)
        if self.pulled and self.to == "count":
            raise BadFacts("counted-bets-stay")


def _askers(to_act: int) -> tuple[int | None, ...]:
    """Return the possible askers: nobody, the player to act, somebody else."""
    return None, to_act, to_act % SEATS_MAX + 1


def bets_touched(book: Edition, touched: BetsTouched) -> Ruling:
    """Rule whether the dealer may touch the bets.

    To count, yes; to bring bets in, where the player who faces action asks for it; for anything
    else dealer.touch_bets decides. Chips that were pulled wrongly go back.
    """
    if touched.to == "count":
        return settled(
            Choice("allowed"), because("touched-to-count", book.cite("dealer.touch_bets"))
        )
    if touched.to == "other":
        cited = book.cite("dealer.touch_bets")
        if book.choice("dealer.touch_bets") == "count-only":
            return _put_back(touched, because("touched-only-to-count", cited))
        return settled(Choice("allowed"), because("touched-freely", cited))
    if touched.asked_by == touched.to_act:
        asked = because("brought-in-on-request", book.cite("bets.brought-in"))
        return settled(Choice("allowed", cited=by(asked.citation, AtTable("bring-in-bets"))), asked)
    if touched.asked_by is None:
        routine = because("not-brought-in-routinely", book.cite("bets.routine"))
        return _put_back(touched, routine)
    return _put_back(touched, because("not-his-to-ask", book.cite("bets.brought-in")))


def _put_back(touched: BetsTouched, why: Reason) -> Ruling:
    back = tuple(AtTable("put-back", (seat,), chips) for seat, chips in touched.pulled.items())
    return settled(Choice("refused", cited=by(why.citation, *back)), why)


_NOTHING: Mapping[int, int] = {}


def bets_touched_in(
    hand: Hand, to: Touch, asked_by: Seat | None = None, pulled: Mapping[Seat, Amount] = _NOTHING
) -> BetsTouched:
    """Return a dealer's touch of bets; the hand supplies the player to act.

    Raises BadFacts where there is none, and for more chips than lie before a seat.
    """
    view = betting(hand)
    assert hand.options is not None
    for seat, chips in pulled.items():
        if chips > (most := seat_of(view, seat).bet):
            raise BadFacts("pulled-too-much", seat=seat, most=most, came=chips)
    return BetsTouched(to=to, to_act=hand.options.seat, asked_by=asked_by, pulled=pulled)
