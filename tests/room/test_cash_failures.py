"""A cash table that does not add up stands still, loses no cent, and goes on from the journal."""

import msgspec
import pytest
from cash_world import GRANT, HIGH, CashWorld, three
from world import passive

from ruleone.cage import ISSUE, Entered, wallet
from ruleone.room import commands as c
from ruleone.room.cash.commands import AddOn, SitOut, TakeSeat
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.playing import Leave
from ruleone.room.recovery.frozen import RetireHand, Unfreeze
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal
from ruleone.store.journal import Damaged, Entry, Write

RICH = wallet("rich")
TIMES = Settings()


def finds_a_cent_missing() -> None:
    """A check that fails."""
    raise AssertionError("a cent is missing")


@pytest.mark.parametrize("retire", [False, True])
def test_a_table_that_does_not_add_up_is_frozen_and_can_go_on(
    retire: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = CashWorld()
    boss = world.director()
    callers = three(world)
    world.next_hand(callers)
    before = dict(world.room._cash.books.ledger)
    host = world.host()
    monkeypatch.setattr(host, "check", finds_a_cent_missing)
    (seat,) = host.asked.turns
    acting = callers[seat - 1]
    view = world.at(acting)
    assert view.hand is not None
    assert view.hand.options is not None
    refused = world.act(acting, view, passive(view.hand.options)).result
    assert isinstance(refused, Refusal)
    assert refused.code == "cash-table-frozen"
    assert world.at(acting).state == "frozen"
    told = world.cash(acting).frozen
    assert told is not None
    assert (told.table, told.hand, told.what, told.back) == (1, 1, "AssertionError", ())
    assert dict(world.room._cash.books.ledger) == before == dict(world.booked())
    assert world.refused(acting, Leave("c1")).code == "cash-table-frozen"
    world.restart()
    assert world.at(acting).state == "frozen"
    assert world.refused(acting, Unfreeze("c1", "looked at")).code == "needs-director"
    assert world.refused(boss, Unfreeze("c1", "")).code == "reason-length"
    if retire:
        world.do(boss, RetireHand("c1", 1, "looked at"))
        assert not world.host().state.in_hand
        assert [world.own_stack(one) for one in callers] == [5_000] * 3
    else:
        world.do(boss, Unfreeze("c1", "looked at"))
        assert world.at(acting).hand == view.hand
    world.finish_hand(callers)
    world.next_hand(callers)
    assert isinstance(world.ask(acting, SitOut("c1")).result, Accepted)
    assert world.booked().total == 0
    assert world.refused(boss, Unfreeze("c1", "again")).code == "table-not-frozen"


def frozen(
    world: CashWorld, monkeypatch: pytest.MonkeyPatch, caller: Caller, command: c.Command
) -> None:
    """What the person asks for fails, and the table stands still."""
    monkeypatch.setattr(world.host(), "check", finds_a_cent_missing)
    refused = world.ask(caller, command).result
    assert isinstance(refused, Refusal)
    assert refused.code == "cash-table-frozen"


def test_what_was_asked_for_in_a_hand_comes_when_the_hand_is_retired(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = CashWorld()
    boss = world.director()
    ann, bob, cem = callers = three(world)
    world.next_hand(callers)
    world.do(ann, Leave("c1"))
    world.do(bob, AddOn("c1", 700))
    frozen(world, monkeypatch, cem, SitOut("c1"))
    world.do(boss, RetireHand("c1", 1, "looked at"))
    assert world.host().state.sitter("ann") is None
    assert (world.wallet(ann), world.own_stack(bob)) == (GRANT, 5_700)
    assert world.booked().total == 0


def test_who_is_there_has_all_his_time_when_a_table_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = CashWorld()
    boss = world.director()
    callers = three(world)
    world.next_hand(callers)
    (seat,) = world.host().asked.turns
    there = callers[seat - 1]
    frozen(world, monkeypatch, there, SitOut("c1"))
    world.do(boss, Unfreeze("c1", "looked at"))
    turn = world.host().asked.turns[seat]
    assert (turn.bank_ms, turn.ends_ms - world.now_ms) == (TIMES.bank_ms, TIMES.action_ms)
    assert all(one.connected for one in world.at(there).players)


def test_who_could_not_sit_down_is_in_nobody_s_way(monkeypatch: pytest.MonkeyPatch) -> None:
    world = CashWorld()
    boss, dan = world.director(), world.connect("dan")
    callers = three(world)
    sits = TakeSeat(HIGH, 5_000, "c1")
    frozen(world, monkeypatch, dan, sits)
    world.do(boss, Unfreeze("c1", "looked at"))
    assert (world.host().state.sitter("dan"), world.wallet(dan)) == (None, GRANT)
    world.do(dan, sits)
    world.next_hand([*callers, dan])


def test_a_failed_step_leaves_the_books_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    world = CashWorld()
    ann, bob, _ = three(world)
    before = dict(world.room._cash.books.ledger)
    host = world.host()
    monkeypatch.setattr(host, "check", finds_a_cent_missing)
    refused = world.ask(ann, AddOn("c1", 100)).result
    assert isinstance(refused, Refusal)
    assert dict(world.room._cash.books.ledger) == before == dict(world.booked())
    dan = world.connect("dan")
    assert world.sit(dan) == "c2"
    assert world.booked().total == 0
    assert world.wallet(bob) == GRANT - 5_000


def test_a_table_that_cannot_be_made_again_is_closed_with_all_chips_back() -> None:
    world = CashWorld()
    callers = three(world)
    world.next_hand(callers)
    *_, last = world.journal.read("cash/c1")
    broken = Write("cash/c1", last.version, last.epoch, world.now_ms, (Entry("nonsense", b"\xc1"),))
    world.journal.append([broken]).result()
    world.restart()
    assert "c1" in world.room.abandoned
    assert [world.wallet(one) for one in callers] == [GRANT] * 3
    assert world.booked().total == 0
    world.restart()
    assert world.room.abandoned == {}
    assert world.sit(callers[0]) == "c2"


def test_books_that_do_not_add_up_are_not_believed() -> None:
    world = CashWorld()
    world.sit(world.connect("ann"))
    *_, last = world.journal.read("cage")
    false = msgspec.msgpack.encode(Entered(last.version, "grant", ((ISSUE, -1), (RICH, 2))))
    write = Write("cage", last.version, last.epoch, world.now_ms, (Entry("entered", false),))
    world.journal.append([write]).result()
    with pytest.raises(Damaged, match="does not add up") as raised:
        world.restart()
    assert (raised.value.stream, raised.value.intact) == ("cage", last.version)
