"""What the room itself writes into the journal, beside the tournament's and the hand's own events.

Persons appear by their opaque ids alone. The stream `room` holds the first union, `event/<id>` the
second among the tournament's events, `hand/<event>/<number>` the third among the hand's.
"""

from typing import Any, Literal

import msgspec

from ruleone.leagues.league import League
from ruleone.room.programs.records import ProgramRecord
from ruleone.room.role_name import RoleName
from ruleone.room.screens.records import ScreenRecord
from ruleone.rulebook import Citation, Pinned
from ruleone.tournament.events import Standing
from ruleone.tournament.terms.config import EventConfig

TimedAct = Literal["fold", "check", "bring-in", "discard", "arrange", "surrender"]
"""What the clock does for one whose time has run out: the least that he can do."""


WhyAbandoned = Literal["rules-not-kept", "rules-unreadable", "form"]


class RoomOpened(msgspec.Struct, frozen=True, tag="room-opened"):
    """A process took the room over under a new lease, or goes on under one after it stood still.
    `shell_ms` is its clock at that moment."""

    shell_ms: int


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


class EditionPinned(msgspec.Struct, frozen=True, tag="edition-pinned"):
    """All settings of an edition, before the first thing that begins under it: a later version goes
    on with that under them."""

    pinned: Pinned


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


class LinkMade(msgspec.Struct, frozen=True, tag="link-made", omit_defaults=True):
    """A role link: SHA-256 of its secret, never the secret. `by` is None for the house itself. It
    opens one browser where it is for `once`, and nothing more from `ends_ms` on, by the wall."""

    link: str
    digest: bytes
    role: RoleName
    event: str | None
    table: int | None
    by: str | None
    once: bool = False
    ends_ms: int | None = None


class LinkOpened(msgspec.Struct, frozen=True, tag="link-opened"):
    """A person came by the link."""

    link: str
    person: str


class LinkRevoked(msgspec.Struct, frozen=True, tag="link-revoked"):
    """The link is worth nothing from now on. `by` is None for the house itself."""

    link: str
    by: str | None


class PlayerLinksMade(msgspec.Struct, frozen=True, tag="player-links-made"):
    """Links of players to their own pages of an event: SHA-256 of each one's secret, never the
    secret. `by` is who asked for them."""

    event: str
    digests: dict[str, bytes]
    by: str


class PlayerLinksEnded(msgspec.Struct, frozen=True, tag="player-links-ended"):
    """All links of a player to his own page of an event that were made before open nothing more."""

    event: str
    player: str
    by: str


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


class CashGameOpened(msgspec.Struct, frozen=True, tag="cash-game-opened"):
    """A cash table was opened; its stream says for which stakes."""

    table: str


WhyGone = Literal["asked", "time", "blinds", "house", "closed"]
"""Why a player is gone from a cash table: he asked for it; the software set his thirteen cards when
his time was over; he missed too many blinds; a house player went; nobody played, or a director
ended the game."""


class CashSeatLeft(msgspec.Struct, frozen=True):
    """The seat that a person had at a cash table, for what, once it is his no more: why he is gone,
    with so many cents, and by which rule where one let him go. `hand` is the table's last one,
    where he played in it."""

    table: str
    game: str
    small_blind: int
    big_blind: int
    point: int
    bonus: bool
    why: WhyGone
    cents: int
    hand: int | None
    citation: Citation | None


class CashGameClosed(msgspec.Struct, frozen=True, tag="cash-game-closed"):
    """Nobody sits at a cash table any more: it is gone. `left` tells of each person who went last
    from there."""

    table: str
    left: dict[str, CashSeatLeft] = {}


class LiveGameOpened(msgspec.Struct, frozen=True, tag="live-game-opened"):
    """A live table was opened; its stream says what is played."""

    table: str


class LiveGameClosed(msgspec.Struct, frozen=True, tag="live-game-closed"):
    """A live table was closed."""

    table: str


class LeagueSet(msgspec.Struct, frozen=True, tag="league-set"):
    """A league was made, or changed; `by` is the director."""

    league: League
    by: str


class LeagueDropped(msgspec.Struct, frozen=True, tag="league-dropped"):
    """A league was taken away."""

    name: str
    by: str


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


class HeadNoted(msgspec.Struct, frozen=True, tag="head-noted"):
    """The head that the journal had a moment before, to be told: see `store/head.py`."""

    head: str


RoomRecord = (
    RoomOpened | EditionPinned | EventAnnounced | EventEnded | EventTakenIn | EventAbandoned
    | EventCalledOff | HomeGameCalledOff | LinkMade | LinkOpened | LinkRevoked | PlayerLinksMade
    | PlayerLinksEnded | ProgramRecord
    | CashGameOpened | CashGameClosed | LiveGameOpened | LiveGameClosed | LeagueSet | LeagueDropped
    | ScreenRecord | PrizePaid | PrizeTakenBack | HeadNoted
)  # fmt: skip


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


class BankUsed(msgspec.Struct, frozen=True, tag="bank-used"):
    """A turn has used some of a player's time bank: so much is left of it."""

    player: str
    left_ms: int


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


class Directed(msgspec.Struct, frozen=True, tag="directed"):
    """The director's hand on the event: who, which command, why. The events it caused follow. Where
    it takes back an earlier one, `undoes` is which of them that is, counted from 1; where it does
    one again that was taken back, `redoes` is. `terms` are those of an order that may be given
    again so, beside its reason: None for any other, and in a journal of earlier days."""

    by: str
    command: str
    reason: str
    at_ms: int
    citation: Citation
    player: str | None = None
    undoes: int | None = None
    redoes: int | None = None
    terms: dict[str, Any] | None = None


class TableFrozen(msgspec.Struct, frozen=True, tag="table-frozen"):
    """A table failed a check and is not played on: the hand (None between hands), what failed, and
    what was being done. `table` is None where the whole event failed."""

    table: int | None
    hand: int | None
    failure: str
    doing: str
    at_ms: int


class GoesOn(msgspec.Struct, frozen=True, tag="goes-on"):
    """The director let a frozen table go on, made again from the journal; `table` is None for the
    whole event."""

    table: int | None
    at_ms: int


class HandRetired(msgspec.Struct, frozen=True, tag="hand-retired"):
    """The hand of a frozen table ended without a result: its seats have the chips with which it
    began. The tournament's record of it follows."""

    table: int
    hand: int
    at_ms: int
    citation: Citation


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """A person's time ran out, and the clock acted for him; `away` says that it waits
    no longer from now on. What it does for one who is away already is told by the hand alone."""

    player: str
    table: int
    hand: int
    act: TimedAct
    away: bool
    at_ms: int
    citation: Citation


class TurnTaken(msgspec.Struct, frozen=True):
    """A decision of a person: on which street, how long it took, how much of that was of his bank,
    and whether the clock acted for him."""

    player: str
    street: str
    took_ms: int
    bank_ms: int
    time_up: bool


class TurnsTaken(msgspec.Struct, frozen=True, tag="turns-taken"):
    """What the decisions of a hand took, once it is over. `near_money` says that a table's worth of
    players or fewer had to go out before all were paid."""

    hand: int
    near_money: bool
    turns: tuple[TurnTaken, ...]


class ClockOn(msgspec.Struct, frozen=True):
    """A clock that was called on a player and ran: `by` whom, None where he has no seat there or
    nobody has told it, when, and whether it ran out."""

    player: str
    by: str | None
    at_ms: int
    time_up: bool = False


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


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """The clock acts for a seat with the next event; `away` says that it waits no longer."""

    seat: int
    player: str
    away: bool
    citation: Citation


HandRecord = TimedOut
