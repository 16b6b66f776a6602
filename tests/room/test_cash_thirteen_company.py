"""How many house players keep one company at 13-card poker: told, chosen, and checked."""

import msgspec
import pytest
from cash_world import CashWorld
from thirteen_world import own_cards

from ruleone.cage import wallet
from ruleone.chinese import Arrange, arrange_automatically
from ruleone.room.cash.commands import AddOn, TakeSeat
from ruleone.room.cash.sitting import after
from ruleone.room.cash.stakes import ThirteenTables, all_stakes, company, thirteen_stakes
from ruleone.room.core.batch import Batch
from ruleone.room.core.roles import Caller
from ruleone.room.playing import Act

NAME = "thirteen-100-bonus"


def sits(world: CashWorld, person: str, house: int | None, event: str | None = None) -> str:
    """He sits down with this company; the table's name."""
    ask = TakeSeat(NAME, 3_000, event, house=house)
    name = world.do(world.connect(person), ask).event
    assert name is not None
    return name


def house_players(world: CashWorld, name: str) -> int:
    return sum(one.house is not None for one in world.host(name).state)


def set_cards(world: CashWorld, caller: Caller, name: str) -> None:
    """He sets his cards as the software would."""
    view = world.at(caller, name).thirteen
    assert view is not None
    rows = Arrange.of(arrange_automatically(own_cards(view)))
    world.do(caller, Act(name, 1, view.number, 0, rows))


def test_the_lobby_tells_the_company_and_its_choices() -> None:
    world = CashWorld()
    lobby = world.lobby(world.connect("ann")).cash
    assert lobby is not None
    assert lobby.thirteen is not None
    stakes = all_stakes()[NAME]
    assert (lobby.thirteen.house, lobby.thirteen.company) == (stakes.house, company(stakes))
    assert company(stakes) == tuple(range(1, stakes.seats)), "from heads-up to a full table"


@pytest.mark.rows("house", [None, *company(all_stakes()[NAME])])
def test_who_opens_a_table_has_the_company_that_he_chose(house: int | None) -> None:
    world = CashWorld()
    name = sits(world, "ann", house)
    wanted = all_stakes()[NAME].house if house is None else house
    assert house_players(world, name) == wanted
    world.next_hand([], name)
    order = world.host(name).state.order
    assert order is not None
    assert len(order.seats) == wanted + 1
    world.restart()
    assert house_players(world, name) == wanted


def test_one_goes_with_each_further_person_at_a_table_that_has_a_seat() -> None:
    world = CashWorld()
    name = sits(world, "ann", 1)
    assert sits(world, "bob", None, name) == name
    assert house_players(world, name) == 0


def test_whoever_chooses_sits_down_at_a_table_with_just_that_company() -> None:
    world = CashWorld()
    duel = sits(world, "ann", 1)
    assert sits(world, "bob", 2) != duel
    assert sits(world, "cem", 1) == duel
    assert sits(world, "fay", 1) != duel, "two persons sit there: she would be the third"
    full = sits(world, "dan", 3)
    assert sits(world, "eve", 3) != full, "no seat is left at a full table"


def seated(world: CashWorld, name: str) -> tuple[int, int]:
    """How many persons sit there, and how many house players."""
    state = world.host(name).state
    return len(state.persons), house_players(world, name)


def test_at_a_full_table_house_players_make_room_for_persons_one_by_one() -> None:
    world = CashWorld()
    name = sits(world, "ann", 3)
    watcher = world.connect("wil")
    for persons, person in enumerate(("bob", "cem", "dan"), 2):
        assert world.cash(watcher, name).may_sit
        assert sits(world, person, None, name) == name
        assert seated(world, name) == (persons, 4 - persons)
    assert not world.cash(watcher, name).may_sit
    assert world.refused(watcher, TakeSeat(NAME, 3_000, name)).code == "table-full"
    world.restart()
    assert seated(world, name) == (4, 0)


def test_in_a_hand_no_house_player_goes_and_one_is_told_when() -> None:
    world = CashWorld()
    ann, bob = world.connect("ann"), world.connect("bob")
    name = sits(world, "ann", 3)
    world.next_hand([], name)
    assert not world.cash(bob, name).may_sit
    assert world.refused(bob, TakeSeat(NAME, 3_000, name)).code == "seat-after-hand"
    set_cards(world, ann, name)
    world.finish_hand([], name)
    assert world.cash(bob, name).may_sit
    world.do(bob, TakeSeat(NAME, 3_000, name))
    assert seated(world, name) == (2, 2)
    assert world.booked().total == 0
    world.next_hand([], name)
    order = world.host(name).state.order
    assert order is not None
    assert {"ann", "bob"} < set(order.seats.values())


def test_who_adds_enough_to_go_on_sends_a_house_player_away() -> None:
    """One who has too little keeps nobody company, until he has added to it."""
    world = CashWorld()
    name = sits(world, "ann", 2)
    bob = world.connect("bob")
    sits(world, "bob", None, name)
    host = world.host(name)
    sitter = host.state.sitter("bob")
    assert sitter is not None
    moves = ((host.account("bob"), -2_900), (wallet("bob"), 2_900))
    batch = Batch(world.now_ms)
    assert host.books.post("cash-out", moves, batch) is None
    sitter.stack = 100
    after(host, world.now_ms, batch)
    assert (world.mine(bob, name).needs, seated(world, name)) == (400, (2, 2))
    world.do(bob, AddOn(name, 400))
    assert seated(world, name) == (2, 1)


@pytest.mark.rows("house", [-1, 0, 4, 1_000_000])
def test_no_other_company_is_to_be_had(house: int) -> None:
    world = CashWorld()
    ann = world.connect("ann")
    refused = world.refused(ann, TakeSeat(NAME, 3_000, house=house))
    assert refused.code == "company-choice"
    assert refused.parameters == {"choices": ("1", "2", "3"), "came": house}
    assert not world.room._cash.hosts


def test_company_is_not_chosen_at_a_table_that_is_open_or_at_other_stakes() -> None:
    world = CashWorld()
    name = sits(world, "ann", 1)
    bob = world.connect("bob")
    asks = (TakeSeat(NAME, 3_000, name, house=2), TakeSeat("holdem-25-50", 5_000, house=2))
    assert {world.refused(bob, ask).code for ask in asks} == {"company-fixed"}


@pytest.mark.rows(("house", "choices"), [(2, (1, 3)), (0, (-1, 0)), (2, (2, 4))])
def test_data_that_contradicts_itself_is_refused(house: int, choices: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"expected (house players of|company for)"):
        thirteen_stakes(ThirteenTables("chinese", house, 4, choices))
    assert thirteen_stakes(msgspec.structs.replace(ThirteenTables("chinese", 2, 4), company=(2,)))
