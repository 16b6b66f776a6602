"""When a satellite is over: all who are left have a seat."""

from collections.abc import Iterator

from ruleone.tournament.events import EndOrdered, TournamentEvent
from ruleone.tournament.hands import decide_ending
from ruleone.tournament.satellites.seats import seats_of
from ruleone.tournament.state import EventState


def decide_satellite_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """No more hands are dealt once so few are left; those in play are finished, and whoever is out
    in them has a seat all the same. Over several days all who are in count, also those whose stacks
    are in bags: no day is begun for seats that are won."""
    if state.ending or state.late_open or not 1 < state.left <= seats_of(state):
        return
    cite = (state.rules.cite("floor.decides"),)
    yield EndOrdered("", "seats", at_ms=at_ms, citations=cite)
    yield from decide_ending(state, at_ms)
