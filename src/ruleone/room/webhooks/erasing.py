"""Erased names in what programs are still to be sent: a body is made when something happens, with
the names of that moment, and may wait until its person is erased."""

from collections.abc import Callable
from typing import Any

import msgspec

from ruleone.store.people import ERASED

IsErased = Callable[[str], bool]
"""Whether the person of this id was erased; the `p1` of a live table is nobody's, and has
a `person` beside it."""


def without_erased(body: bytes, is_erased: IsErased) -> bytes:
    """The body with a dash for everybody who was erased since it was made; the same bytes where
    nobody was. A name stands beside its person's id (`telling.fact.who`)."""
    told = msgspec.json.decode(body)
    return msgspec.json.encode(told) if _erase(told, is_erased) else body


def _erase(told: Any, is_erased: IsErased) -> bool:
    """Put the dashes in place; whether there were any to put."""
    if isinstance(told, list):
        return sum(_erase(one, is_erased) for one in told) > 0
    if not isinstance(told, dict):
        return False
    within = sum(_erase(one, is_erased) for one in told.values()) > 0
    player, called = told.get("person") or told.get("player"), told.get("name")
    if not isinstance(player, str) or called in (None, ERASED) or not is_erased(player):
        return within
    told["name"] = ERASED
    return True
