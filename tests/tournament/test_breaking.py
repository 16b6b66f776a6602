"""Broken tables: the posted order, and the drawn seats."""

import pytest
from event_play import Play, of_kind

from ruleone.tournament import draw_for, draw_moves
from ruleone.tournament.events import EventStarted, PlayerMoved, SeatsDrawn, TableBroken


@pytest.mark.rule("house-9.1", "house-IA-9", "tda2024-10B", "tda2024-IA-10")
def test_a_table_breaks_when_the_others_have_seats_for_its_players() -> None:
    """27 at three tables: the ninth bust leaves 18 for two tables of nine."""
    play = Play(27)
    broken: list[TableBroken] = []
    while not broken:
        assert len(play.state.stacks) > 18
        broken = of_kind(play.bust_some(max(play.tournament.ready_tables(0)), 1), TableBroken)
    (drawn,) = of_kind(play.events, SeatsDrawn)
    assert len(play.state.stacks) == 18
    assert broken[0].table == drawn.break_order[0]
    assert sorted(play.counts().values()) == [9, 9]
    assert {"tda2024-10B", "tda2024-10A", "tda2024-IA-10"} <= {c.rule for c in broken[0].citations}


@pytest.mark.feature("breaking-order")
def test_the_draw_of_a_broken_table_can_be_made_again() -> None:
    play = Play(27)
    while not (broken := of_kind(play.events, TableBroken)):
        before = {t.number: dict(t.players) for t in play.state.standing_tables}
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    (started,) = of_kind(play.events, EventStarted)
    seats = before[broken[0].table]
    players = [seats[seat] for seat in sorted(seats) if seats[seat] in broken[0].draw.seats]
    stream = draw_for(bytes.fromhex(started.seed), f"break/{broken[0].table}")
    again = draw_moves(stream, players, sorted(broken[0].draw.seat_cards), play.rules)
    assert again == broken[0].draw


@pytest.mark.rule("house-9.1")
@pytest.mark.rows(
    ("posted", "order"), [("highest-table-first", (3, 2, 1)), ("lowest-table-first", (1, 2, 3))]
)
def test_the_posted_order_is_the_editions(posted: str, order: tuple[int, ...]) -> None:
    play = Play(27, options={"breaking.order": posted})
    assert play.state.break_order == order
    while not (broken := of_kind(play.events, TableBroken)):
        play.bust_some(2, 1)
    assert broken[0].table == order[0]


def test_a_due_table_finishes_its_hand_first() -> None:
    play = Play(19, 9, options={"breaking.order": "highest-table-first"})
    order = play.deal(3)
    assert not of_kind(play.bust_some(1, 1), TableBroken)
    assert not of_kind(play.bust_some(2, 1), PlayerMoved)  # a broken table comes before balance
    assert of_kind(play.end(order), TableBroken)
    assert set(play.counts()) == {1, 2}


def test_players_of_a_broken_table_even_out_the_others() -> None:
    play = Play(20, 9, options={"breaking.order": "highest-table-first"})
    play.deal(2)
    play.bust_some(1, 2)
    assert sorted(play.counts().values()) == [9, 9]


def test_of_tables_equally_short_the_lowest_takes_the_odd_player() -> None:
    """Five players of table 3 go to two tables of four."""
    play = Play(19, 9, options={"breaking.order": "highest-table-first"})
    order = play.deal(3)
    play.bust_some(1, 3)
    play.bust_some(2, 2)
    assert play.counts() == {1: 4, 2: 4, 3: 6}
    play.end(order, min(order.seats))
    assert play.counts() == {1: 7, 2: 6}


def test_a_table_that_is_due_breaks_into_even_tables_with_no_move_before_or_after() -> None:
    """Seven, six and six players; the table to break is in its hand while three others go out."""
    play = Play(19, 9, options={"breaking.order": "highest-table-first"})
    order = play.deal(3)
    assert not of_kind(play.bust_some(1, 3), PlayerMoved)
    assert play.counts() == {1: 4, 2: 6, 3: 6}
    events = play.end(order)
    assert of_kind(events, TableBroken)
    assert not of_kind(events, PlayerMoved)
    assert play.counts() == {1: 8, 2: 8}
