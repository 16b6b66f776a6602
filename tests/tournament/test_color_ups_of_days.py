"""Chips that leave play with the end of a day: behind its last hands, before its bags."""

import pytest
from event_play import MINUTE, Play, of_kind, snapshot

from ruleone.tournament import Level, Structure, Tournament
from ruleone.tournament.events import BreakStarted, ChipsRaced, ColorUpBegan, HandDealt
from ruleone.tournament.events.days import DayDrawn, DayEnded, LastHandsAnnounced
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import DayEnd, Days
from ruleone.tournament.terms.structure import Break, ColorUp

LEVELS = (Level(25, 50), Level(75, 150), Level(100, 200), Level(200, 400), Level(500, 1_000))
PLANNED = Structure(LEVELS, 10 * MINUTE, color_ups=(ColorUp(2, 25, 100), ColorUp(4, 100, 500)))
SEED, SECRET = bytes(range(32)), bytes(range(32, 64))


def two_days(entries: int = 4, structure: Structure = PLANNED, flights: int = 1) -> Play:
    """Day one ends with level 2, behind which chips of 25 are colored up, and two hands more."""
    days = Days((DayEnd(level=2),), flights=flights, last_hands=(2, 2))
    return Play(entries, structure=structure, days=days, seats=20)


def until_last_hands(play: Play) -> None:
    while play.state.calendar.last_hands is None:
        play.now += 10 * MINUTE
        play.do(play.tournament.wake(play.now))


def lose(play: Play, loser: int, winner: int, chips: int) -> None:
    """A hand of table 1 in which so many chips go from seat to seat."""
    order = play.deal(1)
    lost = {loser: order.stacks[loser] - chips, winner: order.stacks[winner] + chips}
    play.do(play.tournament.record(order.number, order.stacks | lost, play.now))


def next_day(play: Play) -> None:
    play.do(play.tournament.sign_bags((), play.now))
    play.do(play.tournament.draw_day(SEED, play.now, SECRET))
    play.do(play.tournament.start_day(play.now))


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
@pytest.mark.rows("rules", ["modern", "house", "tda2011"])
def test_the_last_hands_of_a_day_have_the_chips_that_their_level_needs(rules: str) -> None:
    days = Days((DayEnd(level=2),), last_hands=(2, 2))
    play = Play(4, rules=rules, structure=PLANNED, days=days)
    until_last_hands(play)
    assert not of_kind(play.events, ColorUpBegan)
    lose(play, 1, 2, 75)
    lose(play, 3, 4, 75)
    last = [dealt.order for dealt in of_kind(play.events, HandDealt)]
    assert [(order.level, order.blinds, order.chip) for order in last] == [(2, (75, 150), 25)] * 2
    kinds = (LastHandsAnnounced, HandDealt, ColorUpBegan, ChipsRaced, DayEnded)
    assert [type(event) for event in play.events if isinstance(event, kinds)] == [
        LastHandsAnnounced, HandDealt, HandDealt, ColorUpBegan, ChipsRaced, DayEnded,
    ]  # fmt: skip
    (began,), (ended,) = of_kind(play.events, ColorUpBegan), of_kind(play.events, DayEnded)
    assert (began.removed, began.into, began.why) == (25, 100, "planned")
    assert not any(chips % 100 for chips in ended.bags.values())
    assert sum(ended.bags.values()) == 40_000
    next_day(play)
    assert (play.state.clock.level, play.state.chip) == (3, 100)
    assert sum(chip_lines(play.state).values()) == play.state.chips_in_play
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_a_day_that_ends_with_the_hands_in_play_has_its_colour_up_when_they_are_over() -> None:
    days = Days((DayEnd(level=2),), last_hands=(0, 0))
    play = Play(4, structure=PLANNED, days=days)
    order = play.deal(1)
    until_last_hands(play)
    assert not of_kind(play.events, ColorUpBegan)
    play.end(order)
    assert (play.state.phase, play.state.chip) == ("night", 100)


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
def test_two_flights_that_end_with_the_level_bring_no_small_chips_to_the_next_day() -> None:
    play = two_days(flights=2)
    for flight in (1, 2):
        if flight == 2:
            play.do(play.tournament.sign_bags((), play.now))
            for player in ("q1", "q2", "q3"):
                play.do(play.tournament.register(player, None, play.now))
            play.do(play.tournament.start_flight(SEED, play.now, SECRET))
            assert play.state.chip == 25
        until_last_hands(play)
        lose(play, 1, 2, 25)
        assert play.deal(1).chip == 25
        play.end(next(iter(play.state.hands.values())))
        assert play.state.phase == "night"
        assert len(of_kind(play.events, ColorUpBegan)) == flight
    next_day(play)
    assert (play.state.clock.level, play.state.chip) == (3, 100)
    assert not any(chips % 100 for chips in play.state.stacks.told().values())


