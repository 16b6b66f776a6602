"""Tills and what went through none; one name for one person from event to event."""

from test_payments import TERMS, charge, night, payments
from test_room_roles import come_by, holder
from world import World

from ruleone.cage.desk import Method
from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller
from ruleone.room.directory.naming import NameAsker
from ruleone.room.event.entries import commands as n
from ruleone.room.event.orders.entry_list import AcceptRequest, EnterPlayers
from ruleone.room.event.payments import (
    CloseTill,
    MoveCash,
    OpenTill,
    RecordPayment,
    ReopenTill,
    TakeCashIn,
    VoidReceipt,
)
from ruleone.room.event.setup.planning import CreateEvent


def outside(world: World, caller: Caller, event: str) -> list[tuple[str, bool, Method, int, int]]:
    """The payments that went through no till, as this cashier sees them."""
    lines = payments(world, caller, event).outside
    return [(one.by, one.mine, one.method, one.count, one.amount) for one in lines]


def test_cash_taken_before_the_till_was_open_is_named_and_put_in() -> None:
    world = World()
    boss, event = night(world)
    kim = holder(world, boss, "cashier")
    world.people.names |= {"a-cashier": "Kim", boss.person: "Bo"}
    world.do(boss, EnterPlayers(event, ("p1",), "came", paid="cash"))
    world.do(boss, EnterPlayers(event, ("p2", "p3", "p4"), "came"))
    methods: tuple[Method, ...] = ("cash", "card", "cash")
    for player, method in zip(("p2", "p3", "p4"), methods, strict=True):
        due = charge(world, kim, event, player)
        world.do(kim, RecordPayment(event, due.charge, 60, method))
    assert outside(world, kim, event) == [
        ("Kim", True, "cash", 2, 120), ("Kim", True, "card", 1, 60), ("Bo", False, "cash", 1, 60)
    ]  # fmt: skip
    assert world.refused(kim, TakeCashIn(event, 120)).code == "till-none-open"
    world.do(kim, OpenTill(event, 100))
    wrong = world.refused(kim, TakeCashIn(event, 180))
    assert (wrong.code, wrong.parameters) == (
        "charge-of-other-amount", {"expected": 120, "came": 180}
    )  # fmt: skip
    world.do(kim, TakeCashIn(event, 120))
    for _ in range(2):
        (till,) = payments(world, kim, event).tills
        assert (till.taken, till.expected, till.taken_by) == (120, 220, {"cash": 120})
        assert outside(world, kim, event) == [
            ("Kim", True, "card", 1, 60), ("Bo", False, "cash", 1, 60)
        ]  # fmt: skip
        world.restart()
    assert world.refused(kim, TakeCashIn(event, 0)).code == "till-nothing-outside"
    world.do(kim, VoidReceipt(event, 2))
    (till,) = payments(world, kim, event).tills
    assert till.expected == 160


def test_cash_of_another_event_stays_outside_and_voided_receipts_are_not_counted() -> None:
    world = World()
    boss, event = night(world)
    other = world.do(boss, CreateEvent("turbo-27", "Saturday", TERMS, tables="live")).event
    assert other is not None
    world.do(boss, EnterPlayers(other, ("p1",), "came", paid="cash"))
    world.do(boss, EnterPlayers(event, ("p1", "p2"), "came", paid="cash"))
    world.do(boss, VoidReceipt(event, 3))
    world.do(boss, OpenTill(event, 0))
    assert [line[2:] for line in outside(world, boss, event)] == [("cash", 1, 60)]
    world.do(boss, TakeCashIn(event, 60))
    assert outside(world, boss, event) == []
    assert [line[2:] for line in outside(world, boss, other)] == [("cash", 1, 60)]


def test_a_name_given_at_the_desk_is_the_person_s_in_the_next_event() -> None:
    """A phone asks under a drawn name; the desk hears another, and there is one person with it."""
    world = World()
    boss, event = night(world)
    kim, phone, other = holder(world, boss, "cashier"), world.connect("p1"), world.connect("p2")
    refused = world.refused(kim, NameAsker(event, "p1", "Nora"))
    assert refused.code == "request-unknown"
    world.do(phone, n.AskDesk(event, "entry"))
    assert world.refused(other, NameAsker(event, "p1", "Nora")).code == "needs-cashier"
    assert world.refused(kim, NameAsker(event, "p1", "Player 2")).code == "name-taken"
    world.do(kim, NameAsker(event, "p1", "Nora"))
    assert [one.name for one in payments(world, kim, event).requests] == ["Nora"]
    world.do(kim, AcceptRequest(event, "p1", "At the desk", "cash"))
    following = world.do(boss, CreateEvent("turbo-27", "Saturday", TERMS, tables="live")).event
    assert following is not None
    world.restart()
    world.do(phone, n.AskDesk(following, "entry"))
    assert [one.name for one in payments(world, kim, following).requests] == ["Nora"]
    assert [one.name for one in payments(world, kim, event).charges] == ["Nora"]


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
