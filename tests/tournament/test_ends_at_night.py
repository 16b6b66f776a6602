"""An event that its director ends between two days: bags are placed, and nobody plays for them."""

from event_play import Play, of_kind, snapshot
from test_flights import SECRET, SEED, code, flights, next_flight

from ruleone.tournament import Tournament
from ruleone.tournament.days.terms import DayEnd, Days
from ruleone.tournament.events import EntriesClosed, EventFinished, PlayerWithdrawn


def test_all_bags_are_placed_by_their_chips_and_paid() -> None:
    play = Play(6, days=Days((DayEnd(level=2),)))
    play.bust(1, 2)
    play.do(play.tournament.end_day(0, "night", play.now))
    happened = play.do(play.tournament.finish("a flood", play.now))
    (finished,) = of_kind(happened, EventFinished)
    assert [one.place for one in finished.results] == [1, 2, 2, 2, 2, 6]
    assert sum(one.prize for one in finished.results) == play.state.pool
    assert code(play.tournament.finish("again", play.now)) == "event-over"
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_of_several_stacks_the_event_counts_what_he_would_bring() -> None:
    play = flights(several="combined")
    play.do(play.tournament.end_day(0, "night", play.now))
    next_flight(play, ["p1", "q1"])
    play.do(play.tournament.end_day(0, "night", play.now))
    (finished,) = of_kind(play.do(play.tournament.finish("why", play.now)), EventFinished)
    assert (finished.results[0].player, finished.results[0].place) == ("p1", 1)


def test_entries_for_a_flight_that_is_not_played_are_taken_back() -> None:
    play = flights()
    play.do(play.tournament.end_day(0, "night", play.now))
    play.do(play.tournament.register("q1", None, play.now))
    happened = play.do(play.tournament.finish("why", play.now))
    assert [one.player for one in of_kind(happened, PlayerWithdrawn)] == ["q1"]
    assert of_kind(happened, EntriesClosed)
    assert "q1" not in play.state.results
    assert play.state.paid_in == play.state.pool == 20 * play.config.buy_in


def test_a_day_that_is_drawn_need_not_be_played() -> None:
    play = Play(6, days=Days((DayEnd(level=2),)))
    play.do(play.tournament.end_day(0, "night", play.now))
    play.do(play.tournament.sign_bags((), play.now))
    play.do(play.tournament.draw_day(SEED, play.now, SECRET))
    happened = play.do(play.tournament.finish("why", play.now))
    assert len(of_kind(happened, EventFinished)[0].results) == 6
