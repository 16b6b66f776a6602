"""At a live table: what stands against people stays with them, and who is disqualified is out."""

import msgspec
import pytest
from live_world import LiveWorld
from test_live_penalties import folded, misdealt, penalised

from ruleone.dealing import Call, Check, Fold, Show
from ruleone.floor.followed import Acts, AllDealt, BoardTurned, Chosen, Overruled, Undone
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import PlayerDisqualified
from ruleone.rulebook import Citation


def begun(world: LiveWorld, button: int | None = None) -> None:
    world.start(button)
    world.enter(AllDealt())


def disqualified(world: LiveWorld, seat: int) -> int:
    """The player in a seat is thrown out in the hand that is on; the line of the decision."""
    line = world.enter(Offended(seat, "collusion"), by=world.floor)
    return world.enter(Chosen(line.n, 0), by=world.floor).n


def left(world: LiveWorld) -> dict[int, int]:
    """How many hands each still misses, of those who miss any."""
    return {seat.seat: seat.hands_left for seat in world.live().seats if seat.hands_left}


@pytest.mark.rule("house-65D", "tda2011-51.6")
@pytest.mark.rows(("book", "rule"), [("house", "house-65D"), ("tda2011", "tda2011-51.6")])
def test_who_is_disqualified_is_out_and_his_chips_leave_play(book: str, rule: str) -> None:
    world = LiveWorld(edition=book)
    begun(world, button=4)
    disqualified(world, 3)
    assert [seat.seat for seat in world.live().seats if seat.leaving] == [3]
    folded(world)
    chips = world.hand().stacks
    begun(world)
    assert sorted(world.hand().stacks) == [1, 2, 4]
    assert sum(world.hand().stacks.values()) + world.hand().view().total == 40_000 - chips[3]
    assert [seat.seat for seat in world.live().seats] == [1, 2, 4]
    (out,) = (event for event in world.written() if isinstance(event, PlayerDisqualified))
    assert (out.seat, out.chips, out.citation) == (3, chips[3], Citation(rule, book))
    assert out.by == "fay"
    before = world.seen()
    world.restart()
    assert world.seen() == before


@pytest.mark.rule("house-65D")
def test_what_he_wins_in_that_hand_leaves_play_too() -> None:
    world = LiveWorld(stacks=(10_000,) * 3)
    begun(world, button=3)
    disqualified(world, 2)
    for seat in (3, 1):
        world.enter(Acts(seat, Fold()))
    won = world.hand().stacks[2]
    assert won > 10_000
    world.start()
    assert world.hand().chips == 30_000 - won


@pytest.mark.rule("house-65D")
def test_until_the_hand_is_closed_the_floor_can_think_better_of_it() -> None:
    world = LiveWorld()
    begun(world, button=4)
    decision = disqualified(world, 3)
    folded(world)
    world.enter(Overruled(decision, (), "the tape shows nothing"), by=world.floor)
    begun(world)
    assert sorted(world.hand().stacks) == [1, 2, 3, 4]
    disqualified(world, 3)
    world.enter(Undone("wrong seat"), by=world.floor)
    assert not any(seat.leaving for seat in world.live().seats)


def test_what_was_given_in_a_hand_and_counts_from_the_next_stands_at_the_seat() -> None:
    world = LiveWorld()
    begun(world, button=4)
    disqualified(world, 3)
    penalised(world, 1)
    given = {
        seat.seat: ([words["en"] for words in seat.given], seat.forfeits)
        for seat in world.live().seats
    }
    nothing: tuple[list[str], None] = ([], None)
    assert given == {
        1: (["one missed round"], None),
        2: nothing,
        3: (["disqualification"], 10_000),
        4: nothing,
    }
    folded(world)
    world.start()
    assert [(seat.seat, seat.given) for seat in world.live().seats] == [(1, ()), (2, ()), (4, ())]


@pytest.mark.rule("house-65D")
def test_he_does_not_come_back_and_nobody_is_dealt_for_him_again() -> None:
    """Neither from another seat while the hand goes on, nor after a misdeal, nor later."""
    world = LiveWorld()
    begun(world, button=4)
    disqualified(world, 3)
    world.do(world.floor, lc.LeaveLive("l1", 3))
    back = lc.SeatLive("l1", 7, "cy", 9_000)
    refusal = world.refused(world.floor, back)
    assert (refusal.code, refusal.citation) == (
        "live-disqualified",
        Citation("house-65D", "house"),
    )
    misdealt(world)
    begun(world)
    assert sorted(world.hand().stacks) == [1, 2, 4]
    world.restart()
    assert world.refused(world.floor, back).code == "live-disqualified"


def test_with_one_player_left_there_is_no_hand_and_the_table_can_be_closed() -> None:
    world = LiveWorld(stacks=(10_000,) * 2)
    begun(world, button=1)
    disqualified(world, 2)
    folded(world)
    number = world.live().hand_number
    assert world.refused(world.dealer, lc.StartLiveHand("l1", number)).code == "live-too-few"
    world.do(world.floor, lc.CloseLiveTable("l1"))
    assert any(isinstance(event, PlayerDisqualified) for event in world.written())


