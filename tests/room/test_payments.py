"""The desk's ledger: entries and chips are due until somebody takes the money, and tills add up."""

import csv
from io import StringIO

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace
from test_results import results_of
from test_room_roles import holder
from world import World

from ruleone.cage.desk import Method, Purpose
from ruleone.room.core.roles import Caller
from ruleone.room.event import reports as ro
from ruleone.room.event.deals import OfferDeal
from ruleone.room.event.entries import commands as n
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import AcceptRequest, EnterPlayers, ReEnterPlayer
from ruleone.room.event.payments import (
    ChargeView,
    CloseTill,
    GiveMoneyBack,
    MoveCash,
    OpenTill,
    PaymentsView,
    ReceiptView,
    RecordPayment,
    ReopenTill,
    TakeCashIn,
    VoidReceipt,
    payments_csv,
    tills_csv,
)
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.hands.played import Sight
from ruleone.room.playing import EndGame
from ruleone.room.results.views import EventResults
from ruleone.tournament.terms.config import AddOnTerms, Rebuys
from ruleone.tournament.terms.payouts import OwnAmounts

REBUYS = Rebuys(chips=20_000, price=50, most=9, until_level=4, fee=5, kept_minutes=10)
TERMS = n.EntryTerms(
    charged=False,
    buy_in=50,
    fee=10,
    guarantee=300,
    late_levels=4,
    re_entries=3,
    rebuys=REBUYS,
    add_on=AddOnTerms(chips=10_000, price=40, level=1),
    house_players=0,
    currency="EUR",
    house="Riverside Club",
)


def night(world: World, terms: n.EntryTerms | None = TERMS, players: int = 4) -> tuple[Caller, str]:
    """A club night at live tables, and the players p1 and on whom the room knows."""
    boss = world.director()
    event = world.do(boss, CreateEvent("turbo-27", "Friday", terms, tables="live")).event
    assert event is not None
    for number in range(1, players + 1):
        world.people.names[f"p{number}"] = f"Player {number}"
    return boss, event


def payments(world: World, caller: Caller, event: str) -> PaymentsView:
    """The ledger as this cashier sees it."""
    view = world.see(f"payments/{event}", caller)
    assert isinstance(view, PaymentsView)
    return view


def charge(
    world: World, caller: Caller, event: str, player: str, purpose: Purpose = "entry"
) -> ChargeView:
    """The newest charge of a player for this."""
    found = [
        one
        for one in payments(world, caller, event).charges
        if one.player == player and one.purpose == purpose
    ]
    return found[-1]


@pytest.mark.feature("payments")
def test_an_entry_is_due_until_somebody_takes_the_money() -> None:
    world = World()
    boss, event = night(world)
    world.do(boss, EnterPlayers(event, ("p1", "p2"), "came"))
    world.do(boss, EnterPlayers(event, ("p3",), "came", paid="card"))
    seen = payments(world, boss, event)
    assert [(one.name, one.amount, one.fee, one.state, one.method) for one in seen.charges] == [
        ("Player 1", 60, 10, "due", None),
        ("Player 2", 60, 10, "due", None),
        ("Player 3", 60, 10, "paid", "card"),
    ]
    sums = seen.sums
    assert (sums.charged, sums.due, sums.paid, sums.fees) == (180, 120, 60, 30)
    assert (sums.pool, sums.overlay) == (300, 150)
    assert (seen.house, seen.currency, seen.at_desk) == ("Riverside Club", "EUR", True)
    first = charge(world, boss, event, "p1")
    wrong = world.refused(boss, RecordPayment(event, first.charge, 50, "cash"))
    assert (wrong.code, wrong.parameters) == (
        "charge-of-other-amount", {"expected": 60, "came": 50}
    )  # fmt: skip
    world.do(boss, RecordPayment(event, first.charge, 60, "cash"))
    again = world.refused(boss, RecordPayment(event, first.charge, 60, "cash"))
    assert again.code == "charge-paid"
    for _ in range(2):
        receipts = payments(world, boss, event).receipts
        assert [(one.receipt, one.name, one.amount, one.method) for one in receipts] == [
            (1, "Player 3", 60, "card"),
            (2, "Player 1", 60, "cash"),
        ]
        world.restart()
    world.do(boss, VoidReceipt(event, 2, "Paid for a friend"))
    assert charge(world, boss, event, "p1").state == "due"
    assert world.refused(boss, VoidReceipt(event, 2)).code == "receipt-void"
    assert payments(world, boss, event).receipts[1].reason == "Paid for a friend"


