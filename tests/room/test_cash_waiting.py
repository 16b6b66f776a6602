"""Who waits for a seat at a cash table has a place on its list, and the seat that comes free."""

import pytest
from cash_world import GRANT, HIGH, LOW, CashWorld
from world import plain

from ruleone.cards import parse_cards
from ruleone.chinese import Arrange, arrange_automatically
from ruleone.limits import WAITS_OF_A_LIST_MAX, WAITS_OF_A_PERSON_MAX
from ruleone.room.cash.commands import StopWaiting, TakeSeat, WaitForSeat
from ruleone.room.cash.views import CashLobbyView, KeptSeatView, WaitView
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.playing import Act, Leave
from ruleone.room.recovery.forgetting import ForgetPlayer

KEEP_MS = Settings().keep_ms
HEADS_UP = "thirteen-100-plain"


def full(world: CashWorld, stakes: str = HIGH, seats: int = 9) -> list[Caller]:
    """A table at which every seat is a person's."""
    callers = [world.connect(f"p{seat}") for seat in range(1, seats + 1)]
    for seat, caller in enumerate(callers, 1):
        world.sit(caller, stakes, 4_000, seat)
    return callers


def cash_of(world: CashWorld, caller: Caller) -> CashLobbyView:
    cash = world.lobby(caller).cash
    assert cash is not None
    return cash


def place(world: CashWorld, caller: Caller, at: int = 0) -> WaitView:
    return cash_of(world, caller).waits[at]


def line(world: CashWorld, caller: Caller, table: str | None = "c1") -> tuple[int, int]:
    """How many wait there as the lobby tells it, and how many seats are kept."""
    lines = cash_of(world, caller).tables
    (one,) = (one for one in lines if one.table == table and one.stakes == HIGH)
    return one.waiting, one.kept


@pytest.mark.feature("waiting-lists")
def test_a_seat_that_comes_free_is_kept_for_who_waits_longest() -> None:
    world = CashWorld()
    sitting = full(world)
    ann, bob, cem = (world.connect(name) for name in ("ann", "bob", "cem"))
    assert world.refused(ann, TakeSeat(HIGH, 4_000, "c1")).code == "table-full"
    assert world.cash(ann).may_wait
    world.do(ann, WaitForSeat(HIGH, "c1"))
    world.do(bob, WaitForSeat(HIGH, "c1"))
    assert (place(world, bob).place, place(world, bob).of) == (2, 2)
    assert line(world, cem) == (2, 0)

    world.do(sitting[3], Leave("c1"))
    world.finish_hand(sitting)
    kept = place(world, ann).kept
    assert kept == KeptSeatView("c1", 4, world.now_ms + KEEP_MS)
    assert line(world, cem) == (2, 1)
    # The seat is his alone: nobody else is told that he may sit down, and nobody may.
    assert not world.cash(cem).may_sit
    assert world.refused(cem, TakeSeat(HIGH, 4_000, "c1")).code == "table-full"
    assert world.refused(bob, TakeSeat(HIGH, 4_000, "c1", 4)).code == "table-full"
    assert world.cash(ann).may_sit
    answer = world.do(ann, TakeSeat(HIGH, 4_000))
    assert (answer.event, world.at(ann).my_seat) == ("c1", 4)
    assert cash_of(world, ann).waits == ()
    assert (place(world, bob).place, line(world, cem)) == (1, (1, 0))


def test_a_seat_that_is_not_taken_in_time_goes_to_the_next() -> None:
    world = CashWorld()
    sitting = full(world)
    ann, bob = world.connect("ann"), world.connect("bob")
    for caller in (ann, bob):
        world.do(caller, WaitForSeat(HIGH, "c1"))
    world.do(sitting[0], Leave("c1"))
    world.finish_hand(sitting)
    kept = place(world, ann).kept
    assert kept is not None
    while world.now_ms < kept.until_ms:
        assert place(world, bob).kept is None
        world.wake()
    assert cash_of(world, ann).waits == ()
    assert cash_of(world, ann).missed == kept
    assert place(world, bob).kept == KeptSeatView("c1", 1, world.now_ms + KEEP_MS)
    # Whoever gives his place up gives up the seat with it.
    world.do(bob, StopWaiting(HIGH, "c1"))
    assert world.cash(ann).may_sit
    world.do(ann, TakeSeat(HIGH, 4_000, "c1"))
    assert cash_of(world, ann).missed is None


