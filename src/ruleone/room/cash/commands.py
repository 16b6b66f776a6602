"""What a player asks of a cash table."""

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


class TakeSeat(msgspec.Struct, frozen=True, tag="take-seat"):
    """Sit down at a cash table with `buy_in` cents: at the one of `event`, else at one of these
    stakes that has a seat, else at a new one. Without a `seat` it is the first open one. `wait`
    says that one waits for the big blind rather than post at once. Where the lobby's offer lets one
    choose, `house` is how many house players are to keep a single person company; without it as
    many as the house has for these stakes. The answer's `event` and `table` are where to go."""

    stakes: str
    buy_in: int
    event: str | None = None
    seat: int | None = None
    wait: bool = False
    house: int | None = None


class AddOn(msgspec.Struct, frozen=True, tag="add-on"):
    """Put so many more cents on a cash table, between hands: in a hand it is kept until the hand is
    over. 0 takes that back."""

    event: str
    cents: int


class SitOut(msgspec.Struct, frozen=True, tag="sit-out"):
    """Be dealt no further hand at a cash table, and keep the seat; `back` ends it."""

    event: str


class AskForChips(msgspec.Struct, frozen=True, tag="ask-for-chips"):
    """Be given play money again, by one who has not enough left for any cash table."""
