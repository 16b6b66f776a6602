"""What one who waits for a seat at a cash table may ask."""

import msgspec


class WaitForSeat(msgspec.Struct, frozen=True, tag="wait-for-seat"):
    """Wait for a seat: at the cash table of `event`, or without one at any table of these stakes.
    When one comes free it is kept for whoever waits longest, who takes it by `take-seat`; after a
    while it goes to the next. One place on each list."""

    stakes: str
    event: str | None = None


class StopWaiting(msgspec.Struct, frozen=True, tag="stop-waiting"):
    """Leave that list; a seat that was kept goes to the next."""

    stakes: str
    event: str | None = None


WaitingCommand = WaitForSeat | StopWaiting
"""What is asked of the lists."""
