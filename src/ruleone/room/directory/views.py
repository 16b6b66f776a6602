"""Views of the players whom the house keeps, for its director and for each player."""

import msgspec

from ruleone.cage.accounts import Kind
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.lists.columns import ColumnRole
from ruleone.lists.table import Encoding
from ruleone.lists.table import Kind as ListKind
from ruleone.room.event.entries.view import EntryStatus, PassedOver
from ruleone.room.event.host.news import EventName
from ruleone.rulebook.citation import Refusal


class RegisterView(msgspec.Struct, frozen=True, tag="register"):
    """A sign that the list of the house's players, at `/api/players`, may have changed."""


class PlayerLine(msgspec.Struct, frozen=True):
    """A player at a glance, with results in events that are over.

    `played` events, `won` events, and the number of times `paid`; `prizes` is the sum, `last_ms`
    the end of the last event. `kept` says that the house keeps the player; players who only took
    part are listed too. `called` is the name on every page: of several players of one name, all but
    the first have a number.
    """

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
    """The players of the house by name, after the first `skipped`.

    `count` is the number of all that match, `fields` are those that the house keeps of its players.
    """

    players: tuple[PlayerLine, ...]
    skipped: int
    count: int
    fields: tuple[str, ...]


class PenaltyLine(msgspec.Struct, frozen=True):
    """A penalty given to a player of an event, lifted or not.

    `count` is the number of hands or rounds, 0 for other penalties; `offence` is that of the book,
    None where none was named.
    """

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
    """Cents of one person in the cage, by the kind of account.

    A wallet, a stack at the cash table `place`, or an amount paid into the event `place`: for
    prizes, as a bounty, or as tickets.
    """

    kind: Kind
    place: str
    cents: int


class EntryHeld(msgspec.Struct, frozen=True):
    """The entry of a person in an event that is not over.

    It has the chips (None where nobody knows them) and the seat, or bags over night, and what was
    bought. `pinned` says that the player keeps the seat for special needs, `pinned_seat` which one,
    None for the one that will be drawn. `penalties` are all that were given.
    """

    event: str
    name: EventName
    status: EntryStatus
    stack: int | None
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
    """A place on the list of a cash table, or of all tables of these stakes.

    Without `stakes` it is on the floor's list.
    """

    table: str | None
    stakes: str | None = None


class PersonHere(msgspec.Struct, frozen=True):
    """All that the room holds of one person at this moment."""

    accounts: tuple[AccountHeld, ...]
    entries: tuple[EntryHeld, ...]
    seats: tuple[SeatHeld, ...]
    places: tuple[PlaceHeld, ...]


class PersonView(msgspec.Struct, frozen=True, tag="person"):
    """All that the room has of one person.

    The name, the details that the house keeps, and when the person came and opened the sessions
    that are still open. Then results and penalties in events that are over, amounts paid by hand,
    and what is `here` now. In the journal the person appears by id alone; hands are listed
    separately, by event and table.
    """

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
    """A list of players was imported: `added` new ones and `changed` known ones."""

    added: int
    changed: int


class EntriesReady(msgspec.Struct, frozen=True, tag="entries-ready"):
    """A list of players can be entered into an event, by `enter-players`.

    At most `portion` of the `players` are entered at a time, in their order; `names` are theirs.
    `here` counts those of the list who are in the event already or were; the first of them are
    `passed`. `added` counts those who are new to the players whom the house keeps.
    """

    players: tuple[str, ...]
    portion: int
    here: int
    added: int
    passed: tuple[PassedOver, ...] = ()
    faults: tuple["EntryFault", ...] = ()
    """Lines that are left out, where those that are sound may go on without them."""
    names: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    """The players who have paid already by the list."""


class EntryFault(msgspec.Struct, frozen=True):
    """A line of the list, or a player of the house (line 0), that may not be entered, and why."""

    line: int
    name: str
    why: Refusal


class EntriesRefused(msgspec.Struct, frozen=True, tag="entries-refused"):
    """A list of players cannot be entered, and nothing of it was kept.

    `faults` are the first of those who may not enter, `count` is their number.
    """

    faults: tuple[EntryFault, ...]
    count: int


class SheetRefused(msgspec.Struct, frozen=True, tag="sheet-refused"):
    """A list of players was not taken in, no row of it; the first of what is wrong."""

    faults: tuple[Refusal, ...]


class ListColumn(msgspec.Struct, frozen=True):
    """A column of a list: its title, what it holds, and its first cells.

    With `foreign` it seems to have ids that are not this room's: they find nobody here, and are
    kept beside the name as information, or ignored.
    """

    title: str
    role: ColumnRole
    examples: tuple[str, ...]
    foreign: bool = False


class Namesake(msgspec.Struct, frozen=True):
    """Somebody of this room who may be meant by a line of a list.

    `status` is how the person stands to the event, None where not entered.
    """

    player: str
    name: str
    status: EntryStatus | None
    details: dict[str, str]


class ListLine(msgspec.Struct, frozen=True):
    """A person as a line of a list names them, and who may be meant.

    `same` is an earlier line with this name, 0 where none has it. `usual` is what is done where
    nobody says otherwise: `skip`, `new`, the id of a person, or "" where somebody has to say it.
    `why` is set where the line cannot be entered as it is. Where the line is `paid` it may give the
    `amount`.
    """

    line: int
    name: str
    usual: str
    same: int = 0
    matches: tuple[Namesake, ...] = ()
    paid: bool = False
    details: dict[str, str] = {}
    why: Refusal | None = None
    place: int | None = None
    points: str = ""
    amount: str = ""


class ListRead(msgspec.Struct, frozen=True, tag="list-read"):
    """A list as it was read, for an event or a league; nothing is kept yet.

    With `header` its first line names the columns. `free` is the number of lines that it may have.
    """

    form: ListKind
    encoding: Encoding
    separator: str
    sheets: tuple[str, ...]
    sheet: str
    header: bool
    columns: tuple[ListColumn, ...]
    lines: tuple[ListLine, ...]
    free: int


class ChosenLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a list with who is meant: a `person` of this room, or without one somebody new.

    With `namesake` the new person may have the name of others, and gets a number behind it. A
    person who is `paid` has paid the entry already.
    """

    line: int
    name: str
    person: str = ""
    namesake: bool = False
    details: dict[str, str] = {}
    paid: bool = False


class ChosenLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of a list to be entered, with who is meant by each."""

    lines: tuple[ChosenLine, ...]


class ChosenPlayer(msgspec.Struct, frozen=True):
    """The player meant by a line of a list."""

    line: int
    player: str


class PlayersChosen(msgspec.Struct, frozen=True, tag="players-chosen"):
    """The players meant by chosen lines, all of them kept; `faults` are lines that mean nobody."""

    players: tuple[ChosenPlayer, ...]
    faults: tuple[EntryFault, ...]
