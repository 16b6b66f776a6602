"""Wrong seats, and seats that players with special needs keep."""

import pytest
from event_play import Play, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.tournament.events import PlayerMoved, SeatPinned, TableBroken


def two_tables(rules: str = "modern") -> Play:
    """Eight players at each of two tables of nine."""
    return Play(16, rules=rules)


@pytest.mark.feature("wrong-seats")
@pytest.mark.rule("house-6.2", "tda2011-5.2")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_who_sat_in_a_wrong_seat_goes_to_his_own_with_what_he_has_now(rules: str) -> None:
    play = Play(17, rules=rules)
    order = play.deal(1)
    player = order.seats[4]
    play.do(play.tournament.move(player, 2, 9, "his card says so", 0, "wrong-seat"))
    stacks = dict(order.stacks) | {4: 7_400, 5: 12_600}
    happened = play.do(play.tournament.record(order.number, stacks, 0))
    (moved,) = of_kind(happened, PlayerMoved)
    assert (moved.player, moved.to_table, moved.to_seat, moved.why) == (player, 2, 9, "wrong-seat")
    assert moved.citations[0] == edition(rules).cite("seating.wrong-seat")
    assert moved.citations[0].rule in ("house-6.2", "tda2011-5.2")
    assert play.state.stacks[player] == 7_400


def test_not_into_a_seat_that_somebody_has() -> None:
    play = two_tables()
    player = play.state.tables[2].players[4]
    refused = play.tournament.move(player, 1, 1, "his card says so", 0, "wrong-seat")
    assert isinstance(refused, Refusal)
    assert refused.code == "seat-taken"


@pytest.mark.feature("special-needs")
@pytest.mark.rule("house-8", "tda2011-6")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_who_keeps_his_seat_is_not_moved_to_balance_tables(rules: str) -> None:
    play = two_tables(rules)
    (first,) = _moved_when(play, pinned=None)
    again = two_tables(rules)
    (second,) = _moved_when(again, pinned=first.player)
    assert second.player != first.player
    assert again.state.seats[first.player][0] == 2
    (pinned,) = of_kind(again.events, SeatPinned)
    assert pinned.citations[0] == edition(rules).cite("seating.special-needs")
    assert pinned.citations[0].rule in ("house-8", "tda2011-6")


def _moved_when(play: Play, pinned: str | None) -> list[PlayerMoved]:
    """Two go out at table 1; who moves there to balance the tables."""
    if pinned is not None:
        play.do(play.tournament.pin(pinned, True, "a wheelchair", 0))
    return of_kind(play.bust(1, 3, 4), PlayerMoved)


@pytest.mark.feature("special-needs")
@pytest.mark.rule("house-8", "tda2011-6")
def test_a_table_where_somebody_keeps_his_seat_breaks_after_the_others() -> None:
    broken = []
    for pin in (False, True):
        play = Play(27)
        first = play.state.break_order[0]
        if pin:
            players = play.state.tables[first].players
            player = players[min(players)]  # whom `bust_some` lets win
            play.do(play.tournament.pin(player, True, "a wheelchair", 0))
        while not (found := of_kind(play.events, TableBroken)):
            play.bust_some(max(play.tournament.ready_tables(0)), 1)
        broken.append(found[0].table == first)
    assert broken == [True, False]


def test_where_everybody_keeps_his_seat_somebody_moves_all_the_same() -> None:
    play = two_tables()
    for player in play.state.tables[2].players.values():
        play.do(play.tournament.pin(player, True, "why", 0))
    assert of_kind(play.bust(1, 3, 4), PlayerMoved)


def test_a_seat_is_kept_once_and_given_free_once() -> None:
    play = two_tables()
    refused = [play.tournament.pin("p1", False, "why", 0)]
    play.do(play.tournament.pin("p1", True, "why", 0))
    refused.append(play.tournament.pin("p1", True, "why", 0))
    refused.append(play.tournament.pin("p1", True, "x" * 999, 0))
    play.do(play.tournament.pin("p1", False, "why", 0))
    assert not play.state.pinned
    refused.append(play.tournament.pin("nobody", True, "why", 0))
    codes = [one.code for one in refused if isinstance(one, Refusal)]
    assert codes == ["not-pinned", "already-pinned", "reason-too-long", "player-not-in-event"]


@pytest.mark.rule("house-8", "house-9.1")
def test_where_somebody_keeps_his_seat_at_the_table_that_is_due_the_next_one_breaks_at_once() -> (
    None
):
    """The due table is in a hand; the one that takes its turn is not, and waits for nothing."""
    play = Play(19, options={"breaking.order": "highest-table-first"})
    play.deal(3)
    play.bust_some(1, 1)
    assert not of_kind(play.events, TableBroken)
    keeps = min(play.state.tables[3].players.values())
    decided = play.do(play.tournament.pin(keeps, True, "a wheelchair", play.now))
    assert [event.table for event in of_kind(decided, TableBroken)] == [2]
