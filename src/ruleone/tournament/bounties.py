"""Bounties: the winner of each, the mystery stage, and the bounties left at the end.

A bounty goes to the winners of the pot with the player's last chips (`knockouts`). Several who
share it win it by their parts of it, in 13-card poker the players paid by the chips they got. An
odd unit goes to the largest remainder, where these are equal to the first left of the button, as an
odd chip does. A bounty that nobody wins, of a removed player, stays until the end. Then every
player still in keeps the own bounty, and those left over are shared evenly, the better place first:
the winner of the event gets all.

In poker the last chips of a player lie in the last pot that the player could win. That is the side
pot up to which the player had put chips in. The winner of that pot has made the knockout. Several
who share it have made it each by their part of it, in a divided pot too. In 13-card poker each two
players settle by themselves. Those paid, and still in, have made the knockout, each by the chips
received.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from ruleone.chinese import events as thirteen
from ruleone.dealing import Hand
from ruleone.dealing.events import Event, HandEnded, PotAwarded
from ruleone.tournament.events.bounties import (
    BountiesKept,
    BountyEvent,
    BountyLeft,
    BountyShare,
    BountyWon,
    MysteryBegan,
)
from ruleone.tournament.seeded_draw import draw_for
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.final_table import joins_at
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.tournament.terms.payouts import share_out, shared_out


def decide_bounties(
    state: EventState, players: Iterable[str], hand: int, table: int, at_ms: int
) -> Iterator[BountyEvent]:
    """Award the bounties of the players who have gone out in this hand."""
    terms, bounties = state.config.bounty, state.bounties
    if terms is None:
        return
    for player in players:
        takers = bounties.takers.get(player, ())
        # Before the stage nobody opens an envelope: the bounty goes into the pool of envelopes.
        if terms.is_mystery and not bounties.is_stage:
            continue
        if not takers:
            yield from decide_left(state, player, at_ms)
            continue
        envelope = bounties.opened + 1 if terms.is_mystery else 0
        amount = bounties.envelopes[envelope - 1] if envelope else bounties.heads[player]
        parts = zip(takers, share_out(amount, [chips for _, chips in takers]), strict=True)
        shares = tuple(BountyShare(who, *terms.parts(part)) for (who, _), part in parts)
        cited = tuple(state.rules.cite(name) for name in _names(state, len(takers)))
        yield BountyWon(player, hand, table, amount, shares, envelope, at_ms=at_ms, citations=cited)


def _names(state: EventState, takers: int) -> tuple[str, ...]:
    """Return the decisions behind the award of a bounty.

    In poker these are the pots; the five documents do not cover 13-card poker, which has none.
    """
    if THIRTEEN in state.config.games:
        return ("floor.decides",)
    return ("pots.side", "odd_chip.board")[: 1 + (takers > 1)]


def decide_left(state: EventState, player: str, at_ms: int) -> Iterator[BountyEvent]:
    """Leave the bounty of this player, who is out, without a winner.

    The envelope of a mystery bounty stays shut.
    """
    amount = state.bounties.heads.get(player)
    if amount is not None:
        cite = (state.rules.cite("floor.decides"),)
        yield BountyLeft(player, amount, at_ms=at_ms, citations=cite)


def mystery_due(state: EventState) -> bool:
    """Whether the mystery stage begins now.

    It does once few enough are left and entries are closed. No single flight begins it, for players
    of the others could win nothing meanwhile: it begins with all of them.
    """
    terms, bounties = state.config.bounty, state.bounties
    if terms is None or not terms.is_mystery or bounties.is_stage:
        return False
    # More players would need more envelopes than were drawn.
    if state.late_open or state.in_flight:
        return False
    at = len(state.prizes) if terms.stage == "money" else joins_at(state.config, state.rules)
    return len(state.stacks) <= max(2, at) and not state.in_round


def decide_mystery(state: EventState, at_ms: int) -> Iterator[BountyEvent]:
    """Begin the mystery stage where it is due."""
    terms, bounties, left = state.config.bounty, state.bounties, len(state.stacks)
    if terms is not None and mystery_due(state):
        drawn = draw_for(bounties.secret, "envelopes").shuffled(terms.amounts(bounties.pot, left))
        cite = (state.rules.cite("floor.decides"),)
        yield MysteryBegan(left, drawn, at_ms=at_ms, citations=cite)


def decide_kept(state: EventState, players: Sequence[str], at_ms: int) -> Iterator[BountyEvent]:
    """Settle the bounties at the end; `players` are those still in, the best first."""
    if state.config.bounty is None:
        return
    bounties = state.bounties
    lying = shared_out(bounties.pot, len(players))
    kept = tuple(
        BountyShare(player, bounties.on(player) + more)
        for player, more in zip(players, lying, strict=True)
    )
    cite = (state.rules.cite("floor.decides"),)
    yield BountiesKept(kept, at_ms=at_ms, citations=cite)


Knockouts = Mapping[int, Sequence[tuple[int, int]]]
"""The winners of the last pot of each seat that has gone out, with their chips of it."""

NOBODY_OUT: Final[Knockouts] = {}


def fits(knockouts: Knockouts, stacks: Mapping[int, int]) -> bool:
    """Whether knockouts fit the stacks of the hand.

    Only seats that have lost all may be knocked out, each by others, named once, that have chips
    and have won some.
    """
    return all(
        stacks.get(seat) == 0
        and all(stacks.get(taker, 0) > 0 and chips > 0 for taker, chips in takers)
        and len({taker for taker, _ in takers}) == len(takers) > 0
        for seat, takers in knockouts.items()
    )


def knockouts_of(events: Sequence[Event], stacks: Mapping[int, int]) -> Knockouts:
    """Return the knockouts of a hand that is over, seats in odd-chip order.

    A player whose hand was dead has the last chips in the main pot.
    """
    gone = [seat for seat, stack in stacks.items() if not stack]
    if not gone or not isinstance(events[-1], HandEnded):
        return {}
    awards = [event for event in events if isinstance(event, PotAwarded)]
    pots = _pots(events)
    return {seat: _won(awards, _last_pot(pots, seat)) for seat in gone}


def thirteen_knockouts_of(events: Sequence[thirteen.Event], stacks: Mapping[int, int]) -> Knockouts:
    """Return the knockouts of a hand of 13-card poker, seats from left of the button.

    Where none of the players paid is left, there is no winner.
    """
    gone = [seat for seat, stack in stacks.items() if not stack]
    if not gone or not isinstance(events[-1], thirteen.ThirteenEnded):
        return {}
    settled = [event for event in events if isinstance(event, thirteen.PairSettled)]
    paid = {seat: _paid_by(settled, seat, stacks) for seat in gone}
    return {seat: takers for seat, takers in paid.items() if takers}


def _paid_by(
    settled: Sequence[thirteen.PairSettled], seat: int, stacks: Mapping[int, int]
) -> tuple[tuple[int, int], ...]:
    """Return the players whom the seat paid who still have chips, with the amounts."""
    paid = {one.b: -one.paid for one in settled if one.a == seat}
    paid |= {one.a: one.paid for one in settled if one.b == seat}
    return tuple((to, paid[to]) for to in stacks if paid.get(to, 0) > 0 and stacks[to] > 0)


def _pots(events: Sequence[Event]) -> list[tuple[int, ...]]:
    """Return the seats that could win each pot, main pot first, before anybody went out."""
    # The pots as they were before the first award, when all of them still had chips.
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