def test_the_lists_outlast_a_restart() -> None:
    world = CashWorld()
    sitting = full(world)
    ann, bob = world.connect("ann"), world.connect("bob")
    for caller in (ann, bob):
        world.do(caller, WaitForSeat(HIGH, "c1"))
    world.do(sitting[5], Leave("c1"))
    world.finish_hand(sitting)
    seen = [plain(world.lobby(caller))["cash"]["waits"] for caller in (ann, bob)]
    world.restart()
    assert [plain(world.lobby(caller))["cash"]["waits"] for caller in (ann, bob)] == seen
    world.do(ann, TakeSeat(HIGH, 4_000, "c1"))
    assert (world.at(ann).my_seat, place(world, bob).place) == (6, 1)


def test_a_house_player_makes_room_for_whoever_waits_when_the_hand_is_over() -> None:
    world = CashWorld(seed=3)
    ann, bob = world.connect("ann"), world.connect("bob")
    world.do(ann, TakeSeat(HEADS_UP, 3_000, house=3))
    world.wake()
    assert world.host().state.in_hand
    assert world.refused(bob, TakeSeat(HEADS_UP, 3_000, "c1")).code == "seat-after-hand"
    world.do(bob, WaitForSeat(HEADS_UP, "c1"))
    assert place(world, bob).kept is None
    thirteen = world.at(ann).thirteen
    assert thirteen is not None
    own = next(one.cards for one in thirteen.seats if one.seat == thirteen.viewer)
    cards = parse_cards("".join(str(card) for card in own))
    rows = Arrange.of(arrange_automatically(cards))
    world.do(ann, Act("c1", 1, thirteen.number, 0, rows))
    while world.host().state.in_hand:
        world.wake()
    assert len(world.host().state.house) == 2
    # The seat stays his through the hands that are dealt meanwhile.
    kept = place(world, bob).kept
    assert kept is not None
    while not world.host().state.in_hand:
        world.wake()
    assert kept.seat in world.host().kept
    world.do(bob, TakeSeat(HEADS_UP, 3_000, "c1"))
    assert world.at(bob).my_seat == kept.seat


def test_who_waits_for_the_stakes_gets_a_seat_at_any_table_of_them_in_his_turn() -> None:
    world = CashWorld()
    sitting = full(world)
    ann, bob = world.connect("ann"), world.connect("bob")
    world.do(ann, WaitForSeat(HIGH))
    world.do(bob, WaitForSeat(HIGH, "c1"))
    # On the list of a table those who wait for its stakes come before those who came later.
    assert [place(world, one).place for one in (ann, bob)] == [1, 2]
    assert line(world, bob, None) == (1, 0)
    # A table that opens has seats for who waits for its stakes.
    cem = world.connect("cem")
    assert world.sit(cem, HIGH) == "c2"
    kept = place(world, ann).kept
    assert kept is not None
    assert kept.table == "c2"
    assert place(world, bob).kept is None
    world.do(ann, TakeSeat(HIGH, 4_000))
    assert world.at(ann, "c2").my_seat == kept.seat
    world.do(sitting[1], Leave("c1"))
    world.finish_hand(sitting)
    assert place(world, bob).kept is not None


def test_two_who_wait_for_the_same_stakes_are_given_a_table() -> None:
    world = CashWorld()
    ann, bob = world.connect("ann"), world.connect("bob")
    world.do(ann, WaitForSeat(HIGH))
    assert place(world, ann).kept is None
    world.do(bob, WaitForSeat(HIGH))
    assert [place(world, one).kept for one in (ann, bob)] == [
        KeptSeatView("c1", seat, world.now_ms + KEEP_MS) for seat in (1, 2)
    ]
    world.do(bob, TakeSeat(HIGH, 4_000))
    # Who does not come keeps nobody from it; without anybody the table would be gone.
    while cash_of(world, ann).waits:
        world.wake()
    assert [one.player for one in world.host().state.persons] == ["bob"]
    cem, dan = world.connect("cem"), world.connect("dan")
    for caller in (cem, dan):
        world.do(caller, WaitForSeat(LOW))
    assert "c2" in world.room._cash.hosts
    while "c2" in world.room._cash.hosts:
        world.wake()
    assert cash_of(world, cem).missed is None


