"""Levels and breaks, by time and by hands."""

import msgspec
import pytest
from event_play import MINUTE, SECOND, Play, of_kind, snapshot

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Break, Level, Structure, Tournament, structure_flaws
from ruleone.tournament.events import (
    BreakEnded,
    BreakStarted,
    ClockRestarted,
    EntriesClosed,
    EventFinished,
    EventOpened,
    FinalTableFormed,
    HandDealt,
    LevelStarted,
)
from ruleone.tournament.events.days import DayEnded
from ruleone.tournament.terms.config import DayEnd, Days, SatelliteTerms

THREE = (Level(25, 50), Level(50, 100), Level(75, 150, 150, 25))
TIMED = Structure(THREE, level_ms=20 * MINUTE)


def blinds_at(play: Play, minutes: float) -> tuple[int, int, int]:
    """Blinds and ante of a hand that starts and ends then."""
    play.now = int(minutes * MINUTE)
    play.do(play.tournament.wake(play.now))
    order = play.deal(1)
    play.end(order)
    return (*order.blinds, order.ante)


@pytest.mark.rule("holdem-levels", "holdem-ante", "tda2019-RP-11.1")
@pytest.mark.rows(
    ("form", "ante"), [("per-player", 25), ("big-blind", 150), ("button", 150), ("none", 0)]
)
def test_levels_rise_with_time_and_bring_antes(form: str, ante: int) -> None:
    play = Play(9, structure=TIMED, options={"ante.format": form})
    found = [blinds_at(play, minutes) for minutes in (0, 20, 40, 300)]
    assert found == [(25, 50, 0), (50, 100, 0), (75, 150, ante), (75, 150, ante)]
    dealt = of_kind(play.events, HandDealt)[-1]
    assert dealt.order.ante_format == form


@pytest.mark.rule("tda2011-41", "house-18.1")
def test_a_hand_knows_how_many_are_left_in_the_event_and_its_smallest_chip() -> None:
    """The cap of fixed limit asks for the one, odd chips for the other."""
    play = Play(20, chip=25)
    play.bust(3, 2)
    order = play.deal(1)
    assert (order.players_in_event, len(order.seats), order.chip) == (19, 6, 25)


@pytest.mark.rule("house-21.1", "house-21.2", "tda2011-20.1", "tda2024-23.1", "tda2024-23.2")
def test_a_hand_that_began_before_zero_keeps_its_level() -> None:
    play = Play(9, structure=TIMED)
    play.now = 20 * MINUTE - 2 * SECOND
    assert play.tournament.wake(play.now) == ()
    order = play.deal(1)
    play.now = 20 * MINUTE
    (started,) = play.do(play.tournament.wake(play.now))
    assert isinstance(started, LevelStarted)
    assert (started.level, started.at_ms) == (2, play.now)
    assert "tda2024-23.2" in {citation.rule for citation in started.citations}
    assert order.blinds == (25, 50)
    play.end(order)
    assert play.deal(1).blinds == (50, 100)


@pytest.mark.rule("house-21.1", "tda2011-20.1")
@pytest.mark.rows(
    ("trigger", "blinds"),
    [
        ("clock-zero-and-announced", (25, 50)),
        ("clock-zero", (50, 100)),
        ("announced-or-signalled", (50, 100)),
    ],
)
def test_an_unannounced_level_counts_only_where_the_clock_alone_decides(
    trigger: str, blinds: tuple[int, int]
) -> None:
    play = Play(9, structure=TIMED, options={"levels.trigger": trigger})
    play.now = 20 * MINUTE + SECOND
    assert play.deal(1).blinds == blinds


