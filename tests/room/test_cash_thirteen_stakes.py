"""What 13-card poker is played for at cash tables: the document's stakes, as the lobby offers them
and as seats, add-ons and hands keep to them."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from cash_world import GRANT, CashWorld

from ruleone.cage import Rake, wallet
from ruleone.chinese import arrange_automatically, stakes
from ruleone.chinese.actions import Arrange
from ruleone.room.cash import tables
from ruleone.room.cash.commands import AddOn, SitOut, TakeSeat
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.stakes import ThirteenTables, all_stakes, playable, thirteen_stakes
from ruleone.room.cash.views import CashLobbyView, ThirteenOffer
from ruleone.room.core.batch import Batch
from ruleone.room.core.roles import Caller
from ruleone.room.playing import Act, ImBack
from ruleone.room.table.games import ThirteenPlay
from ruleone.rulebook import Refusal, edition

BOOK = edition("chinese")
ONE = "thirteen-100-bonus"
TABLES = ThirteenTables(edition=BOOK.id, house=2, most_starts=4)


def lobby(world: CashWorld, caller: Caller) -> CashLobbyView:
    cash = world.lobby(caller).cash
    assert cash is not None
    return cash


def offer(world: CashWorld, caller: Caller) -> ThirteenOffer:
    thirteen = lobby(world, caller).thirteen
    assert thirteen is not None
    return thirteen


def play(host: CashHost) -> ThirteenPlay:
    assert isinstance(host.play, ThirteenPlay)
    return host.play


def players(host: CashHost) -> set[str]:
    """Who was dealt in to the last hand."""
    assert host.state.order is not None
    return set(host.state.order.seats.values())


def lower(host: CashHost, player: str, cents: int) -> None:
    """Take the player's stack down to so much, into his wallet."""
    sitter = host.state.sitter(player)
    assert sitter is not None
    less = sitter.stack - cents
    moves = ((host.account(player), -less), (wallet(player), less))
    assert host.books.post("cash-out", moves, Batch(0)) is None
    sitter.stack = cents


def dealt(world: CashWorld, name: str = "c1") -> CashHost:
    """Time comes to the next hand."""
    host = world.host(name)
    while not host.state.in_hand:
        world.wake()
    return host


def settled(world: CashWorld) -> CashHost:
    """Time comes to the end of the hand."""
    host = world.host()
    while host.state.in_hand:
        world.wake()
    return host


def finish(world: CashWorld, *callers: Caller) -> CashHost:
    """The next hand is dealt and played to its end; the persons set their cards as the software
    would."""
    host = dealt(world)
    order = host.state.order
    assert order is not None
    for caller in callers:
        seat = next((seat for seat, one in order.seats.items() if one == caller.person), None)
        if seat is not None:
            rows = Arrange.of(arrange_automatically(play(host).hand.holds(seat)))
            result = world.ask(caller, Act("c1", 1, order.number, 0, rows)).result
            assert not isinstance(result, Refusal), result
    return settled(world)


@pytest.mark.rule("chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3")
def test_the_lobby_offers_every_row_of_the_documents_stakes_in_one_offer() -> None:
    world = CashWorld()
    told = offer(world, world.connect("ann"))
    document = [(one.point, one.start, one.go_on) for one in stakes(BOOK)]
    assert len(document) == 14
    assert [(one.point, one.start, one.go_on) for one in told.stakes] == document
    assert all(one.most >= one.start for one in told.stakes)
    assert (told.seats, told.edition) == (4, "chinese")
    assert told.rake == 100 * BOOK.fraction("chinese.rake_percent")
    for one in told.stakes:
        plain, bonus = (all_stakes()[name] for name in (one.plain, one.with_bonus))
        assert (plain.point, plain.bonus, bonus.point, bonus.bonus) == (
            one.point, False, one.point, True,
        )  # fmt: skip
    assert not any(line.point for line in lobby(world, world.connect("bob")).tables)


