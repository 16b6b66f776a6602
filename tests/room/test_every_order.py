"""Each order states itself in one place, and is listed by its folder."""

from collections.abc import Iterator

import pytest

from ruleone.room.commands import BY_TAG, ORDERS
from ruleone.room.core.orders import Order, needs_reason, tag_of
from ruleone.room.event import reports
from ruleone.room.event.host.order import Direction


def kinds(families: list[type[Order]]) -> Iterator[type[Order]]:
    for kind in families:
        if kind.__module__.startswith("ruleone.") and kind.__struct_config__.tag is not None:
            yield kind
        yield from kinds(kind.__subclasses__())


def test_every_order_is_listed_once() -> None:
    written = set(kinds(Order.__subclasses__()))
    assert written == set(ORDERS)
    assert len(BY_TAG) == len(ORDERS) == len(written)


@pytest.mark.rows("kind", ORDERS, ids=tag_of)
def test_each_order_says_what_it_does(kind: type[Order]) -> None:
    assert not kind.__abstractmethods__, f"{kind.__name__} leaves something to be said"


def test_a_reason_may_follow_but_where_an_order_ends_something_for_good() -> None:
    without = {
        "deal-out",
        "announce",
        "take-down",
        "sign-bags",
        "show-deal",
        *(tag_of(kind) for kind in reports.ORDERS),
    }
    directed = {tag_of(kind): kind for kind in ORDERS if issubclass(kind, Direction)}
    takes = {tag for tag, kind in directed.items() if "reason" in kind.__struct_fields__}
    assert set(directed) - takes == without
    needed = {tag for tag in directed if needs_reason(directed[tag])}
    assert needed == {"end-game", "unfreeze", "retire-hand"}
    assert "reason" in BY_TAG["take-back"].__struct_fields__
    assert not needs_reason(BY_TAG["take-back"])
    assert needs_reason(BY_TAG["give-reason"])
