"""What the room itself writes of an event, beside the tournament's own events."""

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
    """An event was opened from a template; `by` is the director, or with `at_will` who made it for
    himself, None for the house itself. `name` is "" where nobody has given it one. In a journal of
    earlier days nothing but what the house opens is known to be made at will."""

    event: str
    template: str
    name: str
    by: str | None
    at_will: bool = False


class Bought(msgspec.Struct, frozen=True):
    """What a player has paid for in an event: in all of its flights he entered `entries` times,
    bought chips again `rebuys` times, and the add-on `add_ons` times, if he did (`add_on`). Where
    bounties were put up anew with rebuys `heads` tells of each how much. A journal of earlier days
    has what was bought in the flight played last alone, and no `add_ons`."""

    entries: int
    rebuys: int
    add_on: bool
    heads: tuple[int, ...] = ()
    add_ons: int = 0

    @property
    def times_added(self) -> int:
        """How often he had the add-on."""
        return self.add_ons or int(self.add_on)


class EventEnded(msgspec.Struct, frozen=True, tag="event-ended"):
    """An event is over: what the room still tells of it. `results` begin with the winner; `names`
    and `styles` are those of the house players. `maker` is who made it, where it was a home game:
    it is told to him and its players alone. `bounties` are what each player has won of them. From
    `secret` (hex) came so many `draws`: "" where they were not sealed. `bought` has those who paid
    for more than one entry; None in a journal of earlier days. `at_will` is whether people made it
    for themselves and no director took it over; in a journal of earlier days that is told of home
    games alone."""

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
    """A whole event of another room is kept from now on: its name here and `there`, what that room
    noted of its end, with its name here, and when that was by the clock of its machine. `mark` is
    the hash of the row in which it came to its end. `by` is the director, None for who has the
    room's folder."""

    event: str
    there: str
    mark: bytes
    ended: EventEnded
    ended_ms: int
    by: str | None


class EventAbandoned(msgspec.Struct, frozen=True, tag="event-abandoned"):
    """An event or a cash table in play that this version of the program cannot go on with, and why:
    its rules are not to be had, or its events have another form. Its stream stays as it is.
    `template` and `name` are those it was announced with."""

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
    """An event that had not started will not be played. `by` is the director who called it off, for
    this `reason`; None where nobody had entered it and it waited under rules that are in force no
    longer: another one takes its place."""

    event: str
    by: str | None = None
    reason: str = ""


class PrizePaid(msgspec.Struct, frozen=True, tag="prize-paid"):
    """A player was handed what he won in an event whose money is not in the cage; `by` is the
    cashier, or the director."""

    event: str
    player: str
    amount: int
    by: str


class PrizeTakenBack(msgspec.Struct, frozen=True, tag="prize-taken-back"):
    """A prize that was noted as paid was not, for this `reason`."""

    event: str
    player: str
    by: str
    reason: str


class HomeGameMade(msgspec.Struct, frozen=True, tag="home-game-made"):
    """The event is a home game: who made it, how many house players he wants, and SHA-256 of its
    invitation's secret, never the secret."""

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
    """The names that house players go by in this event, by their ids."""

    names: dict[str, str]


class EnteredByTicket(msgspec.Struct, frozen=True, tag="entered-by-ticket"):
    """A ticket has paid the player's newest entry: taken back it is a ticket again."""

    player: str


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    """A person left his seat: his hands are folded in turn."""

    player: str
    at_ms: int


class SeatTaken(msgspec.Struct, frozen=True, tag="seat-taken"):
    """A person who had left takes part again."""

    player: str
    at_ms: int


class HurriedOn(msgspec.Struct, frozen=True, tag="hurried-on"):
    """With no person in it the event does not wait: its own time is ahead of the room's by so many
    milliseconds now, as if each hand had taken its usual time."""

    ahead_ms: int


class StartAppointed(msgspec.Struct, frozen=True, tag="start-appointed"):
    """The event, its next flight or its next day starts by itself at this time of the wall; None
    for no time any more."""

    at_ms: int | None


class StartMissed(msgspec.Struct, frozen=True, tag="start-missed"):
    """At its appointed time it could not start: the code of the refusal says why."""

    why: str


class TurnsTaken(msgspec.Struct, frozen=True, tag="turns-taken"):
    """What the decisions of a hand took, once it is over. `near_money` says that a table's worth of
    players or fewer had to go out before all were paid."""

    hand: int
    near_money: bool
    turns: tuple[TurnTaken, ...]


class ClocksCalled(msgspec.Struct, frozen=True, tag="clocks-called"):
    """The clocks that were called in a hand at a live table, once it is over."""

    hand: int
    table: int
    clocks: tuple[ClockOn, ...]


class TableGoesLive(msgspec.Struct, frozen=True, tag="table-goes-live"):
    """From its next hand on a table is played with real cards, beside the live table of this name
    (`l1`, ...)."""

    table: int
    live: str
    at_ms: int


class TableGoesDealt(msgspec.Struct, frozen=True, tag="table-goes-dealt"):
    """From its next hand on the room deals at the table."""

    table: int
    at_ms: int


HostRecord = (
    HomeGameMade | Invited | GuestCame | HousePlayersNamed | EnteredByTicket | SeatLeft | SeatTaken
    | BankUsed | HurriedOn | StartAppointed | StartMissed | Directed | TableFrozen | GoesOn
    | HandRetired | TimeUp | TurnsTaken | ClocksCalled | TableGoesLive | TableGoesDealt
)  # fmt: skip
