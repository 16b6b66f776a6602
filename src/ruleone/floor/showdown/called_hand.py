"""A hand that is called: cards speak, whatever was said."""

import msgspec

from ruleone.floor.facts import Seat
from ruleone.floor.ruling import AtTable, Choice, Cited, Ruling
from ruleone.floor.verdict import because, by, settled
from ruleone.rulebook import Edition


class CalledHand(msgspec.Struct, frozen=True, kw_only=True):
    """What a player says that he holds. `true` is whether he holds it, `tabled` whether his cards
    lie face up. `on_purpose` is whether a false call was meant so, None where nobody judged it."""

    seat: Seat
    true: bool
    tabled: bool = False
    on_purpose: bool | None = None


def called_hand(book: Edition, called: CalledHand) -> Ruling:
    """Words about a hand bind nobody; a false call on purpose may be penalised."""
    speak = because("cards-speak", book.cite("showdown.cards-speak"))
    reasons = [speak]
    cited: tuple[Cited, ...] = ()
    if not called.tabled:
        tabled = book.cite("showdown.tabled")
        cited = by(tabled, AtTable("turn-up", (called.seat,)))
        reasons.append(because("table-to-claim", tabled))
    false = not called.true
    if false and called.on_purpose is None:
        reasons.append(because("judge-purpose", book.cite("conduct.miscall")))
    if false and called.on_purpose:
        reasons.append(because("miscalled-on-purpose", book.cite("conduct.miscall")))
    ruled = Choice("cards-speak", cited=cited)
    return settled(ruled, *reasons, penalty="miscalled" if false and called.on_purpose else None)
