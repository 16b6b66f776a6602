"""Leaving a cash table of 13-card poker, and thinking better of it."""

import msgspec
import pytest
from cash_world import GRANT, CashWorld

from ruleone.chinese import Arrange, ThirteenHand, arrange_automatically
from ruleone.chinese.events import Arranged
from ruleone.room.cash import tables
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.stakes import all_stakes
from ruleone.room.core.roles import Caller
from ruleone.room.playing import Act, ImBack, Leave
from ruleone.room.recovery.frozen import RetireHand
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.table.play import CheckRows, Suggest
from ruleone.rulebook import Refusal
from ruleone.words import LANGUAGES, say

STAKES = msgspec.structs.replace(all_stakes()["thirteen-100-bonus"], house=0)


@pytest.fixture(autouse=True)
def nobody_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only persons sit at the table."""
    monkeypatch.setattr(tables, "all_stakes", lambda _: {STAKES.name: STAKES})


def dealt() -> tuple[CashWorld, list[Caller], CashHost]:
    """Ann, Bob and Cem in seats 1 to 3, their cards before them."""
    world = CashWorld()
    callers = [world.connect(name) for name in ("ann", "bob", "cem")]
    for seat, caller in enumerate(callers, 1):
        world.do(caller, TakeSeat(STAKES.name, 5_000, None, seat))
    host = world.host()
    while not host.state.in_hand:
        world.wake()
    return world, callers, host


def hand(host: CashHost) -> ThirteenHand:
    assert isinstance(host.play, ThirteenPlay)
    return host.play.hand


def sets(world: CashWorld, caller: Caller, seat: int, table: int = 1) -> object:
    """The person sets the cards as the software would; what the room answers."""
    order = world.host().state.order
    assert order is not None
    rows = Arrange.of(arrange_automatically(hand(world.host()).holds(seat)))
    return world.ask(caller, Act("c1", table, order.number, 0, rows)).result


def arranged(host: CashHost) -> dict[int, bool]:
    """The seats whose cards are set, and whether the software did it."""
    events = (event for event in hand(host).events if isinstance(event, Arranged))
    return {event.seat: event.automatic for event in events}


def settled(world: CashWorld, host: CashHost) -> None:
    while host.state.in_hand:
        world.wake()


@pytest.mark.rule("chinese-disconnect-3", "chinese-disconnect-4")
def test_for_one_who_leaves_the_software_sets_the_cards_at_once_and_the_hand_is_paid() -> None:
    world, (ann, bob, cem), host = dealt()
    at_ms = world.now_ms
    world.do(ann, Leave("c1"))
    world.wake()
    assert world.now_ms == at_ms
    assert arranged(host) == {1: True}
    (line,) = [one for one in hand(host).view().log if one.code == "thirteen-automatic"]
    for language in LANGUAGES:
        told = say(language, f"log-{line.code}", player="Ann")
        assert "time" not in told
        assert "时限" not in told
    sets(world, bob, 2)
    sets(world, cem, 3)
    settled(world, host)
    assert world.wallet(ann) == GRANT - 5_000 + hand(host).stacks[1]
    assert host.state.sitter("ann") is None
    assert host.state.sitter("bob") is not None


@pytest.mark.rule("chinese-disconnect-4")
def test_only_who_was_not_back_in_time_is_taken_out_of_the_game() -> None:
    """The document speaks of players who have lost the connection, and of nobody else."""
    world, (ann, bob, cem), host = dealt()
    world.do(ann, Leave("c1"))
    world.do(ann, ImBack("c1"))
    assert not world.mine(ann).leaving
    world.do(ann, Leave("c1"))
    world.wake()
    assert (arranged(host), hand(host).leaving) == ({1: True}, ())
    world.do(ann, ImBack("c1"))
    assert not world.mine(ann).leaving
    world.disconnect(cem)
    while 3 not in arranged(host):
        world.wake()
    assert hand(host).leaving == (3,)
    world.here.append(cem)
    world.take(world.room.connected(cem, True, world.now_ms))
    refused = world.refused(cem, ImBack("c1"))
    assert refused.code == "leaves-with-hand"
    assert refused.citation is not None
    assert refused.citation.rule == "chinese-disconnect-4"
    # Bob is there, and only too slow.
    while 2 not in arranged(host):
        world.wake()
    assert not host.state.in_hand
    assert [one.player for one in host.state.persons] == ["ann", "bob"]
    assert world.lobby(bob).cash is not None


def test_who_is_too_slow_twice_sits_out_and_keeps_the_seat_for_a_while() -> None:
    """As at other cash tables: a page left open may not hold up every hand."""
    world, (ann, _, _), host = dealt()
    for number in (1, 2):
        while host.state.order is None or host.state.order.number != number or host.state.in_hand:
            world.wake()
    sitter = host.state.sitter("ann")
    assert sitter is not None
    assert sitter.sits_out == "clock"
    world.do(ann, ImBack("c1"))
    assert host.state.sitter("ann") is sitter
    assert sitter.sits_out is None


def test_cards_set_in_the_moment_of_leaving_count_and_do_not_keep_the_player() -> None:
    world, (ann, bob, cem), host = dealt()
    world.do(ann, Leave("c1"))
    assert not isinstance(sets(world, ann, 1), Refusal)
    assert arranged(host) == {1: False}
    assert world.mine(ann).leaving
    sets(world, bob, 2)
    sets(world, cem, 3)
    settled(world, host)
    assert host.state.sitter("ann") is None


def test_one_who_has_set_his_cards_may_take_his_leaving_back() -> None:
    world, (ann, bob, cem), host = dealt()
    sets(world, ann, 1)
    world.do(ann, Leave("c1"))
    world.do(ann, ImBack("c1"))
    sets(world, bob, 2)
    sets(world, cem, 3)
    settled(world, host)
    assert host.state.sitter("ann") is not None


def test_a_cash_game_has_one_table_and_no_other() -> None:
    world, (ann, _, _), host = dealt()
    refused = sets(world, ann, 1, table=7)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.parameters) == ("not-at-table", {"table": 7})
    assert not arranged(host)
    for look in (Suggest("c1", 7, 1), CheckRows("c1", 7, 1)):
        looked = world.look(ann, look)
        assert isinstance(looked, Refusal)
        assert looked.code == "not-at-table"
    boss = world.director()
    assert world.refused(boss, RetireHand("c1", 7, "a test")).code == "table-unknown"
