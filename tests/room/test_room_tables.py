"""What a table's page shows between hands, and to whom."""

import pytest
from world import World, all_in, careful

from ruleone import limits
from ruleone.room.pages.views import TableView
from ruleone.room.playing import Leave


def after_a_bust(seed: int) -> tuple[World, TableView]:
    """A table just after a hand in which somebody went out, seen by one who watches."""
    world = World(seed=seed)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    number = world.event(event, ann).line.my_table
    assert number is not None
    for _ in range(4_000):
        view = world.table(event, number, bob)
        if any(player.gone for player in view.players):
            return world, view
        mine = world.my_table(event, ann)
        assert mine is not None, "ann went out or was moved"
        if mine.hand is not None and mine.hand.options is not None:
            world.act(ann, mine, careful(mine.hand.options))
        else:
            world.wake()
    raise AssertionError("nobody went out")


def test_who_went_out_stays_on_the_page_with_the_hand_that_he_played() -> None:
    _, view = after_a_bust(seed=1)
    assert view.state == "between"
    assert view.hand is not None
    assert {player.seat for player in view.players} >= {seat.seat for seat in view.hand.seats}
    gone = [player for player in view.players if player.gone]
    assert all(player.stack == 0 and player.name for player in gone)
    assert {player.gone for player in gone} == {"out"}


def test_a_hand_is_seen_to_its_end_though_a_moved_player_takes_a_seat_of_it() -> None:
    world = World(seed=1)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    taken = 0
    for _ in range(6_000):
        host = world.room._lobby.hosts[event]
        if host.tournament.state.phase == "over":
            break
        for number, table in list(host.tables.items()):
            order, now = table.order, host.tournament.state.tables[number].players
            if order is None or table.in_hand or table.hand is None:
                continue
            seats = [s for s, player in order.seats.items() if now.get(s, player) != player]
            if not seats:
                continue
            taken += 1
            view = world.table(event, number, bob)
            assert view.hand is not None
            shown = {player.seat: player for player in view.players}
            assert all(shown[seat].player == order.seats[seat] for seat in seats)
            assert all(shown[seat].gone and shown[seat].stack == 0 for seat in seats)
        mine = world.my_table(event, ann)
        if mine is not None and mine.hand is not None and mine.hand.options is not None:
            world.act(ann, mine, careful(mine.hand.options))
        elif world.room.due_ms is None:
            break
        else:
            world.wake()
    assert taken > 3


@pytest.mark.rows("why", ["out", "moved"])
def test_who_is_out_and_who_has_moved_are_told_apart(why: str) -> None:
    world = World(seed=1)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    host = world.room._lobby.hosts[event]
    for _ in range(6_000):
        for number in [*host.tables]:
            for player in world.table(event, number, bob).players:
                seated = host.tournament.state.seats.get(player.player)
                here = seated == (number, player.seat)
                expected = None if here else "out" if seated is None else "moved"
                assert player.gone == expected
                if expected == why:
                    return
        mine = world.my_table(event, ann)
        if mine is not None and mine.hand is not None and mine.hand.options is not None:
            world.act(ann, mine, careful(mine.hand.options))
        else:
            world.wake()
    raise AssertionError(f"nobody was {why}")


def test_with_the_next_hand_he_is_gone() -> None:
    world, view = after_a_bust(seed=1)
    bob = world.here[1]
    for _ in range(2_000):
        later = world.table(view.event, view.table, bob)
        if later.hand != view.hand and later.state == "playing":
            break
        world.wake()
    assert not any(player.gone for player in later.players)


def test_the_page_of_who_went_out_tells_his_result() -> None:
    world = World(seed=1)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    number = next(world.turns(event, ann)).table
    world.play(event, ann, all_in)
    view = world.table(event, number, ann)
    assert view.result is not None
    assert view.place.rank is None
    assert view.my_seat is None
    page = world.event(event, ann)
    mine = next(one for one in page.entrants if one.me)
    assert (mine.place, mine.prize) == (view.result.place, view.result.prize)


