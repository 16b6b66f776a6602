"""A player in a wrong seat of a live table: the room carries the move out, or says who does it."""

import pytest
from live_event_world import LiveEvent
from live_world import LiveWorld
from test_live_penalties import folded

from ruleone.floor.followed import AllDealt, ByFloor, Chosen, Happened, Overruled, Undone
from ruleone.floor.ruling import AtTable
from ruleone.limits import SEATS_MAX
from ruleone.room.live import commands as lc
from ruleone.room.live.events import PlayersReseated, Reseating
from ruleone.rulebook import Citation, Refusal


def wrong_seat(seat: int, belongs: int, *, right: bool = True, elsewhere: bool = False) -> Happened:
    told = {"seat": seat, "belongs": belongs, "right_stack": right, "elsewhere": elsewhere}
    return Happened("wrong-seat", told)


def told(world: LiveWorld) -> list[tuple[int, int, str]]:
    return [(one.seat, one.to, one.by) for one in world.live().reseats]


def names(world: LiveWorld) -> dict[int, str]:
    return {one.seat: one.name for one in world.live().seats}


@pytest.mark.rule("house-6.2")
def test_who_sat_in_a_wrong_seat_is_in_the_right_one_when_the_hand_is_closed() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt(), wrong_seat(2, 7))
    assert (told(world), names(world)[2]) == ([(2, 7, "room")], "Bo")
    folded(world)
    stack = world.live().seats[1].stack
    before = world.seen()
    world.restart()
    assert world.seen() == before
    world.start()
    assert names(world) == {1: "Ada", 3: "Cy", 4: "Di", 7: "Bo"}
    assert sorted(world.hand().stacks) == [1, 3, 4, 7]
    assert world.live().seats[-1].stack == stack
    assert told(world) == []
    (moved,) = (one for one in world.written() if isinstance(one, PlayersReseated))
    assert moved.moves == (Reseating(2, 7, Citation("house-6.2", "house")),)
    before = world.seen()
    world.restart()
    assert world.seen() == before


@pytest.mark.rule("house-6.2")
def test_before_the_first_hand_the_move_is_made_with_its_start() -> None:
    world = LiveWorld()
    world.enter(wrong_seat(4, 9))
    world.start(button=9)
    assert sorted(world.hand().stacks) == [1, 2, 3, 9]
    world.do(world.dealer, lc.TakeBackLiveHand("l1", 1))
    assert names(world)[4] == "Di", "the start is taken back, and the move with it"
    assert told(world) == [(4, 9, "room")]


def test_two_in_each_others_seats_change() -> None:
    world = LiveWorld()
    world.enter(wrong_seat(1, 3))
    assert told(world) == [(1, 3, "floor")], "the seat is taken"
    world.enter(wrong_seat(3, 1))
    assert told(world) == [(1, 3, "room"), (3, 1, "room")]
    world.start(button=4)
    assert (names(world)[1], names(world)[3]) == ("Cy", "Ada")


def test_until_then_it_can_be_undone_or_overruled() -> None:
    world = LiveWorld()
    line = world.enter(wrong_seat(1, 8))
    world.enter(Undone("the seat card says 1"))
    assert told(world) == []
    line = world.enter(wrong_seat(1, 8))
    world.enter(Overruled(line.n, (), "stays"), by=world.floor)
    assert told(world) == []
    world.start(button=4)
    assert names(world)[1] == "Ada"


def test_what_the_room_does_not_do_it_says_who_does() -> None:
    world = LiveWorld()
    world.enter(wrong_seat(1, 8, elsewhere=True), wrong_seat(2, 3))
    assert told(world) == [(1, 8, "floor"), (2, 3, "floor")]
    world.start(button=4)
    assert names(world) == {1: "Ada", 2: "Bo", 3: "Cy", 4: "Di"}


def test_who_left_or_has_another_seat_is_not_moved() -> None:
    world = LiveWorld()
    world.enter(wrong_seat(1, 8), wrong_seat(2, 9))
    world.do(world.floor, lc.LeaveLive("l1", 1))
    world.do(world.floor, lc.LeaveLive("l1", 2))
    world.do(world.floor, lc.SeatLive("l1", 2, "Flo", 5_000))
    assert told(world) == []
    world.start(button=4)
    assert names(world) == {2: "Flo", 3: "Cy", 4: "Di"}


@pytest.mark.rule("house-6.2", "house-1")
def test_the_floor_has_the_stack_counted_first() -> None:
    world = LiveWorld()
    line = world.enter(wrong_seat(2, 7, right=False))
    assert told(world) == []
    world.enter(Chosen(line.n, 0), by=world.floor)
    assert told(world) == [(2, 7, "room")]
    world.start(button=4)
    (moved,) = (one for one in world.written() if isinstance(one, PlayersReseated))
    assert moved.moves[0].citation == Citation("house-1", "house")


def test_a_misdeal_is_dealt_again_to_the_same_seats() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(Happened("initial-deal", {"boxed": 2}), wrong_seat(2, 7))
    assert told(world) == [(2, 7, "floor")]
    world.start()
    assert sorted(world.hand().stacks) == [1, 2, 3, 4]


def test_nobody_is_sent_to_a_seat_that_the_table_has_not() -> None:
    """Not by what the dealer tells, nor by the floor; of another table any seat may be told."""
    world = LiveEvent(4, template="six-max", name="Six")
    assert world.tablet("l1").size == 6
    world.start("l1")
    world.told("l1", AllDealt())
    seat = world.tablet("l1").seats[0].seat
    move = AtTable("move-seat", seats=(seat, 7))
    entries = (wrong_seat(seat, 7), ByFloor((move,), "a slip"))
    for entry in entries:
        refused = world.enter("l1", entry).result
        assert isinstance(refused, Refusal), entry
        assert (refused.code, refused.parameters) == ("live-no-such-seat", {"most": 6, "came": 7})
    world.told("l1", wrong_seat(seat, 7, elsewhere=True))
    of_its_own = LiveWorld()
    assert of_its_own.live().size == SEATS_MAX


def test_at_a_table_of_an_event_its_director_seats_players() -> None:
    world = LiveEvent(4)
    world.start("l1")
    world.told("l1", AllDealt())
    seat, *_ = sorted(one.seat for one in world.tablet("l1").seats)
    world.told("l1", wrong_seat(seat, 9))
    assert [(one.seat, one.to, one.by) for one in world.tablet("l1").reseats] == [
        (seat, 9, "director")
    ]
    world.fold_on("l1")
    world.finish_hand("l1")
    assert seat in [one.seat for one in world.tablet("l1").seats]
    world.check()
