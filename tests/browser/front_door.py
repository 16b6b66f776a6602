"""How visitors come into a room."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser
from serving import Served
from visitor import Invite, Visitor

LAPTOP = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
"""What moves takes a quarter of what a test costs: a test whose concern it is asks for it."""


@contextmanager
def front_door(chromium: Browser, served: Served) -> Iterator[Invite]:
    """Lets visitors in; at the end none of their pages may have complained."""
    visitors: list[Visitor] = []

    def let_in(**options: Any) -> Visitor:
        visitor = Visitor(chromium.new_context(**(LAPTOP | options)), served.address)
        visitors.append(visitor)
        return visitor

    yield let_in
    complaints = [complaint for visitor in visitors for complaint in visitor.wrong]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, complaints