def test_only_a_cashier_sees_the_ledger_and_takes_money() -> None:
    world = World()
    boss, event = night(world)
    world.do(boss, EnterPlayers(event, ("p1",), "came"))
    floor, kim = holder(world, boss, "floor"), holder(world, boss, "cashier")
    due = charge(world, kim, event, "p1")
    for do in (
        RecordPayment(event, due.charge, 60, "cash"),
        OpenTill(event, 100),
        n.DeclineRequest(event, "p1"),
    ):
        assert world.refused(floor, do).code == "needs-cashier"
    world.do(kim, RecordPayment(event, due.charge, 60, "cash"))
    assert payments(world, kim, event).receipts[0].till == 0


def test_what_is_withdrawn_after_it_was_paid_is_given_back_or_stands_again() -> None:
    world = World()
    boss, event = night(world)
    world.do(boss, EnterPlayers(event, ("p1", "p2", "p3"), "came"))
    paid = charge(world, boss, event, "p1")
    world.do(boss, RecordPayment(event, paid.charge, 60, "transfer"))
    assert world.refused(boss, GiveMoneyBack(event, paid.charge, 60, "cash")).code == (
        "charge-stands"
    )
    world.do(boss, dc.NoShow(event, "p1", "never came"))
    world.do(boss, dc.NoShow(event, "p2", "never came"))
    states = [one.state for one in payments(world, boss, event).charges]
    assert states == ["to-return", "dropped", "due"]
    assert payments(world, boss, event).sums.to_return == 60
    # The money is still there when the player comes after all: nobody pays twice.
    world.do(boss, EnterPlayers(event, ("p1",), "is here"))
    assert [one.state for one in payments(world, boss, event).charges] == ["paid", "dropped", "due"]
    world.do(boss, dc.RemovePlayer(event, "p1", "leaves"))
    assert charge(world, boss, event, "p1").state == "to-return"
    number = world.director_page(event, boss).acts[0].act
    world.do(boss, TakeBack(event, number, "stays"))
    assert charge(world, boss, event, "p1").state == "paid"
    world.do(boss, Redo(event, number))
    world.do(boss, GiveMoneyBack(event, paid.charge, 60, "cash"))
    sums = payments(world, boss, event).sums
    assert (sums.charged, sums.due, sums.returned, sums.dropped) == (180, 60, 60, 60)
    receipts = payments(world, boss, event).receipts
    assert [(one.amount, one.method) for one in receipts] == [(60, "transfer"), (-60, "cash")]
    assert world.refused(boss, VoidReceipt(event, 1)).code == "charge-returned"
    world.do(boss, VoidReceipt(event, 2))
    assert payments(world, boss, event).charges[0].state == "to-return"


def test_prizes_are_due_and_paid_through_the_till() -> None:
    world = World()
    boss, event = night(world, replace(TERMS, guarantee=0, rebuys=None, add_on=None))
    world.do(boss, EnterPlayers(event, ("p1", "p2"), "came", paid="cash"))
    world.do(boss, dc.StartEvent(event, "both are here"))
    world.do(boss, dc.RemovePlayer(event, "p2", "leaves"))
    assert world.room._lobby.ended[event].results[0].prize == 100
    world.do(boss, OpenTill(event, 500))
    prize = charge(world, boss, event, "p1", "prize")
    assert (prize.amount, prize.state) == (100, "due")
    world.do(boss, PayPrize(event, "p1", 100, "cash"))
    (till,) = payments(world, boss, event).tills
    assert (till.given, till.expected) == (100, 400)
    world.do(boss, TakePrizeBack(event, "p1", "Wrong player"))
    assert payments(world, boss, event).sums.prizes_due == 100
    world.do(boss, RecordPayment(event, prize.charge, 100, "transfer"))
    assert world.refused(boss, PayPrize(event, "p1", 100)).code == "prize-paid"
    world.do(boss, VoidReceipt(event, 4))
    world.restart()
    world.do(boss, PayPrize(event, "p1", 100, "card"))
    seen = payments(world, boss, event)
    assert (seen.sums.prizes_due, seen.sums.prizes_paid) == (0, 100)
    lines = list(csv.DictReader(StringIO(payments_csv(seen))))
    assert [(one["receipt"], one["purpose"], one["amount"], one["state"]) for one in lines] == [
        ("1", "entry", "60", "valid"),
        ("2", "entry", "60", "valid"),
        ("3", "prize", "-100", "voided"),
        ("4", "prize", "-100", "voided"),
        ("5", "prize", "-100", "valid"),
    ]
    assert {one["currency"] for one in lines} == {"EUR"}
    (row,) = csv.DictReader(StringIO(tills_csv(seen)))
    assert (row["opening"], row["expected"], row["counted"]) == ("500", "500", "")


