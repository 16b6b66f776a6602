"""13-card poker at a cash table: the same host, another kind of game, everybody asked at once."""

import msgspec
import pytest
from cash_world import GRANT, CashWorld

from ruleone.bots.thirteen import arrange as set_best
from ruleone.cage import rake
from ruleone.cards import texts
from ruleone.chinese import Arrange, ThirteenHand, arrange_automatically
from ruleone.chinese.events import Arranged
from ruleone.dealing.actions import Fold
from ruleone.room.cash import tables
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.stakes import Stakes
from ruleone.room.core.roles import Caller
from ruleone.room.playing import Act
from ruleone.room.table.games import ThirteenPlay
from ruleone.rulebook import Refusal

POINT = Stakes(
    name="thirteen-1",
    game="thirteen",
    seats=4,
    buy_in=(3_000, 20_000),
    go_on=500,
    point=100,
    bonus=True,
    edition="chinese",
)


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room offers 13-card poker at a hundred cents a point."""
    monkeypatch.setattr(tables, "all_stakes", lambda _: {POINT.name: POINT})


def sat(world: CashWorld, *names: str) -> list[Caller]:
    """These persons at a table, in seats 1, 2, ..."""
    callers = [world.connect(name) for name in names]
    for seat, caller in enumerate(callers, 1):
        world.do(caller, TakeSeat(POINT.name, 5_000, None, seat))
    return callers


def hand(host: CashHost) -> ThirteenHand:
    """The hand on the table."""
    assert isinstance(host.play, ThirteenPlay)
    return host.play.hand


def dealt(world: CashWorld) -> CashHost:
    """Time comes to the next hand."""
    host = world.host()
    while not host.state.in_hand:
        world.wake()
    return host


def arrange(world: CashWorld, caller: Caller, seat: int) -> object:
    """The person sets the cards as the software would; what the room answers."""
    host = world.host()
    rows = arrange_automatically(hand(host).holds(seat))
    assert host.state.order is not None
    action = Arrange.of(rows)
    return world.ask(caller, Act("c1", 1, host.state.order.number, 0, action)).result


def test_all_are_asked_at_once_and_set_their_cards_in_any_order() -> None:
    world = CashWorld()
    callers = sat(world, "ann", "bob", "cem")
    host = dealt(world)
    assert sorted(host.asked.turns) == [1, 2, 3]
    for seat in (3, 1):
        assert not isinstance(arrange(world, callers[seat - 1], seat), Refusal)
    assert sorted(host.asked.turns) == [2]
    again = arrange(world, callers[2], 3)
    assert isinstance(again, Refusal)
    assert again.code == "arranged-already"
    assert not isinstance(arrange(world, callers[1], 2), Refusal)
    assert not host.state.in_hand
    raked = hand(host).raked
    assert world.booked().balance(rake("c1")) == raked
    assert sum(world.own_stack(caller) for caller in callers) == 15_000 - raked
    assert world.booked().total == 0
    first = host.state.order
    dealt(world)
    assert host.state.order is not None
    assert first is not None
    assert host.state.order.button == first.button % 3 + 1


def seen(world: CashWorld, caller: Caller) -> str:
    """All that the room shows this person: the table and the lobby, as on the wire."""
    views = [world.at(caller), world.lobby(caller)]
    return msgspec.json.encode(views).decode()


def test_nobody_sees_anothers_cards_before_all_have_set_theirs() -> None:
    world = CashWorld()
    callers = sat(world, "ann", "bob", "cem")
    watcher = world.connect("wil")
    host = dealt(world)
    cards = {seat: texts(hand(host).holds(seat)) for seat in (1, 2, 3)}
    for done in ((), (3,), (3, 1)):
        for seat in done[-1:]:
            assert not isinstance(arrange(world, callers[seat - 1], seat), Refusal)
        for viewer, caller in enumerate((*callers, watcher), 1):
            told = seen(world, caller)
            for seat, own in cards.items():
                shown = [card for card in own if f'"{card}"' in told]
                assert shown == ([*own] if seat == viewer else []), (done, viewer, seat)
    assert not isinstance(arrange(world, callers[1], 2), Refusal)
    for caller in (*callers, watcher):
        told = seen(world, caller)
        assert all(f'"{card}"' in told for own in cards.values() for card in own)


def test_the_wire_tells_who_still_sets_his_cards_and_until_when() -> None:
    world = CashWorld()
    ann, bob = sat(world, "ann", "bob")
    watcher = world.connect("wil")
    host = dealt(world)
    view = world.at(bob)
    assert view.hand is None
    assert view.thirteen is not None
    assert (view.thirteen.to_arrange, view.my_seat) == ((1, 2), 2)
    assert view.thirteen.options is not None
    assert view.turn is not None
    assert (view.turn.seat, view.turn.bank_ends_ms) == (2, host.asked.turns[2].due_ms)
    assert [one.seat for one in view.turns] == [1, 2]
    assert not isinstance(arrange(world, bob, 2), Refusal)
    view, other = world.at(bob), world.at(ann)
    assert view.thirteen is not None
    assert (view.turn, view.thirteen.options, view.thirteen.to_arrange) == (None, None, (1,))
    assert [one.seat for one in view.turns] == [1]
    assert other.turn == other.turns[0]
    assert world.at(watcher).turn is None
    assert (view.cash and (view.cash.game, view.cash.point, view.cash.bonus, view.cash.go_on)) == (
        "thirteen", 100, True, 500,
    )  # fmt: skip
    lobby = world.lobby(watcher).cash
    assert lobby is not None
    line = lobby.tables[0]
    assert (line.table, line.point, line.bonus, line.go_on) == ("c1", 100, True, 500)


@pytest.mark.rule("chinese-disconnect-3", "chinese-disconnect-4")
def test_the_software_sets_the_cards_of_one_who_is_not_back_in_time_and_who_then_goes() -> None:
    world = CashWorld()
    ann, bob = sat(world, "ann", "bob")
    host = dealt(world)
    assert not isinstance(arrange(world, ann, 1), Refusal)
    world.disconnect(bob)
    while host.state.in_hand:
        world.wake()
    assert host.state.sitter("bob") is None
    assert world.wallet(bob) + world.own_stack(ann) + hand(host).raked == GRANT + 5_000
    told = [row.kind for row in world.journal.read("hand/c1/1")]
    assert "timed-out" in told


def test_house_players_set_their_cards_themselves_and_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stakes = msgspec.structs.replace(POINT, house=2)
    monkeypatch.setattr(tables, "all_stakes", lambda _: {stakes.name: stakes})
    world = CashWorld()
    (ann,) = sat(world, "ann")
    host = dealt(world)
    asked = hand(host).options
    assert asked is not None
    views = {seat: hand(host).view(seat) for seat in asked.seats if seat != 1}
    while len(host.asked.turns) + len(host.asked.thinking) > 1:
        world.wake()
    arranged = {event.seat: event for event in hand(host).events if isinstance(event, Arranged)}
    assert len(views) == 2
    assert sorted(arranged) == sorted(views)
    for seat, view in views.items():
        told = arranged[seat]
        assert not told.automatic
        assert Arrange.of(told.arrangement, declare=told.declared) == set_best(view)
    assert not isinstance(arrange(world, ann, 1), Refusal)
    assert hand(host).leaving == ()
    assert all(host.state.sitter(host.state.seats[seat].player) for seat in views)


def test_a_restart_among_arrangements_goes_on_with_those_who_are_left() -> None:
    world = CashWorld()
    callers = sat(world, "ann", "bob", "cem", "dan")
    host = dealt(world)
    arrange(world, callers[1], 2)
    cards = [hand(host).holds(seat) for seat in (1, 2, 3, 4)]
    world.restart()
    host = world.host()
    assert [hand(host).holds(seat) for seat in (1, 2, 3, 4)] == cards
    assert sorted(host.asked.turns) == [1, 3, 4]
    for seat in (1, 3, 4):
        assert not isinstance(arrange(world, callers[seat - 1], seat), Refusal)
    assert sum(world.own_stack(one) for one in callers) == 20_000 - hand(host).raked


def test_who_has_less_than_the_least_to_go_on_with_is_not_dealt_in() -> None:
    world = CashWorld()
    callers = sat(world, "ann", "bob", "cem")
    host = dealt(world)
    for seat in (1, 2, 3):
        arrange(world, callers[seat - 1], seat)
    sitter = host.state.sitter("cem")
    assert sitter is not None
    sitter.stack = POINT.go_on - 1
    line = host.coming()
    assert line is not None
    assert line.dealt_in == (1, 2)
    sitter.stack = POINT.go_on
    line = host.coming()
    assert line is not None
    assert line.dealt_in == (1, 2, 3)
    assert (line.entries, line.dead_blinds) == ({}, {})


def test_an_action_of_another_game_is_refused() -> None:
    world = CashWorld()
    ann, _ = sat(world, "ann", "bob")
    host = dealt(world)
    assert host.state.order is not None
    refused = world.refused(ann, Act("c1", 1, 1, 0, Fold()))
    assert refused.code == "other-game"
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    rows = Arrange.of(arrange_automatically(hand(host).holds(1)))
    result = world.act(ann, view, rows).result  # type: ignore[arg-type]
    assert isinstance(result, Refusal)
    assert result.code == "other-game"
