"""The log of each live table of an event: who came, who left, and results that were entered.

The seats are compared with those before each event, so whatever moves a player is in it.
"""

from collections import deque
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from ruleone.limits import LIVE_LOG_KEPT_MAX
from ruleone.room.event.records import (
    HostRecord,
    ResultEntered,
    TableGoesLive,
    TableLookedAt,
)
from ruleone.room.table.records import Directed
from ruleone.rulebook.citation import Citation
from ruleone.tournament import events as e
from ruleone.tournament.events.days import DayDrawn, DayStarted, FlightStarted, StacksLost
from ruleone.tournament.events.reports import BustUndone, StacksReported
from ruleone.tournament.events.seating import SeatsRedrawn, SeatsSwapped
from ruleone.tournament.events.undo import DayDrawTakenBack, EntryTakenBack, SeatsTakenBack
from ruleone.tournament.state.event_state import EventState

LogCode = Literal[
    "balance", "director", "wrong-seat", "swap", "redraw", "break", "final-table", "late",
    "alternate", "rebuy", "out", "out-undone", "undone", "seat", "left", "result", "counted",
]  # fmt: skip
"""Reason of a line.

Seats change to balance tables, by order, from a wrong seat, by a swap or a redraw, since a table
breaks, or for the final table. Players come late, from the list, or by a rebuy. They bust, or that
is undone, like another act. A `result` of a hand and `counted` stacks are entered.
"""

Place = tuple[int, int]
"""Table and seat."""

_REASONS: Final[dict[type, LogCode]] = {
    SeatsSwapped: "swap",
    SeatsRedrawn: "redraw",
    e.TableBroken: "break",
    e.FinalTableFormed: "final-table",
    e.RebuyMade: "rebuy",
    e.PlayersBusted: "out",
    StacksLost: "out",
    BustUndone: "out-undone",
    SeatsTakenBack: "undone",
    EntryTakenBack: "undone",
}

_DRAWN: Final = (
    e.SeatsDrawn, e.EventStarted, DayDrawn, DayDrawTakenBack, DayStarted, FlightStarted,
)  # fmt: skip
"""Events that seat everybody: all see their seats, and nobody comes from anywhere."""

_ENTERED: Final = (e.PlayersBusted, BustUndone, e.StacksCounted, StacksReported)
"""Events that somebody has entered where they follow such a record at once."""


class LogLine(msgspec.Struct, frozen=True):
    """A line: a player who went `from_seat` `to_seat`, or a result that `by` has entered.

    A player without a place before has come into play, one without a place after has left it.
    `hand` is the number of a result, `place` that of a player who is out.
    """

    n: int
    at_ms: int
    code: LogCode
    player: str | None = None
    from_seat: Place | None = None
    to_seat: Place | None = None
    place: int | None = None
    to: tuple[str, ...] = ()
    hand: int | None = None
    by: str | None = None
    citation: Citation | None = None