CLOSED = replace(TERMS, guarantee=0, late_levels=0, re_entries=0, rebuys=None, add_on=None)


def test_a_ticket_pays_and_is_counted_apart_from_cash() -> None:
    """A seat won elsewhere is worth its entry; the till counts tickets by themselves."""
    world = World()
    boss, event = night(world)
    world.do(boss, OpenTill(event, 100))
    world.do(boss, EnterPlayers(event, ("p1",), "came", paid="ticket"))
    world.do(boss, EnterPlayers(event, ("p2",), "came", paid="cash"))
    world.do(boss, EnterPlayers(event, ("p3", "p4"), "came"))
    due = charge(world, boss, event, "p3")
    world.do(boss, RecordPayment(event, due.charge, 60, "ticket"))
    free = charge(world, boss, event, "p4")
    world.do(boss, RecordPayment(event, free.charge, 60, "house"))
    for _ in range(2):
        seen = payments(world, boss, event)
        (till,) = seen.tills
        assert (till.taken, till.expected, till.tickets) == (60, 160, 2)
        assert till.taken_by == {"ticket": 120, "cash": 60, "house": 60}
        assert seen.sums.taken_by == {"ticket": 120, "cash": 60, "house": 60}
        (row,) = csv.DictReader(StringIO(tills_csv(seen)))
        assert [row[what] for what in ("taken", "card", "transfer", "ticket", "house")] == [
            "60", "0", "0", "120", "60"
        ]  # fmt: skip
        assert (row["tickets"], row["expected"]) == ("2", "160")
        world.restart()


def test_a_ticket_is_given_back_as_a_ticket_and_nothing_for_what_was_on_the_house() -> None:
    world = World()
    boss, event = night(world)
    world.do(boss, EnterPlayers(event, ("p1",), "came", paid="ticket"))
    world.do(boss, EnterPlayers(event, ("p2",), "came", paid="house"))
    world.do(boss, EnterPlayers(event, ("p3",), "came", paid="card"))
    for player in ("p1", "p2", "p3"):
        world.do(boss, dc.RemovePlayer(event, player, "leaves"))
    ticket, free, card = (charge(world, boss, event, one) for one in ("p1", "p2", "p3"))
    refused = world.refused(boss, GiveMoneyBack(event, ticket.charge, 60, "cash"))
    assert (refused.code, refused.parameters) == ("charge-back-other-way", {"method": "ticket"})
    refused = world.refused(boss, GiveMoneyBack(event, free.charge, 60, "cash"))
    assert refused.parameters == {"method": "house"}
    for wrong in ("ticket", "house"):
        refused = world.refused(boss, GiveMoneyBack(event, card.charge, 60, wrong))
        assert refused.parameters == {"method": "card"}
    world.do(boss, GiveMoneyBack(event, ticket.charge, 60, "ticket"))
    world.do(boss, GiveMoneyBack(event, free.charge, 60, "house"))
    world.do(boss, GiveMoneyBack(event, card.charge, 60, "cash"))
    assert payments(world, boss, event).sums.returned == 180
    assert payments(world, boss, event).sums.taken_by == {}


def test_a_voided_payment_is_taken_again_and_the_record_shows_both() -> None:
    world = World()
    boss, event = night(world)
    kim = holder(world, boss, "cashier")
    world.people.names["a-cashier"] = "Kim"
    world.do(boss, EnterPlayers(event, ("p1", "p2"), "came", paid="card"))
    world.do(kim, VoidReceipt(event, 1, "wrong player"))
    due = charge(world, kim, event, "p1")
    assert due.state == "due"
    world.do(kim, RecordPayment(event, due.charge, 60, "card"))
    for _ in range(2):
        first, other, again = payments(world, kim, event).receipts
        assert (first.voided, first.reason, first.voided_by, first.again) == (
            True, "wrong player", "Kim", 3
        )  # fmt: skip
        assert first.voided_ms is not None
        assert first.voided_ms >= first.at_ms
        assert (other.voided, other.voided_by, other.voided_ms, other.again) == (
            False, "", None, None
        )  # fmt: skip
        assert (again.voided, again.again, again.method, again.by) == (False, None, "card", "Kim")
        rows = list(csv.DictReader(StringIO(payments_csv(payments(world, kim, event)))))
        assert [(one["state"], one["voided_by"], one["again"]) for one in rows] == [
            ("voided", "Kim", "3"), ("valid", "", ""), ("valid", "", "")
        ]  # fmt: skip
        world.restart()
    # What was given back by mistake, too: it is to be given back again.
    world.do(boss, dc.RemovePlayer(event, "p1", "leaves"))
    world.do(kim, GiveMoneyBack(event, due.charge, 60, "card"))
    world.do(kim, VoidReceipt(event, 4))
    assert world.refused(kim, RecordPayment(event, due.charge, 60, "card")).code == (
        "charge-to-return"
    )
    world.do(kim, GiveMoneyBack(event, due.charge, 60, "cash"))
    assert [one.again for one in payments(world, kim, event).receipts] == [3, None, None, 5, None]