@pytest.mark.rule("house-65A.2", "tda2011-51.4")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_a_round_is_a_hand_for_each_who_plays_when_it_is_given(book: str) -> None:
    """One has lost all and one comes later: both count in no round."""
    world = LiveWorld(stacks=(10_000, 100, 10_000, 10_000, 10_000), edition=book)
    begun(world, button=5)
    world.enter(Acts(3, Call()))
    for seat in (4, 5, 1):
        world.enter(Acts(seat, Fold()))
    world.enter(BoardTurned(("2c", "7d", "9h")), BoardTurned(("3c",)), BoardTurned(("4d",)))
    world.enter(Acts(2, Show(("Kc", "Qd"))), Acts(3, Show(("Ac", "Ad"))))
    begun(world)
    penalised(world, 4)
    world.do(world.floor, lc.SeatLive("l1", 7, "Gus", 5_000))
    folded(world)
    world.start()
    assert left(world) == {4: 3}


@pytest.mark.rule("house-65A.2")
def test_who_is_all_in_still_counts_in_a_round() -> None:
    world = LiveWorld(stacks=(10_000, 100, 10_000))
    begun(world, button=3)
    world.enter(Acts(3, Call()))
    penalised(world, 3)
    world.enter(Acts(1, Call()))
    for cards in (("2c", "7d", "9h"), ("3c",), ("4d",)):
        world.enter(BoardTurned(cards), Acts(1, Check()), Acts(3, Check()))
    world.enter(Acts(1, Show(("Ac", "Ad"))), Acts(2, Show(("Kc", "Qd"))))
    world.enter(Acts(3, Show(("Jc", "Qc"))))
    world.start()
    assert left(world) == {3: 2}


@pytest.mark.rule("house-65C.1")
def test_getting_up_and_sitting_down_again_takes_no_penalty_away() -> None:
    world = LiveWorld()
    begun(world, button=4)
    penalised(world, 3)
    folded(world)
    world.do(world.floor, lc.LeaveLive("l1", 3))
    begun(world)
    folded(world)
    world.restart()
    world.do(world.floor, lc.SeatLive("l1", 6, "CY", 9_000))
    assert left(world) == {6: 4}
    begun(world)
    line = world.enter(Offended(6, "phoned"), by=world.floor)
    assert any(reason.citation.rule == "house-65A.3" for reason in line.reasons)
    world.do(world.floor, lc.SeatLive("l1", 3, "Gus", 9_000))
    assert set(left(world)) == {6}


@pytest.mark.rule("house-65C.1")
def test_another_seat_before_the_hand_is_closed_is_the_same_player() -> None:
    world = LiveWorld()
    begun(world, button=4)
    penalised(world, 3)
    world.do(world.floor, lc.LeaveLive("l1", 3))
    world.do(world.floor, lc.SeatLive("l1", 7, "Cy", 9_000))
    folded(world)
    begun(world)
    assert 7 in left(world)
    assert 3 not in {seat.seat for seat in world.live().seats}


def test_two_of_one_name_are_two_players() -> None:
    world = LiveWorld()
    begun(world, button=4)
    penalised(world, 3)
    folded(world)
    world.do(world.floor, lc.SeatLive("l1", 6, "Cy", 9_000))
    assert left(world) == {}
    begun(world)
    assert set(left(world)) == {3}


@pytest.mark.rule("house-65B.2")
def test_who_waits_for_the_next_hand_can_offend_in_this_one() -> None:
    world = LiveWorld()
    begun(world, button=4)
    world.do(world.floor, lc.SeatLive("l1", 7, "Gus", 9_000))
    penalised(world, 7)
    assert world.refused(world.floor, world.command(Offended(8, "abuse"))).code == "live-seat-empty"
    world.do(world.floor, lc.LeaveLive("l1", 7))
    world.do(world.floor, lc.SeatLive("l1", 7, "Hal", 9_000))
    folded(world)
    begun(world)
    assert left(world) == {}
    world.do(world.floor, lc.SeatLive("l1", 8, "Gus", 9_000))
    assert left(world) == {8: 5}


def test_the_board_tells_nobody_of_a_penalty() -> None:
    """Not who misses hands, how many, why, nor who is out for what."""
    world = LiveWorld()
    begun(world, button=4)
    folded(world)
    quiet = msgspec.to_builtins(world.board(world.connect("ann")).seats)
    begun(world)
    penalised(world, 3)
    folded(world)
    begun(world)
    board = msgspec.to_builtins(world.board(world.connect("ann")))
    assert [set(seat) for seat in board["seats"]] == [set(seat) for seat in quiet]
    assert set(quiet[0]) == {"seat", "name", "stack"}
    words = msgspec.json.encode(board).decode()
    for told in ("hands_left", "misses", "65A", "65B", "65C", "penal", "phone"):
        assert told not in words, told
    assert '"code":"hand-dead","seat":3' in words
