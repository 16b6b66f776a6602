"""Records of an event that the room itself writes, beside the tournament's own events."""

from typing import Literal

import msgspec

from ruleone.room.core.records import WhyAbandoned
from ruleone.room.table.records import (
    BankUsed,
    ClockOn,
    Directed,
    GoesOn,
    HandRetired,
    TableFrozen,
    TimeUp,
    TurnTaken,
)
from ruleone.tournament.events import Standing
from ruleone.tournament.terms.config import EventConfig


class EventAnnounced(msgspec.Struct, frozen=True, tag="event-announced"):
    """An event was opened from a template.

    `by` is the director, or with `at_will` the person who made it; None for the room itself. `name`
    is "" without one. In an early journal only events opened by the room are known to be made at
    will.
    """

    event: str
    template: str
    name: str
    by: str | None
    at_will: bool = False


class Bought(msgspec.Struct, frozen=True):
    """The purchases of a player in all flights of an event.

    `entries`, `rebuys` and `add_ons`, the latter if there were any (`add_on`). `heads` has the
    bounty that each rebuy put up. An early journal has only the purchases of the flight played
    last, and no `add_ons`.
    """

    entries: int
    rebuys: int
    add_on: bool
    heads: tuple[int, ...] = ()
    add_ons: int = 0

    @property
    def times_added(self) -> int:
        """The number of add-ons bought."""
        return self.add_ons or int(self.add_on)


class EventEnded(msgspec.Struct, frozen=True, tag="event-ended"):
    """An event is over: the room's summary of it.

    `results` begin with the winner; `names` and `styles` are those of computer players. `maker` is
    the host of a home game, which is shown to its host and players alone. `bounties` are those that
    each player has won. From `secret` (hex) came `draws` draws: "" where they were not sealed.
    `bought` has those who paid for more than one entry; None in an early journal. `at_will` is
    whether people made it for themselves and no director took it over; an early journal has that of
    home games alone.
    """

    event: str
    name: str
    config: EventConfig
    edition: str
    entries: int
    results: tuple[Standing, ...]
    names: dict[str, str]
    styles: dict[str, str]
    maker: str | None = None
    bounties: dict[str, int] = {}
    secret: str = ""
    draws: int = 0
    bought: dict[str, Bought] | None = None
    at_will: bool = False


class EventTakenIn(msgspec.Struct, frozen=True, tag="event-taken-in"):
    """A whole event of another room is kept from now on.

    It has its name here and `there`, the other room's summary under its name here, and when it was
    over by the clock of that machine. `mark` is the hash of the row in which it ended. `by` is the
    director, None for somebody with the room's folder.
    """

    event: str
    there: str
    mark: bytes
    ended: EventEnded
    ended_ms: int
    by: str | None


class EventAbandoned(msgspec.Struct, frozen=True, tag="event-abandoned"):
    """An event or a cash table that this version of the program cannot go on with, and why.

    Its rules cannot be restored, or its events have another form. Its stream stays as it is.
    `template` and `name` are those it was announced with.
    """

    event: str
    why: str
    reason: WhyAbandoned = "form"
    template: str = ""
    name: str = ""
    at_ms: int = 0


class HomeGameCalledOff(msgspec.Struct, frozen=True, tag="home-game-called-off"):
    """A home game that had not started will not be played."""

    event: str


class EventCalledOff(msgspec.Struct, frozen=True, tag="event-called-off"):
    """An event that had not started will not be played.

    `by` is the director who called it off, for this `reason`. It is None where nobody had entered
    it and its rules were no longer in force: another one takes its place.
    """

    event: str
    by: str | None = None
    reason: str = ""


class PrizePaid(msgspec.Struct, frozen=True, tag="prize-paid"):
    """A player was handed a prize in an event whose money is not in the cage.

    `by` is the cashier, or the director.
    """

    event: str
    player: str
    amount: int
    by: str


class PrizeTakenBack(msgspec.Struct, frozen=True, tag="prize-taken-back"):
    """A prize that was noted as paid was not, for this `reason`.

    `amount` is that of the payment, None for all that the player was paid.
    """

    event: str
    player: str
    by: str
    reason: str
    amount: int | None = None


