"""The clock: pause, time, levels and breaks, and hand-for-hand play."""

from collections.abc import Iterable, Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.hands.hand_for_hand import (
    announcement_refused,
    decide_shared_busts,
    decide_time_off,
    shares_places,
    takes_time,
)
from ruleone.tournament.hands.hands import decide_after, decide_hand_for_hand, decide_seating
from ruleone.tournament.levels import ClockOrder, decide_clock_order, decide_next_level
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse


def pause(state: EventState, reason: str, at_ms: int) -> Decision:
    """Stop the clock; hands in play are finished, no new one starts."""
    if state.phase != "running":
        return not_running(state)
    if state.clock.paused:
        return refuse("already-paused")
    return bad_reason(reason) or [e.EventPaused(reason, at_ms=at_ms)]


def resume(state: EventState, reason: str, at_ms: int) -> Decision:
    """Resume clock and dealing."""
    if state.phase != "running":
        return not_running(state)
    if not state.clock.paused:
        return refuse("not-paused")
    return bad_reason(reason) or [e.EventResumed(reason, at_ms=at_ms)]


def next_level(state: EventState, reason: str, at_ms: int) -> Decision:
    """End the level (or the break) now; the next level counts from the next hand on."""
    if state.phase != "running":
        return not_running(state)
    if state.clock.stopped:
        return refuse("day-ending")
    if state.clock.is_last:
        return refuse("last-level", level=state.clock.level)
    decided = decide_next_level(state, "director", at_ms, reason)
    return bad_reason(reason) or seated_after(state, decided, at_ms)


def order_clock(state: EventState, clock_order: ClockOrder, reason: str, at_ms: int) -> Decision:
    """Set or move the clock, go back a level, begin, end or plan a break.

    A level counts from the next hand on in each of these ways too, and a break lets the hands in
    play finish.
    """
    if state.phase != "running":
        return not_running(state)
    if state.clock.stopped:
        return refuse("day-ending")
    decided = bad_reason(reason) or decide_clock_order(state, clock_order, reason, at_ms)
    if isinstance(decided, Refusal):
        return decided
    return seated_after(state, decided, at_ms)


def hand_for_hand(state: EventState, reason: str, at_ms: int) -> Decision:
    """Announce hand-for-hand play.

    The hands in play are finished, and from then on all tables play one hand at a time until all
    who are left are paid (tda2019-RP-8A).
    """
    refused = announcement_refused(state) or bad_reason(reason)
    return refused or decide_hand_for_hand(state, reason, at_ms)


def end_hand_for_hand(state: EventState, reason: str, at_ms: int) -> Decision:
    """Let all tables play at their own pace again.

    A player who has gone out in this round keeps the place, and the round takes its time off the
    clock like each before it (tda2019-RP-8C).
    """
    if state.phase != "running":
        return not_running(state)
    if state.hand_for_hand is None:
        return refuse("hand-for-hand-off")
    return bad_reason(reason) or _decide_end_of_rounds(state, reason, at_ms)


def _decide_end_of_rounds(
    state: EventState, reason: str, at_ms: int
) -> Iterator[e.TournamentEvent]:
    if shares_places(state):
        yield from decide_shared_busts(state, at_ms)
    if state.phase == "running":
        if takes_time(state):
            yield from decide_time_off(state, at_ms)
        cite = (state.rules.cite("floor.decides"),)
        yield e.HandForHandEnded("director", reason, at_ms=at_ms, citations=cite)
        yield from decide_after(state, sorted(state.tables), at_ms)


def seated_after(
    state: EventState, decided: Iterable[e.TournamentEvent], at_ms: int
) -> Iterator[e.TournamentEvent]:
    """Yield the decision, then the seating where the tables left may be the last."""
    for event in decided:
        yield event
        if isinstance(event, e.EntriesClosed):
            yield from decide_seating(state, at_ms)
