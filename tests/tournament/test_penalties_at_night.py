"""Penalties and removals in the night between two days, and beside a flight that is played."""

import pytest
from event_checks import act_of, assert_replay_is_live
from event_play import Play, of_kind, snapshot
from test_day_draws_back import bagged, draw
from test_flights import SECRET, SEED, next_flight, night_of, two_flights

from ruleone.rulebook import Refusal
from ruleone.tournament import TournamentEvent
from ruleone.tournament.events import EventFinished, PlayerMoved, PlayerRemoved, PlayerWithdrawn
from ruleone.tournament.events.penalties import PenaltyGiven, PenaltyPaid, PenaltyServed
from ruleone.tournament.events.undo import PlayerReinstated
from ruleone.tournament.news import news
from ruleone.tournament.penalties import in_chips
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days, SeveralStacks


def penalise(play: Play, player: str, penalty: str, count: int = 0) -> tuple[TournamentEvent, ...]:
    return play.do(
        play.tournament.penalise(player, penalty, count, None, "cheated", play.now)  # type: ignore[arg-type]
    )


def refusal_of_taking_back(play: Play, happened: tuple[TournamentEvent, ...]) -> str:
    outcome = play.tournament.undo(act_of(happened, []), "no", play.now)
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def take_back(play: Play, happened: tuple[TournamentEvent, ...]) -> tuple[TournamentEvent, ...]:
    return play.do(play.tournament.undo(act_of(happened, []), "it was not he", play.now))


def chips(play: Play) -> int:
    return play.state.chips_in_play + play.state.chips_removed


@pytest.mark.rule("house-63.2", "house-65D", "tda2011-51.6", "tda2024-69.2", "tda2024-71D")
@pytest.mark.rows("drawn", [False, True])
def test_who_is_disqualified_at_night_is_out_with_his_bag_in_the_last_place(drawn: bool) -> None:
    play = bagged()
    if drawn:
        draw(play)
    happened = penalise(play, "p7", "disqualification")
    (removed,) = of_kind(happened, PlayerRemoved)
    assert (removed.player, removed.place, removed.chips) == ("p7", 20, 10_000)
    assert removed.bagged is not drawn
    (given,) = of_kind(happened, PenaltyGiven)
    assert given.citations
    assert [citation.rule for citation in removed.citations] == ["tda2024-71D"]
    assert (play.state.left, chips(play)) == (19, 200_000)
    lines = [line.code for event in happened for line in news(event, play.state, str)]
    assert {"penalty-given-disqualification", "player-removed"} <= set(lines)
    if not drawn:
        draw(play)
    play.do(play.tournament.start_day(play.now))
    assert "p7" not in play.state.seats
    assert sum(play.counts().values()) == 19
    for table in sorted(play.state.tables):
        play.end(play.deal(table))
    assert_replay_is_live(play.tournament, play.events)


@pytest.mark.rows("drawn", [False, True])
def test_a_removal_at_night_is_taken_back_with_all_that_it_took(drawn: bool) -> None:
    play = bagged(bounty=BountyTerms(kind="fixed", amount=100), seats=40, house_players=None)
    if drawn:
        draw(play)
    before = snapshot(play.tournament)
    happened = play.do(play.tournament.remove("p7", "cheated", play.now))
    assert play.state.bounties.pot == 100
    (back,) = of_kind(take_back(play, happened), PlayerReinstated)
    assert (back.player, back.chips, back.bagged) == ("p7", 10_000, not drawn)
    (line,) = news(back, play.state, str)
    assert line.code == "player-reinstated"
    after = snapshot(play.tournament)
    changed = {name for name in after if after[name] != before[name]}
    # He stood up: his chair is the one that was opened last, and his pin is gone.
    assert changed <= {"tables", "clock", "calendar", "results"}, changed
    assert play.state.left == 20
    assert_replay_is_live(play.tournament, play.events)


def test_a_removal_stands_once_the_day_is_drawn_until_that_is_taken_back() -> None:
    play = bagged()
    happened = play.do(play.tournament.remove("p7", "cheated", play.now))
    drawn = draw(play)
    assert refusal_of_taking_back(play, happened) == "act-day-drawn"
    play.do(play.tournament.undo(act_of(drawn, []), "first", play.now))
    take_back(play, happened)
    assert play.state.left == 20
    again = play.do(play.tournament.remove("p7", "he did", play.now))
    play.do(play.tournament.draw_day(b"", play.now, bytes(range(64, 96))))
    play.do(play.tournament.start_day(play.now))
    assert refusal_of_taking_back(play, again) == "act-day-began"


