"""What a replayer is told: which hands there are, and one of them step by step."""

from typing import Literal

import msgspec

from ruleone.chinese.views import ThirteenLine, ThirteenView
from ruleone.dealing.views import HandView, LogLine
from ruleone.room.views import EventName
from ruleone.rulebook.citation import Refusal

Eyes = Literal["watcher", "seat", "all"]
"""Whose eyes a hand is seen with: of one who only watched, of a seat, of all seats at once."""


class ReplayStep(msgspec.Struct, frozen=True):
    """The hand as it stood then. Its own log is empty: so far the first `lines` of the replay's log
    had been told."""

    lines: int
    hand: HandView


class ThirteenStep(msgspec.Struct, frozen=True):
    """The same of a hand of 13-card poker."""

    lines: int
    hand: ThirteenView


class ReplayPlayer(msgspec.Struct, frozen=True):
    """Who sat where; `house` for a house player."""

    seat: int
    name: str
    house: bool = False


class FileFault(msgspec.Struct, frozen=True, tag="file-fault"):
    """What is wrong with a hand of a file, and in which line, from 1."""

    line: int
    refusal: Refusal


class FiledShare(msgspec.Struct, frozen=True):
    """What the file says a seat took from the pots, and what it ended with."""

    seat: int
    amount: int
    stack: int


class FiledEnd(msgspec.Struct, frozen=True):
    """How the file ends a hand where the house took a `rake`, or gave the odd chips otherwise than
    the hand here does: those who took from the pots, after the rake."""

    rake: int
    shares: tuple[FiledShare, ...]


class ReplayView(msgspec.Struct, frozen=True, tag="replay"):
    """A hand that is over, step by step, as `eyes` saw it: those of `viewer` for a seat. `may_see`
    are the seats whose eyes may be asked for, `may_see_all` whether all at once.

    Of the room: its `event` and `table`, and the table's hands before and after it. Of a file: `id`
    is the hand's own number there, `before` and `after` count the file's hands from 0, amounts have
    so many `decimals`, `boards` is how often it was run, the first of which is shown, `filed` how
    the file ends the hand where its awards are others, and `fault` is what the file tells otherwise
    than the hand has gone.

    A hand of 13-card poker has its steps and its log in `thirteen` and `thirteen_log`.
    """

    id: str
    seats: int
    players: tuple[ReplayPlayer, ...]
    eyes: Eyes
    viewer: int | None
    may_see: tuple[int, ...]
    may_see_all: bool
    steps: tuple[ReplayStep, ...]
    log: tuple[LogLine, ...]
    before: int | None = None
    after: int | None = None
    event: str | None = None
    event_name: EventName | None = None
    table: int | None = None
    played: str = ""
    decimals: int = 0
    boards: int = 1
    filed: FiledEnd | None = None
    fault: FileFault | None = None
    thirteen: tuple[ThirteenStep, ...] = ()
    thirteen_log: tuple[ThirteenLine, ...] = ()


class RoomHand(msgspec.Struct, frozen=True):
    """A hand of an event, or of a cash table, that is over, and when it was dealt, in milliseconds
    since 1970. `mine` tells the viewer's own."""

    number: int
    table: int
    players: int
    at_ms: int
    mine: bool
    game: str = "nlhe"


class RoomHandsView(msgspec.Struct, frozen=True, tag="hands"):
    """The hands of an event, or of a cash table, that are over, the newest first; of more than can
    be listed only the newest, and then `more` is true."""

    event: str
    event_name: EventName
    hands: tuple[RoomHand, ...]
    more: bool


class ClosedTable(msgspec.Struct, frozen=True):
    """A cash table that is closed, and what was played there."""

    table: str
    game: str


class ClosedTablesView(msgspec.Struct, frozen=True, tag="closed-tables"):
    """The cash tables that are closed and at which hands came to their end, the newest first; of
    more than can be listed only the newest, and then `more` is true."""

    tables: tuple[ClosedTable, ...]
    more: bool


class FileHand(msgspec.Struct, frozen=True):
    """A hand of a file: `at` is its place there, from 0. `game` is ours where it is dealt here
    (`dealt`), else what the file calls it. `fault` where it could not be read."""

    at: int
    id: str
    game: str
    players: int
    dealt: bool
    fault: FileFault | None = None


class FileView(msgspec.Struct, frozen=True, tag="file"):
    """The hands of a file; of more than can be listed only the first, and then `more` is true."""

    hands: tuple[FileHand, ...]
    more: bool
