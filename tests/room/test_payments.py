"""The desk's ledger: entries and chips are due until somebody takes the money, and tills add up."""

import csv
from io import StringIO

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace
from test_room_roles import come_by, holder
from world import World

from ruleone.cage.desk import Method, Purpose
from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller
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
    RecordPayment,
    ReopenTill,
    VoidReceipt,
    payments_csv,
    tills_csv,
)
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.tournament.terms.config import AddOnTerms, Rebuys

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
    world.do(boss, GiveMoneyBack(event, paid.charge, 60, "cash"))
    sums = payments(world, boss, event).sums
    assert (sums.charged, sums.due, sums.returned, sums.dropped) == (180, 60, 60, 60)
    receipts = payments(world, boss, event).receipts
    assert [(one.amount, one.method) for one in receipts] == [(60, "transfer"), (-60, "cash")]
    assert world.refused(boss, VoidReceipt(event, 1)).code == "charge-returned"
    world.do(boss, VoidReceipt(event, 2))
    assert payments(world, boss, event).charges[0].state == "to-return"


def test_a_till_is_closed_with_what_was_counted() -> None:
    world = World()
    boss, event = night(world)
    kim, lee = holder(world, boss, "cashier"), world.connect("lee")
    world.people.names["a-cashier"] = "Kim"
    world.do(boss, EnterPlayers(event, ("p1", "p2", "p3"), "came"))
    world.do(kim, OpenTill(event, 200))
    assert world.refused(kim, OpenTill(event, 200)).parameters == {"till": 1}
    assert world.refused(lee, OpenTill(event, 200)).code == "needs-cashier"
    methods: tuple[Method, ...] = ("cash", "card", "house")
    for player, method in zip(("p1", "p2", "p3"), methods, strict=True):
        due = charge(world, kim, event, player)
        world.do(kim, RecordPayment(event, due.charge, 60, method))
    assert world.refused(kim, MoveCash(event, 1, -261)).parameters == {"has": 260}
    world.do(kim, MoveCash(event, 1, -100))
    world.do(kim, CloseTill(event, 1, 155))
    for _ in range(2):
        (till,) = payments(world, kim, event).tills
        assert (till.cashier, till.mine, till.opening, till.taken, till.given) == (
            "Kim", True, 200, 60, 0
        )  # fmt: skip
        assert (till.moved, till.expected, till.counted, till.difference) == (-100, 160, 155, -5)
        assert till.taken_by == {"cash": 60, "card": 60, "house": 60}
        world.restart()
    assert world.refused(kim, VoidReceipt(event, 1)).parameters == {"till": 1}
    assert world.refused(kim, MoveCash(event, 1, 5)).code == "till-closed"
    world.do(kim, ReopenTill(event, 1))
    world.do(kim, VoidReceipt(event, 1))
    (till,) = payments(world, kim, event).tills
    assert (till.taken, till.expected, till.counted) == (0, 100, None)
    link = world.do(boss, MakeLink("cashier", None, None)).link
    assert link is not None
    other = come_by(world, link, "another")
    assert world.refused(other, CloseTill(event, 1, 100)).parameters == {"till": 1}
    world.do(boss, CloseTill(event, 1, 100))


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
    assert world.event(event, ben).line.entry.asked is None
    assert charge(world, kim, event, "p1").state == "paid"
    assert world.event(event, ann).line.entries == 1
    world.do(ben, n.AskDesk(event, "entry"))
    world.do(ben, n.WithdrawRequest(event))
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
        assert sums.charged == sum(one.amount for one in view.charges)
        taken = sum(one.amount for one in view.receipts if not one.voided)
        assert taken == sums.paid + sums.to_return == sum(sums.taken_by.values())

    @invariant()
    def tills_add_up(self) -> None:
        view = self.view
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
        stands = [one for one in self.view.charges if one.state in ("due", "paid")]
        assert state.paid_in == sum(one.amount - one.fee for one in stands)
        if state.phase != "open":
            assert state.pool == max(state.paid_in, TERMS.guarantee)
        bought = [one for one in stands if one.purpose == "rebuy"]
        assert len(bought) == sum(state.rebought.values())


TestDeskMachine = DeskMachine.TestCase
TestDeskMachine.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
