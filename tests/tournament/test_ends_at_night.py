"""An event that its director ends between two days: bags are placed, and nobody plays for them."""

import pytest
from event_play import Play, of_kind, snapshot
from test_flights import SECRET, SEED, code, flights, next_flight, two_flights

from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament
from ruleone.tournament.events import EntriesClosed, EventFinished, PlayerWithdrawn
from ruleone.tournament.events.undo import RemovalLapsed
from ruleone.tournament.hands.hands import decide_removal
from ruleone.tournament.news import news
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days, SatelliteTerms
from ruleone.tournament.terms.payouts import OwnPlan
from ruleone.tournament.tournament import Outcome
from ruleone.words import LANGUAGES, say


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


def flight_of_two(**more: object) -> Play:
    """Two have bagged their chips in the first of two flights."""
    play = Play(2, days=two_flights(), seats=20, house_players=None, **more)  # type: ignore[arg-type]
    play.do(play.tournament.end_day(0, "night", play.now))
    return play


def put_out(play: Play, how: str) -> Outcome:
    if how == "removed":
        return play.tournament.remove("p2", "cheated", play.now)
    return play.tournament.penalise("p2", "disqualification", 0, None, "cheated", play.now)


@pytest.mark.rows("how", ["removed", "disqualified"])
def test_the_last_one_in_is_put_out_once_others_play(how: str) -> None:
    play = flight_of_two()
    play.do(play.tournament.remove("p1", "cheated", play.now))
    refused = put_out(play, how)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.parameters) == ("last-one-in", {"player": "p2"})
    next_flight(play, ["q1", "q2"])
    play.do(put_out(play, how))
    assert play.state.results["p2"].place == 3
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_the_last_one_in_has_won_where_the_event_ends() -> None:
    play = flight_of_two(bounty=BountyTerms(kind="fixed", amount=100))
    play.do(play.tournament.remove("p1", "cheated", play.now))
    happened = play.do(play.tournament.finish("nobody comes", play.now))
    (finished,) = of_kind(happened, EventFinished)
    assert [(one.player, one.prize) for one in finished.results] == [
        ("p2", play.state.pool),
        ("p1", 0),
    ]


@pytest.mark.rows("flight", [1, 2])
def test_of_two_who_are_to_go_out_after_one_hand_the_last_of_a_flight_stays_in(flight: int) -> None:
    play = flight_of_two()
    if flight == 2:
        play.do(play.tournament.remove("p1", "cheated", play.now))
        next_flight(play, ["q1", "q2"])
        play.do(play.tournament.remove("p2", "cheated", play.now))
    else:
        play = Play(2, days=two_flights(), seats=20, house_players=None)
    order = play.deal()
    first, second = play.state.stacks
    play.do(play.tournament.remove(first, "cheated", play.now))
    play.do(play.tournament.penalise(second, "disqualification", 0, None, "too", play.now))
    happened = play.end(order)
    (lapsed,) = of_kind(happened, RemovalLapsed)
    (line,) = news(lapsed, play.state, str)
    assert (lapsed.player, line.code) == (second, "removal-lapsed-last")
    assert [say(language, f"news-{line.code}", **line.parameters) for language in LANGUAGES]
    assert (play.state.phase, list(play.state.calendar.bags)) == ("night", [second])
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


LEFT_BY_ALL: dict[str, dict[str, object]] = {
    "table": {},
    "plan": {"payouts": OwnPlan(percent=15)},
    "bounties": {"bounty": BountyTerms(kind="fixed", amount=100)},
    "seats": {"satellite": SatelliteTerms(seat=500)},
}


@pytest.mark.rows("terms", LEFT_BY_ALL)
def test_an_event_that_all_have_been_taken_out_of_ends_with_whom_was_last(terms: str) -> None:
    """So it may stand by events of the journal from before the last one in was kept."""
    play = flight_of_two(buy_in=400, **LEFT_BY_ALL[terms])
    play.do(play.tournament.remove("p1", "cheated", play.now))
    for event in decide_removal(play.state, "p2", "cheated", play.now):
        play.tournament.apply(event)
        play.events.append(event)
    assert play.state.left == 0
    (finished,) = of_kind(play.do(play.tournament.finish("", play.now)), EventFinished)
    assert [(one.player, one.place) for one in finished.results] == [("p2", 1), ("p1", 2)]
    assert finished.results[0].prize == play.state.pool > 0
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)
