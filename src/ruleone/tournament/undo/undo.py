"""What was ordered is undone; what has a contrary order of its own is undone by that."""

from collections.abc import Iterator

from ruleone.tournament import events as e
from ruleone.tournament.events.undo import HandTakenBack
from ruleone.tournament.hands.hands import (
    decide_after,
    decide_round,
)
from ruleone.tournament.penalties import decide_paid
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running
from ruleone.tournament.undo.hands import back_in, hand_stands, won_in
from ruleone.tournament.undo.repairs import Act, decide_entries_back, decide_taking_back


def take_back(state: EventState, act: Act, reason: str, at_ms: int) -> Decision:
    """Put right what the director did, as long as nothing has been built on it."""
    if state.phase not in ("running", "night"):
        return not_running(state)
    return bad_reason(reason) or decide_taking_back(state, act, reason, at_ms)


def take_back_entries(state: EventState, act: Act, reason: str, at_ms: int) -> Decision:
    """Take back entries of a list, before the start, at night or late: all that the act names,
    or none where one of them stands. Who has been dealt a hand since stays in (house-7.1)."""
    if state.phase == "over":
        return not_running(state)
    return bad_reason(reason) or decide_entries_back(state, act, reason, at_ms)


def take_back_hand(state: EventState, table: int, hand: int, reason: str, at_ms: int) -> Decision:
    """The last hand of the table counts for nothing, in play or recorded, as long as nothing
    stands on it: it was begun, told or finished wrongly, and may be told anew."""
    if state.phase == "open":
        return not_running(state)
    refused = bad_reason(reason) or hand_stands(state, table, hand)
    return refused or _decide_hand_back(state, table, reason, at_ms)


def _decide_hand_back(
    state: EventState, number: int, reason: str, at_ms: int
) -> Iterator[e.TournamentEvent]:
    """The hand is gone, and then what waited for it: chips owed, orders, who sits where."""
    trail = state.tables[number].trail
    assert trail is not None, "nothing stands on its last hand"
    order = trail.order
    cite = (state.rules.cite("floor.decides"),)
    back = back_in(state, trail)
    told = number, order.number, reason, back, won_in(state, order.number)
    yield HandTakenBack(*told, at_ms=at_ms, citations=cite)
    yield from decide_paid(state, order.seats.values(), at_ms)
    if state.hand_for_hand is not None:
        yield from decide_round(state, at_ms)
    else:
        yield from decide_after(state, (), at_ms)
