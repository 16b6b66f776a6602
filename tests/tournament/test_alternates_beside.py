"""Alternates beside rebuys, which keep a seat for a moment, and in flights: a list for each."""

import pytest
from event_checks import act_of
from event_play import MINUTE, Play, of_kind, snapshot

from ruleone.rulebook import Refusal
from ruleone.sim.coming import Coming
from ruleone.sim.whole_event import Plain, WholeEvent
from ruleone.tournament import Level, Structure, Tournament, TournamentEvent
from ruleone.tournament.events import (
    AlternateListed,
    AlternatesUnseated,
    EntriesClosed,
    LatePlayerEntered,
    LevelStarted,
    PlayerMoved,
    PlayerRegistered,
    RebuyMade,
    TableBroken,
    TableHalted,
    TableOpened,
)
from ruleone.tournament.events.seating import SeatsRedrawn
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import DayEnd, Days, EventConfig, Rebuys

SEED = bytes(range(32))
LEVELS = Structure(
    tuple(Level(50 * step, 100 * step) for step in range(1, 9)), level_ms=20 * MINUTE
)
TWICE = Rebuys(chips=10_000, price=50, most=2, until_level=1)


def full_event(entries: int = 9, **more: object) -> Play:
    """All play that may; 27 may enter."""
    told: dict[str, object] = {
        "structure": LEVELS, "late_levels": 1, "re_entries": 2, "seats_at_once": entries,
        "rebuys": TWICE, "seats": 27, "house_players": None,
    }  # fmt: skip
    return Play(entries, **(told | more))  # type: ignore[arg-type]


def wait(play: Play, *players: str) -> None:
    """They enter, and have to wait."""
    for player in players:
        happened = play.do(play.tournament.register(player, None, play.now))
        assert of_kind(happened, AlternateListed)


def refused(outcome: object) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


@pytest.mark.rule("house-25.1", "house-7.1")
def test_who_has_lost_all_keeps_his_seat_until_the_next_hand_and_not_longer() -> None:
    play = full_event()
    wait(play, "late", "later")
    first, second = (play.state.tables[1].players[seat] for seat in (4, 5))
    assert not of_kind(play.bust(1, 4, 5), LatePlayerEntered)
    (made,) = of_kind(play.do(play.tournament.rebuy(first, play.now)), RebuyMade)
    assert (made.seat, play.state.alternates) == ((1, 4), ["late", "later"])
    happened = play.do(play.tournament.next_hand(1, play.now))
    (entered,) = of_kind(happened, LatePlayerEntered)
    assert (entered.player, entered.open_seats, entered.seat) == ("late", ((1, 5),), (1, 5))
    assert refused(play.tournament.rebuy(second, play.now)) == "rebuy-missed-hand"
    assert play.state.alternates == ["later"]
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_a_late_player_has_another_seat_than_one_that_is_kept() -> None:
    """Ten may play at two tables of five: the seat that is free is the one that nobody keeps."""
    play = full_event(8, table_size=5, seats_at_once=9)
    kept = play.state.tables[1].players[sorted(play.state.tables[1].players)[0]]
    seat = play.state.seats[kept]
    play.bust(1, seat[1])
    happened = play.do(play.tournament.register("late", None, play.now))
    (entered,) = of_kind(happened, LatePlayerEntered)
    assert seat not in entered.open_seats
    wait(play, "later")  # seven, the late one, and the place that is kept: nine
    play.do(play.tournament.rebuy(kept, play.now))
    assert len(play.state.stacks) == 9
    assert not of_kind(play.events, TableOpened)


@pytest.mark.rule("house-25.1")
def test_nobody_is_moved_to_a_seat_that_is_kept() -> None:
    """Twelve at two tables of six, one has lost all: who comes has a third table, which does not
    break into the seat that is kept."""
    play = full_event(12, table_size=6, seats_at_once=18)
    number, (out, *_) = 1, sorted(play.state.tables[1].players)
    player = play.state.tables[number].players[out]
    play.bust(number, out)
    assert play.state.open_at_all == 1
    came = play.do(play.tournament.register("late", None, play.now))
    assert of_kind(came, TableOpened)
    assert not of_kind(came, TableBroken)
    assert play.state.seats["late"][0] == 3
    moves = of_kind(came, PlayerMoved)
    assert moves
    assert {move.to_table for move in moves} == {3}
    (made,) = of_kind(play.do(play.tournament.rebuy(player, play.now)), RebuyMade)
    assert made.seat == (number, out)
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


@pytest.mark.rule("house-25.1", "house-9.1", "house-9C.1")
def test_a_table_breaks_at_once_into_seats_that_nobody_keeps_at_a_halted_table() -> None:
    """Six keep their seats at a table of which two are left, until it stands still: then the
    last one's eight players have seats."""
    play = full_event(24, seats_at_once=24, seats=40, halt_short_tables=True)
    assert play.counts() == {1: 8, 2: 8, 3: 8}
    happened = play.bust_some(2, 6)
    halted, (broken,) = of_kind(happened, TableHalted), of_kind(happened, TableBroken)
    assert (halted[0].table, broken.table) == (2, 3)
    assert happened.index(halted[0]) < happened.index(broken)
    assert play.counts() == {1: 9, 2: 9}
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


