"""Alternates: who enters while all seats are taken waits, first come first, until one opens.

He then has a full stack and a seat drawn from all open ones, like any late entry (house-7.1): there
is one pool of seats for all of them.
"""

from collections.abc import Iterator

from ruleone.tournament.entries import decide_late_entry, takes_late
from ruleone.tournament.events import AlternateListed, PlayerRegistered, TournamentEvent
from ruleone.tournament.state import EventState


def must_wait(state: EventState) -> bool:
    """Whether one who enters now has to wait for a seat."""
    return bool(state.alternates) or not _is_open(state)


def listed(state: EventState, player: str, at_ms: int) -> AlternateListed:
    """The player waits behind all who came before him."""
    return AlternateListed(player, len(state.alternates) + 1, at_ms=at_ms)


def decide_alternates(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Those who wait take the seats that are open now, in order."""
    while state.alternates and _is_open(state) and _takes(state):
        player = state.alternates[0]
        if state.phase == "open":
            yield PlayerRegistered(player, None, listed=True, at_ms=at_ms)
        else:
            yield from decide_late_entry(state, player, None, at_ms, listed=True)


def _is_open(state: EventState) -> bool:
    at_once = state.config.seats_at_once
    playing = state.entrants if state.phase == "open" else state.stacks
    return at_once is None or len(playing) < at_once


def _takes(state: EventState) -> bool:
    return state.phase == "open" or (takes_late(state) and not state.ending)
