"""Entries while the event is played: late ones, and those who enter again."""

from collections import Counter

import pytest
from event_play import MINUTE, Play, config, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import BadEvent, Break, Level, Structure, Tournament
from ruleone.tournament.events import (
    EntriesClosed,
    EventFinished,
    FinalTableFormed,
    LatePlayerEntered,
    PlayerMoved,
    PlayersBusted,
    TableOpened,
)
from ruleone.tournament.seeded_draw import draw_for

LEVELS = (Level(50, 100), Level(100, 200), Level(200, 400))
TWENTY = Structure(LEVELS, level_ms=20 * MINUTE, breaks=(Break(1, 5 * MINUTE),))


def open_event(entries: int, seats: int = 27, **changes: object) -> Play:
    """So many have started, and others may enter until the end of level one."""
    told = {"structure": TWENTY, "late_levels": 1, "re_entries": 1} | changes
    return Play(entries, seats=seats, **told)  # type: ignore[arg-type]


def enter(play: Play, player: str) -> LatePlayerEntered:
    """He enters now; what that came to."""
    (entered,) = of_kind(
        play.do(play.tournament.register(player, None, play.now)), LatePlayerEntered
    )
    return entered


@pytest.mark.feature("one-seat-pool")
@pytest.mark.rule("house-7.1", "tda2024-8A.1")
def test_a_late_entry_has_a_full_stack_and_a_drawn_open_seat() -> None:
    play = open_event(7)
    play.end(play.deal())
    entered = enter(play, "late")
    assert entered.citations[0].rule == "tda2024-8A.1"
    assert play.state.stacks["late"] == play.config.starting_stack
    assert play.state.seats["late"] == entered.seat
    assert entered.seat in entered.open_seats
    assert len(entered.open_seats) == 2
    assert play.state.seed is not None
    drawn = draw_for(play.state.seed, "entry/8").below(2)
    assert entered.open_seats[drawn] == entered.seat
    order = play.deal()
    assert entered.seat[1] in (*order.seats, *order.waiting)


@pytest.mark.feature("one-seat-pool")
@pytest.mark.rule("house-7.1")
def test_every_open_seat_is_as_likely_as_the_others() -> None:
    """Over 300 events each of three open seats is drawn about a hundred times."""
    announced = config(5, 5, structure=TWENTY, late_levels=1)
    drawn = Counter[int]()
    for seed in range(300):
        tournament, _ = Tournament.create(announced, edition("modern"))
        for player in ("ann", "ben"):
            tournament.register(player, None, 0)
        tournament.start(seed.to_bytes(32, "big"), 0)
        outcome = tournament.register("late", None, 0)
        assert not isinstance(outcome, Refusal)
        (entered,) = of_kind(outcome, LatePlayerEntered)
        assert len(entered.open_seats) == 3
        drawn[entered.open_seats.index(entered.seat)] += 1
    assert len(drawn) == 3
    assert all(75 < times < 125 for times in drawn.values()), drawn


@pytest.mark.feature("one-seat-pool")
@pytest.mark.rule("house-7.1")
def test_who_is_out_enters_again_with_a_full_stack_as_often_as_the_event_allows() -> None:
    play = open_event(8)
    busted = of_kind(play.bust(1, 3), PlayersBusted)[0].busts[0]
    again = enter(play, busted.player)
    assert (again.entry, play.state.stacks[busted.player]) == (9, play.config.starting_stack)
    assert busted.player not in play.state.results
    assert [one.place for one in play.state.earlier] == [9]
    table, seat = play.state.seats[busted.player]
    play.do(play.tournament.wake(play.now))
    order = play.deal(table)
    if seat in order.seats:
        play.end(order, seat)
        refused = play.tournament.register(busted.player, None, play.now)
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.parameters["most"]) == ("no-re-entry", 1)
    else:
        assert seat in order.waiting


def test_prizes_and_places_follow_the_entries() -> None:
    play = open_event(8)
    first = of_kind(play.bust(1, 3), PlayersBusted)[0].busts[0]
    assert (first.place, sum(play.state.prizes)) == (8, 800)
    enter(play, "late")
    assert play.state.results[first.player].place == 9
    assert (play.state.pool, sum(play.state.prizes)) == (900, 900)


def test_where_no_seat_is_open_a_table_is_opened_and_the_others_balance_it() -> None:
    play = open_event(9)
    happened = play.do(play.tournament.register("late", None, 0))
    (opened,) = of_kind(happened, TableOpened)
    assert (opened.table, play.state.seats["late"][0]) == (2, 2)
    assert of_kind(happened, PlayerMoved)
    assert sorted(play.counts().values()) == [5, 5]
    assert set(play.tournament.ready_tables(0)) == {1, 2}
    for number in range(12):
        enter(play, f"more{number}")
    assert sorted(play.counts().values()) == [7, 7, 8]


def test_entries_close_with_their_level_after_its_break() -> None:
    play = open_event(7)
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert play.state.clock.on_break
    enter(play, "late")
    play.now = 25 * MINUTE
    (closed,) = of_kind(play.do(play.tournament.wake(play.now)), EntriesClosed)
    assert (closed.entries, closed.pool, closed.prizes) == (8, 800, play.state.prizes)
    refused = play.tournament.register("later", None, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "entries-closed"


def test_no_final_table_before_entries_are_closed() -> None:
    play = open_event(12, table_size=6)
    play.bust(1, 3)
    play.bust(1, 4)
    play.bust(2, 3)
    assert not of_kind(play.events, FinalTableFormed)
    play.bust_some(1, 2)
    assert not of_kind(play.events, FinalTableFormed)
    play.now = 25 * MINUTE
    play.do(play.tournament.wake(20 * MINUTE))
    happened = play.do(play.tournament.wake(play.now))
    assert of_kind(happened, EntriesClosed)
    assert len(play.state.tables) == 1
    assert play.tournament.ready_tables(play.now)


def test_entries_close_before_a_prize_is_paid() -> None:
    play = open_event(9)
    paid = len(play.state.prizes)
    while len(play.state.stacks) > paid:
        play.bust_some(1, 1)
    assert play.state.late_open
    happened = play.bust_some(1, 1)
    (closed,) = of_kind(happened, EntriesClosed)
    (busted,) = of_kind(happened, PlayersBusted)
    assert happened.index(closed) < happened.index(busted)
    assert busted.busts[0].prize == play.state.prizes[-1]
    while play.state.phase == "running":
        play.bust_some(1, 1)
    (finished,) = of_kind(play.events, EventFinished)
    assert sum(result.prize for result in finished.results) == play.state.pool


def test_hand_for_hand_waits_until_it_is_known_who_is_paid() -> None:
    play = open_event(12, table_size=6)
    refused = play.tournament.hand_for_hand("why", 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "hand-for-hand-entries-open"


@pytest.mark.rows(
    "changes", [{"late_levels": 3}, {"late_levels": -1}, {"re_entries": 1}, {"re_entries": -1}]
)
def test_events_that_cannot_be_are_refused(changes: dict[str, int]) -> None:
    announced = config(9, structure=TWENTY, **changes)
    with pytest.raises(BadEvent):
        Tournament.create(announced, Play(2).rules)