@pytest.mark.rule("house-25.1", "house-9.1")
def test_a_table_breaks_at_once_into_seats_that_nobody_keeps_after_a_redraw() -> None:
    play = full_event(24, seats_at_once=24, seats=40)
    for table in (1, 2, 3):
        play.bust_some(table, 2)
    assert len(play.state.tables) == 3
    happened = play.do(play.tournament.redraw("they asked for it", play.now))
    assert of_kind(happened, SeatsRedrawn)
    assert len(of_kind(happened, TableBroken)) == 1
    assert play.counts() == {1: 9, 2: 9}
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


@pytest.mark.rule("house-25.1", "house-9C.1", "house-7.1")
def test_who_waits_has_a_seat_at_once_where_a_table_is_halted() -> None:
    play = full_event(16, seats_at_once=16, halt_short_tables=True)
    wait(play, "late")
    happened = play.bust_some(2, 6)
    (entered,) = of_kind(happened, LatePlayerEntered)
    assert (entered.player, entered.seat[0]) == ("late", 2)


@pytest.mark.rule("house-25.1", "house-9.1")
def test_a_table_breaks_into_seats_that_were_kept_once_the_hand_has_begun() -> None:
    play = full_event(12, table_size=6, seats_at_once=18)
    out = min(play.state.tables[1].players)
    play.bust(1, out)
    play.do(play.tournament.register("late", None, play.now))
    assert len(play.state.tables) == 3
    play.bust(2, min(play.state.tables[2].players))
    assert len(play.state.tables) == 3
    for table in (1, 2):
        play.do(play.tournament.next_hand(table, play.now))
    assert (broken := of_kind(play.events, TableBroken))
    assert len(play.state.tables) == 2
    assert not {*broken[0].draw.seats.values()} - {*play.state.seats.values()}


@pytest.mark.rule("house-25.1")
def test_tables_that_can_deal_no_hand_do_not_wait_for_rebuys() -> None:
    """No hand would end the time of those who went out: the two who are left play on at once."""
    play = full_event(4, table_size=2, seats_at_once=4)
    one, two = play.deal(1), play.deal(2)
    play.end(one, min(one.seats))
    play.end(two, min(two.seats))
    assert [len(table.players) for table in play.state.tables.values()] == [2]


def test_who_waits_for_a_seat_himself_buys_no_chips_for_his_old_one() -> None:
    play = full_event()
    wait(play, "late")
    out = play.state.tables[1].players[4]
    play.bust(1, 4)
    happened = play.do(play.tournament.register(out, None, play.now))
    # He would rather enter again: his seat is the first one's then.
    assert [one.player for one in of_kind(happened, LatePlayerEntered)] == ["late"]
    assert play.state.alternates == [out]
    assert refused(play.tournament.rebuy(out, play.now)) == "already-entered"


def test_with_the_end_of_rebuys_the_seats_that_were_kept_are_open() -> None:
    """The level counts from the moment it was due; who has a seat has it from the moment that he
    gets it, however late that is."""
    play = full_event(late_levels=2)
    wait(play, "late")
    play.bust(1, 4)
    play.now = 20 * MINUTE + 1_000
    happened = play.do(play.tournament.wake(play.now))
    (begun,) = of_kind(happened, LevelStarted)
    (entered,) = of_kind(happened, LatePlayerEntered)
    assert (entered.player, begun.at_ms, entered.at_ms) == ("late", 20 * MINUTE, play.now)
    assert len(play.state.stacks) == 9


@pytest.mark.rule("house-25.1", "house-9B")
@pytest.mark.rows("structure", [LEVELS, Structure(LEVELS.levels, level_hands=1)])
def test_with_the_end_of_rebuys_who_is_due_moves_to_a_seat_that_was_kept(
    structure: Structure,
) -> None:
    play = full_event(12, table_size=6, seats_at_once=12, late_levels=2, structure=structure)
    happened = play.bust_some(1, 2)
    if structure is LEVELS:
        assert (play.counts(), of_kind(happened, PlayerMoved)) == ({1: 4, 2: 6}, [])
        play.now = 20 * MINUTE
        happened = play.do(play.tournament.wake(play.now))
    (begun,), (move,) = of_kind(happened, LevelStarted), of_kind(happened, PlayerMoved)
    assert (move.from_table, move.to_table, move.at_ms) == (2, 1, begun.at_ms)
    assert play.counts() == {1: 5, 2: 5}


def test_no_seat_opens_any_more_while_chips_are_still_sold() -> None:
    play = full_event(rebuys=Rebuys(10_000, 50, 2, 3))
    wait(play, "late")
    play.now = 20 * MINUTE
    happened = play.do(play.tournament.wake(play.now))
    assert [one.players for one in of_kind(happened, AlternatesUnseated)] == [("late",)]
    assert not of_kind(happened, EntriesClosed)
    assert play.state.alternates == []


