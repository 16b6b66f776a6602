"""The seat that a person had at a cash table, once it is no longer his."""

import msgspec

from ruleone.room.cash.events import WhyGone
from ruleone.room.cash.stakes import Stakes


class LeftSeat(msgspec.Struct, frozen=True):
    """Why a person is gone from a table of these stakes, with so many cents; `hand` is the table's
    last one, where he played in it."""

    table: str
    stakes: Stakes
    why: WhyGone
    cents: int
    hand: int | None
