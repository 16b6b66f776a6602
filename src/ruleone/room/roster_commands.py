"""Looks at the field of an event that is larger than its page shows."""

import msgspec


class FindPlayers(msgspec.Struct, frozen=True, tag="find-players"):
    """Ask for players of an event from number `first` on: those whose names have these `words` in
    them, those who are still in alone, those at one table. The answer is `PlayersFound`."""

    event: str
    words: str = ""
    first: int = 0
    left: bool = False
    table: int | None = None


class FindTables(msgspec.Struct, frozen=True, tag="find-tables"):
    """Ask for tables of an event from number `first` of them on; those with an open seat alone
    where that is wanted, those with a player whose name has these `words` in it. The answer is
    `TablesFound`."""

    event: str
    words: str = ""
    first: int = 0
    open: bool = False


RosterLook = FindPlayers | FindTables
