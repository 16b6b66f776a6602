"""When a satellite is over: all who are left have a seat."""

from collections.abc import Iterator

from ruleone.tournament.events import EndOrdered, TournamentEvent
from ruleone.tournament.hands.hands import decide_ending
from ruleone.tournament.places import is_last_part
from ruleone.tournament.satellite_seats import seats_of
from ruleone.tournament.state.event_state import EventState


def decide_satellite_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """No more hands are dealt once so few are left; those in play are finished, and whoever is out
    in them has a seat all the same. Over several days all who are in count, also those whose stacks
    are in bags: no day is begun for seats that are won."""
    if state.ending or not 1 < state.left <= _seats_won(state):
        return
    cite = (state.rules.cite("floor.decides"),)
    yield EndOrdered("", "seats", at_ms=at_ms, citations=cite)
    yield from decide_ending(state, at_ms)


def ends_at(state: EventState) -> int | None:
    """With how few left the event is over: all who have won a seat, else its winner; None where the
    last one of a flight has not won."""
    if (seats := _seats_won(state)) > 1:
        return seats
    return 1 if is_last_part(state) else None


def _seats_won(state: EventState) -> int:
    """So many who are left have a seat; none as long as others may enter."""
    return 0 if state.late_open else seats_of(state)
