"""The clock in the director's hand: each order, what it changes, and what takes it back."""

from collections.abc import Callable

import pytest
from event_play import MINUTE, SECOND, Play, of_kind, snapshot

from ruleone.limits import CLOCK_SET_MAX_S
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Break, Level, Structure, Tournament
from ruleone.tournament.events import BreakEnded, BreakPlanned, BreakStarted, ClockSet, LevelStarted
from ruleone.tournament.levels import (
    ClockOrder,
    EndBreak,
    MoveClock,
    PlanBreak,
    PreviousLevel,
    SetClock,
    StartBreak,
    push_now,
    pushes_held_in_ms,
)

FOUR = (Level(25, 50), Level(50, 100), Level(75, 150), Level(100, 200))
TIMED = Structure(FOUR, level_ms=20 * MINUTE)
WITH_BREAK = Structure(FOUR, 20 * MINUTE, breaks=(Break(1, 5 * MINUTE),))
BY_HANDS = Structure(FOUR, level_hands=3)


def order(play: Play, clock_order: ClockOrder, at: float | None = None) -> tuple[object, ...]:
    """The director orders it, at this minute."""
    play.now = play.now if at is None else int(at * MINUTE)
    return play.do(play.tournament.order_clock(clock_order, "as agreed", play.now))


def refused(play: Play, clock_order: ClockOrder) -> tuple[str, dict[str, object]]:
    """The order is refused, and nothing has changed."""
    before = snapshot(play.tournament)
    outcome = play.tournament.order_clock(clock_order, "as agreed", play.now)
    assert isinstance(outcome, Refusal)
    assert snapshot(play.tournament) == before
    return outcome.code, dict(outcome.parameters)


def left(play: Play) -> int | None:
    return play.tournament.clock(play.now).left_ms


@pytest.mark.rule("house-1", "house-21.1", "tda2024-23.1", "tda2024-1")
def test_the_time_left_is_set_and_moved_and_the_contrary_takes_it_back() -> None:
    play = Play(9, structure=TIMED)
    (event,) = order(play, SetClock(12 * MINUTE), 5)
    assert isinstance(event, ClockSet)
    assert (event.left_ms, event.was_ms) == (12 * MINUTE, 15 * MINUTE)
    assert event.citations[0].rule == "tda2024-1"
    assert left(play) == 12 * MINUTE
    order(play, MoveClock(-3 * MINUTE), 6)
    assert left(play) == 8 * MINUTE
    order(play, MoveClock(3 * MINUTE))
    assert left(play) == 11 * MINUTE
    assert play.tournament.due_ms(play.now) == 17 * MINUTE


def test_a_level_may_be_made_longer_than_it_was_announced() -> None:
    play = Play(9, structure=TIMED)
    order(play, MoveClock(10 * MINUTE), 5)
    reading = play.tournament.clock(play.now)
    assert (reading.left_ms, reading.length_ms) == (25 * MINUTE, 25 * MINUTE)
    play.now = 30 * MINUTE - 1
    assert play.tournament.wake(play.now) == ()
    play.now += 1
    (began,) = of_kind(play.do(play.tournament.wake(play.now)), LevelStarted)
    assert (began.level, left(play)) == (2, 20 * MINUTE)


@pytest.mark.rule("house-21.1", "house-21.2", "tda2011-20.1")
@pytest.mark.rows("trigger", ["clock-zero-and-announced", "clock-zero"])
def test_a_clock_set_back_to_a_second_still_ends_at_zero_and_for_the_next_hand(
    trigger: str,
) -> None:
    """By the clock alone the next hand has the new level at once; else from the announcement."""
    play = Play(9, structure=TIMED, options={"levels.trigger": trigger})
    in_play = play.deal(1)
    assert refused(play, MoveClock(-20 * MINUTE))[0] == "clock-out-of-bounds"
    order(play, SetClock(SECOND), 3)
    assert play.tournament.wake(play.now) == ()
    assert play.state.clock.level == 1
    play.now += SECOND
    play.end(in_play)
    assert in_play.blinds == (25, 50)
    unannounced = play.deal(1)
    assert unannounced.blinds == ((50, 100) if trigger == "clock-zero" else (25, 50))
    play.end(unannounced)
    play.do(play.tournament.wake(play.now))
    assert play.deal(1).blinds == (50, 100)


