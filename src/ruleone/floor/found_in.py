"""The facts of chips that turned up, taken from a hand of the engine."""

from collections import Counter

from ruleone.dealing import Forfeit, GiveBack, Hand, KillHand, RestoreHand
from ruleone.dealing.events import (
    Acted,
    HandKilled,
    Intervened,
    Posted,
    PotAwarded,
    UncalledReturned,
)
from ruleone.floor.found import AllInOver
from ruleone.floor.hand_stage import started
from ruleone.floor.invalid_facts import BadFacts

_BETS = ("small-blind", "big-blind", "straddle", "entry")


def all_in_over(hand: Hand, seat: int) -> AllInOver | None:
    """The all-in of this seat, which was called; None while its hand is on.

    Raises BadFacts where the player is not all-in, or his bet was not called.
    """
    if not _is_all_in(hand, seat):
        raise BadFacts("not-all-in", seat=seat)
    if not hand.over:
        return None
    put, live = _put_in(hand), _live(hand)
    callers = [each for each in live if each != seat and put[each] >= put[seat]]
    awards = [event for event in hand.events if isinstance(event, PotAwarded)]
    last = sorted({put[each] for each in live}).index(put[seat]) if seat in live else -1
    mine = [award for award in awards if award.pot <= last]
    if not mine or not callers:
        raise BadFacts("not-called", seat=seat)
    pot = max(award.pot for award in mine)
    won = {each for award in mine if award.pot == pot for each in award.seats}
    start = started(hand)
    above = any(put[each] > put[seat] for each in live)
    return AllInOver(
        seat=seat,
        winners=tuple(each for each in start.seats if each in won),
        behind=None if above else {each: _behind(hand, awards, each) for each in callers},
        chip=start.chip,
    )


def _is_all_in(hand: Hand, seat: int) -> bool:
    """Whether the player put in all that he had, and none of it came back uncalled."""
    all_in = False
    for event in hand.events:
        match event:
            case Posted() | Acted() if event.seat == seat:
                all_in |= event.all_in
            case UncalledReturned() if event.seat == seat:
                all_in = False
            case Intervened(GiveBack(of)) if of == seat:
                all_in = False
            case _:
                pass
    return all_in


def _put_in(hand: Hand) -> Counter[int]:
    """What each seat bet in the hand, antes not counted."""
    put = Counter[int]()
    for event in hand.events:
        match event:
            case Posted() if event.kind in _BETS:
                put[event.seat] += event.amount
            case Acted():
                put[event.seat] += event.paid
            case UncalledReturned():
                put[event.seat] -= event.amount
            case Intervened(GiveBack(seat, amount)):
                put[seat] -= amount
            case Intervened(Forfeit(seat, amount)):
                put[seat] += amount
            case _:
                pass
    return put


def _live(hand: Hand) -> list[int]:
    """The seats whose hands came to the end of the betting."""
    live = set(hand.stacks)
    for event in hand.events:
        match event:
            case Acted() if event.kind == "fold":
                live.discard(event.seat)
            case HandKilled():
                live.discard(event.seat)
            case Intervened(KillHand(seat)) | Intervened(Forfeit(seat)):
                live.discard(seat)
            case Intervened(RestoreHand(seat)):
                live.add(seat)
            case _:
                pass
    return sorted(live)


def _behind(hand: Hand, awards: list[PotAwarded], seat: int) -> int:
    """What a player had left when the betting was over."""
    won = sum(
        amount
        for award in awards
        for winner, amount in zip(award.seats, award.amounts, strict=True)
        if winner == seat
    )
    return max(0, hand.stacks[seat] - won)
