"""Two of the director's commands that meet: the second carries on, is refused, or takes the place
of the first and says so. None undoes another unsaid."""

import pytest
from event_play import MINUTE, Play, of_kind

from ruleone.rulebook import Refusal
from ruleone.tournament import Break, Level, Structure
from ruleone.tournament.button import Positions
from ruleone.tournament.events import (
    BreakEnded,
    BreakStarted,
    EventFinished,
    LevelStarted,
    MoveOrdered,
    PlayerMoved,
    PlayerRemoved,
    RemovalOrdered,
)
from ruleone.tournament.tournament import Outcome

LEVELS = (Level(25, 50), Level(50, 100), Level(75, 150))
WITH_A_BREAK = Structure(LEVELS, level_ms=20 * MINUTE, breaks=(Break(1, 5 * MINUTE),))


def refused(outcome: Outcome) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


@pytest.mark.rule("house-65D", "tda2011-51.6", "tda2024-71D")
def test_a_removal_that_waits_stands_against_a_move() -> None:
    play = Play(18)
    order = play.deal(1)
    player = order.seats[3]
    play.do(play.tournament.remove(player, "cheating", 0))
    outcome = play.tournament.move(player, 2, 9, "too loud", 0)
    assert isinstance(outcome, Refusal)
    assert (outcome.code, outcome.parameters) == ("removal-waits", {"player": player})
    assert outcome.citation is not None
    assert outcome.citation.rule == "tda2024-71D"
    assert isinstance(play.state.orders[player], RemovalOrdered)
    events = play.end(order)
    assert [removed.player for removed in of_kind(events, PlayerRemoved)] == [player]
    assert not [move for move in of_kind(events, PlayerMoved) if move.why == "director"]


def test_a_removal_is_ordered_once_and_its_reason_stays() -> None:
    play = Play(18)
    order = play.deal(1)
    play.do(play.tournament.remove(order.seats[3], "cheating", 0))
    assert refused(play.tournament.remove(order.seats[3], "no reason", 0)) == "removal-waits"
    (removed,) = of_kind(play.end(order), PlayerRemoved)
    assert removed.reason == "cheating"


def test_a_removal_takes_the_place_of_a_move_and_frees_its_seat() -> None:
    play = Play(20)
    order = play.deal(1)
    player = order.seats[3]
    play.do(play.tournament.move(player, 2, 9, "too loud", 0))
    play.do(play.tournament.remove(player, "cheating", 0))
    other = play.state.tables[3].players[1]
    play.do(play.tournament.move(other, 2, 9, "closer to the door", 0))
    assert play.state.seats[other] == (2, 9)
    assert [removed.player for removed in of_kind(play.end(order), PlayerRemoved)] == [player]


def test_a_removal_that_ends_the_event_is_its_end_although_a_level_is_over_with_the_hand() -> None:
    """Found by chance: levels go by hands, and this hand is the last of its level."""
    play = Play(2, 2, structure=Structure(LEVELS, level_hands=1))
    order = play.deal()
    play.do(play.tournament.remove("p1", "left", 0))
    *_, last = play.end(order)
    assert isinstance(last, EventFinished)
    assert [result.player for result in last.results] == ["p2", "p1"]


def test_a_later_move_takes_the_place_of_the_first_and_frees_its_seat() -> None:
    play = Play(20)
    order = play.deal(1)
    player = order.seats[3]
    play.do(play.tournament.move(player, 2, 9, "too loud", 0))
    play.do(play.tournament.move(player, 3, 9, "still too loud", 0))
    assert 9 in play.state.open_seats(play.state.tables[2])
    assert [
        (move.player, move.to_table, move.reason)
        for move in of_kind(play.end(order), PlayerMoved)
        if move.why == "director"
    ] == [(player, 3, "still too loud")]


def test_a_pause_lets_a_removal_and_a_move_be_carried_out() -> None:
    """No hand starts in a pause, and nobody has to wait for one."""
    play = Play(20)
    order = play.deal(1)
    leaves, moves = order.seats[3], order.seats[4]
    play.do(play.tournament.remove(leaves, "cheating", 0))
    play.do(play.tournament.pause("a talk", 0))
    play.do(play.tournament.move(moves, 2, 9, "too loud", 0))
    events = play.end(order)
    assert [removed.player for removed in of_kind(events, PlayerRemoved)] == [leaves]
    assert play.state.seats[moves] == (2, 9)
    at_once = play.state.tables[3].players[1]
    assert of_kind(play.do(play.tournament.remove(at_once, "left", 0)), PlayerRemoved)
    assert play.state.clock.paused


def test_whom_the_director_has_moved_stays_for_a_hand() -> None:
    """The move leaves seven and nine players, and he sits where the next big blind will be."""
    play = Play(16)
    table = play.state.tables[2]
    (seat,) = play.state.open_seats(table)
    table.before = Positions(seat - 3, seat - 2, seat - 1)
    player, next_to_him = play.state.tables[1].players[1], table.players[1]
    moved, back = of_kind(
        play.do(play.tournament.move(player, 2, seat, "too loud", 0)), PlayerMoved
    )
    assert (moved.player, back.from_table, back.to_table) == (player, 2, 1)
    assert back.player == next_to_him
    play.deal(2)
    assert not table.placed


def test_the_next_level_where_a_break_is_due_is_the_break_and_then_the_level() -> None:
    play = Play(9, structure=WITH_A_BREAK)
    (began,) = play.do(play.tournament.next_level("dinner is ready", 0))
    assert isinstance(began, BreakStarted)
    ended, level = play.do(play.tournament.next_level("all are back", 0))
    assert isinstance(ended, BreakEnded)
    assert isinstance(level, LevelStarted)
    assert (level.level, level.why, level.reason) == (2, "director", "all are back")


def test_a_pause_outlives_the_break_and_the_level_that_the_director_ends() -> None:
    play = Play(9, structure=WITH_A_BREAK)
    play.do(play.tournament.next_level("dinner is ready", 0))
    play.do(play.tournament.pause("fire alarm", 0))
    assert play.tournament.wake(60 * MINUTE) == ()
    play.do(play.tournament.next_level("no break after all", 60 * MINUTE))
    assert play.tournament.clock(90 * MINUTE).left_ms == 20 * MINUTE
    assert refused(play.tournament.next_hand(1, 90 * MINUTE)) == "event-paused"
    play.do(play.tournament.resume("all clear", 90 * MINUTE))
    play.now = 90 * MINUTE
    assert play.deal(1).blinds == (50, 100)


def test_a_removal_and_a_move_for_two_players_of_one_hand_are_both_carried_out() -> None:
    play = Play(20)
    order = play.deal(1)
    leaves, moves = order.seats[1], order.seats[2]
    play.do(play.tournament.move(moves, 2, 9, "too loud", 0))
    play.do(play.tournament.remove(leaves, "cheating", 0))
    assert {type(waits) for waits in play.state.orders.values()} == {MoveOrdered, RemovalOrdered}
    play.end(order)
    assert leaves in play.state.results
    assert play.state.seats[moves] == (2, 9)
    assert play.state.orders == {}