class HomeGameMade(msgspec.Struct, frozen=True, tag="home-game-made"):
    """The event is a home game: its host, and the number of computer players wanted.

    `door` is the SHA-256 of its invitation's secret, never the secret itself.
    """

    by: str
    house: int
    door: bytes


class Invited(msgspec.Struct, frozen=True, tag="invited"):
    """Another invitation is in force, None for none at all."""

    door: bytes | None


class GuestCame(msgspec.Struct, frozen=True, tag="guest-came"):
    """A person came by the invitation."""

    person: str


class HousePlayersNamed(msgspec.Struct, frozen=True, tag="house-players-named"):
    """The names of computer players in this event, by their ids."""

    names: dict[str, str]


class EnteredByTicket(msgspec.Struct, frozen=True, tag="entered-by-ticket"):
    """A ticket has paid the player's newest entry: a withdrawal makes it a ticket again."""

    player: str


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    """A person left the seat: hands are folded in turn."""

    player: str
    at_ms: int


class SeatTaken(msgspec.Struct, frozen=True, tag="seat-taken"):
    """A person who had left takes part again."""

    player: str
    at_ms: int


class HurriedOn(msgspec.Struct, frozen=True, tag="hurried-on"):
    """The time, in milliseconds, by which an event without persons is now ahead of the room.

    It is as if each hand had taken its usual time.
    """

    ahead_ms: int


class StartAppointed(msgspec.Struct, frozen=True, tag="start-appointed"):
    """The event, its next flight or its next day starts by itself at this time of the wall.

    None withdraws an appointed time.
    """

    at_ms: int | None


class StartMissed(msgspec.Struct, frozen=True, tag="start-missed"):
    """An appointed start that was refused, with the code of the refusal."""

    why: str


class TurnsTaken(msgspec.Struct, frozen=True, tag="turns-taken"):
    """The times of the decisions of a hand, once it is over.

    `near_money` says that a table's worth of players or fewer had to go out before all were paid.
    """

    hand: int
    near_money: bool
    turns: tuple[TurnTaken, ...]


class ClocksCalled(msgspec.Struct, frozen=True, tag="clocks-called"):
    """The clocks that were called in a hand at a live table, once it is over."""

    hand: int
    table: int
    clocks: tuple[ClockOn, ...]


class ReasonGiven(msgspec.Struct, frozen=True, tag="reason-given"):
    """The reason for the act of this number, given by somebody after it; the last one counts."""

    act: int
    by: str
    reason: str


class TableGoesLive(msgspec.Struct, frozen=True, tag="table-goes-live"):
    """A table is played with real cards from its next hand on.

    The live table of this name (`l1`, ...) is beside it.
    """

    table: int
    live: str
    at_ms: int


class TableGoesDealt(msgspec.Struct, frozen=True, tag="table-goes-dealt"):
    """The change of a table with real cards to one dealt by the room, from its next hand on."""

    table: int
    at_ms: int


Request = Literal["entry", "rebuy", "add-on"]
"""The requests of a player's phone to the desk; an entry of a player who is out is a re-entry."""


class DeskAsked(msgspec.Struct, frozen=True, tag="desk-asked"):
    """A player's phone has asked the desk for an entry or chips."""

    player: str
    what: Request


class RequestEnded(msgspec.Struct, frozen=True, tag="request-ended"):
    """A player's request to the desk is over without it: declined by somebody, or withdrawn."""

    player: str
    by: str


class ResultEntered(msgspec.Struct, frozen=True, tag="result-entered"):
    """Somebody has entered the result of a hand at a live table; the hand's own records follow."""

    table: int
    hand: int
    by: str
    at_ms: int


class TableLookedAt(msgspec.Struct, frozen=True, tag="table-looked-at"):
    """Somebody looked at a table of which nothing was reported for long: all are still there."""

    table: int


HostRecord = (
    HomeGameMade | Invited | GuestCame | HousePlayersNamed | EnteredByTicket | SeatLeft | SeatTaken
    | BankUsed | HurriedOn | StartAppointed | StartMissed | Directed | TableFrozen | GoesOn
    | HandRetired | TimeUp | TurnsTaken | ClocksCalled | TableGoesLive | TableGoesDealt
    | DeskAsked | RequestEnded | ReasonGiven | ResultEntered | TableLookedAt
)  # fmt: skip
