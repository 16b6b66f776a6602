"""Levels and the clock, as pages show them."""

from ruleone.room.clock_views import ClockView, LevelView
from ruleone.room.event_host import EventHost
from ruleone.rulebook import Edition
from ruleone.tournament.state.clock import ClockReading
from ruleone.tournament.terms.structure import Structure


def level_views(host: EventHost) -> tuple[LevelView, ...]:
    """All levels of the event."""
    state = host.tournament.state
    return levels_of(state.config.structure, state.rules)


def levels_of(structure: Structure, rules: Edition) -> tuple[LevelView, ...]:
    """All levels of a structure under an edition."""
    last = len(structure.levels)
    return tuple(
        LevelView(
            number=number,
            small_blind=level.small_blind,
            big_blind=level.big_blind,
            ante=level.ante_in(rules),
            ante_format=rules.choice("ante.format"),
            minutes=_minutes(structure.length_ms(number)) if number < last else None,
            hands=structure.level_hands if number < last else None,
            small_bet=level.limit_bet,
            stud_ante=level.stud_ante or level.ante_each,
            bring_in=level.bring_in,
            big_bet_blinds=level.big_bet_blinds,
            point=level.point,
        )
        for number, level in enumerate(structure.levels, start=1)
    )


def _minutes(length_ms: int | None) -> float | None:
    return None if length_ms is None else length_ms / 60_000


def clock_view(host: EventHost, now_ms: int) -> ClockView:
    """The clock as it stands: it runs towards a moment; paused, it has so much left, and before the
    start all of the first level; when the event is over it tells the level that it ended in, and
    nothing to come."""
    reading = host.tournament.clock(host.time(now_ms))
    levels = level_views(host)
    present = levels[reading.level - 1] if reading.level else None
    if reading.state == "over":
        return ClockView("over", present, None)
    if reading.state == "waiting":
        minutes, hands = levels[0].minutes, levels[0].hands
        length_ms = None if minutes is None else round(minutes * 60_000)
        return ClockView("waiting", None, levels[0], None, length_ms, length_ms, hands)
    coming = levels[reading.level] if reading.level < len(levels) else None
    runs = reading.state == "break" or (
        reading.state == "running" and not reading.by_rounds and not reading.stands
    )
    moves = runs and reading.left_ms is not None
    ends_ms = now_ms + reading.left_ms if moves and reading.left_ms is not None else None
    return ClockView(
        state=reading.state,
        level=present,
        next=coming,
        ends_ms=None if reading.on_break else ends_ms,
        left_ms=None if moves else reading.left_ms,
        length_ms=reading.length_ms,
        hands_left=reading.hands_left,
        break_ends_ms=ends_ms if reading.on_break else None,
        next_break_ms=_next_break_ms(reading, now_ms),
        next_break_after_level=reading.next_break_after,
        by_rounds=reading.by_rounds,
        on_break=reading.on_break,
        within_level=reading.within_level,
        stopped=reading.stopped,
    )


def _next_break_ms(reading: ClockReading, now_ms: int) -> int | None:
    if reading.next_break_left_ms is None or reading.state != "running" or reading.by_rounds:
        return None
    return now_ms + reading.next_break_left_ms
