"""The prizes of an event, and of a deal, reach the wallets exactly once, wherever the room dies."""

import msgspec
import pytest
from world import World, all_in

from ruleone.cage import Ledger, LedgerEvent, wallet
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.accounts import EventAccounts, MoneyLost
from ruleone.room.event.deals import AnswerDeal, AskForDeal
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.recovery.frozen import Unfreeze

TERMS = EntryTerms(charged=True, buy_in=500, house_players=0)
GRANT = Settings().grant_cents


def offered(world: World) -> tuple[Caller, Caller, str, int]:
    """Two persons have paid 500 each; one has consented to the deal that ends the event."""
    ann, ben, boss = world.connect("ann"), world.connect("ben"), world.director()
    event = world.do(boss, CreateEvent("six-max", "Sunday", TERMS)).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(ben, Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(ann, AskForDeal(event, "icm"))
    deals = world.event(event, ann).deals
    assert deals is not None
    assert deals.on is not None
    world.do(ann, AnswerDeal(event, deals.on.number, True))
    return ann, ben, event, deals.on.number


def wallets(world: World) -> tuple[int, int]:
    """What ann and ben have, as the journal tells it."""
    rows = world.journal.read("cage")
    booked = Ledger.replay(msgspec.msgpack.decode(row.payload, type=LedgerEvent) for row in rows)
    assert booked.total == 0
    return booked.balance(wallet("ann")), booked.balance(wallet("ben"))


def test_a_deal_is_paid_in_the_append_that_makes_it_and_never_again() -> None:
    world = World(seed=3)
    _, ben, event, number = offered(world)
    before = wallets(world)
    assert before == (GRANT - 500, GRANT - 500)
    consent = AnswerDeal(event, number, True)
    world.lag = True
    world.ask(ben, consent, "the last consent")
    streams = {write.stream for write in world.outcomes[-1].writes}
    assert {"cage", f"event/{event}"} <= streams  # one append: both, or neither
    world.restart()
    assert wallets(world) == before
    assert world.event(event, ben).line.state == "running"
    world.ask(ben, consent, "the last consent")
    world.flush()
    paid = wallets(world)
    assert sum(paid) == 2 * GRANT
    assert world.event(event, ben).line.state == "over"
    for _ in range(2):
        world.restart()
        world.ask(ben, consent, "the last consent")
        world.flush()
        assert wallets(world) == paid


def test_what_was_not_durable_is_asked_again_and_each_prize_is_paid_once() -> None:
    """The room dies before, between and after the two consents; both ask again what they asked."""
    for durable in range(3):
        world = World(seed=3)
        ann, ben, boss = world.connect("ann"), world.connect("ben"), world.director()
        event = world.do(boss, CreateEvent("six-max", "Sunday", TERMS)).event
        assert event is not None
        world.do(ann, Join(event))
        world.do(ben, Join(event))
        world.do(boss, dc.StartEvent(event, "all are here"))
        world.do(ann, AskForDeal(event, "icm"))
        said = [(ann, "ann consents"), (ben, "ben consents")]
        world.lag = True
        for caller, name in said:
            world.ask(caller, AnswerDeal(event, 1, True), name)
        world.flush(durable)
        world.restart()
        for caller, name in said:
            world.ask(caller, AnswerDeal(event, 1, True), name)
        world.flush()
        assert world.event(event, ann).line.state == "over"
        paid = wallets(world)
        assert sum(paid) == 2 * GRANT
        world.restart()
        assert wallets(world) == paid


@pytest.mark.parametrize("restarted", [False, True])
def test_a_deal_that_fails_ends_nothing_and_its_prizes_are_paid_when_it_goes_on(
    restarted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(seed=3)
    _, ben, event, number = offered(world)
    with monkeypatch.context() as broken:
        broken.setattr(EventAccounts, "_pay_out", _fails)
        result = world.ask(ben, AnswerDeal(event, number, True)).result
    assert getattr(result, "code", None) == "event-frozen"
    assert wallets(world) == (GRANT - 500, GRANT - 500)
    _stands_still(world, event)
    if restarted:
        world.restart()
        _stands_still(world, event)
    world.do(world.director(), Unfreeze(event, "counted again"))
    assert world.event(event, ben).line.state == "running"
    world.do(ben, AnswerDeal(event, number, True))
    _is_paid_once(world, event)


def test_a_last_hand_that_fails_ends_nothing_and_its_prizes_are_paid_when_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World(seed=3)
    ann, ben, boss = world.connect("ann"), world.connect("ben"), world.director()
    event = world.do(boss, CreateEvent("heads-up", "Sunday", TERMS)).event
    assert event is not None
    world.do(ann, Join(event))
    world.do(ben, Join(event))
    with monkeypatch.context() as broken:
        broken.setattr(EventAccounts, "_pay_out", _fails)
        _play_all_in(world, event, ann, ben)
    assert sum(wallets(world)) == 2 * GRANT - 1000
    _stands_still(world, event)
    world.do(boss, Unfreeze(event, "counted again"))
    _play_all_in(world, event, ann, ben)
    _is_paid_once(world, event)


def _play_all_in(world: World, event: str, *players: Caller) -> None:
    """Until the event is over, or stands still."""
    host = world.room._lobby.hosts[event]
    while host.phase != "over" and host.frozen is None:
        for caller in players:
            view = world.my_table(event, caller)
            if view is not None and view.hand is not None and view.hand.options is not None:
                world.act(caller, view, all_in(view.hand.options))
                break
        else:
            world.wake()


def _stands_still(world: World, event: str) -> None:
    """It is over nowhere, and nothing is told that waits for its end."""
    ann, boss = world.connect("ann"), world.director()
    assert not any(row.kind == "event-ended" for row in world.journal.read("room"))
    page = world.director_page(event, boss)
    assert [line.code for line in page.matters] == ["event-frozen"]
    assert [line.state for line in world.lobby(ann).events if line.event == event] == ["running"]
    draws = world.event(event, ann).draws
    assert draws is not None
    assert draws.secret is None
    table = world.my_table(event, ann)
    assert table is None or table.state == "frozen"


def _is_paid_once(world: World, event: str) -> None:
    ann = world.connect("ann")
    paid = wallets(world)
    assert sum(paid) == 2 * GRANT
    assert world.event(event, ann).line.state == "over"
    world.restart()
    assert wallets(world) == paid
    assert world.event(event, ann).line.state == "over"


def _fails(*_: object) -> None:
    raise MoneyLost("a cent is missing")
