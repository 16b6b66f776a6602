"""What is told of the players whom the house keeps, to its director and to each of his own."""

import msgspec

from ruleone.cage.accounts import Kind
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.room.event.entries.view import EntryStatus, PassedOver
from ruleone.room.event.host.news import EventName
from ruleone.rulebook.citation import Refusal


class RegisterView(msgspec.Struct, frozen=True, tag="register"):
    """The players of the house stand at `/api/players`: each time this comes the list there may be
    another one."""


class PlayerLine(msgspec.Struct, frozen=True):
    """A player at a glance: events that he `played` and that are over, how many he has `won`, how
    often he was `paid`, all his prizes, and when the last of them was over. `kept` says that the
    house keeps him; who only played is listed as well. Of several of one name each is `called` so
    on every page, all but the first with a number."""

    player: str
    name: str
    called: str
    kept: bool
    details: dict[str, str]
    played: int
    won: int
    paid: int
    prizes: int
    last_ms: int | None


class PlayersView(msgspec.Struct, frozen=True, tag="players"):
    """The players of the house, by name, behind the first `skipped`; `count` in all that were asked
    for, and the fields that the house keeps of them."""

    players: tuple[PlayerLine, ...]
    skipped: int
    count: int
    fields: tuple[str, ...]


class PenaltyLine(msgspec.Struct, frozen=True):
    """A penalty given to a player of an event, lifted or not: `count` hands or rounds, 0 for
    others, and for which offence of the book, None where none was named."""

    event: str
    penalty: PenaltyCode
    count: int
    offence: OffenceCode | None
    reason: str


class PlayedLine(msgspec.Struct, frozen=True):
    """A result of one player."""

    event: str
    name: EventName
    ended_ms: int
    field: int
    place: int
    prize: int
    bounties: int
    buy_in: int
    entries: int
    rebuys: int
    add_ons: int


class PaidLine(msgspec.Struct, frozen=True):
    """A prize that was paid by hand; with a `reason` that it was not after all."""

    event: str
    amount: int
    at_ms: int
    reason: str | None = None


class AccountHeld(msgspec.Struct, frozen=True):
    """Cents of one person in the cage: his wallet, his stack at the cash table `place`, or what he
    has paid into the event `place` for prizes or as a bounty, and tickets into it."""

    kind: Kind
    place: str
    cents: int


class EntryHeld(msgspec.Struct, frozen=True):
    """How a person stands to an event that is not over: chips and seat, or bags over night, what he
    has bought, whether he keeps his seat for special needs (`pinned`) and which, None for the one
    that he draws, and what stands against him."""

    event: str
    name: EventName
    status: EntryStatus
    stack: int
    table: int | None
    seat: int | None
    bags: tuple[int, ...]
    pinned: bool
    pinned_seat: int | None
    entries: int
    rebuys: int
    add_ons: int
    penalties: tuple[PenaltyLine, ...]


class SeatHeld(msgspec.Struct, frozen=True):
    """A seat at a cash table, with cents, or at a live table of the room's own, with chips."""

    table: str
    seat: int
    chips: int


class PlaceHeld(msgspec.Struct, frozen=True):
    """A place on the list of a cash table, or of all tables of these stakes; without `stakes` on
    that of the floor."""

    table: str | None
    stakes: str | None = None


class PersonHere(msgspec.Struct, frozen=True):
    """What the room holds of one person at this moment."""

    accounts: tuple[AccountHeld, ...]
    entries: tuple[EntryHeld, ...]
    seats: tuple[SeatHeld, ...]
    places: tuple[PlaceHeld, ...]


class PersonView(msgspec.Struct, frozen=True, tag="person"):
    """All that the room has of one person: what he goes by, what the house keeps of him, when he
    came and opened the sessions that are still open, his results and penalties in events that are
    over, what he was paid by hand, and what is `here` of him now. In the journal he stands by his
    id alone; the hands that he has played are told beside this, by event and table."""

    player: str
    name: str
    language: str
    created_ms: int
    sessions_ms: tuple[int, ...]
    details: dict[str, str]
    results: tuple[PlayedLine, ...]
    penalties: tuple[PenaltyLine, ...]
    paid: tuple[PaidLine, ...]
    here: PersonHere


class SheetTaken(msgspec.Struct, frozen=True, tag="sheet-taken"):
    """A list of players was taken in: so many were new, so many were known."""

    added: int
    changed: int


class EntriesReady(msgspec.Struct, frozen=True, tag="entries-ready"):
    """A list of players can be entered into an event: by `enter-players`, at most `portion` of them
    at a time, those of `players` in their order. So many of the list are in it already or were
    (`here`), the first of them `passed`; so many were `added` to the players whom the house
    keeps."""

    players: tuple[str, ...]
    portion: int
    here: int
    added: int
    passed: tuple[PassedOver, ...] = ()


class EntryFault(msgspec.Struct, frozen=True):
    """A line of the list, or a player of the house (line 0), that may not be entered, and why."""

    line: int
    name: str
    why: Refusal


class EntriesRefused(msgspec.Struct, frozen=True, tag="entries-refused"):
    """A list of players cannot be entered, and nothing of it was kept; the first of those who may
    not enter, of so many in all."""

    faults: tuple[EntryFault, ...]
    count: int


class SheetRefused(msgspec.Struct, frozen=True, tag="sheet-refused"):
    """A list of players was not taken in, no row of it; the first of what is wrong."""

    faults: tuple[Refusal, ...]
