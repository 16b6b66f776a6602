"""Who has won the last chips of those who went out in a hand.

In poker they lie in the last pot that a player could win: the side pot up to which he had put chips
in. Who wins that pot has knocked him out; several who share it have done so each by his part of it,
in a divided pot too. In 13-card poker each two players settle by themselves: whom he has paid, and
who is still in, has knocked him out, each by what he was paid.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ruleone.chinese import events as thirteen
from ruleone.dealing import Hand
from ruleone.dealing.events import Event, HandEnded, PotAwarded

Knockouts = Mapping[int, Sequence[tuple[int, int]]]
"""By each seat that has gone out: who has won the pot of its last chips, and how many of it."""

NOBODY_OUT: Final[Knockouts] = {}


def fits(knockouts: Knockouts, stacks: Mapping[int, int]) -> bool:
    """Whether only seats of the hand that have lost all are knocked out, and each by others, named
    once, that have chips and have won some."""
    return all(
        stacks.get(seat) == 0
        and all(stacks.get(taker, 0) > 0 and chips > 0 for taker, chips in takers)
        and len({taker for taker, _ in takers}) == len(takers) > 0
        for seat, takers in knockouts.items()
    )


def knockouts_of(events: Sequence[Event], stacks: Mapping[int, int]) -> Knockouts:
    """The same for a hand that is over, with these stacks; the seats in the order in which an odd
    chip goes out. A player whose hand was dead has his last chips in the main pot."""
    gone = [seat for seat, stack in stacks.items() if not stack]
    if not gone or not isinstance(events[-1], HandEnded):
        return {}
    awards = [event for event in events if isinstance(event, PotAwarded)]
    pots = _pots(events)
    return {seat: _won(awards, _last_pot(pots, seat)) for seat in gone}


def thirteen_knockouts_of(events: Sequence[thirteen.Event], stacks: Mapping[int, int]) -> Knockouts:
    """The same for a hand of 13-card poker; the seats in the order from the first one left of the
    button. Of those whom a player paid nobody may be left: then nobody is told for him."""
    gone = [seat for seat, stack in stacks.items() if not stack]
    if not gone or not isinstance(events[-1], thirteen.ThirteenEnded):
        return {}
    settled = [event for event in events if isinstance(event, thirteen.PairSettled)]
    paid = {seat: _paid_by(settled, seat, stacks) for seat in gone}
    return {seat: takers for seat, takers in paid.items() if takers}


def _paid_by(
    settled: Sequence[thirteen.PairSettled], seat: int, stacks: Mapping[int, int]
) -> tuple[tuple[int, int], ...]:
    """Whom the seat has paid, and how much, of those who have chips afterwards."""
    paid = {one.b: -one.paid for one in settled if one.a == seat}
    paid |= {one.a: one.paid for one in settled if one.b == seat}
    return tuple((to, paid[to]) for to in stacks if paid.get(to, 0) > 0 and stacks[to] > 0)


def _pots(events: Sequence[Event]) -> list[tuple[int, ...]]:
    """The seats that could win each pot, main pot first, before the first of them went out."""
    before = next(at for at, event in enumerate(events) if isinstance(event, PotAwarded))
    *_, moment = Hand.moments(events[:before])
    return [pot.seats for pot in moment.view().pots]


def _last_pot(pots: Sequence[Sequence[int]], seat: int) -> int:
    return max((at for at, seats in enumerate(pots) if seat in seats), default=0)


def _won(awards: Sequence[PotAwarded], pot: int) -> tuple[tuple[int, int], ...]:
    won: dict[int, int] = {}
    for award in awards:
        if award.pot == pot:
            for seat, amount in zip(award.seats, award.amounts, strict=True):
                won[seat] = won.get(seat, 0) + amount
    return tuple((seat, amount) for seat, amount in won.items() if amount)
