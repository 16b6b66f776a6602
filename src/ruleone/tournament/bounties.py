"""Whose a bounty is, when the mystery stage begins, and what is left in the end.

Who wins the pot in which a player's last chips lay has his bounty (`knockouts`): several who share
it by their parts of it, in 13-card poker those whom he has paid by what they got. A unit that is
left over goes to the largest remainder, where these are equal to the first left of the button, as
an odd chip does. A bounty that nobody wins, of one who was removed, lies there until the end. Then
everybody who is still in has what is on his own head, and what lies there is shared evenly, the
better place first: all of it is the winner's.
"""

from collections.abc import Iterable, Iterator, Sequence

from ruleone.tournament.events.bounties import (
    BountiesKept,
    BountyEvent,
    BountyLeft,
    BountyShare,
    BountyWon,
    MysteryBegan,
)
from ruleone.tournament.seating.final_table import joins_at
from ruleone.tournament.seeded_draw import draw_for
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.tournament.terms.payouts import share_out
from ruleone.tournament.ties import shared_out


def decide_bounties(
    state: EventState, players: Iterable[str], hand: int, table: int, at_ms: int
) -> Iterator[BountyEvent]:
    """What becomes of the bounties of those who have gone out in this hand."""
    terms, bounties = state.config.bounty, state.bounties
    if terms is None:
        return
    for player in players:
        takers = bounties.takers.get(player, ())
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
    """What decides whose a bounty is: the pots of poker; the five documents know nothing of it in
    13-card poker, which has none."""
    if THIRTEEN in state.config.games:
        return ("floor.decides",)
    return ("pots.side", "odd_chip.board")[: 1 + (takers > 1)]


def decide_left(state: EventState, player: str, at_ms: int) -> Iterator[BountyEvent]:
    """Nobody wins the bounty of this player, who is out; of a mystery his envelope stays shut."""
    amount = state.bounties.heads.get(player)
    if amount is not None:
        cite = (state.rules.cite("floor.decides"),)
        yield BountyLeft(player, amount, at_ms=at_ms, citations=cite)


def decide_mystery(state: EventState, at_ms: int) -> Iterator[BountyEvent]:
    """The mystery stage, as soon as so few are left and nobody enters any more. Of several flights
    none has it, for those of the others could win nothing meanwhile: it begins with all of them."""
    terms, bounties = state.config.bounty, state.bounties
    if terms is None or not terms.is_mystery or bounties.is_stage:
        return
    if state.late_open or state.in_flight:
        return
    left = len(state.stacks)
    at = len(state.prizes) if terms.stage == "money" else joins_at(state.config, state.rules)
    if left <= max(2, at) and not state.in_round:
        drawn = draw_for(bounties.secret, "envelopes").shuffled(terms.amounts(bounties.pot, left))
        cite = (state.rules.cite("floor.decides"),)
        yield MysteryBegan(left, drawn, at_ms=at_ms, citations=cite)


def decide_kept(state: EventState, players: Sequence[str], at_ms: int) -> Iterator[BountyEvent]:
    """The event is over, with these players still in, the best first."""
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