def test_a_prize_is_never_on_the_house() -> None:
    world = World()
    boss, event = at_the_money(world)
    out(world, boss, event, "p2")
    third = charge(world, boss, event, "p2", "prize")
    assert world.refused(boss, RecordPayment(event, third.charge, 60, "house")).code == (
        "prize-on-the-house"
    )
    world.do(boss, RecordPayment(event, third.charge, 60, "ticket"))
    world.do(boss, EndGame(event, "all played"))
    assert world.refused(boss, PayPrize(event, "p4", 120, "house")).code == "prize-on-the-house"


TOP_THREE = OwnAmounts(((1, 150), (1, 90), (1, 60)))
PAID = replace(CLOSED, entries_min=3, payouts=TOP_THREE, guarantee=300, buy_in=75)


def at_the_money(world: World) -> tuple[Caller, str]:
    """Three of four are paid, and all four sit."""
    boss, event = night(world, PAID)
    world.do(boss, EnterPlayers(event, ("p1", "p2", "p3", "p4"), "came", "cash"))
    world.do(boss, dc.StartEvent(event, "all are here"))
    out(world, boss, event, "p1")
    return boss, event


def out(world: World, boss: Caller, event: str, player: str) -> None:
    world.do(boss, ro.ReportOut(event, (ro.OutOf(player),)))


def prizes(world: World, boss: Caller, event: str) -> list[tuple[str, int, str]]:
    """Every prize of the ledger that stands."""
    return [
        (one.player, one.amount, one.state)
        for one in payments(world, boss, event).charges
        if one.purpose == "prize" and one.state != "dropped"
    ]


def matters(world: World, boss: Caller, event: str) -> list[str]:
    return [one.code for one in world.director_page(event, boss).matters]


@pytest.mark.feature("payments")
def test_a_prize_is_due_as_its_winner_busts_and_is_paid_at_once() -> None:
    world = World()
    boss, event = at_the_money(world)
    assert prizes(world, boss, event) == []
    out(world, boss, event, "p2")
    assert prizes(world, boss, event) == [("p2", 60, "due")]
    assert "prizes-due" in matters(world, boss, event)
    third = charge(world, boss, event, "p2", "prize")
    world.do(boss, RecordPayment(event, third.charge, 60, "card"))
    world.restart()
    assert prizes(world, boss, event) == [("p2", 60, "paid")]
    assert "prizes-due" not in matters(world, boss, event)
    out(world, boss, event, "p3")
    world.do(boss, EndGame(event, "all played"))
    for _ in range(2):
        assert prizes(world, boss, event) == [
            ("p2", 60, "paid"), ("p3", 90, "due"), ("p4", 150, "due")
        ]  # fmt: skip
        assert world.refused(boss, PayPrize(event, "p2", 60)).code == "prize-paid"
        told = results_of(world).event(event, Sight("boss"), False, True)
        assert isinstance(told, EventResults)
        assert [(one.player, one.due, one.paid and one.paid.amount) for one in told.placed[:3]] == [
            ("p4", 150, None), ("p3", 90, None), ("p2", 60, 60)
        ]  # fmt: skip
        world.restart()
    world.do(boss, PayPrize(event, "p3", 90, "transfer"))
    assert payments(world, boss, event).sums.prizes_due == 150


def test_a_prize_that_was_not_paid_goes_with_the_bust_that_is_undone() -> None:
    world = World()
    boss, event = at_the_money(world)
    out(world, boss, event, "p2")
    world.do(boss, ro.UndoOut(event, "p2"))
    assert prizes(world, boss, event) == []
    assert payments(world, boss, event).overpaid == ()
    out(world, boss, event, "p3")
    out(world, boss, event, "p2")
    assert prizes(world, boss, event) == [("p3", 60, "due"), ("p2", 90, "due")]
    # p3 was never out: the next one out has the third place.
    world.do(boss, ro.UndoOut(event, "p3"))
    assert prizes(world, boss, event) == [("p2", 60, "due")]


