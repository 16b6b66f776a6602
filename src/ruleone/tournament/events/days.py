"""What happens at the end of a day, in the night after it, and at the start of the next."""

from typing import Literal

import msgspec

from ruleone.tournament.events.happened import Decided, Happened

WhyLastHands = Literal["level", "players", "director"]
SignedBy = Literal["player", "floor"]


def letter(flight: int) -> str:
    """What a flight is called: A for the first."""
    return chr(ord("A") + flight - 1)


class Stop(msgspec.Struct, frozen=True):
    """Where the clock stopped: play resumes in this `level` with `left_ms` of it, all of it where
    that is None."""

    level: int
    left_ms: int | None = None


class LastHandsAnnounced(Decided, frozen=True, tag="last-hands-announced"):
    """The clock stops; hands in play are finished, and every table deals so many `hands` more. They
    were drawn by lot from `least` to `most` where these differ, announced where not."""

    hands: int
    least: int
    most: int
    why: WhyLastHands
    stops: Stop
    reason: str = ""


class LastHandsSealed(Happened, frozen=True, tag="last-hands-sealed"):
    """The secret (hex) from which the number of the last hands of this day, in day one of this
    flight, will be drawn: nobody is told more than its SHA-256 before they are announced."""

    secret: str


class DayEnded(Decided, frozen=True, tag="day-ended"):
    """The day is over, in day one this flight of it: every player's chips go into his bag, by
    player. Nobody sits at a table any more."""

    day: int
    flight: int
    bags: dict[str, int]


class BagsSigned(Happened, frozen=True, tag="bags-signed"):
    """The player has counted his bag and signed for it, or the floor has signed the bags of these
    players."""

    players: tuple[str, ...]
    by: SignedBy


class FlightStarted(Happened, frozen=True, tag="flight-started"):
    """Another flight of day one begins with these players, under a `seed` (hex) of its own: none,
    "", where draws are sealed."""

    seed: str
    flight: int
    players: tuple[str, ...]
    pool: int
    prizes: tuple[int, ...]


class DayDrawn(Decided, frozen=True, tag="day-drawn"):
    """The bags have become the `stacks` of the next day; whoever had several has `given_up` so many
    chips, which leave play. `seed` (hex) is published and makes the draws of this day, "" where
    draws are sealed. The seats follow; play resumes where the clock `stopped`."""

    seed: str
    day: int
    stacks: dict[str, int]
    given_up: dict[str, int]
    stopped: Stop


class DayStarted(Happened, frozen=True, tag="day-started"):
    """The next day begins: its level follows."""

    day: int


class StacksLost(Happened, frozen=True, tag="stacks-lost"):
    """Players who have a stack in a bag from another flight lost the one that they played with in
    this hand: they have no place yet."""

    hand: int
    table: int
    players: tuple[str, ...]


DayEvent = (
    LastHandsSealed
    | LastHandsAnnounced
    | DayEnded
    | BagsSigned
    | FlightStarted
    | DayDrawn
    | DayStarted
    | StacksLost
)
