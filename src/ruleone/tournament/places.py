"""Who is out in which place, and what he gets."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ruleone.tournament.events import (
    Bust,
    EventFinished,
    HandOrder,
    PlayersBusted,
    Standing,
    TournamentEvent,
)
from ruleone.tournament.payouts import shared_prize
from ruleone.tournament.state import EventState


def decide_busts(state: EventState, order: HandOrder, at_ms: int) -> Iterator[TournamentEvent]:
    """Places for all who have no chips left after this hand, and the end where one is left.

    At one table the player who began the hand with more chips is placed higher, and equal stacks
    share; or all share, as the edition says (`places.same_hand`). At different tables the hand
    that ended first counts first.
    """
    gone = seats_out(state, order)
    if gone:
        cite = state.rules.cite("places.same_hand")
        busts = tuple(_busts(state, order, gone))
        yield PlayersBusted(order.number, order.table, busts, at_ms=at_ms, citations=(cite,))
        yield from decide_end(state, at_ms)


def seats_out(state: EventState, order: HandOrder) -> list[int]:
    """The seats of those who have lost all in this hand and have no place yet, from the button's
    left."""
    gone = [seat for seat, player in order.seats.items() if state.stacks.get(player) == 0]
    return sorted(gone, key=lambda seat: (seat <= order.button, seat))


def decide_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """The end of the event, where one player is left."""
    if len(state.stacks) == 1:
        (winner,) = state.stacks
        results = [Standing(winner, 1, prize_of(state, 1)), *state.results.values()]
        yield EventFinished(tuple(sorted(results, key=lambda result: result.place)), at_ms=at_ms)


def decide_ordered_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """The end that was ordered, once no hand is in play: who is still in is placed by his chips.
    Equal chips share place and prizes."""
    if state.phase == "over" or not state.ending or state.hands:
        return
    results = list(state.results.values())
    ranked = sorted(state.stacks, key=lambda player: state.stacks[player], reverse=True)
    place = 1
    for _, group in groupby(ranked, key=lambda player: state.stacks[player]):
        sharing = list(group)
        prizes = sum(prize_of(state, place + offset) for offset in range(len(sharing)))
        amounts = shared_prize(prizes, len(sharing))
        results += [
            Standing(player, place, won) for player, won in zip(sharing, amounts, strict=True)
        ]
        place += len(sharing)
    yield EventFinished(tuple(sorted(results, key=lambda result: result.place)), at_ms=at_ms)


def prize_of(state: EventState, place: int) -> int:
    """The prize of a place, 0 where it is not paid."""
    return state.prizes[place - 1] if place <= len(state.prizes) else 0


def _busts(state: EventState, order: HandOrder, gone: Sequence[int]) -> Iterator[Bust]:
    """The best place first; those who share a place in the order of `gone`."""
    together = state.rules.choice("places.same_hand") == "shared"

    def started_with(seat: int) -> int:
        return 0 if together else order.stacks[seat]

    ranked = sorted(gone, key=started_with, reverse=True)
    place = len(state.stacks) - len(gone) + 1
    for _, group in groupby(ranked, key=started_with):
        sharing = list(group)
        prizes = [prize_of(state, place + offset) for offset in range(len(sharing))]
        amounts = shared_prize(sum(prizes), len(sharing))
        for seat, prize in zip(sharing, amounts, strict=True):
            yield Bust(order.seats[seat], place, prize, len(sharing))
        place += len(sharing)