def two_flights(entries: int = 9, **more: object) -> Play:
    days = Days((DayEnd(level=4),), 2, "best")
    return full_event(entries, days=days, rebuys=None, **more)


def night(play: Play) -> None:
    play.do(play.tournament.end_day(0, "night", play.now))
    assert play.state.phase == "night"
    play.do(play.tournament.sign_bags((), play.now))


def test_for_whom_no_seat_opens_in_a_flight_may_enter_the_next_one() -> None:
    play = two_flights()
    wait(play, "late", "later")
    assert [one.player for one in of_kind(play.bust(1, 4), LatePlayerEntered)] == ["late"]
    night(play)
    assert [one.players for one in of_kind(play.events, AlternatesUnseated)] == [("later",)]
    assert play.state.alternates == []
    happened = play.do(play.tournament.register("later", None, play.now))
    assert of_kind(happened, PlayerRegistered)


def test_the_next_flight_has_a_list_of_its_own_from_the_night_on() -> None:
    play = two_flights(seats_at_once=9)
    night(play)
    field = [f"q{number}" for number in range(1, 10)]
    for player in field:
        play.do(play.tournament.register(player, None, play.now))
    wait(play, "late", "later")
    happened = play.do(play.tournament.unregister("q3", play.now))
    assert [one.player for one in of_kind(happened, PlayerRegistered)] == ["late"]
    play.do(play.tournament.start_flight(SEED, play.now))
    assert set(play.state.stacks) == {*field, "late"} - {"q3"}
    assert play.state.alternates == ["later"]
    assert [one.player for one in of_kind(play.bust(1, 4), LatePlayerEntered)] == ["later"]
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_a_flight_that_ends_with_its_last_hand_leaves_nobody_on_the_list() -> None:
    play = two_flights()
    order = play.deal(1)
    wait(play, "late")
    play.do(play.tournament.end_day(0, "late", play.now))
    play.end(order)
    assert (play.state.phase, play.state.alternates) == ("night", [])


@pytest.mark.feature("entries")
@pytest.mark.rows("flights", [1, 2, 3])
@pytest.mark.rows("rebuys", [None, TWICE])
def test_whole_events_with_alternates_rebuys_and_flights(
    flights: int, rebuys: Rebuys | None
) -> None:
    """Played by the engine to their end: never more at a time than may, chips and prizes whole."""
    days = Days((DayEnd(level=3),), flights, "combined") if flights > 1 else None
    announced: EventConfig = full_event(
        2, seats=60, seats_at_once=10, table_size=5, rebuys=rebuys, days=days
    ).config
    kept: list[TournamentEvent] = []

    class Watched(WholeEvent):
        def meanwhile(self) -> None:
            if self.tournament.state.late_open:
                assert len(self.tournament.state.stacks) <= 10
            if self.tournament.state.phase == "running":
                lines = chip_lines(self.tournament.state)
                assert sum(lines.values()) == self.tournament.state.chips_in_play

    event = Watched(
        announced,
        Play(2).rules,
        11,
        Plain(),
        kept.extend,
        coming=Coming(late=0.2, again=0.3, rebuys=0.4),
        people=45,
    )
    event.play()
    state = event.tournament.state
    assert of_kind(kept, AlternateListed)
    assert of_kind(kept, LatePlayerEntered)
    assert bool(rebuys) == bool(of_kind(kept, RebuyMade))
    assert sum(one.prize for one in state.results.values()) == state.pool
    assert snapshot(Tournament.replay(kept)) == snapshot(event.tournament)


def test_who_waits_for_a_seat_is_not_taken_back_in_beside_it() -> None:
    """Tables have seats beside those that are played: his own may be open, yet all are taken."""
    play = full_event(10, rebuys=None)
    wait(play, "late")
    removed = play.do(play.tournament.remove("p3", "cheated", play.now))
    assert "late" in play.state.stacks
    wait(play, "p3")
    act = act_of(removed, [])
    assert refused(play.tournament.undo(act, "not he", play.now)) == "act-entered-since"
    play.do(play.tournament.unregister("p3", play.now))
    assert refused(play.tournament.undo(act, "not he", play.now)) == "hand-stands-seats"


def test_a_hand_is_not_taken_back_for_one_who_went_out_in_it_and_waits_again() -> None:
    """His seat is open, for it is another one's at another table that keeps him waiting."""
    for button in range(1, 8):
        play = full_event(14, button=button)
        out_of(play, 2)
        wait(play, "late")
        hand, out = out_of(play, 1)
        play.do(play.tournament.register(out, None, play.now))
        if play.state.seats["late"][0] == 2:
            break
    assert play.state.alternates == [out]
    code = refused(play.tournament.undo_hand(1, hand, "wrong", play.now))
    assert code == "hand-stands-back"
    play.do(play.tournament.unregister(out, play.now))
    play.do(play.tournament.undo_hand(1, hand, "wrong", play.now))
    assert play.state.seats[out][0] == 1


def out_of(play: Play, table: int) -> tuple[int, str]:
    """Who sits last goes out, with the number of the hand."""
    order = play.deal(table)
    play.end(order, max(order.seats))
    return order.number, order.seats[max(order.seats)]
