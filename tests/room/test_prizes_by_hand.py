"""Prizes of events that no wallet pays are marked as paid: once, by the cashier, with a record."""

import pytest
from test_results import one, results_of
from test_room_roles import holder
from world import World

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.books import Books
from ruleone.room.core.orders import Parts, Step
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.prizes_by_hand import PayPrize, PrizesByHand, TakePrizeBack
from ruleone.room.event.records import EventEnded
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.hands.played import Sight
from ruleone.room.results import results
from ruleone.room.results.views import EventResults
from ruleone.rulebook import Refusal
from ruleone.tournament.events import Standing
from ruleone.tournament.terms.config import BountyTerms
from ruleone.tournament.terms.templates import template

KIM = Sight("a-cashier")


def played(world: World, *, charged: bool = False) -> str:
    """Two persons heads-up for 100 each, of whom the first one wins."""
    ann, ben, boss = world.connect("ann"), world.connect("ben"), world.director()
    world.people.names["a-cashier"] = "Kim"
    terms = EntryTerms(charged=charged, buy_in=100, house_players=0)
    event = world.do(boss, CreateEvent("heads-up", "Friday", terms)).event
    assert event is not None
    for player in (ann, ben):
        world.do(player, Join(event))
    if world.event(event, ann).line.state == "open":
        world.do(boss, dc.StartEvent(event, "both are here"))
    world.do(boss, dc.RemovePlayer(event, "ben", "asked to"))
    world.finish(event, ann)
    return event


def winner_of(results: EventResults) -> tuple[str, Caller]:
    player = results.placed[0].player
    return player, Caller(player, f"{player}-1")


def told_to_kim(world: World, event: str) -> EventResults:
    told = results_of(world).event(event, KIM, False, True)
    assert isinstance(told, EventResults)
    return told


@pytest.mark.feature("prizes-by-hand")
def test_a_prize_is_paid_once_by_the_cashier_and_taken_back_with_a_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World(seed=3)
    event, kim = played(world), holder(world, world.director(), "cashier")
    player, _ = winner_of(told_to_kim(world, event))
    assert [line.due for line in told_to_kim(world, event).placed] == [200, 0]
    assert world.refused(kim, PayPrize(event, player, 199)).parameters == {
        "expected": 200, "came": 199
    }  # fmt: skip
    assert world.refused(kim, TakePrizeBack(event, player, "slip")).code == "prize-not-paid"
    world.do(kim, PayPrize(event, player, 200))
    for _ in range(2):
        assert world.refused(kim, PayPrize(event, player, 200)).code == "prize-paid"
        assert world.refused(world.director(), PayPrize(event, player, 200)).code == "prize-paid"
        paid = told_to_kim(world, event).placed[0].paid
        assert paid is not None
        assert (paid.amount, paid.by) == (200, "Kim")
        world.restart()
    assert world.refused(kim, TakePrizeBack(event, player, " ")).code == "reason-length"
    world.do(kim, TakePrizeBack(event, player, "Wrong player"))
    told = told_to_kim(world, event)
    assert told.placed[0].paid is None
    assert [(row.amount, row.reason) for row in told.payments] == [
        (0, "Wrong player"), (200, None)
    ]  # fmt: skip
    world.restart()
    world.do(world.director(), PayPrize(event, player, 200))
    assert len(told_to_kim(world, event).payments) == 3
    monkeypatch.setattr(results, "PAYMENTS_SHOWN_MAX", 2)
    newest = [row.reason for row in told_to_kim(world, event).payments]
    assert newest == [None, "Wrong player"]


def test_a_payment_that_is_asked_twice_by_its_id_is_on_record_once() -> None:
    world = World(seed=3)
    event, kim = played(world), holder(world, world.director(), "cashier")
    player, _ = winner_of(told_to_kim(world, event))
    ask = PayPrize(event, player, 200)
    world.lag = True
    world.ask(kim, ask, "pay")
    world.restart()  # it was not durable: nothing is paid
    assert told_to_kim(world, event).payments == ()
    for _ in range(2):
        world.ask(kim, ask, "pay")
        world.flush()
        assert len(told_to_kim(world, event).payments) == 1
        world.restart()