@pytest.mark.rule("house-22A.1", "tda2011-21.1")
def test_where_a_flight_stopped_before_the_level_was_over_the_chips_stay_until_it_is() -> None:
    """The next day begins where the earlier flight stopped, with its smallest chip."""
    play = two_days(flights=2)
    play.do(play.tournament.end_day(0, "late", play.now))
    assert play.state.chip == 25
    play.do(play.tournament.sign_bags((), play.now))
    for player in ("q1", "q2"):
        play.do(play.tournament.register(player, None, play.now))
    play.do(play.tournament.start_flight(SEED, play.now, SECRET))
    until_last_hands(play)
    lose(play, 1, 2, 25)
    lose(play, 1, 2, 25)
    assert play.state.chip == 100
    next_day(play)
    (drawn,) = of_kind(play.events, DayDrawn)
    assert (drawn.stopped.level, play.state.chip) == (1, 25)
    for level in (2, 3):
        play.now += 10 * MINUTE
        play.do(play.tournament.wake(play.now))
        assert (play.state.clock.level, play.state.chip) == (level, 25 if level == 2 else 100)


@pytest.mark.rule("house-23B.1", "tda2011-22.3")
def test_the_last_hands_of_a_day_need_the_chips_of_their_level() -> None:
    """Also where the day is stopped in the break behind it."""
    structure = Structure(LEVELS, 10 * MINUTE, None, (Break(2, 5 * MINUTE),))
    play = Play(4, structure=structure, days=Days((DayEnd(level=4),)))
    while not of_kind(play.events, BreakStarted):
        play.now += 10 * MINUTE
        play.do(play.tournament.wake(play.now))
    assert play.tournament.chips_to_color_up() == (100,)
    play.do(play.tournament.end_day(1, "late", play.now))
    assert play.tournament.chips_to_color_up() == ()
    assert play.deal(1).level == 2


def test_stopped_in_the_break_behind_the_level_chips_that_have_left_leave_no_second_time() -> None:
    structure = Structure(LEVELS, 10 * MINUTE, None, (Break(2, 5 * MINUTE),), (), PLANNED.color_ups)
    play = Play(4, structure=structure, days=Days((DayEnd(level=4),)))
    while not of_kind(play.events, BreakStarted):
        play.now += 10 * MINUTE
        play.do(play.tournament.wake(play.now))
    play.do(play.tournament.end_day(0, "late", play.now))
    (began,) = of_kind(play.events, ColorUpBegan)
    assert (began.into, play.state.phase) == (100, "night")


def test_a_day_that_stops_when_the_level_is_just_over_keeps_its_colour_up() -> None:
    """Nobody has told the end of the level yet: play resumes in the next one all the same."""
    play = Play(4, structure=PLANNED, days=Days((DayEnd(level=4),)))
    play.now = 10 * MINUTE
    play.do(play.tournament.wake(play.now))
    play.now = 20 * MINUTE
    play.do(play.tournament.end_day(0, "late", play.now))
    assert play.state.chip == 100
    next_day(play)
    assert (play.state.clock.level, play.state.chip) == (3, 100)
