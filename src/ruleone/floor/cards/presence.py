"""A player who came to his seat while the cards were dealt."""

from typing import Literal, get_args

import msgspec

from ruleone.dealing.interventions import KillHand
from ruleone.floor.facts import Seat
from ruleone.floor.ruling import AtTable, Choice, Remedy, Ruling
from ruleone.floor.verdict import because, by, settled
from ruleone.rulebook import Edition, stated

Moment = Literal["first-card", "last-card", "deal-complete", "later"]
_MOMENTS: tuple[str, ...] = get_args(Moment)


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """The player of a seat that was dealt in was there by the `moment`: before the first card came,
    before the last one, before everybody had a complete hand, replaced cards included, or later.
    `within_reach` says that he was within reach of his chair and not in it."""

    seat: Seat
    moment: Moment
    within_reach: bool = False


def at_the_deal(book: Edition, arrival: Arrival) -> Ruling:
    """Whether his hand is live: he is at his seat in time (presence.deadline), which being within
    reach of it is or is not (presence.reach). Else it is killed after the deal, and he does not
    look at it."""
    deadline = book.choice("presence.deadline")
    cited = book.cite("presence.deadline")
    in_time = _MOMENTS.index(arrival.moment) <= _MOMENTS.index(deadline)
    counts = book.flag("presence.reach") or not arrival.within_reach
    reasons = [because(f"deadline-{deadline}", cited)]
    if arrival.within_reach and in_time:
        code = "reach-is-enough" if counts else "reach-is-not-enough"
        reasons.append(because(code, book.cite("presence.reach")))
    if in_time and counts:
        return settled(Choice("hand-live"), *reasons)
    remedies: tuple[Remedy, ...] = (KillHand(arrival.seat),)
    if stated(book, "presence.unseen", "look") is False:
        remedies = (*remedies, AtTable("stay-unseen", (arrival.seat,)))
    unseen = book.cite("presence.unseen")
    reasons.append(because("absent-killed", unseen))
    return settled(Choice("hand-dead", cited=by(unseen, *remedies)), *reasons)