@pytest.mark.rule("house-21.2", "tda2011-20.1", "tda2024-23.2")
def test_a_level_back_counts_from_the_next_hand_on() -> None:
    play = Play(9, structure=TIMED)
    play.do(play.tournament.wake(20 * MINUTE))
    play.now = 21 * MINUTE
    in_play = play.deal(1)
    assert in_play.blinds == (50, 100)
    (back,) = of_kind(order(play, PreviousLevel(), 22), LevelStarted)
    assert (back.level, back.why, back.left_ms) == (1, "director", None)
    assert {"tda2024-1", "tda2024-23.2"} <= {citation.rule for citation in back.citations}
    assert left(play) == 20 * MINUTE
    play.end(in_play)
    assert play.state.tables[1].hands_in_level == 0
    assert play.deal(1).blinds == (25, 50)


def test_a_level_that_was_ended_by_mistake_comes_back_with_what_it_had_left() -> None:
    play = Play(9, structure=TIMED)
    play.now = 7 * MINUTE
    play.do(play.tournament.next_level("a slip", play.now))
    (back,) = of_kind(order(play, PreviousLevel(), 8), LevelStarted)
    assert back.left_ms == 13 * MINUTE
    assert left(play) == 13 * MINUTE
    play.now += 13 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert play.state.clock.level == 2
    order(play, PreviousLevel())
    assert left(play) == 20 * MINUTE, "it ran to its end this time"


def test_the_first_level_has_none_before_it() -> None:
    play = Play(9, structure=TIMED)
    assert refused(play, PreviousLevel()) == ("first-level", {})


@pytest.mark.rule("house-22A.1")
def test_no_level_comes_back_whose_chips_have_left_play() -> None:
    levels = (Level(25, 50), Level(100, 200), Level(200, 400))
    play = Play(9, structure=Structure(levels, level_ms=20 * MINUTE))
    for _ in levels[1:]:
        play.do(play.tournament.next_level("late", play.now))
    play.do(play.tournament.color_up(100, "not needed", play.now))
    order(play, PreviousLevel())
    assert refused(play, PreviousLevel()) == (
        "level-needs-smaller-chips",
        {"level": 1, "chip": 100},
    )


def test_from_the_break_after_a_level_one_goes_back_to_that_level() -> None:
    play = Play(9, structure=WITH_BREAK)
    play.now = 4 * MINUTE
    play.do(play.tournament.next_level("a slip", play.now))
    assert play.state.clock.on_break
    ended, back = order(play, PreviousLevel(), 5)
    assert isinstance(ended, BreakEnded)
    assert isinstance(back, LevelStarted)
    assert (back.level, left(play)) == (1, 16 * MINUTE)
    play.now += 16 * MINUTE
    (began,) = play.do(play.tournament.wake(play.now))
    assert isinstance(began, BreakStarted), "the break comes again with the end of its level"


def test_a_level_that_was_cut_comes_back_with_what_it_had_left_from_behind_its_break_too() -> None:
    play = Play(9, structure=WITH_BREAK)
    play.now = 4 * MINUTE
    play.do(play.tournament.next_level("a slip", play.now))
    play.now += 5 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert play.state.clock.level == 2
    (back,) = of_kind(order(play, PreviousLevel(), 12), LevelStarted)
    assert (back.level, back.left_ms, left(play)) == (1, 16 * MINUTE, 16 * MINUTE)
    play.now += 16 * MINUTE
    for _ in range(2):
        play.do(play.tournament.wake(play.now))
        play.now += 5 * MINUTE
    assert play.state.clock.level == 2
    order(play, PreviousLevel())
    assert left(play) == 20 * MINUTE, "it ran to its end this time"


@pytest.mark.rule("house-21.2")
def test_a_break_that_is_begun_now_stands_in_the_level_which_goes_on_after_it() -> None:
    play = Play(9, structure=TIMED)
    in_play = play.deal(1)
    (began,) = order(play, StartBreak(10 * MINUTE), 6)
    assert isinstance(began, BreakStarted)
    assert (began.within_level, began.after_level) == (True, 1)
    play.end(in_play)
    held = play.tournament.next_hand(1, play.now)
    assert isinstance(held, Refusal)
    assert held.code == "event-on-break"
    reading = play.tournament.clock(play.now)
    assert (reading.state, reading.left_ms, reading.within_level) == ("break", 10 * MINUTE, True)
    assert refused(play, StartBreak(MINUTE))[0] == "event-on-break-already"
    play.now = 16 * MINUTE + 300
    (ended,) = play.do(play.tournament.wake(play.now))
    assert isinstance(ended, BreakEnded)
    assert left(play) == 14 * MINUTE - 300, "it counts from the moment at which the break was over"
    assert play.deal(1).blinds == (25, 50)


