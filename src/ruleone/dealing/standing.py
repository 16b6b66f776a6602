"""The betting of a street as the floor's hand leaves it: the price, and who is still to act.

It is bet again from the opening of the street on, by the functions that bet it the first time, with
the chips that still stand there now.
"""

from collections.abc import Sequence

from ruleone.dealing.acts import answers_due, bring_in, call, check, fold, raise_to
from ruleone.dealing.boards import first_by_board
from ruleone.dealing.events import (
    Acted,
    BetsCollected,
    BoardDealt,
    CardsDealt,
    Event,
    HoleDealt,
    Intervened,
    Standing,
)
from ruleone.dealing.evolve import evolve, open_later_round
from ruleone.dealing.intervened import touch
from ruleone.dealing.interventions import GiveBack, Intervention, TakeBoardBack
from ruleone.dealing.state import IN, State


def state_after(state: State, events: Sequence[Event], what: Intervention) -> State:
    """The hand as an intervention would make it, but for the betting."""
    after = made_of(state, events)
    touch(after, what)
    return after


def made_of(state: State, events: Sequence[Event]) -> State:
    """A state of its own, as these first events of the same hand made it."""
    again = State(state.started, state.opening)
    done: list[Event] = []
    for event in events[1:]:
        evolve(again, done, event)
    return again


def standing(after: State, events: Sequence[Event]) -> Standing | None:
    """The betting that is left in the hand `after` an intervention, which `events` led up to; None
    where nobody can bet."""
    personal = after.personal
    if after.undealt or after.order or after.held or after.over or personal.voided:
        return None
    if personal.discarding or personal.agreeing or not personal.streets:
        return None
    began = _began(events)
    since = events[began + 1 :]
    done = isinstance(events[began], Intervened) or any(
        isinstance(event, BetsCollected) for event in since
    )
    done |= after.started.bomb_pot > 0 and not after.round
    if done or after.round < made_of(after, events[: began + 1]).round:
        return _told(after, after, [], set())
    bets, acted = _bet_again(after, events[: began + 1], since)
    after.price = bets.price
    owing: list[int] = []
    if len(after.live) > 1 and after.able > 1:
        owing = [
            place
            for place in after.live
            if after.status[place] == IN
            and (place not in acted or after.staked[place] < after.price)
        ]
    elif answers_due(after):
        owing = [after.status.index(IN)]
    first = bets.first if bets.aggressor is None else bets.aggressor + 1
    owing.sort(key=lambda place: (place - first) % len(after.seats))
    return _told(after, bets, owing, acted)


def _began(events: Sequence[Event]) -> int:
    """Where the street began: with its last cards, or where they were taken back."""
    for at in range(len(events) - 1, 0, -1):
        event = events[at]
        if isinstance(event, BoardDealt | CardsDealt | HoleDealt):
            return at
        if isinstance(event, Intervened) and isinstance(event.intervention, TakeBoardBack):
            return at
    return 0


def _bet_again(
    after: State, opened: Sequence[Event], since: Sequence[Event]
) -> tuple[State, set[int]]:
    """The betting of the street with the chips that stand now, and the places that have acted."""
    bets = made_of(after, opened)
    bets.careful = True
    if bets.round and bets.able < 2 <= after.able:
        open_later_round(bets, first_by_board(bets) if bets.opening.stud else 0)
        bets.careful = True
    done: list[Event] = []
    acted: set[int] = set()
    for event in since:
        if isinstance(event, Acted):
            _bet(bets, event, after.staked[bets.place[event.seat]], acted)
        elif not isinstance(event, Intervened):
            evolve(bets, done, event)
        elif not isinstance(event.intervention, GiveBack):
            touch(bets, event.intervention)
    return bets, acted


def _bet(bets: State, event: Acted, stands: int, acted: set[int]) -> None:
    """An act once more, with as much of its chips as `stands` now. Where nothing of them is left
    the player has not acted; where they are short of the price he has chips in, and is to act."""
    place = bets.to_act = bets.place[event.seat]
    if event.kind == "fold":
        fold(bets)
        return
    acted.add(place)
    if event.kind == "check":
        check(bets)
        return
    if event.kind == "bring-in":
        bring_in(bets)
        return
    total = min(bets.level + event.to, stands)
    if total > bets.price:
        raise_to(bets, total - bets.level)
    elif total > bets.staked[place] and total in (bets.price, bets.reach[place]):
        call(bets)
    else:
        bets.staked[place] = max(total, bets.staked[place])
        acted.discard(place)


def _told(after: State, bets: State, owing: list[int], acted: set[int]) -> Standing:
    seats = after.seats
    closed = [place for place in sorted(acted) if bets.mark[place] == bets.opens]
    return Standing(
        to_act=tuple([seats[place] for place in owing]),
        price=bets.price - after.level,
        full_bet=bets.full_bet - after.level,
        raise_by=bets.raise_by,
        raises=bets.raises,
        aggressor=None if bets.aggressor is None else seats[bets.aggressor],
        acted=tuple([seats[place] for place in closed]),
        uncompleted=bets.personal.uncompleted,
    )
