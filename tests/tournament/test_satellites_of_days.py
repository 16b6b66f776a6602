"""Satellites of several days and flights: they end when the seats are won, whenever that is."""

import pytest
from event_play import MINUTE, Play, of_kind, snapshot

from ruleone.sim.coming import Coming
from ruleone.sim.whole_event import Plain, WholeEvent
from ruleone.tournament import Tournament, TournamentEvent
from ruleone.tournament.events import EndOrdered, EntriesClosed, EventFinished
from ruleone.tournament.events.days import DayDrawn, DayEnded, DayStarted, FlightStarted
from ruleone.tournament.terms.config import DayEnd, Days, SatelliteTerms

SEED = bytes(range(32))
SEAT = SatelliteTerms(seat=500)


def satellite(entries: int = 10, flights: int = 1, **more: object) -> Play:
    """Ten pay 1,000: two seats; with ten more in another flight they are four."""
    told: dict[str, object] = {"buy_in": 100, "satellite": SEAT, "seats": 40}
    days = Days((DayEnd(level=4),), flights)
    return Play(entries, days=days, house_players=None, **(told | more))  # type: ignore[arg-type]


def night(play: Play) -> None:
    play.do(play.tournament.end_day(0, "night", play.now))
    assert play.state.phase == "night"
    play.do(play.tournament.sign_bags((), play.now))


def phase(play: Play) -> str:
    """Where the event stands now."""
    return play.state.phase


def won(play: Play) -> int:
    """The seats that were won, at the end of it."""
    (finished,) = of_kind(play.events, EventFinished)
    (ended,) = of_kind(play.events, EndOrdered)
    assert ended.why == "seats"
    assert sum(one.prize for one in finished.results) == play.state.pool
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)
    return sum(one.prize >= SEAT.seat for one in finished.results)


def test_it_goes_on_the_next_day_and_ends_with_the_seats() -> None:
    play = satellite()
    play.bust_some(1, 3)
    night(play)
    play.do(play.tournament.draw_day(SEED, play.now))
    play.do(play.tournament.start_day(play.now))
    while play.state.phase == "running":
        play.bust_some(min(play.state.tables), 1)
    assert won(play) == 2


def test_in_the_last_flight_all_who_have_a_bag_count_among_those_who_are_left() -> None:
    play = satellite(flights=2)
    for _ in range(9):
        play.bust_some(max(play.counts(), key=lambda table: play.counts()[table]), 1)
    assert phase(play) == "night", "the last one of a flight has no seat for it yet"
    assert not of_kind(play.events, EndOrdered)
    play.do(play.tournament.sign_bags((), play.now))
    for number in range(10):
        play.do(play.tournament.register(f"q{number}", None, play.now))
    play.do(play.tournament.start_flight(SEED, play.now))
    assert len(play.state.prizes) == 4
    while play.state.phase == "running":
        assert play.state.left > 4
        play.bust_some(max(play.counts(), key=lambda table: play.counts()[table]), 1)
    # One with a bag and three of the second flight have the four seats: no further day is played.
    assert not of_kind(play.events, DayDrawn)
    assert won(play) == 4


def test_where_entries_close_with_the_day_seats_that_are_won_end_it_at_night() -> None:
    play = satellite(late_levels=3)
    for _ in range(8):
        play.bust_some(max(play.counts(), key=lambda table: play.counts()[table]), 1)
    assert not of_kind(play.events, EndOrdered), "others may still come in"
    play.do(play.tournament.end_day(0, "night", play.now))
    assert of_kind(play.events, EntriesClosed)
    assert won(play) == 2
    assert not of_kind(play.events, DayStarted)


def test_a_flight_that_is_dropped_may_leave_no_more_than_the_seats() -> None:
    play = satellite(flights=2)
    for _ in range(8):
        play.bust_some(max(play.counts(), key=lambda table: play.counts()[table]), 1)
    night(play)
    assert not of_kind(play.events, EndOrdered)
    play.do(play.tournament.draw_day(SEED, play.now))
    assert won(play) == 2


@pytest.mark.feature("satellites")
def test_whole_satellites_of_two_flights() -> None:
    kept: list[TournamentEvent] = []
    config = satellite(2, flights=2, late_levels=2, re_entries=1).config
    event = WholeEvent(
        config, Play(2).rules, 5, Plain(), kept.extend, coming=Coming(0.2, 0.4), people=30
    )
    event.play()
    state = event.tournament.state
    assert len(of_kind(kept, FlightStarted)) == 1
    assert len(of_kind(kept, DayEnded)) >= 1
    assert [one.why for one in of_kind(kept, EndOrdered)] == ["seats"]
    seats = sum(one.prize >= SEAT.seat for one in state.results.values())
    assert seats == state.pool // SEAT.seat
    assert sum(one.prize for one in state.results.values()) == state.pool
    assert state.clock.level * MINUTE
    assert snapshot(Tournament.replay(kept)) == snapshot(event.tournament)
