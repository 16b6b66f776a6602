"""Alternates: who enters while all seats are taken waits, first come first, until one opens.

He then has a full stack and a seat drawn from all open ones, like any late entry (house-7.1): there
is one pool of seats for all of them. The seat of one who may still buy chips again opens with the
next hand of his table. Every flight has a list of its own, with which it begins and ends.
"""

from collections.abc import Iterator

from ruleone.tournament.coming_back import kept_seats
from ruleone.tournament.entries import decide_late_entry, takes_for_flight, takes_late
from ruleone.tournament.events import (
    AlternateListed,
    AlternatesUnseated,
    PlayerRegistered,
    TournamentEvent,
)
from ruleone.tournament.state.event_state import EventState


def must_wait(state: EventState) -> bool:
    """Whether one who enters now has to wait for a seat."""
    return bool(state.alternates) or not _is_open(state)


def listed(state: EventState, player: str, at_ms: int) -> AlternateListed:
    """The player waits behind all who came before him."""
    return AlternateListed(player, len(state.alternates) + 1, at_ms=at_ms)


def seats_wait(state: EventState) -> bool:
    """Whether one who waits could sit down now."""
    return bool(state.alternates) and _is_open(state) and _takes(state)


def decide_alternates(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Those who wait take the seats that are open now, in order."""
    while seats_wait(state):
        player = state.alternates[0]
        if state.phase == "running":
            yield from decide_late_entry(state, player, None, at_ms, listed=True)
        else:
            yield PlayerRegistered(player, None, listed=True, at_ms=at_ms)


def decide_unseated(state: EventState, at_ms: int) -> Iterator[AlternatesUnseated]:
    """Nobody enters what is played now any more: who waits has waited in vain. An event that ends
    tells it with the end of all entries."""
    if state.alternates and not state.ending and not takes_late(state):
        yield AlternatesUnseated(tuple(state.alternates), at_ms=at_ms)


def _is_open(state: EventState) -> bool:
    at_once = state.config.seats_at_once
    if at_once is None:
        return True
    match state.phase:
        case "open":
            return len(state.entrants) < at_once
        case "night":
            return len(state.calendar.field) < at_once
        case _:
            return len(state.stacks) + len(kept_seats(state)) < at_once


def _takes(state: EventState) -> bool:
    if state.phase == "running":
        return takes_late(state) and not state.ending
    return state.phase == "open" or takes_for_flight(state)