def test_a_prize_that_was_paid_stands_when_the_bust_is_undone_and_is_said() -> None:
    world = World()
    boss, event = at_the_money(world)
    out(world, boss, event, "p2")
    third = charge(world, boss, event, "p2", "prize")
    world.do(boss, RecordPayment(event, third.charge, 60, "cash"))
    world.do(boss, ro.UndoOut(event, "p2"))
    for _ in range(2):
        assert prizes(world, boss, event) == [("p2", 60, "paid")]
        (over,) = payments(world, boss, event).overpaid
        assert (over.name, over.paid, over.owed) == ("Player 2", 60, 0)
        assert "prize-overpaid" in matters(world, boss, event)
        world.restart()
    out(world, boss, event, "p3")
    # Second now, with 60 of 90 paid: the rest is due.
    out(world, boss, event, "p2")
    assert prizes(world, boss, event) == [("p2", 60, "paid"), ("p3", 60, "due"), ("p2", 30, "due")]
    assert payments(world, boss, event).overpaid == ()
    world.do(boss, EndGame(event, "all played"))
    assert world.refused(boss, PayPrize(event, "p2", 90)).parameters == {
        "expected": 30, "came": 90
    }  # fmt: skip
    world.do(boss, PayPrize(event, "p2", 30, "cash"))
    for _ in range(2):
        told = results_of(world).event(event, Sight("boss"), False, True)
        assert isinstance(told, EventResults)
        assert [one.paid and one.paid.amount for one in told.placed[:3]] == [None, 90, None]
        world.restart()
    world.do(boss, TakePrizeBack(event, "p2", "was not paid"))
    assert payments(world, boss, event).sums.prizes_due == 300
    world.do(boss, PayPrize(event, "p2", 90, "card"))


def test_a_voided_prize_is_due_again_unless_its_bust_was_undone() -> None:
    world = World()
    boss, event = at_the_money(world)
    out(world, boss, event, "p2")
    third = charge(world, boss, event, "p2", "prize")
    world.do(boss, RecordPayment(event, third.charge, 60, "cash"))
    receipt = payments(world, boss, event).receipts[-1].receipt
    world.do(boss, VoidReceipt(event, receipt))
    assert prizes(world, boss, event) == [("p2", 60, "due")]
    world.do(boss, RecordPayment(event, third.charge, 60, "cash"))
    world.do(boss, ro.UndoOut(event, "p2"))
    world.do(boss, VoidReceipt(event, receipt + 1, "has given it back"))
    assert prizes(world, boss, event) == []
    assert payments(world, boss, event).overpaid == ()


def test_a_no_show_goes_by_the_rule_of_the_event() -> None:
    for rule_, pool, state in (("taken-off", 100, "dropped"), ("left-in", 150, "due")):
        world = World()
        terms = replace(TERMS, guarantee=0, no_shows=rule_)
        boss, event = night(world, terms)
        world.do(boss, EnterPlayers(event, ("p1", "p2", "p3"), "came"))
        world.do(boss, dc.StartEvent(event, "all are here"))
        world.do(boss, dc.NoShow(event, "p3", "never came"))
        assert world.room._lobby.hosts[event].tournament.state.pool == pool
        assert charge(world, boss, event, "p3").state == state


def standing(world: World, event: str, player: str) -> tuple[int, int]:
    """The place and the prize of somebody who is out."""
    one = world.room._lobby.hosts[event].tournament.state.results[player]
    return one.place, one.prize


def test_a_no_show_found_after_entries_have_closed_is_taken_off_and_put_back() -> None:
    """Pool, prizes and the places of those who are out follow, both ways and after a restart."""
    world = World()
    boss, event = night(world, replace(CLOSED, late_levels=1), players=9)
    everybody = tuple(f"p{number}" for number in range(1, 10))
    world.do(boss, EnterPlayers(event, everybody, "came", "cash"))
    world.do(boss, dc.StartEvent(event, "all are here"))
    while world.room._lobby.hosts[event].tournament.state.late_open:
        world.do(boss, dc.NextLevel(event, "on"))
    world.do(boss, ro.ReportOut(event, (ro.OutOf("p1"),)))
    assert standing(world, event, "p1") == (9, 0)
    world.do(boss, dc.NoShow(event, "p9", "never came"))
    for _ in range(2):
        state = world.room._lobby.hosts[event].tournament.state
        assert (state.entries, state.pool, sum(state.prizes)) == (8, 400, 400)
        assert standing(world, event, "p1") == (8, 0)
        assert charge(world, boss, event, "p9").state == "to-return"
        world.restart()
    number = world.director_page(event, boss).acts[0].act
    world.do(boss, TakeBack(event, number, "came after all"))
    state = world.room._lobby.hosts[event].tournament.state
    assert (state.entries, state.pool, "p9" in state.seats) == (9, 450, True)
    assert standing(world, event, "p1") == (9, 0)
    assert charge(world, boss, event, "p9").state == "paid"
    world.do(boss, Redo(event, number))
    assert world.room._lobby.hosts[event].tournament.state.pool == 400


