"""Events at the end of a day, in the night after it, and at the start of the next."""

from typing import Literal

import msgspec

from ruleone.tournament.events.happened import Decided, Happened

WhyLastHands = Literal["level", "players", "director"]
SignedBy = Literal["player", "floor"]


def letter(flight: int) -> str:
    """Return the letter of a flight: A for the first."""
    return chr(ord("A") + flight - 1)


class Stop(msgspec.Struct, frozen=True):
    """The point at which the clock stopped.

    Play resumes in this `level` with `left_ms` of it, all of it where that is None.
    """

    level: int
    left_ms: int | None = None


class LastHandsAnnounced(Decided, frozen=True, tag="last-hands-announced"):
    """The announcement of the last `hands`, which stops the clock.

    Hands in play are finished, and every table deals this many more. They were drawn by lot from
    `least` to `most` where these differ, else announced.
    """

    hands: int
    least: int
    most: int
    why: WhyLastHands
    stops: Stop
    reason: str = ""


class LastHandsSealed(Happened, frozen=True, tag="last-hands-sealed"):
    """The secret (hex) from which the number of last hands will be drawn.

    It is of this day, in day one of this flight; only its SHA-256 is shown before they are
    announced.
    """

    secret: str


class DayEnded(Decided, frozen=True, tag="day-ended"):
    """The end of the day, in day one of this flight: the chips of each bag, by player.

    Nobody sits at a table any more.
    """

    day: int
    flight: int
    bags: dict[str, int]


class BagsSigned(Happened, frozen=True, tag="bags-signed"):
    """The signature of the player on the own bag, or of the floor on these bags."""

    players: tuple[str, ...]
    by: SignedBy


class FlightStarted(Happened, frozen=True, tag="flight-started"):
    """The start of another flight of day one with these players.

    It has a `seed` (hex) of its own: none, "", where draws are sealed.
    """

    seed: str
    flight: int
    players: tuple[str, ...]
    pool: int
    prizes: tuple[int, ...]


class DayDrawn(Decided, frozen=True, tag="day-drawn"):
    """The draw of the next day: bags become `stacks`.

    A player with several has `given_up` chips, which are removed from play. `seed` (hex) is
    published and makes the draws of this day, "" where draws are sealed. The seats follow; play
    resumes where the clock `stopped`.
    """

    seed: str
    day: int
    stacks: dict[str, int]
    given_up: dict[str, int]
    stopped: Stop


class DayStarted(Happened, frozen=True, tag="day-started"):
    """The start of the next day; its level follows."""

    day: int


class StacksLost(Happened, frozen=True, tag="stacks-lost"):
    """The loss of stacks by players with a bag from another flight: they have no place yet."""

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