class TableLog:
    """The newest lines of the tables of an event, and the players of those that broke."""

    def __init__(self) -> None:
        self._seats: dict[str, Place] = {}
        self._lines: Final[dict[int, deque[LogLine]]] = {}
        self._count = 0
        self._entered: tuple[str, int] | None = None
        self.broken: Final[dict[int, dict[int, str]]] = {}
        """The players of each table that broke, by their seats there."""

        self.raced: Final[dict[tuple[int, int], e.ChipsRaced]] = {}
        """The last race of each table that the room held, by the table and the chip that left."""

    def lines(self, table: int) -> tuple[LogLine, ...]:
        """Return the newest lines of a table, the oldest first."""
        return tuple(self._lines.get(table, ()))

    def seated_at(self, table: int) -> tuple[str, ...]:
        """Return the players at a table before the event that is being noted."""
        return tuple(player for player, place in self._seats.items() if place[0] == table)

    def begin(self, state: EventState) -> None:
        """Take the seats as they are: nobody has come or gone."""
        self._seats = dict(state.seats)

    def note(self, event: e.TournamentEvent | HostRecord, state: EventState, at_ms: int) -> None:
        """Note an event that the tournament has applied already."""
        if isinstance(event, HostRecord):
            # A record of an order is written when its first event has happened already.
            self._recorded(event, at_ms)
            return
        if isinstance(event, e.StacksCounted | StacksReported):
            self._counted(event, state, at_ms)
        elif isinstance(event, e.ChipsRaced):
            self.raced[event.table, event.removed] = event
        if isinstance(event, _DRAWN):
            self.broken.clear()
            self.begin(state)
        elif state.seats != self._seats:
            self._moved(event, state, at_ms)
            self.begin(state)

    def _recorded(self, event: HostRecord, at_ms: int) -> None:
        if isinstance(event, Directed | ResultEntered):
            self._entered = event.by, at_ms
        if isinstance(event, ResultEntered):
            line = LogLine(0, at_ms, "result", hand=event.hand, by=event.by)
            self._add((event.table,), line)

    def _author(self, event: object, at_ms: int) -> str | None:
        """Return who has entered this event, None for what follows by itself."""
        if self._entered is None or self._entered[1] != at_ms or not isinstance(event, _ENTERED):
            return None
        return self._entered[0]

    def _counted(
        self, event: e.StacksCounted | StacksReported, state: EventState, at_ms: int
    ) -> None:
        counted = event.after if isinstance(event, e.StacksCounted) else event.counts
        tables = {state.seats[player][0] for player in counted if player in state.seats}
        line = LogLine(0, at_ms, "counted", by=self._author(event, at_ms))
        self._add(sorted(tables), line)

    def _moved(self, event: e.TournamentEvent, state: EventState, at_ms: int) -> None:
        before, now = self._seats, state.seats
        cited: tuple[Citation, ...] = getattr(event, "citations", ())
        changed = [player for player in before if now.get(player) != before[player]]
        changed += [player for player in now if player not in before]
        for number in {place[0] for place in before.values()} - state.tables.keys():
            of_table = {place[1]: one for one, place in before.items() if place[0] == number}
            self.broken[number] = dict(sorted(of_table.items()))
        for number in self.broken.keys() & state.tables.keys():
            del self.broken[number]
        for player in sorted(changed, key=lambda one: before.get(one) or now[one]):
            old, new = before.get(player), now.get(player)
            line = LogLine(
                0,
                at_ms,
                _why(event, old, new),
                player=player,
                from_seat=old,
                to_seat=new,
                place=_place(state, player) if new is None else None,
                to=event.to.get(player, ()) if isinstance(event, e.PlayersBusted) else (),
                by=self._author(event, at_ms),
                citation=next(iter(cited), None),
            )
            self._add({place[0] for place in (old, new) if place is not None}, line)

    def _add(self, tables: Iterable[int], line: LogLine) -> None:
        """Add a line to these tables, with the next number."""
        self._count += 1
        numbered = msgspec.structs.replace(line, n=self._count)
        for table in tables:
            self._lines.setdefault(table, deque(maxlen=LIVE_LOG_KEPT_MAX)).append(numbered)


def _place(state: EventState, player: str) -> int | None:
    result = state.results.get(player)
    return None if result is None else result.place


def _why(event: object, old: Place | None, new: Place | None) -> LogCode:
    match event:
        case e.PlayerMoved():
            return event.why
        case e.LatePlayerEntered():
            return "alternate" if event.listed else "late"
        case _:
            return _REASONS.get(type(event), "left" if new is None else "seat")


_BEGINS: Final = (*_DRAWN, e.EventResumed, e.BreakEnded)
"""Events that restart the time of every table."""


class TablesHeard:
    """The time at which somebody reported something of each table, or looked there."""

    def __init__(self) -> None:
        self._heard_ms: Final[dict[int, int]] = {}

    def note(self, event: e.TournamentEvent | HostRecord, state: EventState, at_ms: int) -> None:
        """Note an event that the tournament has applied already."""
        if isinstance(event, _BEGINS):
            self._heard_ms.update(dict.fromkeys(state.tables, at_ms))
        elif not isinstance(event, HostRecord) or isinstance(event, TableLookedAt | TableGoesLive):
            self._heard_ms.update(dict.fromkeys(_tables_of(event, state), at_ms))

    def since_ms(self, table: int) -> int | None:
        """Return the time since when nothing was reported of a table, None where none is known."""
        return self._heard_ms.get(table)


def _tables_of(event: e.TournamentEvent | HostRecord, state: EventState) -> set[int]:
    """Return the tables of which an event tells something."""
    named = (getattr(event, name, None) for name in ("table", "from_table", "to_table"))
    tables = {number for number in named if isinstance(number, int)}
    seat = getattr(event, "seat", None)
    if isinstance(seat, tuple):
        tables.add(seat[0])
    if isinstance(event, StacksReported):
        tables |= {state.seats[player][0] for player in event.counts if player in state.seats}
    return tables
