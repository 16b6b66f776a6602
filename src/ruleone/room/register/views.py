"""What is told of the players whom the house keeps, to its director and to each of his own."""

import msgspec

from ruleone.room.entry_views import PassedOver
from ruleone.room.views import EventName
from ruleone.rulebook.citation import Refusal


class PlayerLine(msgspec.Struct, frozen=True):
    """A player at a glance: events that he `played` and that are over, how many he has `won`, how
    often he was `paid`, all his prizes, and when the last of them was over. `kept` says that the
    house keeps him; who only played is listed as well."""

    player: str
    name: str
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


class PersonView(msgspec.Struct, frozen=True, tag="person"):
    """All that the room has of one person: what he goes by, what the house keeps of him, when he
    came and opened the sessions that are still open, and his results. In the journal he stands by
    his id alone."""

    player: str
    name: str
    language: str
    created_ms: int
    sessions_ms: tuple[int, ...]
    details: dict[str, str]
    results: tuple[PlayedLine, ...]


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
