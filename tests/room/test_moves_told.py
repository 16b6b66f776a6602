"""A move that is to come: why, by which rules, and to the player himself; tables are told in the
order in which they break."""

import msgspec
import pytest
from test_halted_tables import halted
from test_room_entries import TERMS, Till
from thirteen_world import ThirteenWorld
from world import careful

from ruleone.room.event.orders import commands as dc
from ruleone.room.event.seating import BreakTable


@pytest.mark.feature("balancing", "reasons-for-moves")
@pytest.mark.rule(
    "house-9B", "house-9C.1", "tda2011-8A.1", "tda2024-11C", "tda2024-11D.1", "tda2024-11A.1"
)
def test_a_planned_move_says_which_table_is_short_who_is_due_and_what_seat_he_gets() -> None:
    world, ann, boss, event, table = halted()
    page = world.director_page(event, boss)
    move = next(one for one in page.moves if one.to_table == table)
    assert not move.ordered
    short, due, seat = move.reasons
    counts = {line.table: len(line.players) for line in page.event.tables}
    assert (short.code, short.citation.rule) == ("halted", "tda2024-11D.1")
    assert short.parameters == {
        "table": table,
        "players": counts[table],
        "other": move.from_table,
        "more": counts[move.from_table],
    }
    standing = world.room._lobby.hosts[event].tournament.state.tables[move.from_table]
    coming = standing.lineup(world.room._lobby.hosts[event].tournament.state.rules)
    assert coming is not None
    assert (due.code, due.parameters["due"]) == ("next-big-blind", coming.positions.big_blind)
    assert due.parameters["player"] == move.name
    assert (seat.code, seat.parameters) == ("worst-seat", {"table": table, "seat": move.to_seat})
    mine = world.event(event, ann).my_move
    assert mine == next((one for one in page.moves if one.player == "ann"), None)


@pytest.mark.feature("reasons-for-moves")
@pytest.mark.rule("house-1")
def test_who_is_to_move_is_told_on_his_own_pages_and_nobody_else_is() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    (ann, ben) = till.start("ann", "ben")
    world, event = till.world, till.event
    view = next(world.turns(event, ann))
    assert view.my_move is None
    line = next(
        one
        for one in world.event(event, ann).tables
        if one.table != view.table and len(one.players) < one.seats
    )
    open_seat = min(set(range(1, line.seats + 1)) - {one.seat for one in line.players})
    world.do(till.boss, dc.MovePlayer(event, "ann", line.table, open_seat, "eyesight"))
    for told in (world.table(event, view.table, ann).my_move, world.event(event, ann).my_move):
        assert told is not None
        assert (told.ordered, told.to_table, told.to_seat) == (True, line.table, open_seat)
        assert [(one.code, one.parameters) for one in told.reasons] == [("director", {})]
    (shown,) = (one for one in world.director_page(event, till.boss).moves if one.player == "ann")
    assert [one.parameters for one in shown.reasons] == [{"reason": "eyesight"}]
    other = world.event(event, ben).my_move
    assert other is None or other.player == "ben"
    world.play(event, ann, careful, turns=1)
    for _ in range(300):
        if world.event(event, ann).line.my_table == line.table:
            break
        world.wake()
    assert world.event(event, ann).my_move is None


@pytest.mark.feature("breaking-order", "paid-entries")
@pytest.mark.rule("house-9.1")
def test_everybody_sees_the_order_in_which_tables_break_and_what_was_collected() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=16, guarantee=50_000))
    assert till.world.event(till.event, till.boss).collected == 0
    (ann,) = till.start("ann")
    page = till.world.event(till.event, ann)
    state = till.world.room._lobby.hosts[till.event].tournament.state
    assert len(state.tables) == 3
    assert page.break_order == state.break_order[:-1]
    assert (page.collected, page.prize_pool) == (17 * 500, 50_000)
    first, last = page.break_order
    till.world.do(till.boss, BreakTable(till.event, last, "the floor is wanted"))
    assert till.world.event(till.event, ann).break_order == (last, first)


@pytest.mark.rule("house-9.1")
def test_two_tables_that_are_to_break_are_told_in_order_with_what_the_first_waits_for() -> None:
    """One after the other, also the one that would have stayed; the third one stays then."""
    till = Till(msgspec.structs.replace(TERMS, house_players=16))
    till.start("ann")
    state = till.world.room._lobby.hosts[till.event].tournament.state
    first, second, stays = state.break_order
    for table in (stays, first):
        till.world.do(till.boss, BreakTable(till.event, table, "the floor is wanted"))
    page = till.world.director_page(till.event, till.boss)
    assert page.event.break_order == (stays, first)
    places = {line.table: (line.break_order, line.to_break) for line in page.event.tables}
    assert places == {stays: (1, True), first: (2, True), second: (None, False)}
    players = {line.table: len(line.players) for line in page.event.tables}
    assert page.next_break is not None
    assert (page.next_break.table, page.next_break.stays) == (stays, second)
    assert (page.next_break.players, page.next_break.open) == (
        players[stays],
        12 - players[first] - players[second],
    )
    refused = till.world.refused(till.boss, BreakTable(till.event, second, "this one too"))
    assert (refused.code, refused.parameters) == ("last-table", {"table": second})


@pytest.mark.rule("house-1")
def test_who_sets_thirteen_cards_is_told_his_next_table_until_he_sits_there() -> None:
    world = ThirteenWorld(seed=3)
    ann, event = world.begin("thirteen-16")
    boss, bob = world.director(), world.connect("bob")
    table = world.to_set(event, ann).table
    other = next(one for one in world.event(event, ann).tables if one.table != table)
    gone = other.players[-1]
    seat = gone.seat
    assert seat is not None
    world.do(boss, dc.RemovePlayer(event, gone.player, "asked to"))
    while gone.player in world.host(event).tournament.state.seats:
        world.wake()
    assert world.to_set(event, ann).my_move is None
    world.do(boss, dc.MovePlayer(event, "ann", other.table, seat, "eyesight"))
    view = world.to_set(event, ann)
    for told in (view.my_move, world.event(event, ann).my_move):
        assert told is not None
        assert (told.from_table, told.ordered) == (table, True)
        assert (told.to_table, told.to_seat) == (other.table, seat)
        assert [(one.code, one.parameters) for one in told.reasons] == [("director", {})]
    assert world.table(event, table, bob).my_move is None
    world.arranges(ann, view)
    while world.event(event, ann).line.my_table == table:
        world.wake()
    there = world.to_set(event, ann)
    assert (there.table, there.my_seat, there.my_move) == (other.table, seat, None)
