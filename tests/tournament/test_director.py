"""What the director may do at any time, and what is refused."""

from collections.abc import Callable

import pytest
from event_play import Play, of_kind

from ruleone.limits import ANNOUNCEMENT_MAX_CHARACTERS, REASON_MAX_CHARACTERS
from ruleone.rulebook import Refusal
from ruleone.tournament.events import (
    EventFinished,
    MoveLapsed,
    MoveOrdered,
    PlayerMoved,
    PlayerRemoved,
    RemovalOrdered,
    TableBroken,
)
from ruleone.tournament.news import news
from ruleone.tournament.tournament import Outcome


def refused(outcome: Outcome) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


@pytest.mark.rule("house-1", "tda2011-1", "tda2024-1")
@pytest.mark.rule("house-1", "tda2024-1")
def test_a_move_between_hands_happens_at_once() -> None:
    play = Play(20)
    player = play.state.tables[1].players[1]
    ordered, moved, *_ = play.do(play.tournament.move(player, 2, 9, "too loud", 0))
    assert isinstance(ordered, MoveOrdered)
    assert isinstance(moved, PlayerMoved)
    assert (moved.why, moved.reason) == ("director", "too loud")
    assert (moved.to_table, moved.to_seat) == (2, 9)
    assert [citation.rule for citation in moved.citations] == ["tda2024-1", "tda2024-10A"]


def test_a_move_in_a_hand_waits_for_its_end_and_keeps_the_seat() -> None:
    play = Play(20)
    order = play.deal(1)
    player = order.seats[1]
    (ordered,) = play.do(play.tournament.move(player, 2, 9, "too loud", 0))
    assert isinstance(ordered, MoveOrdered)
    other = play.state.tables[3].players[1]
    assert refused(play.tournament.move(other, 2, 9, "as well", 0)) == "seat-taken"
    moved = of_kind(play.end(order), PlayerMoved)[0]
    assert (moved.player, moved.to_table, moved.to_seat) == (player, 2, 9)
    assert play.state.orders == {}


@pytest.mark.rule("house-65D", "tda2011-51.6", "tda2024-71D")
@pytest.mark.rule("house-65D", "tda2024-71D")
def test_a_removed_players_chips_leave_play() -> None:
    play = Play(18)
    order = play.deal(1)
    player = order.seats[3]
    (ordered,) = play.do(play.tournament.remove(player, "cheating", 0))
    assert isinstance(ordered, RemovalOrdered)
    assert player in play.state.stacks
    (removed,) = of_kind(play.end(order), PlayerRemoved)
    assert (removed.place, removed.chips, removed.prize) == (18, 10_000, 0)
    assert play.state.chips_in_play == 170_000
    assert [citation.rule for citation in removed.citations] == ["tda2024-71D"]


def test_removing_the_last_opponent_ends_the_event() -> None:
    play = Play(2, 2)
    *_, finished = play.do(play.tournament.remove("p1", "left", 0))
    assert isinstance(finished, EventFinished)
    assert [result.player for result in finished.results] == ["p2", "p1"]
    assert sum(result.prize for result in finished.results) == play.state.pool


def test_of_two_who_are_removed_in_one_hand_the_last_one_in_has_won() -> None:
    play = Play(2, 2)
    order = play.deal()
    play.do(play.tournament.remove("p1", "left", 0))
    play.do(play.tournament.remove("p2", "left too", 0))
    *_, finished = play.end(order)
    assert isinstance(finished, EventFinished)
    assert [result.player for result in finished.results] == ["p2", "p1"]
    assert len(of_kind(play.events, PlayerRemoved)) == 1


def test_a_move_to_a_table_that_breaks_meanwhile_is_off_and_that_is_told() -> None:
    play = Play(20)
    order = play.deal(1)
    breaks = play.state.break_order[0]
    play.do(play.tournament.move(order.seats[1], breaks, 9, "why", 0))
    assert breaks != 1
    bust = next(table for table in play.state.tables if table not in (1, breaks))
    events = play.bust_some(bust, 3)
    assert of_kind(events, TableBroken)
    (lapsed,) = of_kind(events, MoveLapsed)
    assert (lapsed.player, lapsed.table, lapsed.seat) == (order.seats[1], breaks, 9)
    (told,) = news(lapsed, play.state, str)
    assert (told.code, told.player) == ("move-lapsed", order.seats[1])
    assert play.state.orders == {}
    assert not of_kind(play.end(order), PlayerMoved)


def test_who_busts_before_the_order_is_carried_out_is_out() -> None:
    play = Play(18)
    order = play.deal(1)
    play.do(play.tournament.remove(order.seats[3], "cheating", 0))
    assert not of_kind(play.end(order, 3), PlayerRemoved)
    assert play.state.orders == {}


def test_a_pause_stops_the_next_hand_and_not_this_one() -> None:
    play = Play(9)
    order = play.deal()
    play.do(play.tournament.pause("fire alarm", 0))
    play.end(order)
    assert refused(play.tournament.next_hand(1, 0)) == "event-paused"
    assert refused(play.tournament.pause("again", 0)) == "already-paused"
    play.do(play.tournament.resume("all clear", 0))
    assert refused(play.tournament.resume("again", 0)) == "not-paused"
    play.deal()