@pytest.mark.rule("chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3")
def test_other_stakes_of_the_edition_are_other_stakes_of_the_room() -> None:
    book = BOOK.with_options({"chinese.stakes": ["4:100:20"]})
    plain, bonus = thirteen_stakes(msgspec.structs.replace(TABLES, edition=book.id))
    for one in (plain, bonus):
        assert (one.point, one.buy_in, one.go_on) == (400, (10_000, 40_000), 2_000)
    assert (plain.bonus, bonus.bonus) == (False, True)


@pytest.mark.rows(
    "changes",
    [
        {"point": 0},
        {"small_blind": 50, "big_blind": 100},
        {"edition": None},
        {"rake": Rake(500)},
        {"game": "bogus"},
        {"game": "nlhe"},
        {"game": "nlhe", "point": 0, "bonus": False},
    ],
)
def test_stakes_that_contradict_themselves_are_none(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected"):
        msgspec.structs.replace(all_stakes()[ONE], **changes)


@pytest.mark.rule("chinese-hand-1", "chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3")
@pytest.mark.rows(
    ("changes", "why"),
    [
        ({"seats": 9}, "tables of 2 to 4 seats, got 9"),
        ({"edition": "modern"}, "an edition that speaks of thirteen, got modern"),
        ({"edition": "chinese+chinese.players=2|4"}, "2 to 4 may play, the rules have 2, 4"),
        ({"point": 123}, "a point of the edition's stakes, got 123"),
        ({"buy_in": (2_000, 20_000)}, "to start and to go on"),
        ({"go_on": 1}, "to start and to go on"),
    ],
)
def test_stakes_that_the_rules_do_not_know_cannot_be_played(
    changes: dict[str, Any], why: str
) -> None:
    assert playable(all_stakes()[ONE], BOOK) == all_stakes()[ONE]
    other = msgspec.structs.replace(all_stakes()[ONE], **changes)
    with pytest.raises(ValueError, match=why):
        playable(other, edition(other.edition or ""))


@pytest.mark.rule("chinese-hand-1")
def test_the_room_offers_no_tables_at_which_some_numbers_may_not_play() -> None:
    book = BOOK.with_options({"chinese.players": ["2", "4"]})
    with pytest.raises(ValueError, match="2 to 4 may play"):
        thirteen_stakes(msgspec.structs.replace(TABLES, edition=book.id))


@pytest.mark.rule("chinese-hand-1")
def test_a_table_has_as_many_seats_as_may_play_at_most() -> None:
    assert {one.seats for one in thirteen_stakes(TABLES)} == {4}
    book = BOOK.with_options({"chinese.players": ["2", "3"]})
    others = msgspec.structs.replace(TABLES, edition=book.id)
    assert {one.seats for one in thirteen_stakes(others)} == {3}


def test_a_newcomer_may_sit_down_at_the_smaller_half_of_all_stakes() -> None:
    starts = [one.start for one in stakes(BOOK)]
    assert starts[len(starts) // 2] <= GRANT


def test_a_newcomer_plays_at_once_against_house_players() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    bob = world.connect("bob")
    assert world.do(ann, TakeSeat(ONE, 3_000)).event == "c1"
    host = finish(world, ann)
    assert len(host.state.seats) == 3
    line = next(line for line in lobby(world, bob).tables if line.point)
    assert (line.table, line.stakes, line.players, line.house, line.buy_in) == (
        "c1", ONE, 3, 2, (3_000, 12_000),
    )  # fmt: skip
    # Another person has a seat, and one house player goes for him.
    assert world.do(bob, TakeSeat(ONE, 3_000)).event == "c1"
    finish(world, ann, bob)
    assert sum(one.house is not None for one in host.state) == 1
    assert len(host.state.persons) == 2


def test_bonus_and_plain_are_tables_of_their_own() -> None:
    world = CashWorld()
    ann, bob = world.connect("ann"), world.connect("bob")
    assert world.do(ann, TakeSeat("thirteen-100-plain", 3_000)).event == "c1"
    assert world.do(bob, TakeSeat(ONE, 3_000)).event == "c2"
    for name, bonus in (("c1", False), ("c2", True)):
        assert play(dealt(world, name)).hand.view().bonus is bonus
        assert world.cash(ann, name).bonus is bonus


@pytest.mark.rule("chinese-stakes-2")
def test_nobody_sits_down_with_less_than_the_least_to_start() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    for stakes_of in all_stakes().values():
        if not stakes_of.point:
            continue
        least = stakes_of.buy_in[0]
        refused = world.refused(ann, TakeSeat(stakes_of.name, least - 1))
        assert refused.code == "stake-start"
        assert refused.citation is not None
        assert refused.citation.rule == "chinese-stakes-2"
        assert refused.parameters == {"least": least, "came": least - 1}
    assert world.refused(ann, TakeSeat(ONE, 12_001)).code == "buy-in-bounds"
    assert world.wallet(ann) == GRANT
    world.do(ann, TakeSeat(ONE, 3_000))


@pytest.mark.rule("chinese-stakes-3")
def test_below_the_least_to_go_on_one_adds_to_it_or_is_dealt_no_hand() -> None:
    world = CashWorld()
    ann, bob, cem = callers = [world.connect(name) for name in ("ann", "bob", "cem")]
    for caller in callers:
        world.do(caller, TakeSeat(ONE, 3_000))
    host = finish(world, *callers)
    least = stakes(BOOK)[2].go_on
    lower(host, "cem", least)
    assert (world.mine(cem).needs, "cem" in players(finish(world, *callers))) == (0, True)
    lower(host, "cem", least - 50)
    assert world.mine(cem).needs == 50
    assert next(one for one in world.at(ann).players if one.player == "cem").away
    assert "cem" not in players(finish(world, ann, bob))
    told = {"least": least, "came": least - 1}
    for refused in (world.refused(cem, AddOn("c1", 49)), world.refused(cem, ImBack("c1"))):
        assert refused.code == "stake-go-on"
        assert refused.citation is not None
        assert refused.citation.rule == "chinese-stakes-3"
    assert world.refused(cem, AddOn("c1", 49)).parameters == told
    world.do(cem, AddOn("c1", 50))
    assert world.mine(cem).needs == 0
    assert "cem" in players(finish(world, *callers))


def test_who_adds_nothing_gives_up_his_seat_when_the_button_has_gone_past_him_often() -> None:
    world = CashWorld()
    ann, bob, cem = callers = [world.connect(name) for name in ("ann", "bob", "cem")]
    for caller in callers:
        world.do(caller, TakeSeat(ONE, 3_000))
    host = finish(world, *callers)
    sitter = host.state.sitter("cem")
    assert sitter is not None
    lower(host, "cem", 1)
    passed = [0]
    while host.state.sitter("cem") is not None:
        finish(world, ann, bob)
        assert not sitter.owes
        passed.append(sitter.missed)
    assert passed == sorted(passed)
    assert max(after - before for before, after in pairwise(passed)) == 1
    assert passed[-1] == world.settings.blinds_missed
    assert world.own_stack(cem) == 0


def test_house_players_come_for_who_sits_out_and_go_when_he_is_back() -> None:
    world = CashWorld()
    ann, bob, cem = callers = [world.connect(name) for name in ("ann", "bob", "cem")]
    for caller in callers:
        world.do(caller, TakeSeat(ONE, 3_000))
    host = finish(world, *callers)
    assert len(host.state.seats) == 3
    for caller in (bob, cem):
        world.do(caller, SitOut("c1"))
    assert sum(one.house is not None for one in host.state) == 1
    finish(world, ann)
    assert len(players(host)) == 2
    world.do(bob, ImBack("c1"))
    world.do(cem, ImBack("c1"))
    assert sum(one.house is not None for one in host.state) == 0
    assert players(finish(world, *callers)) == {"ann", "bob", "cem"}


def test_a_table_whose_stakes_are_offered_no_longer_stays_in_the_lobby(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = CashWorld()
    ann = world.connect("ann")
    for name, buy_in in ((ONE, 3_000), ("holdem-25-50", 5_000)):
        world.do(ann, TakeSeat(name, buy_in))
    monkeypatch.setattr(tables, "all_stakes", lambda _: {})
    told = lobby(world, ann)
    assert told.thirteen is None
    assert [(line.stakes, line.table, line.mine) for line in told.tables] == [
        (ONE, "c1", True), ("holdem-25-50", "c2", True),
    ]  # fmt: skip
