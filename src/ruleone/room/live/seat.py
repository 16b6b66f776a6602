"""A seat of a live table, as it is opened."""

import msgspec


class LiveSeat(msgspec.Struct, frozen=True):
    """Who sits where at a live table, with how many chips."""

    seat: int
    name: str
    stack: int