COMMANDS: list[tuple[Callable[[Play], Outcome], str]] = [
    (lambda play: play.tournament.register("p99", None, 0), "entries-closed"),
    (lambda play: play.tournament.unregister("p1", 0), "entries-closed"),
    (lambda play: play.tournament.start(bytes(32), 0), "already-started"),
    (lambda play: play.tournament.next_hand(7, 0), "table-unknown"),
    (lambda play: play.tournament.next_hand(1, 0), "table-in-hand"),
    (lambda play: play.tournament.record(99, {}, 0), "hand-not-in-play"),
    (lambda play: play.tournament.record(1, {1: 20_000}, 0), "wrong-seats"),
    (lambda play: play.tournament.record(1, {1: 10, 2: 10, 3: 10}, 0), "chips-do-not-add-up"),
    (lambda play: play.tournament.record(1, {1: -1, 2: 30_001, 3: 0}, 0), "wrong-seats"),
    (lambda play: play.tournament.move("nobody", 1, 1, "why", 0), "player-not-in-event"),
    (lambda play: play.tournament.move("p1", 5, 1, "why", 0), "table-unknown"),
    (lambda play: play.tournament.move("p1", 1, 10, "why", 0), "seat-unknown"),
    (lambda play: play.tournament.move("p1", 1, 0, "why", 0), "seat-unknown"),
    (lambda play: play.tournament.move("p1", 1, 2, "why", 0), "seat-taken"),
    (lambda play: play.tournament.move("p1", 1, 8, "x" * 999, 0), "reason-too-long"),
    (lambda play: play.tournament.remove("nobody", "why", 0), "player-not-in-event"),
    (lambda play: play.tournament.remove("p1", "x" * 999, 0), "reason-too-long"),
    (lambda play: play.tournament.pause("x" * (REASON_MAX_CHARACTERS + 1), 0), "reason-too-long"),
    (lambda play: play.tournament.next_level("x" * 999, 0), "reason-too-long"),
    (lambda play: play.tournament.waive_halt(1, "why", 0), "table-not-halted"),
    (lambda play: play.tournament.announce("", 0), "announcement-length"),
    (
        lambda play: play.tournament.announce("x" * (ANNOUNCEMENT_MAX_CHARACTERS + 1), 0),
        "announcement-length",
    ),
]


@pytest.mark.rows(("command", "code"), COMMANDS)
def test_a_refusal_says_why_and_changes_nothing(
    command: Callable[[Play], Outcome], code: str
) -> None:
    play = Play(3)
    play.deal(1)
    before = play.state.stacks.copy(), play.state.seats.copy(), play.state.orders.copy()
    assert refused(command(play)) == code
    assert before == (play.state.stacks, play.state.seats, play.state.orders)


def test_entries_are_refused_before_the_start_too() -> None:
    play = Play(3)
    fresh, _ = type(play.tournament).create(play.config, play.rules)
    assert refused(fresh.next_hand(1, 0)) == "event-not-started"
    assert refused(fresh.pause("why", 0)) == "event-not-started"
    assert fresh.clock(0).state == "waiting"
    fresh.register("a", "shark", 0)
    assert refused(fresh.register("a", None, 0)) == "already-entered"
    assert refused(fresh.unregister("b", 0)) == "not-entered"
    assert refused(fresh.start(bytes(32), 0)) == "too-few-entries"
    fresh.register("b", None, 0)
    fresh.register("c", None, 0)
    assert refused(fresh.register("d", None, 0)) == "event-full"
    fresh.unregister("c", 0)
    assert isinstance(fresh.announce("Welcome", 0), tuple)
    assert isinstance(fresh.start(bytes(32), 0), tuple)
    assert fresh.state.announcement == "Welcome"
    assert fresh.state.entrants == {"a": "shark", "b": None}


def test_after_the_end_everything_is_refused() -> None:
    play = Play(2, 2)
    order = play.deal()
    play.end(order, order.button)
    for outcome in (
        play.tournament.next_hand(1, 0),
        play.tournament.record(1, {}, 0),
        play.tournament.pause("why", 0),
        play.tournament.announce("hi", 0),
        play.tournament.remove("p1", "why", 0),
    ):
        assert refused(outcome) == "event-over"
    assert play.tournament.wake(10**9) == ()
    assert play.tournament.restart(10**9) == ()


def test_a_player_is_moved_to_another_seat_of_his_own_table() -> None:
    play = Play(20)
    order = play.deal(1)
    player, size = order.seats[1], play.state.tables[1].size
    to = next(seat for seat in range(1, size + 1) if seat not in play.state.tables[1].players)
    play.do(play.tournament.move(player, 1, to, "a broken chair", 0))
    moved = of_kind(play.end(order), PlayerMoved)[0]
    assert (moved.from_table, moved.from_seat, moved.to_table, moved.to_seat) == (1, 1, 1, to)
    assert play.state.seats[player] == (1, to)
    assert player in play.deal(1).seats.values()