def test_only_cashier_and_director_pay_and_only_they_and_the_player_are_told() -> None:
    world = World(seed=3)
    event = played(world)
    player, winner = winner_of(told_to_kim(world, event))
    for caller in (winner, world.connect("eve"), holder(world, world.director(), "floor")):
        for ask in (PayPrize(event, player, 200), TakePrizeBack(event, player, "slip")):
            assert world.refused(caller, ask).code == "needs-cashier"
    world.do(holder(world, world.director(), "cashier"), PayPrize(event, player, 200))
    results = results_of(world)
    stranger, mine = one(results, event), one(results, event, Sight(player))
    assert (stranger.placed[0].due, stranger.placed[0].paid, stranger.payments) == (0, None, ())
    assert mine.placed[0].paid is not None
    assert (mine.placed[0].due, mine.pays) == (200, False)


def test_nothing_is_paid_by_hand_that_a_wallet_has_or_that_nobody_won() -> None:
    world = World(seed=3)
    event, kim = played(world, charged=True), holder(world, world.director(), "cashier")
    told = told_to_kim(world, event)
    assert not told.pays
    player, _ = winner_of(told)
    assert world.refused(kim, PayPrize(event, player, 200)).code == "prize-not-due"
    free = played(world)
    loser = told_to_kim(world, free).placed[1].player
    assert world.refused(kim, PayPrize(free, loser, 0)).code == "prize-not-due"
    assert world.refused(kim, PayPrize("e99", player, 200)).code == "prize-not-due"


def test_a_prize_of_long_ago_can_still_be_handed_out() -> None:
    """However many others have won since."""
    prizes, many = PrizesByHand(), 60_000
    for event in ("e1", "e2", "e3"):
        results = tuple(Standing(f"p{n}", n, 5) for n in range(1, many + 1))
        ended = EventEnded(event, "", template("six-max"), "modern", many, results, {}, {})
        prizes.ended(ended)
    step = Step(Parts({PrizesByHand: prizes, Books: Books(0)}), Caller("kim", "c"), 0, Batch(0))
    assert isinstance(PayPrize("e1", "p1", 5).run(step), Done)
    refused = PayPrize("e1", "p1", 5).run(step)
    assert isinstance(refused, Refusal)
    assert refused.code == "prize-paid"


def test_who_sat_down_with_house_players_for_points_is_due_nothing_at_the_cashiers() -> None:
    world = World(seed=3)
    ann, boss = world.connect("ann"), world.director()
    event = world.do(boss, CreateEvent("heads-up", "Points")).event
    assert event is not None
    world.do(ann, Join(event))
    (house,) = (one.player for one in world.event(event, ann).entrants if one.house)
    world.do(boss, dc.RemovePlayer(event, house, "asked to"))
    world.finish(event, ann)
    told = told_to_kim(world, event)
    assert (told.placed[0].player, told.placed[0].prize) == ("ann", 200)
    assert ([line.due for line in told.placed], told.pays) == ([0, 0], False)
    assert one(results_of(world), event, Sight("ann")).placed[0].due == 0
    assert world.refused(boss, PayPrize(event, "ann", 200)).code == "prize-not-due"


def test_results_tell_what_each_part_of_an_entry_cost() -> None:
    world = World(seed=3)
    ann, ben, boss = world.connect("ann"), world.connect("ben"), world.director()
    bounty = BountyTerms(kind="progressive", amount=51, at_once=5_000)
    terms = EntryTerms(charged=False, buy_in=100, fee=10, house_players=0, bounty=bounty)
    event = world.do(boss, CreateEvent("heads-up", "Friday", terms)).event
    assert event is not None
    for player in (ann, ben):
        world.do(player, Join(event))
    if world.event(event, ann).line.state == "open":
        world.do(boss, dc.StartEvent(event, "both are here"))
    world.do(boss, dc.RemovePlayer(event, "ben", "asked to"))
    world.finish(event, ann)
    told = one(results_of(world), event)
    assert (told.buy_in, told.fee, told.bounty) == (100, 10, 51)
    plain = one(results_of(world), played(world))
    assert (plain.buy_in, plain.fee, plain.bounty) == (100, 0, 0)