def test_who_can_sit_down_need_not_wait_and_nobody_waits_twice() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(world.connect("bob"), HIGH)
    assert world.refused(ann, WaitForSeat(HIGH, "c1")).code == "seat-is-free"
    assert world.refused(ann, WaitForSeat(HIGH)).code == "seat-is-free"
    assert world.refused(ann, WaitForSeat("none")).code == "stakes-unknown"
    assert world.refused(ann, WaitForSeat(LOW, "c1")).code == "cash-table-unknown"
    assert world.refused(ann, WaitForSeat(HIGH, "c7")).code == "cash-table-unknown"
    world.do(ann, WaitForSeat(LOW))
    assert world.refused(ann, WaitForSeat(LOW)).code == "waits-already"
    assert world.refused(ann, StopWaiting(HIGH)).code == "waits-not"
    others = [name for name, one in world.room._cash.offered.items() if one.buy_in[0] <= GRANT]
    others = [name for name in others if name not in (LOW, HIGH)]
    for stakes in others[: WAITS_OF_A_PERSON_MAX - 1]:
        world.do(ann, WaitForSeat(stakes))
    refused = world.refused(ann, WaitForSeat(others[-1]))
    assert (refused.code, refused.parameters["most"]) == ("waits-too-often", WAITS_OF_A_PERSON_MAX)


def test_a_list_is_bounded_and_tells_nobody_who_else_is_on_it() -> None:
    world = CashWorld()
    full(world)
    people = [world.connect(f"w{n}") for n in range(WAITS_OF_A_LIST_MAX + 1)]
    for caller in people[:-1]:
        world.do(caller, WaitForSeat(HIGH, "c1"))
    refused = world.refused(people[-1], WaitForSeat(HIGH, "c1"))
    assert (refused.code, refused.parameters["most"]) == ("list-full", WAITS_OF_A_LIST_MAX)
    for topic in ("lobby", "table/c1/1"):
        for viewer in (people[0], people[-1], world.connect("stranger")):
            seen = repr(plain(world.see(topic, viewer)))
            assert not [one.person for one in people if f"'{one.person}'" in seen]


def test_a_table_that_closes_takes_its_list_with_it() -> None:
    world = CashWorld()
    sitting = full(world)
    ann = world.connect("ann")
    world.do(ann, WaitForSeat(HIGH, "c1"))
    for caller in sitting:
        world.do(caller, Leave("c1"))
    for _ in range(400):
        if not world.host().state.persons:
            break
        world.wake()
    # Nobody sits there any more, but the seat that is kept keeps the table.
    kept = place(world, ann).kept
    assert kept is not None
    while "c1" in world.room._cash.hosts:
        world.wake()
    assert world.now_ms >= kept.until_ms
    assert cash_of(world, ann).waits == ()
    assert cash_of(world, ann).missed is None


def test_who_is_erased_waits_no_longer_and_the_seat_kept_for_him_goes_on_at_once() -> None:
    world = CashWorld()
    sitting = full(world)
    boss, ann, bob = world.director(), world.connect("ann"), world.connect("bob")
    for caller in (ann, bob):
        world.do(caller, WaitForSeat(HIGH, "c1"))
    world.do(ann, WaitForSeat(HIGH))
    world.do(sitting[3], Leave("c1"))
    world.finish_hand(sitting)
    assert place(world, ann).kept is not None
    world.do(boss, ForgetPlayer("ann"))
    assert cash_of(world, ann).waits == ()
    assert place(world, bob).kept == KeptSeatView("c1", 4, world.now_ms + KEEP_MS)
    seen = plain(world.lobby(bob))["cash"]["waits"]
    world.restart()
    assert plain(world.lobby(bob))["cash"]["waits"] == seen
    assert cash_of(world, ann).waits == ()
