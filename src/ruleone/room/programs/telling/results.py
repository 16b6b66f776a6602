"""Who goes out, and what is won: prizes, bounties, deals, tickets."""

from collections.abc import Iterator, Sequence
from typing import Final

from ruleone.cage import Entered
from ruleone.cage.events import Reason
from ruleone.room import records as r
from ruleone.room.programs.telling.fact import Fact, Facts, Name, Tellers, who
from ruleone.tournament import events as e
from ruleone.tournament.events.bounties import BountyShare


def _busted(record: e.PlayersBusted, name: Name) -> Iterator[Fact]:
    for bust in record.busts:
        ended = {"place": bust.place, "prize": bust.prize, "shared": bust.shared}
        at = {"table": record.table, "hand": record.hand}
        yield Fact("elimination", who(bust.player, name) | ended | at)


def _removed(record: e.PlayerRemoved, name: Name) -> Iterator[Fact]:
    ended = {"place": record.place, "prize": record.prize, "removed": True}
    yield Fact("elimination", who(record.player, name) | ended)


def _finished(record: e.EventFinished, name: Name) -> Iterator[Fact]:
    results = [
        who(one.player, name) | {"place": one.place, "prize": one.prize} for one in record.results
    ]
    yield Fact("payouts", {"results": results})


def _shares(shares: Sequence[BountyShare], name: Name) -> list[Facts]:
    return [who(one.player, name) | {"paid": one.paid, "head": one.head} for one in shares]


def _bounty_won(record: e.BountyWon, name: Name) -> Iterator[Fact]:
    told = {"how": "won", "amount": record.amount, "shares": _shares(record.shares, name)}
    at = {"table": record.table, "hand": record.hand, "envelope": record.envelope}
    yield Fact("bounty", who(record.player, name) | told | at)


def _bounty_left(record: e.BountyLeft, name: Name) -> Iterator[Fact]:
    yield Fact("bounty", who(record.player, name) | {"how": "left", "amount": record.amount})


def _bounties_kept(record: e.BountiesKept, name: Name) -> Iterator[Fact]:
    yield Fact("bounty", {"how": "kept", "shares": _shares(record.kept, name)})


def _mystery_began(record: e.MysteryBegan, _: Name) -> Iterator[Fact]:
    # What lies in the envelopes is on the page, the largest first; in which order they will be
    # opened is nobody's to know.
    envelopes = sorted(record.envelopes, reverse=True)
    yield Fact("bounty", {"how": "mystery", "left": record.left, "envelopes": envelopes})


def _deal_asked(record: e.DealAsked, name: Name) -> Iterator[Fact]:
    by = {} if record.by is None else who(record.by, name)
    yield Fact("deal", by | {"how": "asked", "deal": record.kind, "left": record.left})


def _amounts(amounts: dict[str, int], name: Name) -> list[Facts]:
    return [who(player, name) | {"amount": amount} for player, amount in amounts.items()]


def _deal_offered(record: e.DealOffered, name: Name) -> Iterator[Fact]:
    told = {"how": "offered", "number": record.number, "deal": record.kind, "left": record.left}
    yield Fact("deal", told | {"amounts": _amounts(record.amounts, name)})


def _deal_shown(record: e.DealShown, _: Name) -> Iterator[Fact]:
    yield Fact("deal", {"how": f"shown-on-{record.how}", "number": record.number})


def _deal_answered(record: e.DealAnswered, name: Name) -> Iterator[Fact]:
    told = {"how": "answered", "consents": record.consents, "by_word": record.by_word}
    yield Fact("deal", who(record.player, name) | told)


def _deal_made(record: e.DealMade, name: Name) -> Iterator[Fact]:
    told = {"how": "made", "left": record.left, "amounts": _amounts(record.amounts, name)}
    yield Fact("deal", told)


def _deal_lapsed(record: e.DealLapsed, name: Name) -> Iterator[Fact]:
    by = {} if record.player is None else who(record.player, name)
    yield Fact("deal", by | {"how": "lapsed", "why": record.why})


_GONE: Final[dict[Reason, str]] = {"event-entry": "used", "event-close": "lost"}
"""What an entry in the books has done with a ticket; any other gives its worth back."""

_COME: Final[dict[Reason, str]] = {"event-refund": "given-back"}
"""How an entry in the books has brought a ticket; by any other it is won."""


def _entered(record: Entered, name: Name) -> Iterator[Fact]:
    """Of the books only what comes to tickets and goes from them, told of the event that they are
    for."""
    for account, cents in record.moves:
        if account.kind == "tickets":
            came = _COME.get(record.reason, "won")
            how = came if cents > 0 else _GONE.get(record.reason, "returned")
            told = {"how": how, "worth": abs(cents)}
            yield Fact("ticket", who(account.player, name) | told, event=account.place)


def _prize_paid(record: r.PrizePaid, name: Name) -> Iterator[Fact]:
    told = {"how": "paid", "amount": record.amount}
    yield Fact("payouts", who(record.player, name) | told, event=record.event)


def _prize_taken_back(record: r.PrizeTakenBack, name: Name) -> Iterator[Fact]:
    told = {"how": "taken-back"}
    yield Fact("payouts", who(record.player, name) | told, event=record.event)


OF_RESULTS: Final[Tellers] = {
    e.PlayersBusted: _busted,
    e.PlayerRemoved: _removed,
    e.EventFinished: _finished,
    e.BountyWon: _bounty_won,
    e.BountyLeft: _bounty_left,
    e.BountiesKept: _bounties_kept,
    e.MysteryBegan: _mystery_began,
    e.DealAsked: _deal_asked,
    e.DealOffered: _deal_offered,
    e.DealShown: _deal_shown,
    e.DealAnswered: _deal_answered,
    e.DealMade: _deal_made,
    e.DealLapsed: _deal_lapsed,
    Entered: _entered,
    r.PrizePaid: _prize_paid,
    r.PrizeTakenBack: _prize_taken_back,
}