def test_prizes_of_those_who_are_out_follow_a_no_show() -> None:
    """With the no-show counted the third of four was not paid; of three players the third is."""
    world = World()
    three = OwnAmounts(((1, 150), (1, 90), (1, 60)))
    terms = replace(CLOSED, entries_min=3, payouts=three, guarantee=300, buy_in=100)
    boss, event = night(world, terms)
    world.do(boss, EnterPlayers(event, ("p1", "p2", "p3", "p4"), "came", "cash"))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(boss, ro.ReportOut(event, (ro.OutOf("p1"),)))
    assert standing(world, event, "p1") == (4, 0)
    world.do(boss, dc.NoShow(event, "p4", "never came"))
    assert standing(world, event, "p1") == (3, 60)
    world.do(boss, ro.ReportOut(event, (ro.OutOf("p2"),)))
    assert standing(world, event, "p2") == (2, 90)


@pytest.mark.parametrize("what", ["count", "chips", "deal"])
def test_a_no_show_is_refused_in_words_once_something_of_theirs_exists(what: str) -> None:
    world = World()
    terms = CLOSED if what == "deal" else replace(CLOSED, late_levels=1, add_on=TERMS.add_on)
    boss, event = night(world, terms)
    world.do(boss, EnterPlayers(event, ("p1", "p2", "p3", "p4"), "came", "cash"))
    world.do(boss, dc.StartEvent(event, "all are here"))
    host = world.room._lobby.hosts[event]
    if what == "count":
        chips = host.tournament.state.config.starting_stack - 500
        world.do(boss, ro.ReportStacks(event, (ro.Counted("p4", chips),)))
    elif what == "chips":
        world.do(boss, n.BuyChipsFor(event, "p4", "add-on", "asked", paid="cash"))
    else:
        full = host.tournament.state.config.starting_stack
        four = [f"p{number}" for number in range(1, 5)]
        world.do(boss, ro.ReportStacks(event, tuple(ro.Counted(one, full) for one in four)))
        world.do(boss, OfferDeal(event, "custom", "asked", 0, dict.fromkeys(four, 50)))
    while host.tournament.state.late_open:
        world.do(boss, dc.NextLevel(event, "on"))
    before = host.tournament.state.pool
    refused = world.refused(boss, dc.NoShow(event, "p4", "never came"))
    code = "no-show-closed" if what == "deal" else "no-show-played"
    assert (refused.code, refused.parameters["player"]) == (code, "Player 4")
    assert host.tournament.state.pool == before


def test_a_phone_asks_the_desk_and_enters_by_nothing_else() -> None:
    world = World()
    boss, event = night(world)
    kim, ann, ben = holder(world, boss, "cashier"), world.connect("p1"), world.connect("p2")
    assert world.refused(ann, n.Join(event)).code == "entries-at-desk"
    assert world.refused(boss, AcceptRequest(event, "p1", "paid", "cash")).code == "request-unknown"
    for caller in (ann, ben):
        world.do(caller, n.AskDesk(event, "entry"))
    world.restart()
    assert world.event(event, ann).line.entry.asked == "entry"
    asked = payments(world, kim, event).requests
    assert [(one.name, one.what, one.amount) for one in asked] == [
        ("Player 1", "entry", 60), ("Player 2", "entry", 60)
    ]  # fmt: skip
    world.do(kim, AcceptRequest(event, "p1", "At the desk", "cash"))
    world.do(kim, n.DeclineRequest(event, "p2"))
    assert payments(world, kim, event).requests == ()
    for _ in range(2):
        entry = world.event(event, ben).line.entry
        assert (entry.asked, entry.declined) == (None, "entry")
        assert world.event(event, ann).line.entry.declined is None
        world.restart()
    assert charge(world, kim, event, "p1").state == "paid"
    assert world.event(event, ann).line.entries == 1
    world.do(ben, n.AskDesk(event, "entry"))
    assert world.event(event, ben).line.entry.declined is None
    world.do(ben, n.WithdrawRequest(event))
    assert world.event(event, ben).line.entry.declined is None
    assert world.refused(ben, n.WithdrawRequest(event)).code == "request-unknown"
    # An accepted entry is undone like any other, and its money is to be given back.
    world.do(boss, TakeBack(event, 1, "wrong event"))
    assert charge(world, kim, event, "p1").state == "to-return"