def test_a_break_is_ended_now_made_longer_or_paused() -> None:
    play = Play(9, structure=TIMED)
    order(play, StartBreak(10 * MINUTE), 6)
    order(play, MoveClock(5 * MINUTE), 7)
    assert left(play) == 14 * MINUTE
    play.do(play.tournament.pause("fire alarm", 8 * MINUTE))
    play.do(play.tournament.resume("all clear", 40 * MINUTE))
    play.now = 40 * MINUTE
    assert left(play) == 13 * MINUTE
    (ended,) = order(play, EndBreak(), 41)
    assert isinstance(ended, BreakEnded)
    assert ended.reason == "as agreed"
    assert left(play) == 14 * MINUTE
    assert refused(play, EndBreak()) == ("not-on-break", {})


def test_after_a_break_that_came_with_the_end_of_a_level_the_next_one_begins() -> None:
    play = Play(9, structure=WITH_BREAK)
    play.do(play.tournament.wake(20 * MINUTE))
    ended, level = order(play, EndBreak(), 22)
    assert isinstance(ended, BreakEnded)
    assert isinstance(level, LevelStarted)
    assert (level.level, left(play)) == (2, 20 * MINUTE)


def test_a_break_may_come_in_the_last_level_and_in_levels_by_hands() -> None:
    play = Play(9, structure=Structure(FOUR[:1], level_ms=20 * MINUTE))
    order(play, StartBreak(MINUTE), 5)
    assert left(play) == MINUTE
    order(play, EndBreak())
    assert left(play) is None
    by_hands = Play(9, structure=BY_HANDS)
    by_hands.end(by_hands.deal(1))
    order(by_hands, StartBreak(MINUTE), 5)
    order(by_hands, EndBreak())
    assert by_hands.tournament.clock(by_hands.now).hands_left == 2


@pytest.mark.feature("clock-orders")
def test_breaks_are_planned_changed_and_taken_out_again() -> None:
    play = Play(9, structure=WITH_BREAK)
    (planned,) = order(play, PlanBreak(2, 30 * MINUTE))
    assert isinstance(planned, BreakPlanned)
    order(play, PlanBreak(1, 0))
    assert play.state.clock.structure.breaks == (Break(2, 30 * MINUTE),)
    assert play.tournament.clock(play.now).next_break_left_ms == 40 * MINUTE
    order(play, PlanBreak(1, 5 * MINUTE))
    order(play, PlanBreak(2, 0))
    assert play.state.clock.structure == WITH_BREAK
    assert refused(play, PlanBreak(2, 0)) == ("no-such-break", {"level": 2})
    told = {"least": 1, "most": 3, "came": 4}
    assert refused(play, PlanBreak(4, MINUTE)) == ("break-nowhere", told)
    play.do(play.tournament.wake(20 * MINUTE))
    assert play.state.clock.on_break
    told = {"least": 2, "most": 3, "came": 1}
    assert refused(play, PlanBreak(1, MINUTE)) == ("break-nowhere", told)


def test_in_the_last_level_no_break_can_be_planned_any_more() -> None:
    play = Play(9, structure=Structure(FOUR[:1], level_ms=20 * MINUTE))
    assert refused(play, PlanBreak(1, MINUTE))[0] == "break-too-late"


@pytest.mark.rows("structure", [BY_HANDS, Structure(FOUR[:1], level_ms=MINUTE)])
def test_what_has_no_end_in_time_cannot_be_set(structure: Structure) -> None:
    play = Play(9, structure=structure)
    for clock_order in (SetClock(MINUTE), MoveClock(MINUTE)):
        assert refused(play, clock_order) == ("level-without-end", {"level": 1})


DAY = CLOCK_SET_MAX_S * SECOND


@pytest.mark.rows(
    ("clock_order", "code"),
    [
        (SetClock(0), "clock-out-of-bounds"),
        (SetClock(DAY + 1), "clock-out-of-bounds"),
        (MoveClock(-(2**53) + 1), "clock-out-of-bounds"),
        (StartBreak(0), "break-length"),
        (StartBreak(DAY + 1), "break-length"),
        (PlanBreak(1, -1), "break-length"),
    ],
)
def test_every_time_has_its_bounds(clock_order: ClockOrder, code: str) -> None:
    assert refused(Play(9, structure=TIMED), clock_order)[0] == code
    for most in (SetClock(DAY), StartBreak(DAY)):
        order(Play(9, structure=TIMED), most)


