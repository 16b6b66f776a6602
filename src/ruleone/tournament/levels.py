"""Levels and breaks by time or by hands, the director's changes of the clock, dealer changes.

A change of the clock takes effect at once on the clock and never on a hand that has begun. A level
counts from the next hand on (house-21.2, tda2011-20.1), and a break lets the hands in play finish.
Where time is taken away at least a second is left, so that a level still ends with the clock at
zero (house-21.1). `next_level` ends it now. Each can be undone by the contrary order, under the
first rule of the book like everything that a director does.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from ruleone.floor import Ruling
from ruleone.floor.procedure import DealerPush, dealer_push
from ruleone.limits import CLOCK_SET_MAX_S
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.chips.color_up import decide_planned
from ruleone.tournament.day_end import ends_day, last_hands_of_level
from ruleone.tournament.entries import decide_close
from ruleone.tournament.events import (
    BreakEnded,
    BreakPlanned,
    BreakStarted,
    ClockSet,
    LevelStarted,
    TournamentEvent,
)
from ruleone.tournament.state.clock import ClockReading
from ruleone.tournament.state.event_state import EventState

Why = Literal["time", "hands", "hand-for-hand", "director"]


def decide_time(state: EventState, now_ms: int) -> Iterator[TournamentEvent]:
    """Apply the clock at `now_ms`: the end of the level or of the break.

    A level is never announced before its clock is at zero (house-21.1), and counts from the next
    hand on (house-21.2).
    """
    left, clock = state.clock.left_ms(now_ms), state.clock
    if left is not None and left <= 0 and not (clock.paused or clock.stopped or clock.over):
        yield from decide_next_level(state, "time", now_ms)


def due_by_clock(state: EventState, now_ms: int) -> tuple[TournamentEvent, ...]:
    """Return the clock's events before a hand that starts now.

    There are none where the edition goes by the announcement (`levels.trigger`). The room's clock
    sounds as it reaches zero.
    """
    by_clock_alone = state.rules.choice("levels.trigger") != "clock-zero-and-announced"
    return tuple(decide_time(state, now_ms)) if by_clock_alone else ()


def decide_hands(state: EventState, table: int, at_ms: int) -> Iterator[TournamentEvent]:
    """End a level by hands when a table has finished its hands in it."""
    hands = state.config.structure.level_hands
    clock = state.clock
    if hands is None or clock.over or clock.is_last or clock.on_break or table not in state.tables:
        return
    if clock.stopped:
        return
    if state.tables[table].hands_in_level >= hands:
        yield from decide_next_level(state, "hands", at_ms)


def decide_next_level(
    state: EventState, why: Why, now_ms: int, reason: str = ""
) -> Iterator[TournamentEvent]:
    """End the present level or break and begin the break or level that follows.

    A break within a level ends, and the level continues. Chips are colored up behind the level, as
    the break begins. Where some may be bought in the break that cannot be paid without them, they
    are colored up as it ends. With the last level of a day the day ends. Its last hands are still
    dealt in it, and chips are colored up behind them.
    """
    clock = state.clock
    begins_ms = clock.begins_ms(now_ms)
    ended = BreakEnded(reason, *clock.break_stands(now_ms), at_ms=begins_ms)
    if clock.within_level:
        yield ended
        return
    if clock.on_break:
        yield ended
    elif ends_day(state):
        yield last_hands_of_level(state, begins_ms)
        return
    elif (pause := clock.structure.break_after(clock.level)) is not None:
        yield BreakStarted(pause.after_level, pause.length_ms, reason=reason, at_ms=begins_ms)
        yield from decide_planned(state, begins_ms, clock.level)
        return
    yield from decide_planned(state, begins_ms, clock.level + 1)
    trigger = "hand_for_hand.levels" if why == "hand-for-hand" else "levels.trigger"
    if clock.level >= state.config.entries_until:
        yield from decide_close(state, begins_ms)
    names = (trigger, "levels.next-hand")
    cite = tuple(state.rules.cite(name) for name in names)
    told = clock.level + 1, why, reason, None, clock.level
    yield LevelStarted(*told, at_ms=begins_ms, citations=cite)


SECOND_MS = 1_000
MINUTE_MS = 60_000
CLOCK_SET_MAX_MS = CLOCK_SET_MAX_S * SECOND_MS

Decided = Iterator[TournamentEvent] | Refusal


class SetClock(msgspec.Struct, frozen=True):
    """Set the time left of the present level or break: a second to a day."""

    left_ms: int


class MoveClock(msgspec.Struct, frozen=True):
    """Add time to the present level or break, or take it with a minus."""

    by_ms: int


class PreviousLevel(msgspec.Struct, frozen=True):
    """Go back to the level before, in the break after a level to that level.

    It has the time that was left when it was ended early, else its whole length. Closed entries
    stay closed.
    """


class StartBreak(msgspec.Struct, frozen=True):
    """Start a break now, a minute to a day; the level continues after it with its time left."""

    length_ms: int


class EndBreak(msgspec.Struct, frozen=True):
    """End the break now: the next level begins, or the level that it interrupted continues."""


class PlanBreak(msgspec.Struct, frozen=True):
    """Plan a break after a level that is still to end, replacing a planned one.

    With a length of 0 there is none.
    """

    after_level: int
    length_ms: int


ClockOrder = SetClock | MoveClock | PreviousLevel | StartBreak | EndBreak | PlanBreak


def decide_clock_order(state: EventState, order: ClockOrder, reason: str, at_ms: int) -> Decided:
    """Apply the order to the clock, or refuse it."""
    left_ms = state.clock.left_ms(at_ms)
    match order:
        case SetClock():
            return _set(state, order.left_ms, reason, at_ms)
        case MoveClock():
            return _set(state, (left_ms or 0) + order.by_ms, reason, at_ms)
        case PreviousLevel():
            return _back(state, reason, at_ms)
        case StartBreak():
            return _start_break(state, order.length_ms, reason, at_ms)
        case EndBreak() if state.clock.on_break:
            return decide_next_level(state, "director", at_ms, reason)
        case EndBreak():
            return Refusal("not-on-break", "illegal")
        case PlanBreak():
            return _plan_break(state, order, reason, at_ms)


def _set(state: EventState, left_ms: int, reason: str, at_ms: int) -> Decided:
    was_ms = state.clock.left_ms(at_ms)
    if was_ms is None:
        return Refusal("level-without-end", "illegal", {"level": state.clock.level})
    if not SECOND_MS <= left_ms <= CLOCK_SET_MAX_MS:
        came = left_ms // SECOND_MS
        told = {"least": 1, "most": CLOCK_SET_MAX_S, "came": came}
        return Refusal("clock-out-of-bounds", "illegal", {**told})
    cite = (state.rules.cite("floor.decides"), state.rules.cite("levels.trigger"))
    return iter((ClockSet(left_ms, max(0, was_ms), reason, at_ms=at_ms, citations=cite),))


def _back(state: EventState, reason: str, at_ms: int) -> Decided:
    clock = state.clock
    after_level = clock.on_break and not clock.within_level
    level = clock.level if after_level else clock.level - 1
    if level < 1:
        return Refusal("first-level", "illegal")
    if (refused := chips_are_gone(state, level)) is not None:
        return refused
    names = ("floor.decides", "levels.next-hand")
    cite = tuple(state.rules.cite(name) for name in names)
    left_ms = clock.cut_ms.get(level)
    told: tuple[int, Literal["director"], str, int | None, int]
    told = level, "director", reason, left_ms, clock.level
    back = LevelStarted(*told, at_ms=at_ms, citations=cite)
    ended = BreakEnded(reason, *clock.break_stands(at_ms), at_ms=at_ms)
    return iter((ended, back) if clock.on_break else (back,))


def chips_are_gone(state: EventState, level: int) -> Refusal | None:
    """Return the refusal of a level that needs chips which have left play, or are leaving it.

    They are needed for play, or for purchases in it.
    """
    chip = state.chip
    if chip == state.config.smallest_chip(state.rules):
        return None
    needed = state.clock.structure.needs_smaller(chip, level, state.rules)
    sold = state.config.chips_sold_from(level) if state.late_open else ()
    if needed is None and any(chips % chip for chips in sold):
        needed = level
    if needed is None:
        return None
    told = {"level": needed, "chip": chip}
    cite = state.rules.cite("chips.color-up")
    return Refusal("level-needs-smaller-chips", "illegal", {**told}, cite)


def _start_break(state: EventState, length_ms: int, reason: str, at_ms: int) -> Decided:
    clock = state.clock
    if clock.on_break:
        return Refusal("event-on-break-already", "illegal")
    refused = _length_refused(length_ms, least_ms=MINUTE_MS)
    return refused or iter((BreakStarted(clock.level, length_ms, True, reason, at_ms=at_ms),))


def _plan_break(state: EventState, order: PlanBreak, reason: str, at_ms: int) -> Decided:
    clock = state.clock
    first = clock.level + (clock.on_break and not clock.within_level)
    last = len(clock.structure.levels) - 1
    if not first <= order.after_level <= last:
        told = {"least": first, "most": last, "came": order.after_level}
        return Refusal("break-too-late" if first > last else "break-nowhere", "illegal", {**told})
    refused = _length_refused(order.length_ms, least_ms=0)
    if refused is not None:
        return refused
    if not order.length_ms and clock.structure.break_after(order.after_level) is None:
        return Refusal("no-such-break", "illegal", {"level": order.after_level})
    cite = (state.rules.cite("floor.decides"),)
    before = clock.structure.break_after(order.after_level)
    planned = BreakPlanned(
        order.after_level,
        order.length_ms,
        reason,
        0 if before is None else before.length_ms,
        at_ms=at_ms,
        citations=cite,
    )
    return iter((planned,))


def _length_refused(length_ms: int, *, least_ms: int) -> Refusal | None:
    if least_ms <= length_ms <= CLOCK_SET_MAX_MS:
        return None
    told = {"most": CLOCK_SET_MAX_MS // MINUTE_MS, "came": length_ms // MINUTE_MS}
    return Refusal("break-length", "illegal", {**told})


def push_now(book: Edition, clock: ClockReading) -> Ruling:
    """Rule whether the dealers may change now, as the event's clock stands.

    A break comes at the end of a level; while nobody plays, and where no end is scheduled, nothing
    holds them.
    """
    return dealer_push(book, DealerPush(left_ms=_left_ms(clock)))


def pushes_held_in_ms(book: Edition, clock: ClockReading) -> int | None:
    """Return the time until the dealers are held (0: now), if the clock runs on.

    It is None where nothing will hold them.
    """
    left_ms = _left_ms(clock)
    if left_ms is None:
        return None
    held_ms = 1_000 * book.number("dealer_push.hold_seconds")
    moves = clock.state == "running" and not clock.by_rounds
    return max(0, left_ms - held_ms) if moves or left_ms <= held_ms else None


def _left_ms(clock: ClockReading) -> int | None:
    playing = clock.state in ("running", "paused") and not clock.on_break
    return clock.left_ms if playing else None
