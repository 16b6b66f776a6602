"""A table that the director breaks before its turn."""

from collections.abc import Mapping

import pytest
from event_play import Play, of_kind

from ruleone.rulebook import Refusal
from ruleone.tournament.events import FinalTableFormed, TableBroken
from ruleone.tournament.events.seating import TableBreakOrdered, TableBreakWithdrawn
from ruleone.tournament.seating.breaking import posted_order
from ruleone.tournament.tournament import Outcome

WHY = "The dealer is ill."
POSTED = {"breaking.order": "highest-table-first"}


def refused(outcome: Outcome) -> tuple[str, Mapping[str, object]]:
    assert isinstance(outcome, Refusal)
    return outcome.code, outcome.parameters


def broken(play: Play) -> list[int]:
    return [event.table for event in of_kind(play.events, TableBroken)]


@pytest.mark.rule("house-9.1")
def test_it_breaks_next_whatever_the_posted_order_says() -> None:
    """27 at three tables: the ninth bust leaves 18 for two tables of nine."""
    play = Play(27, options=POSTED)
    (order,) = play.do(play.tournament.break_table(1, WHY, 0))
    assert isinstance(order, TableBreakOrdered)
    assert refused(play.tournament.break_table(1, WHY, 0)) == ("table-to-break", {"table": 1})
    while not broken(play):
        assert len(play.state.stacks) > 18
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert (broken(play), len(play.state.stacks)) == ([1], 18)
    assert of_kind(play.events, TableBroken)[0].citations[0] == play.rules.cite("floor.decides")
    assert (set(play.counts()), play.state.to_break) == ({2, 3}, [])


@pytest.mark.rule("house-9.1")
def test_the_order_that_is_told_is_the_one_in_which_tables_break() -> None:
    """Also where the director has named the one that would have stayed: each table stands in it
    once, and the one that is left at the end does not."""
    play = Play(32, 8, options=POSTED)
    assert posted_order(play.state) == (4, 3, 2)
    play.do(play.tournament.break_table(1, WHY, 0))
    assert posted_order(play.state) == (1, 4, 3)
    assert refused(play.tournament.break_table(1, WHY, 0))[0] == "table-to-break"
    play.do(play.tournament.break_table(3, WHY, 0))
    assert posted_order(play.state) == (1, 3, 4)
    for table in (2, 4):
        told, named = refused(play.tournament.break_table(table, WHY, 0))
        assert (told, named["table"]) == ("last-two-tables", table)
    told_before = posted_order(play.state)
    while not of_kind(play.events, FinalTableFormed):
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert (*broken(play), 4) == told_before
    assert of_kind(play.events, FinalTableFormed)[0].table == 2


@pytest.mark.rule("house-9.1")
def test_where_somebody_keeps_his_seat_the_order_that_is_told_has_that_table_last() -> None:
    play = Play(32, 8, options=POSTED)
    play.do(play.tournament.pin(next(iter(play.state.tables[4].players.values())), True, WHY, 0))
    told = posted_order(play.state)
    assert told == (3, 2, 4)
    while len(broken(play)) < 2:
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert tuple(broken(play)) == told[:2]


def test_its_hand_is_finished_first() -> None:
    play = Play(19, 9, options=POSTED)
    play.do(play.tournament.break_table(2, WHY, 0))
    hand = play.deal(2)
    play.bust_some(1, 1)
    assert not broken(play)
    play.end(hand)
    assert broken(play) == [2]


def test_a_table_that_is_to_stay_after_all_breaks_in_its_turn() -> None:
    play = Play(27, options=POSTED)
    assert refused(play.tournament.keep_table(1, WHY, 0)) == ("table-not-to-break", {"table": 1})
    play.do(play.tournament.break_table(1, WHY, 0))
    (stays,) = play.do(play.tournament.keep_table(1, WHY, 0))
    assert isinstance(stays, TableBreakWithdrawn)
    while not broken(play):
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert broken(play) == [3]


@pytest.mark.rule("house-10.1")
def test_the_last_tables_are_not_broken() -> None:
    play = Play(18, options=POSTED)
    joined = {"table": 1, "players": 10}
    told = refused(play.tournament.break_table(1, WHY, 0))
    assert told[0] == "last-two-tables"
    while not (final := of_kind(play.events, FinalTableFormed)):
        left = len(play.state.stacks)
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert told[1] == {**joined, "players": left - 1}
    last = final[0].table
    assert refused(play.tournament.break_table(last, WHY, 0)) == ("last-table", {"table": last})
    assert refused(play.tournament.break_table(9, WHY, 0)) == ("table-unknown", {"table": 9})


def test_the_reason_of_an_order_fits_and_it_needs_a_running_event() -> None:
    play = Play(27)
    assert refused(play.tournament.break_table(1, "x" * 999, 0))[0] == "reason-too-long"
    while play.state.phase == "running":
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert refused(play.tournament.break_table(1, WHY, 0))[0] == "event-over"


@pytest.mark.rule("house-9.1")
def test_one_that_is_not_to_wait_needs_seats_that_no_table_named_before_takes() -> None:
    """30 at four tables of eight: one seat is open at each of the two small ones."""
    play = Play(30, 8, options=POSTED)
    small = [number for number, players in play.counts().items() if players == 7]
    told = refused(play.tournament.break_table(small[0], WHY, 0, wait=False))
    assert told == ("break-too-few-seats", {"table": small[0], "players": 7, "seats": 1})
    play.do(play.tournament.break_table(small[0], WHY, 0))
    told = refused(play.tournament.break_table(small[1], WHY, 0, wait=False))
    assert told == ("break-too-few-seats", {"table": small[1], "players": 14, "seats": 0})
