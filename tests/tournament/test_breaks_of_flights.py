"""A break that the director plans in one flight is of that flight alone."""

import pytest
from event_play import MINUTE, Play, of_kind, snapshot

from ruleone.tournament import Break, Level, Structure, Tournament
from ruleone.tournament.events import BreakStarted
from ruleone.tournament.levels import PlanBreak
from ruleone.tournament.terms.config import DayEnd, Days

ANNOUNCED = (Break(2, 5 * MINUTE), Break(4, 5 * MINUTE))
STRUCTURE = Structure(
    tuple(Level(50 * times, 100 * times) for times in range(1, 7)), 10 * MINUTE, None, ANNOUNCED
)
SEED, SECRET = bytes(range(32)), bytes(range(32, 64))


def play_of(flights: int) -> Play:
    days = Days((DayEnd(level=3),), flights=flights, last_hands=(0, 0))
    return Play(4, structure=STRUCTURE, days=days, seats=20)


def plan(play: Play, after_level: int, minutes: int) -> None:
    order = PlanBreak(after_level, minutes * MINUTE)
    play.do(play.tournament.order_clock(order, "dinner", play.now))


def night(play: Play) -> None:
    """The level ends with which the day does, and all bags are signed."""
    while play.state.phase == "running":
        play.now += 5 * MINUTE
        play.do(play.tournament.wake(play.now))
    play.do(play.tournament.sign_bags((), play.now))


def next_flight(play: Play) -> None:
    for player in ("q1", "q2"):
        play.do(play.tournament.register(player, None, play.now))
    play.do(play.tournament.start_flight(SEED, play.now, SECRET))


@pytest.mark.rows(("after_level", "minutes"), [(1, 60), (2, 60), (2, 0), (4, 60)])
def test_the_next_flight_has_the_breaks_of_the_event(after_level: int, minutes: int) -> None:
    play = play_of(2)
    plan(play, after_level, minutes)
    assert play.state.clock.structure.breaks != ANNOUNCED
    night(play)
    had = len(of_kind(play.events, BreakStarted))
    next_flight(play)
    assert play.state.clock.structure.breaks == ANNOUNCED
    night(play)
    flight_b = of_kind(play.events, BreakStarted)[had:]
    assert [(one.after_level, one.length_ms) for one in flight_b] == [(2, 5 * MINUTE)]
    again = Tournament.replay(play.events)
    assert again.state.clock.structure == play.state.clock.structure
    assert snapshot(again) == snapshot(play.tournament)


def test_the_day_that_follows_several_flights_has_the_breaks_of_the_event() -> None:
    play = play_of(2)
    night(play)
    next_flight(play)
    plan(play, 4, 60)
    night(play)
    play.do(play.tournament.draw_day(SEED[::-1], play.now, SECRET))
    assert play.state.clock.structure.breaks == ANNOUNCED


def test_what_was_planned_in_an_only_day_one_stays_for_day_two() -> None:
    play = play_of(1)
    plan(play, 4, 60)
    night(play)
    play.do(play.tournament.draw_day(SEED, play.now, SECRET))
    assert play.state.clock.structure.break_after(4) == Break(4, 60 * MINUTE)