@pytest.mark.rule("house-21.1")
def test_by_the_clock_alone_a_hand_begins_with_its_level_or_not_at_all() -> None:
    """A break that is due is begun by `wake`; until then no hand starts and nothing changes."""
    structure = msgspec.structs.replace(TIMED, breaks=(Break(1, 5 * MINUTE),))
    play = Play(9, structure=structure, options={"levels.trigger": "clock-zero"})
    play.now = 20 * MINUTE
    before = snapshot(play.tournament)
    assert play.tournament.ready_tables(play.now) == ()
    refused = play.tournament.next_hand(1, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "event-on-break"
    assert snapshot(play.tournament) == before
    play.do(play.tournament.wake(play.now))
    assert play.state.clock.on_break
    play.now += 5 * MINUTE  # the break is due to end, and nobody has called `wake`
    assert play.tournament.ready_tables(play.now) == (1,)
    ended, level, dealt = play.do(play.tournament.next_hand(1, play.now))
    assert isinstance(ended, BreakEnded)
    assert isinstance(level, LevelStarted)
    assert isinstance(dealt, HandDealt)
    assert dealt.order.blinds == (50, 100)


@pytest.mark.rule("house-10.3")
def test_by_the_clock_alone_no_hand_begins_before_the_last_tables_are_joined() -> None:
    """Entries that are to close are closed by `wake`: then all who are left sit at one table."""
    options = {"levels.trigger": "clock-zero"}
    play = Play(8, 6, seats=20, structure=TIMED, options=options, late_levels=1)
    play.bust_some(1, 1)
    play.now = 20 * MINUTE
    before = snapshot(play.tournament)
    assert play.tournament.ready_tables(play.now) == ()
    refused = play.tournament.next_hand(1, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "final-table-forming"
    assert snapshot(play.tournament) == before
    happened = play.do(play.tournament.wake(play.now))
    kinds = (EntriesClosed, FinalTableFormed, LevelStarted)
    assert [type(event) for event in happened] == list(kinds)
    assert play.tournament.ready_tables(play.now) == tuple(play.counts())
    assert play.deal(*play.counts()).blinds == (50, 100)


def test_by_the_clock_alone_no_hand_begins_of_a_satellite_whose_seats_are_all_won() -> None:
    """With the close of entries: `wake` tells that it is over."""
    options = {"levels.trigger": "clock-zero"}
    play = Play(
        6,
        structure=TIMED,
        options=options,
        seats=9,
        late_levels=1,
        buy_in=100,
        satellite=SatelliteTerms(seat=200),
    )
    play.bust_some(1, 3)
    assert (play.state.late_open, len(play.state.stacks), len(play.state.prizes)) == (True, 3, 3)
    play.now = 20 * MINUTE
    assert play.tournament.ready_tables(play.now) == ()
    refused = play.tournament.next_hand(1, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "event-ending"
    assert of_kind(play.do(play.tournament.wake(play.now)), EventFinished)


@pytest.mark.rows("hands", [0, 2])
def test_by_the_clock_alone_no_hand_begins_behind_the_last_one_of_the_day(hands: int) -> None:
    """Where none is dealt any more `wake` ends the day; else the hand is the first of the last."""
    options = {"levels.trigger": "clock-zero"}
    days = Days((DayEnd(level=1),), last_hands=(hands, hands))
    play = Play(9, structure=TIMED, options=options, days=days)
    play.now = 20 * MINUTE
    assert play.tournament.ready_tables(play.now) == ((1,) if hands else ())
    outcome = play.tournament.next_hand(1, play.now)
    if hands:
        play.do(outcome)
        assert play.state.calendar.last_hands is not None
        assert play.state.calendar.last_hands.of(1) == hands - 1
    else:
        assert isinstance(outcome, Refusal)
        assert outcome.code == "day-ending"
        assert of_kind(play.do(play.tournament.wake(play.now)), DayEnded)


@pytest.mark.feature("clock")
def test_the_clock_does_not_drift_when_it_is_read_a_little_late() -> None:
    play = Play(9, structure=TIMED)
    play.do(play.tournament.wake(20 * MINUTE + 300))
    assert play.tournament.clock(20 * MINUTE + 300).left_ms == 20 * MINUTE - 300
    assert play.tournament.due_ms(20 * MINUTE + 300) == 40 * MINUTE
    play.do(play.tournament.wake(40 * MINUTE))
    assert play.state.clock.level == 3
    assert play.tournament.due_ms(40 * MINUTE) is None


def test_a_clock_that_was_forgotten_brings_one_level_and_not_many() -> None:
    play = Play(9, structure=TIMED)
    play.do(play.tournament.wake(400 * MINUTE))
    assert play.state.clock.level == 2
    assert play.tournament.clock(400 * MINUTE).left_ms == 20 * MINUTE


def test_a_break_stops_new_hands_and_then_the_level_starts() -> None:
    play = Play(9, structure=Structure(THREE, 20 * MINUTE, breaks=(Break(1, 5 * MINUTE),)))
    reading = play.tournament.clock(MINUTE)
    assert (reading.next_break_after, reading.next_break_left_ms) == (1, 19 * MINUTE)
    order = play.deal(1)
    play.now = 20 * MINUTE
    (began,) = play.do(play.tournament.wake(play.now))
    assert isinstance(began, BreakStarted)
    play.end(order)  # the hand in play is finished
    refused = play.tournament.next_hand(1, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "event-on-break"
    reading = play.tournament.clock(play.now + MINUTE)
    assert (reading.state, reading.left_ms) == ("break", 4 * MINUTE)
    play.now = 25 * MINUTE
    ended, level = play.do(play.tournament.wake(play.now))
    assert isinstance(ended, BreakEnded)
    assert isinstance(level, LevelStarted)
    assert play.deal(1).blinds == (50, 100)


def test_pauses_do_not_count_in_levels_or_breaks() -> None:
    play = Play(9, structure=Structure(THREE, 20 * MINUTE, breaks=(Break(1, 5 * MINUTE),)))
    for start, level_left in ((5 * MINUTE, 15 * MINUTE), (60 * MINUTE, 15 * MINUTE)):
        play.do(play.tournament.pause("fire alarm", start))
        assert play.tournament.wake(start + 30 * MINUTE) == ()
        reading = play.tournament.clock(start + 30 * MINUTE)
        assert (reading.state, reading.left_ms) == ("paused", level_left)
        assert play.tournament.due_ms(start + 30 * MINUTE) is None
        play.do(play.tournament.resume("all clear", 60 * MINUTE))
    assert play.tournament.due_ms(60 * MINUTE) == 75 * MINUTE


def test_downtime_does_not_count() -> None:
    """The room was last heard of at minute seven and is up again at minute ninety."""
    play = Play(9, structure=TIMED)
    play.now = 7 * MINUTE
    play.end(play.deal(1))
    again = Tournament.replay(play.events)
    (restarted,) = again.restart(90 * MINUTE)
    assert isinstance(restarted, ClockRestarted)
    assert again.wake(90 * MINUTE) == ()
    assert again.clock(90 * MINUTE).left_ms == 13 * MINUTE


def test_a_clock_that_jumps_back_takes_no_time_away() -> None:
    play = Play(9, structure=TIMED)
    play.now = 7 * MINUTE
    play.end(play.deal(1))
    assert play.tournament.clock(2 * MINUTE).left_ms == 13 * MINUTE


@pytest.mark.feature("clock")
def test_levels_by_hands_end_with_the_first_table_that_has_played_them() -> None:
    play = Play(18, structure=Structure(THREE, level_hands=2))
    slow = play.deal(2)
    play.end(play.deal(1))
    assert play.tournament.clock(0).hands_left == 1
    (started,) = of_kind(play.end(play.deal(1)), LevelStarted)
    assert (started.level, started.why) == (2, "hands")
    assert slow.blinds == (25, 50)
    play.end(slow)  # a hand of the old level is none of the new one
    assert play.tournament.clock(0).hands_left == 2
    assert play.deal(2).blinds == (50, 100)


def test_the_director_ends_a_level_or_a_break_with_a_reason() -> None:
    play = Play(9, structure=Structure(THREE, 20 * MINUTE, breaks=(Break(1, 5 * MINUTE),)))
    (began,) = play.do(play.tournament.next_level("running late", MINUTE))
    assert isinstance(began, BreakStarted)
    *_, level = play.do(play.tournament.next_level("running late", MINUTE))
    assert isinstance(level, LevelStarted)
    assert (level.why, level.reason) == ("director", "running late")
    play.do(play.tournament.next_level("running late", MINUTE))
    refused = play.tournament.next_level("running late", MINUTE)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.parameters) == ("last-level", {"level": 3})


def test_another_digest_of_the_edition_is_not_replayed() -> None:
    play = Play(9)
    opened = play.events[0]
    assert isinstance(opened, EventOpened)
    changed = msgspec.structs.replace(opened, digest="?")
    with pytest.raises(ValueError, match="digest"):
        Tournament.replay([changed, *play.events[1:]])
    with pytest.raises(ValueError, match="event-opened"):
        Tournament.replay(play.events[1:])
    assert edition("modern").digest


def test_each_level_may_have_a_length_of_its_own() -> None:
    lengths = (20 * MINUTE, 10 * MINUTE, 5 * MINUTE, 5 * MINUTE)
    unlike = Structure(
        (*THREE, Level(100, 200)),
        level_ms=20 * MINUTE,
        breaks=(Break(3, MINUTE),),
        lengths_ms=lengths,
    )
    play = Play(9, structure=unlike)
    assert play.tournament.clock(0).next_break_left_ms == 35 * MINUTE
    found = [blinds_at(play, minutes)[:2] for minutes in (0, 19, 20, 29, 30, 34)]
    assert found == [(25, 50), (25, 50), (50, 100), (50, 100), (75, 150), (75, 150)]
    play.now = 35 * MINUTE
    (pause,) = of_kind(play.do(play.tournament.wake(play.now)), BreakStarted)
    assert pause.after_level == 3
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


@pytest.mark.rows("lengths", [(MINUTE,), (MINUTE, 0, MINUTE), (2 * MINUTE, MINUTE, MINUTE)])
def test_lengths_have_to_be_there_for_every_level(lengths: tuple[int, ...]) -> None:
    structure = Structure(THREE, level_ms=MINUTE, lengths_ms=lengths)
    found = [flaw.code for flaw in structure_flaws(structure, edition("modern"))]
    assert found == ["levels-without-length"]
