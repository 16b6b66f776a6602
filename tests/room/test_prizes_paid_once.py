"""The prizes of an event, and of a deal, reach the wallets exactly once, wherever the room dies."""

import msgspec
from world import World

from ruleone.cage import Ledger, LedgerEvent, wallet
from ruleone.room import commands as c
from ruleone.room import deal_commands as d
from ruleone.room import director_commands as dc
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.roles import Caller
from ruleone.room.settings import Settings

TERMS = EntryTerms(charged=True, buy_in=500, house_players=0)
GRANT = Settings().grant_cents


def offered(world: World) -> tuple[Caller, Caller, str, int]:
    """Two persons have paid 500 each; one has consented to the deal that ends the event."""
    ann, ben, boss = world.connect("ann"), world.connect("ben"), world.director()
    event = world.do(boss, c.CreateEvent("six-max", "Sunday", TERMS)).event
    assert event is not None
    world.do(ann, c.Join(event))
    world.do(ben, c.Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(ann, d.AskForDeal(event, "icm"))
    deals = world.event(event, ann).deals
    assert deals is not None
    assert deals.on is not None
    world.do(ann, d.AnswerDeal(event, deals.on.number, True))
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
    consent = d.AnswerDeal(event, number, True)
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
        event = world.do(boss, c.CreateEvent("six-max", "Sunday", TERMS)).event
        assert event is not None
        world.do(ann, c.Join(event))
        world.do(ben, c.Join(event))
        world.do(boss, dc.StartEvent(event, "all are here"))
        world.do(ann, d.AskForDeal(event, "icm"))
        said = [(ann, "ann consents"), (ben, "ben consents")]
        world.lag = True
        for caller, name in said:
            world.ask(caller, d.AnswerDeal(event, 1, True), name)
        world.flush(durable)
        world.restart()
        for caller, name in said:
            world.ask(caller, d.AnswerDeal(event, 1, True), name)
        world.flush()
        assert world.event(event, ann).line.state == "over"
        paid = wallets(world)
        assert sum(paid) == 2 * GRANT
        world.restart()
        assert wallets(world) == paid