def test_seats_that_somebody_was_taken_out_of_are_not_taken_back_before_he_is_in_again() -> None:
    play = bagged()
    drawn = draw(play)
    happened = play.do(play.tournament.remove("p7", "cheated", play.now))
    outcome = play.tournament.undo(act_of(drawn, []), "no", play.now)
    assert isinstance(outcome, Refusal)
    assert outcome.code == "act-seats-lost"
    take_back(play, happened)
    play.do(play.tournament.undo(act_of(drawn, []), "now", play.now))
    assert play.state.calendar.bags.keys() == {f"p{number}" for number in range(1, 21)}
    assert_replay_is_live(play.tournament, play.events)


def test_tables_that_lost_players_over_night_are_levelled_before_the_first_hand() -> None:
    play = Play(25, days=Days((DayEnd(level=3),)))
    play.do(play.tournament.end_day(0, "late", play.now))
    play.do(play.tournament.sign_bags((), play.now))
    draw(play)
    table = play.state.tables[min(play.state.tables)]
    for player in list(table.players.values())[:3]:
        play.do(play.tournament.remove(player, "cheated", play.now))
    assert max(play.counts().values()) - min(play.counts().values()) > 1
    happened = play.do(play.tournament.start_day(play.now))
    assert of_kind(happened, PlayerMoved)
    assert max(play.counts().values()) - min(play.counts().values()) <= 1


@pytest.mark.rule("house-65A.2", "house-65C.1")
def test_hands_that_are_given_at_night_are_missed_in_the_morning() -> None:
    play = bagged()
    penalise(play, "p7", "hands", 2)
    (given,) = of_kind(penalise(play, "p8", "rounds", 1), PenaltyGiven)
    assert given.hands == len(play.state.tables[given.table].players)
    lifted = play.do(play.tournament.lift_penalty("p8", "so be it", play.now))
    assert lifted
    draw(play)
    play.do(play.tournament.start_day(play.now))
    number, seat = play.state.seats["p7"]
    served = []
    for missed in (True, True, False):
        order = play.deal(number)
        assert (seat in order.penalised) is missed
        served.append([one.player for one in of_kind(play.end(order), PenaltyServed)])
        play.end(play.deal(next(one for one in play.state.tables if one != number)))
    assert served == [[], ["p7"], []]


@pytest.mark.rule("house-63.1", "tda2011-54.1")
def test_chips_that_a_penalty_of_the_night_costs_are_paid_when_the_day_begins() -> None:
    play = bagged()
    given = play.tournament.penalise(
        "p7", in_chips(play.rules)["soft-play"], 500, "soft-play", "folded the nuts", play.now
    )
    play.do(given)
    assert play.state.calendar.bagged == 200_000
    assert not of_kind(draw(play), PenaltyPaid)
    (paid,) = of_kind(play.do(play.tournament.start_day(play.now)), PenaltyPaid)
    assert (paid.player, paid.chips) == ("p7", 500)
    assert play.state.stacks["p7"] == 9_500


@pytest.mark.rule("house-63.1", "tda2011-54.1")
@pytest.mark.rows("late", [False, True])
def test_who_plays_another_flight_before_pays_as_he_comes_into_it(late: bool) -> None:
    play = flight_a(late_levels=1)
    fine = in_chips(play.rules)["soft-play"]
    play.do(play.tournament.penalise("p2", fine, 500, "soft-play", "folded the nuts", play.now))
    next_flight(play, ["q1", "q2", *([] if late else ["p2"])])
    if late:
        assert not of_kind(play.events, PenaltyPaid)
        play.do(play.tournament.register("p2", None, play.now))
    (paid,) = of_kind(play.events, PenaltyPaid)
    assert (paid.player, paid.chips, play.state.stacks["p2"]) == ("p2", 500, 9_500)
    assert_replay_is_live(play.tournament, play.events)


def test_the_last_one_who_has_a_bag_has_won() -> None:
    days = Days((DayEnd(level=3),))
    play = Play(3, 3, days=days)
    play.do(play.tournament.end_day(0, "late", play.now))
    play.do(play.tournament.remove("p1", "cheated", play.now))
    happened = play.do(play.tournament.remove("p2", "cheated", play.now))
    (finished,) = of_kind(happened, EventFinished)
    assert [one.player for one in finished.results] == ["p3", "p2", "p1"]
    assert play.state.phase == "over"


@pytest.mark.rule("house-65D")
def test_between_flights_and_beside_one_who_has_bagged_can_be_put_out() -> None:
    """His place is behind all who are in, those who come later included, and it can be undone."""
    play = Play(12, 6, days=two_flights(), seats=40, house_players=None)
    play.do(play.tournament.end_day(0, "late", play.now))
    night_of(play)
    was = play.state.left
    first = penalise(play, "p1", "disqualification")
    assert play.state.results["p1"].place == was
    next_flight(play, [f"q{number}" for number in range(1, 7)])
    assert play.state.results["p1"].place == play.state.left + 1
    assert "p2" not in play.state.stacks
    second = penalise(play, "p2", "disqualification")
    assert "p2" not in play.state.calendar.bags
    assert play.state.results["p2"].place == play.state.left + 1
    take_back(play, second)
    assert play.state.calendar.bags["p2"][0].chips == 10_000
    take_back(play, first)
    assert play.state.calendar.bags["p1"][0].chips == 10_000
    assert_replay_is_live(play.tournament, play.events)


