"""What happens on the lists of those who wait for cash tables: the stream `cash-waiting`."""

from typing import Literal

import msgspec

WhyEnded = Literal["seated", "asked", "not-taken", "closed", "erased"]
"""Why a place on a list is gone: its owner has a seat there now, asked for it, did not take the
seat that was kept for him, the table is closed, or the house has erased him."""


class SeatWanted(msgspec.Struct, frozen=True, tag="seat-wanted"):
    """A person waits at a table, or where that is None at any table of these stakes. `number`
    counts all places on all lists, from 1: who has the lower one has waited longer."""

    number: int
    player: str
    stakes: str
    table: str | None
    at_ms: int


class SeatKept(msgspec.Struct, frozen=True, tag="seat-kept"):
    """A seat is kept for whoever has the place of this `number`, until this moment."""

    number: int
    table: str
    seat: int
    until_ms: int


class SeatKeptNoLonger(msgspec.Struct, frozen=True, tag="seat-kept-no-longer"):
    """The table stands still: the seat cannot be taken, and its owner waits on."""

    number: int


class WaitEnded(msgspec.Struct, frozen=True, tag="wait-ended"):
    """The place of this number is gone."""

    number: int
    why: WhyEnded
    at_ms: int


WaitingEvent = SeatWanted | SeatKept | SeatKeptNoLonger | WaitEnded
