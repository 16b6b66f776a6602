"""When a hand begins: with the first of what the edition names."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from ruleone.rulebook import Edition

Beginning = Literal["first-riffle", "shuffler-button", "dealer-push"]


class Began(msgspec.Struct, frozen=True):
    """One thing that may begin a hand, and when: milliseconds of one clock of the caller's."""

    what: Beginning
    at_ms: int


def began(book: Edition, happened: Iterable[Began]) -> Began | None:
    """What began the hand: the earliest that the edition counts (hand.start_events); None where
    nothing did."""
    counted = book.listing("hand.start_events")
    starts = [one for one in happened if one.what in counted]
    return min(starts, key=lambda one: one.at_ms, default=None)