@pytest.mark.rows("came", [None, "back", SetClock(2**60), SetClock("1")])  # type: ignore[arg-type]
def test_what_is_no_order_is_refused(came: ClockOrder) -> None:
    play = Play(9, structure=TIMED)
    outcome = play.tournament.order_clock(came, "as agreed", 0)
    assert isinstance(outcome, Refusal)
    assert (outcome.code, outcome.parameters["at"]) == ("value-not-understood", "clock_order")


@pytest.mark.rows(
    "clock_order", [SetClock(MINUTE), PreviousLevel(), StartBreak(MINUTE), EndBreak()]
)
def test_each_has_a_reason_that_fits_and_an_event_that_is_played(clock_order: ClockOrder) -> None:
    play = Play(9, structure=WITH_BREAK)
    wordy = play.tournament.order_clock(clock_order, "x" * 999, 0)
    assert isinstance(wordy, Refusal)
    assert wordy.code == "reason-too-long"
    opened, _ = Tournament.create(play.config, play.rules)
    early = opened.order_clock(clock_order, "as agreed", 0)
    assert isinstance(early, Refusal)
    assert early.code == "event-not-started"


@pytest.mark.rule("tda2019-RP-8B", "tda2019-RP-8D")
def test_hand_for_hand_a_hand_takes_its_time_off_the_level_and_not_off_a_break() -> None:
    play = Play(20, structure=TIMED)
    orders = [play.deal(table) for table in (1, 2, 3)]
    play.do(play.tournament.hand_for_hand("near the money", play.now))
    order(play, StartBreak(10 * MINUTE), 5)
    before = play.state.clock.held_ms
    assert before is not None
    for one in orders:
        play.end(one)
    assert left(play) == 10 * MINUTE
    takes_ms = 1_000 * play.rules.number("hand_for_hand.seconds_per_hand")
    order(play, EndBreak(), 6)
    assert left(play) == 20 * MINUTE - before - takes_ms


SCRIPT: tuple[Callable[[Play], object], ...] = (
    lambda play: order(play, SetClock(12 * MINUTE), 5),
    lambda play: order(play, PlanBreak(2, 7 * MINUTE), 6),
    lambda play: order(play, StartBreak(10 * MINUTE), 7),
    lambda play: order(play, MoveClock(3 * MINUTE), 8),
    lambda play: order(play, EndBreak(), 9),
    lambda play: play.do(play.tournament.next_level("late", play.now)),
    lambda play: order(play, PreviousLevel(), 10),
    lambda play: order(play, MoveClock(-MINUTE), 11),
)


def test_the_clock_is_the_same_after_each_order_when_the_journal_is_played_again() -> None:
    """And at whatever moment the process died, the time until it was up again does not count."""
    play = Play(9, structure=TIMED)
    for step in SCRIPT:
        step(play)
        again = Tournament.replay(play.events)
        assert snapshot(again) == snapshot(play.tournament)
        assert again.clock(play.now) == play.tournament.clock(play.now)
        again.restart(play.now + 90 * MINUTE)
        assert again.clock(play.now + 90 * MINUTE) == play.tournament.clock(play.now)
        assert again.state.clock.structure == play.state.clock.structure


@pytest.mark.rule("house-RP-7", "tda2019-RP-7")
@pytest.mark.rows("seconds", [60, 180])
def test_dealers_are_held_before_the_end_of_a_level_however_the_clock_was_set(seconds: int) -> None:
    rules = edition("modern").with_options({"dealer_push.hold_seconds": seconds})
    play = Play(9, structure=TIMED)
    held_ms = seconds * SECOND
    assert pushes_held_in_ms(rules, play.tournament.clock(0)) == 20 * MINUTE - held_ms
    order(play, SetClock(held_ms + SECOND))
    for wait_ms, goes in (
        (0, "allowed"),
        (999, "allowed"),
        (SECOND, "refused"),
        (2_000, "refused"),
    ):
        reading = play.tournament.clock(play.now + wait_ms)
        ruled = push_now(rules, reading).ruled
        assert ruled is not None
        assert ruled.code == goes
        assert (pushes_held_in_ms(rules, reading) == 0) == (goes == "refused")
    play.do(play.tournament.pause("fire alarm", play.now))
    assert pushes_held_in_ms(rules, play.tournament.clock(play.now)) is None
    play.do(play.tournament.resume("all clear", play.now))
    order(play, StartBreak(MINUTE))
    assert pushes_held_in_ms(rules, play.tournament.clock(play.now)) is None