def test_an_event_that_says_so_takes_entries_from_phones() -> None:
    world = World()
    boss, event = night(world, replace(TERMS, at_desk=False))
    world.do(world.connect("p1"), n.Join(event))
    assert payments(world, boss, event).charges == ()
    assert world.refused(world.connect("p2"), n.AskDesk(event, "entry")).code == "not-at-desk"
    assert world.refused(boss, EnterPlayers(event, ("p2",), "x", "cash")).code == "not-at-desk"
    terms = replace(TERMS, at_desk=True, charged=True)
    both = CreateEvent("turbo-27", "Both", terms, tables="live")
    assert world.refused(boss, both).code == "desk-or-wallets"
    dealt = world.do(boss, CreateEvent("turbo-27", "Dealt", TERMS)).event
    assert dealt is not None
    world.do(world.connect("p1"), n.Join(dealt))


def test_an_undone_rebuy_done_again_is_paid_once() -> None:
    world = World()
    boss, event = night(world)
    world.do(boss, EnterPlayers(event, ("p1", "p2", "p3"), "came", "cash"))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(boss, n.BuyChipsFor(event, "p1", "rebuy", "short", paid="cash"))
    bought = charge(world, boss, event, "p1", "rebuy")
    assert (bought.amount, bought.fee, bought.state) == (55, 5, "paid")
    state = world.room._lobby.hosts[event].tournament.state
    assert (state.paid_in, state.pool) == (200, 300)
    world.do(boss, TakeBack(event, 3, "was Player 2"))
    assert charge(world, boss, event, "p1", "rebuy").state == "to-return"
    world.do(boss, Redo(event, 3))
    assert charge(world, boss, event, "p1", "rebuy").state == "paid"
    assert len(payments(world, boss, event).receipts) == 4


PLAYERS = tuple(f"p{number}" for number in range(1, 7))