def test_who_is_not_in_the_event_is_not_penalised_at_night() -> None:
    play = bagged()
    for outcome in (
        play.tournament.remove("nobody", "cheated", play.now),
        play.tournament.penalise("nobody", "warning", 0, None, "cheated", play.now),
        play.tournament.lift_penalty("nobody", "so", play.now),
    ):
        assert isinstance(outcome, Refusal)
        assert outcome.code == "player-not-in-event"


def flight_a(entries: int = 12, several: SeveralStacks = "best", **more: object) -> Play:
    """Flight A of two is in its night."""
    days = two_flights(several)
    play = Play(entries, 6, days=days, seats=60, house_players=None, **more)  # type: ignore[arg-type]
    play.do(play.tournament.end_day(0, "late", play.now))
    night_of(play)
    return play


def test_who_is_in_again_while_the_next_flight_plays_has_his_bag_and_no_seat_there() -> None:
    """Tables have the same numbers in each flight: his chair of the evening is another one's."""
    play = flight_a()
    removed = {
        player: play.do(play.tournament.remove(player, "cheated", play.now))
        for player in ("p1", "p2", "p3")
    }
    next_flight(play, [f"q{number}" for number in range(1, 5)])
    for player in reversed(removed):
        (back,) = of_kind(take_back(play, removed[player]), PlayerReinstated)
        assert (back.seat, back.bagged) == (None, True)
        assert player not in play.state.seats
        assert play.state.calendar.bags[player][0].chips == 10_000
    assert_replay_is_live(play.tournament, play.events)


@pytest.mark.rows("flights", [1, 2])
def test_who_was_put_out_in_play_is_in_again_on_that_day_alone(flights: int) -> None:
    days = two_flights("best") if flights == 2 else Days((DayEnd(level=3),))
    play = Play(20, 10, days=days, seats=60, house_players=None)
    removed = play.do(play.tournament.remove("p7", "cheated", play.now))
    play.do(play.tournament.end_day(0, "late", play.now))
    night_of(play)
    assert refusal_of_taking_back(play, removed) == "act-day-over"
    if flights == 2:
        next_flight(play, [f"q{number}" for number in range(1, 8)])
    else:
        play.do(play.tournament.sign_bags((), play.now))
        draw(play)
    assert refusal_of_taking_back(play, removed) == "act-day-over"


@pytest.mark.rule("house-65D")
def test_who_is_disqualified_at_night_plays_no_flight_that_he_has_entered() -> None:
    play = flight_a()
    play.do(play.tournament.sign_bags((), play.now))
    for player in ("p2", "q1", "q2", "q3"):
        play.do(play.tournament.register(player, None, play.now))
    happened = penalise(play, "p2", "disqualification")
    assert [one.player for one in of_kind(happened, PlayerWithdrawn)] == ["p2"]
    play.do(play.tournament.start_flight(SEED, play.now, SECRET))
    assert "p2" not in play.state.stacks
    assert play.state.results["p2"].place == play.state.left + 1
    assert_replay_is_live(play.tournament, play.events)


@pytest.mark.rows("waits", [False, True])
@pytest.mark.rows("several", ["one", "best", "combined"])
def test_who_has_entered_the_next_flight_since_is_in_again_as_far_as_he_may_have_two_stacks(
    several: SeveralStacks, waits: bool
) -> None:
    """Waiting for a seat of it, too; each stack has a bounty of its own."""
    bounty = BountyTerms(kind="fixed", amount=100)
    play = flight_a(12, several, bounty=bounty, seats_at_once=12, late_levels=1)
    removed = play.do(play.tournament.remove("p2", "cheated", play.now))
    for number in range(1, 13 if waits else 4):
        play.do(play.tournament.register(f"q{number}", None, play.now))
    play.do(play.tournament.register("p2", None, play.now))
    assert ("p2" in play.state.alternates) is waits
    if several == "one":
        assert refusal_of_taking_back(play, removed) == "act-entered-since"
        play.do(play.tournament.unregister("p2", play.now))
    take_back(play, removed)
    assert play.state.bounties.bagged["p2"] == 100
    if several != "one":
        play.do(play.tournament.unregister("p2", play.now))
    assert play.state.bounties.on("p2") == 100
    assert "p2" in play.state.calendar.bags
    assert_replay_is_live(play.tournament, play.events)