@pytest.mark.rows("seed", range(3))
def test_stacks_bets_and_pots_of_a_page_add_up(seed: int) -> None:
    world = World(seed=seed)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    for turn, view in enumerate(world.turns(event, ann)):
        assert view.hand is not None
        assert view.hand.options is not None
        table = next(t for t in world.event(event, ann).tables if t.table == view.table)
        behind = sum(seat.stack for seat in view.hand.seats)
        waiting = sum(p.stack or 0 for p in view.players if p.waiting)
        assert behind + view.hand.total + waiting == sum(p.stack or 0 for p in table.players)
        world.act(ann, view, careful(view.hand.options))
        if turn > 15:
            break


def test_who_was_moved_here_in_mid_hand_comes_in_as_the_seat_says() -> None:
    """With the next hand, or once the button has passed, as long as nobody else comes or goes."""
    world = World(seed=3)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    host = world.room._lobby.hosts[event]
    told: dict[int, tuple[int, dict[int, str], dict[int, str]]] = {}
    kept = []
    for _ in range(6_000):
        if host.tournament.state.phase == "over":
            break
        for number, table in list(host.tables.items()):
            players = dict(host.tournament.state.tables[number].players)
            if table.order is None:
                continue
            if number in told and table.in_hand and table.order.number != told[number][0]:
                _, then, waits = told.pop(number)
                if then == players:
                    kept += [
                        (waits_for, (waits_for == "next-hand") is (seat in table.order.seats))
                        for seat, waits_for in waits.items()
                    ]
            if table.in_hand and players.keys() - table.order.seats.keys():
                view = world.table(event, number, bob)
                waits = {one.seat: one.waits_for for one in view.players if one.waits_for}
                told[number] = (table.order.number, players, waits)
        world.wake()
    assert ("next-hand", True) in kept
    assert {as_told for _, as_told in kept} == {True}


def test_a_page_tells_the_prize_of_outlasting_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the money it is the smallest prize; with two left the winner's."""
    monkeypatch.setattr(limits, "ACTS_OF_A_WAKE_MAX", 1)
    world = World(seed=5)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    world.do(ann, Leave(event))
    prizes = [prize.amount for prize in world.event(event, bob).prizes]
    state = world.room._lobby.hosts[event].tournament.state
    told: dict[int, int] = {}
    while state.phase == "running":
        if len(state.stacks) not in told:
            place = world.table(event, min(state.tables), bob).place
            assert (place.rank, place.entries, place.paid) == (None, 27, len(prizes))
            told[place.left] = place.next_prize
        world.wake()
    assert min(told) == 2 < len(prizes)
    assert told == {left: prizes[min(left, len(prizes) + 1) - 2] for left in told}


def test_a_page_tells_how_many_have_more_chips() -> None:
    world = World(seed=5)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = world.my_table(event, ann)
    assert view is not None
    assert (view.place.rank, view.place.left) == (1, 27), "all have the same"
    world.play(event, ann, careful, turns=4)
    after = world.my_table(event, ann)
    assert after is not None
    stacks = [one.stack or 0 for one in world.event(event, ann).entrants]
    mine = next(one.stack or 0 for one in world.event(event, ann).entrants if one.me)
    assert after.place.rank == 1 + sum(stack > mine for stack in stacks) > 1


def test_whoever_watches_a_broken_table_is_told_where_its_players_sit_now() -> None:
    world = World(seed=1)
    ann, bob = world.connect("ann"), world.connect("bob")
    event = world.sit_down(ann)
    world.do(ann, Leave(event))
    for _ in range(20_000):
        was = world.event(event, bob)
        before = {line.table for line in was.tables}
        outcome = world.wake()
        after = {line.table for line in world.event(event, bob).tables}
        if before - after:
            break
    (number,) = before - after
    sat = {one.player for one in was.entrants if one.table == number}
    assert f"table/{event}/{number}" in outcome.changed, "the last that is told of it"
    view = world.table(event, number, bob)
    page = world.event(event, bob)
    assert view.state == "broken"
    assert view.went
    seats = {one.player: (one.table, one.seat) for one in page.entrants}
    assert all(seats[one.player] == (one.table, one.seat) for one in view.went)
    still_in = {one.player for one in page.entrants if one.place is None}
    assert {one.player for one in view.went} == sat & still_in
    world.restart()
    assert world.table(event, number, bob).went == view.went
