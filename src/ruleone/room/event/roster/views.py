"""Players and tables of an event, as pages list them."""

from typing import Literal

import msgspec

from ruleone.room.event.entries.views import EntrantView
from ruleone.tournament.config import TableKind

TableState = Literal[
    "playing", "between", "halted", "paused", "break", "frozen", "broken", "over", "waiting",
    "night",
]  # fmt: skip
"""What goes on at a table: a hand, the pause after one, or why no hand is dealt."""


class TableLine(msgspec.Struct, frozen=True):
    """A table at a glance; `break_order` says when it breaks (1 is next), None for the one that
    stays, and `to_break` that the director has it break before its turn. `kind` says who deals its
    next hand. One that is played with real cards has a `live` table of this name beside it, but
    before a day that is drawn and once the event is over; `back` is the number of its last hand
    there, where that can be taken back now."""

    table: int
    state: TableState
    players: tuple[EntrantView, ...]
    seats: int
    hand: int
    button: int | None
    break_order: int | None
    average: int
    live: str | None = None
    to_break: bool = False
    back: int | None = None
    kind: TableKind = "dealt"


class PlayersFound(msgspec.Struct, frozen=True, tag="players-found"):
    """Players of an event from number `first` on (from 0) of the `total` that were looked for, in
    the order of its page."""

    total: int
    first: int
    players: tuple[EntrantView, ...]


class TablesFound(msgspec.Struct, frozen=True, tag="tables-found"):
    """The same of its tables, by their numbers."""

    total: int
    first: int
    tables: tuple[TableLine, ...]
