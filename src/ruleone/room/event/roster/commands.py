"""Looks at what an event has more of than its page shows: players, tables, draws."""

import msgspec

from ruleone.room.event.entries.views import EntryStatus


class FindPlayers(msgspec.Struct, frozen=True, tag="find-players"):
    """Ask for players of an event from number `first` on: those whose names have these `words` in
    them, those who are still in alone, those at one table. The answer is `PlayersFound`."""

    event: str
    words: str = ""
    first: int = 0
    left: bool = False
    table: int | None = None


class FindEntries(msgspec.Struct, frozen=True, tag="find-entries"):
    """Floor: ask for those who have to do with an event, from number `first` of them on: who has
    entered, is out, waits for a seat or has taken his entry back. Those alone whose names have
    these `words` in them, who sit at the table of this number or in this seat (`12`, `12-3`), and
    who stand so to the event; or this one `player`. The answer is `EntriesFound`."""

    event: str
    words: str = ""
    first: int = 0
    status: EntryStatus | None = None
    player: str | None = None


class FindTables(msgspec.Struct, frozen=True, tag="find-tables"):
    """Ask for tables of an event from number `first` of them on; those with an open seat alone
    where that is wanted, those with a player whose name has these `words` in it. The answer is
    `TablesFound`."""

    event: str
    words: str = ""
    first: int = 0
    open: bool = False


class FindDraws(msgspec.Struct, frozen=True, tag="find-draws"):
    """Ask for draws that were made in an event, from number `first` of them on (from 0). The answer
    is `DrawsFound`."""

    event: str
    first: int = 0


RosterLook = FindPlayers | FindEntries | FindTables | FindDraws
