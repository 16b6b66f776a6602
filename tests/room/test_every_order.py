"""Each order states itself in one place, and is listed by its folder."""

from collections.abc import Iterator

import pytest

from ruleone.room.cash.orders import CashOrder, OfATable
from ruleone.room.commands import BY_TAG, ORDERS, Watch
from ruleone.room.core.orders import Order, needs_reason, tag_of
from ruleone.room.desk.commands import DeskOrder, RotaOrder
from ruleone.room.event.clock.commands import OfTheClock
from ruleone.room.event.host.order import Direction, EventOrder
from ruleone.room.live.commands import LiveOrder

LEFT_TO_EACH = (
    (LiveOrder, ("at_table",)),
    (RotaOrder, ("of_dealers",)),
    (DeskOrder, ("at_desk", "run")),
    (CashOrder, ("at_cash",)),
    (OfATable, ("at_cash",)),
    (OfTheClock, ("told",)),
    (Direction, ("decide", "give")),
    (EventOrder, ("in_event",)),
    (Order, ("run",)),
)
"""The family of an order, and the methods of which it has to have one of its own."""


def kinds(of: type[Order]) -> Iterator[type[Order]]:
    for kind in of.__subclasses__():
        if kind.__module__.startswith("ruleone.") and kind.__struct_config__.tag is not None:
            yield kind
        yield from kinds(kind)


def test_every_order_is_listed_once() -> None:
    written = set(kinds(Order))
    assert written == set(ORDERS)
    assert len(BY_TAG) == len(ORDERS) == len(written)


@pytest.mark.rows("kind", ORDERS, ids=tag_of)
def test_each_order_says_what_it_does(kind: type[Order]) -> None:
    family, methods = next(one for one in LEFT_TO_EACH if issubclass(kind, one[0]))
    own = [name for name in methods if getattr(kind, name) is not getattr(family, name)]
    assert own or kind is Watch, f"{kind.__name__} has none of {methods}"


def test_who_undoes_or_gives_an_order_of_the_director_says_why() -> None:
    without = {"deal-out", "announce", "sign-bags", "show-deal"}
    directed = {tag_of(kind) for kind in ORDERS if issubclass(kind, Direction)}
    assert {tag for tag in directed if not needs_reason(BY_TAG[tag])} == without
    assert needs_reason(BY_TAG["take-back"])
    assert not needs_reason(BY_TAG["push-dealers"])