class DeskMachine(RuleBasedStateMachine):
    """Any course of an evening at the desk, with mistakes, undone acts and restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.world = World()
        self.boss, self.event = night(self.world, players=len(PLAYERS))

    @property
    def view(self) -> PaymentsView:
        return payments(self.world, self.boss, self.event)

    def tries(self, do: object) -> None:
        """Ask it; a refusal changes nothing."""
        self.world.ask(self.boss, do)  # type: ignore[arg-type]

    @initialize()
    def come(self) -> None:
        self.tries(EnterPlayers(self.event, PLAYERS[:3], "came"))

    @rule(player=st.sampled_from(PLAYERS), paid=st.sampled_from((None, "cash", "card")))
    def enter(self, player: str, paid: Method | None) -> None:
        self.tries(EnterPlayers(self.event, (player,), "came", paid))

    @rule(player=st.sampled_from(PLAYERS), paid=st.sampled_from((None, "cash")))
    def enters_again(self, player: str, paid: Method | None) -> None:
        self.tries(ReEnterPlayer(self.event, player, "again", paid))

    @rule(
        player=st.sampled_from(PLAYERS),
        what=st.sampled_from(("rebuy", "add-on")),
        paid=st.sampled_from((None, "cash", "transfer")),
    )
    def buy(self, player: str, what: str, paid: Method | None) -> None:
        self.tries(n.BuyChipsFor(self.event, player, what, "asked", paid=paid))  # type: ignore[arg-type]

    @rule(player=st.sampled_from(PLAYERS))
    def never_came(self, player: str) -> None:
        state = self.world.room._lobby.hosts[self.event].tournament.state
        if state.phase == "open" or state.late_open or len(state.stacks) > 2:
            self.tries(dc.NoShow(self.event, player, "never came"))

    @rule(player=st.sampled_from(PLAYERS))
    def remove(self, player: str) -> None:
        if len(self.world.room._lobby.hosts[self.event].tournament.state.stacks) > 2:
            self.tries(dc.RemovePlayer(self.event, player, "leaves"))

    @rule()
    def start(self) -> None:
        self.tries(dc.StartEvent(self.event, "all are here"))

    @rule(back=st.integers(0, 4))
    def undo(self, back: int) -> None:
        acts = self.world.room._lobby.hosts[self.event].director_log.newest_first
        if len(acts) > back:
            self.tries(TakeBack(self.event, acts[back].number, "a mistake"))

    @rule(back=st.integers(0, 4))
    def redo(self, back: int) -> None:
        acts = self.world.room._lobby.hosts[self.event].director_log.newest_first
        if len(acts) > back:
            self.tries(Redo(self.event, acts[back].number))

    @rule(at=st.integers(0, 30), method=st.sampled_from(("cash", "card", "house")))
    def pay(self, at: int, method: Method) -> None:
        due = [one for one in self.view.charges if one.state == "due"]
        if due:
            one = due[at % len(due)]
            self.tries(RecordPayment(self.event, one.charge, one.amount, method))

    @rule(at=st.integers(0, 30))
    def give_back(self, at: int) -> None:
        paid = [one for one in self.view.charges if one.state == "to-return"]
        if paid:
            one = paid[at % len(paid)]
            self.tries(GiveMoneyBack(self.event, one.charge, one.amount, "cash"))

    @rule(at=st.integers(0, 30))
    def void(self, at: int) -> None:
        if receipts := self.view.receipts:
            self.tries(VoidReceipt(self.event, receipts[at % len(receipts)].receipt))

    @rule(opening=st.integers(-1, 300))
    def open_till(self, opening: int) -> None:
        self.tries(OpenTill(self.event, opening))

    @rule()
    def take_in(self) -> None:
        self.tries(TakeCashIn(self.event, sum(one.amount for one in self._loose())))

    def _loose(self) -> list[ReceiptView]:
        """Cash in no till; the director alone records any here."""
        cash = [one for one in self.view.receipts if one.method == "cash" and not one.voided]
        return [one for one in cash if not one.till]

    @rule(amount=st.integers(-200, 200))
    def move(self, amount: int) -> None:
        self.tries(MoveCash(self.event, len(self.view.tills), amount))

    @rule(counted=st.integers(0, 500))
    def close(self, counted: int) -> None:
        self.tries(CloseTill(self.event, len(self.view.tills), counted))

    @rule()
    def reopen(self) -> None:
        self.tries(ReopenTill(self.event, len(self.view.tills)))

    @precondition(lambda self: self.world.asked % 5 == 0)
    @rule()
    def restart(self) -> None:
        before = self.view
        self.world.restart()
        after = self.view
        assert replace(after, now_ms=0) == replace(before, now_ms=0)

    @invariant()
    def all_adds_up(self) -> None:
        view, sums = self.view, self.view.sums
        parts = sums.due + sums.paid + sums.to_return + sums.returned + sums.dropped
        assert sums.charged == parts
        assert sums.charged == sum(one.amount for one in view.charges if one.purpose != "prize")
        stands = [one for one in view.receipts if not one.voided]
        taken = sum(one.amount for one in stands if one.purpose != "prize")
        assert taken == sums.paid + sums.to_return == sum(sums.taken_by.values())
        assert sums.prizes_paid == -sum(one.amount for one in stands if one.purpose == "prize")

    @invariant()
    def prizes_are_due_to_those_who_are_out(self) -> None:
        """What was handed out stands, and the rest of what they won is due."""
        state = self.world.room._lobby.hosts[self.event].tournament.state
        charges = [one for one in self.view.charges if one.purpose == "prize"]
        for player in PLAYERS:
            standing = state.results.get(player)
            won = 0 if standing is None or state.late_open else standing.prize
            handed, due = (
                sum(one.amount for one in charges if (one.player, one.state) == (player, what))
                for what in ("paid", "due")
            )
            assert due == max(0, won - handed)

    @invariant()
    def tills_add_up(self) -> None:
        view = self.view
        loose = [one for one in view.outside if one.method == "cash"]
        assert sum(one.count for one in loose) == len(self._loose())
        assert sum(one.amount for one in loose) == sum(one.amount for one in self._loose())
        for till in view.tills:
            cash = sum(
                one.amount
                for one in view.receipts
                if (one.till, one.method, one.voided) == (till.till, "cash", False)
            )
            assert till.taken - till.given == cash
            assert till.expected == till.opening + cash + till.moved
            if till.counted is not None:
                assert till.difference == till.counted - till.expected

    @invariant()
    def the_pool_is_what_the_rules_say(self) -> None:
        state = self.world.room._lobby.hosts[self.event].tournament.state
        charges = [one for one in self.view.charges if one.purpose != "prize"]
        stands = [one for one in charges if one.state in ("due", "paid")]
        assert state.paid_in == sum(one.amount - one.fee for one in stands)
        if state.phase != "open":
            assert state.pool == max(state.paid_in, TERMS.guarantee)
        bought = [one for one in stands if one.purpose == "rebuy"]
        assert len(bought) == sum(state.rebought.values())


TestDeskMachine = DeskMachine.TestCase
TestDeskMachine.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
