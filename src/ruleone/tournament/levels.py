"""Levels and breaks as time passes, or as hands are played."""

from collections.abc import Iterator
from typing import Literal

from ruleone.tournament.chips.color_up import decide_planned
from ruleone.tournament.day_end import ends_day, last_hands_of_level
from ruleone.tournament.entries import decide_close
from ruleone.tournament.events import BreakEnded, BreakStarted, LevelStarted, TournamentEvent
from ruleone.tournament.state.event_state import EventState

Why = Literal["time", "hands", "hand-for-hand", "director"]


def decide_time(state: EventState, now_ms: int) -> Iterator[TournamentEvent]:
    """What the clock brings now that it is `now_ms`: the end of the level or of the break.

    A level is never announced before its clock is at zero (house-21.1), and counts from the next
    hand on (house-21.2).
    """
    left, clock = state.clock.left_ms(now_ms), state.clock
    if left is not None and left <= 0 and not (clock.paused or clock.stopped or clock.over):
        yield from decide_next_level(state, "time", now_ms)


def due_by_clock(state: EventState, now_ms: int) -> tuple[TournamentEvent, ...]:
    """What the clock alone brings before a hand that starts now: nothing where the edition goes by
    the announcement (`levels.trigger`)."""
    by_clock_alone = state.rules.choice("levels.trigger") == "clock-zero"
    return tuple(decide_time(state, now_ms)) if by_clock_alone else ()


def decide_hands(state: EventState, table: int, at_ms: int) -> Iterator[TournamentEvent]:
    """Levels by hands: the level ends when a table has finished its hands in it."""
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
    """End the present level or break: the break or the level that follows begins. A break within a
    level ends, and the level goes on. Chips that leave play do so behind the level, as the break
    begins, or where some may be bought in it that cannot be paid without them, as it ends. With the
    last level of a day the day ends; its last hands are still dealt in it, and chips leave play
    behind them."""
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
