"""The news of an event, as lines for its pages, and the event's name.

Players are in the lines by id until they are shown.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

import msgspec

from ruleone.limits import NEWS_SHOWN_MAX
from ruleone.room.core.names import NameOf
from ruleone.room.event.records import (
    HostRecord,
    SeatLeft,
    SeatTaken,
    StartAppointed,
    StartMissed,
)
from ruleone.room.table.records import Directed, GoesOn, HandRetired, TableFrozen, TimeUp
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament import events as e
from ruleone.tournament.news import News, news
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import EventConfig


class EventNews(msgspec.Struct, frozen=True):
    """A line of news, with the words `news-<code>` in `locale/`.

    `at_ms` is by the wall, in milliseconds since 1970.
    """

    n: int
    at_ms: int
    code: str
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None


class EventName(msgspec.Struct, frozen=True):
    """The name of an event: `given` by its director, else None.

    Then `template` and `number` name it, in words of their own: `event-named-<template>`. Numbers
    count from 1.
    """

    given: str | None
    template: str
    number: int


class RotationView(msgspec.Struct, frozen=True):
    """Games that take turns, in order and repeatedly.

    Each is played for an `orbit`, a `level` or `hands` hands. Where it is `chosen` a player chooses
    the game of each turn (dealer's choice).
    """

    games: tuple[str, ...]
    by: Literal["hands", "orbit", "level"]
    hands: int
    chosen: bool


def event_name(event: str, given: str, config: EventConfig) -> EventName:
    """Return the event's name; its number is that of its id."""
    return EventName(given or None, config.template, int(event[1:]))


def rotation_view(config: EventConfig) -> RotationView | None:
    """Return the games that take turns, None where there is one."""
    turns = config.rotation
    if turns is None:
        return None
    return RotationView(turns.games, turns.by, turns.hands, turns.chosen)


def _differ(config: EventConfig) -> bool:
    """Whether some levels last longer than others."""
    return len(set(config.structure.lengths_ms)) > 1


_NAMED: Final = frozenset({"player", "first", "second", "by"})
"""Parameters that are players or persons: an id here, a name on a page."""
_OF_NEEDS: Final = frozenset({"seat-pinned", "seat-pinned-ahead", "seat-unpinned"})
"""Lines about special needs, which are private.

The draw records who had no part in it (`seat-kept`), so that it can be repeated.
"""


class Line(msgspec.Struct, frozen=True):
    """A line as it is kept, numbered from the event's first. `at_ms` is by the wall, since 1970."""

    n: int
    at_ms: int
    news: News

    def shown(self, name_of: NameOf) -> EventNews:
        """Return the line for a page."""
        told = self.news
        filled = named(told.parameters, name_of)
        return EventNews(self.n, self.at_ms, told.code, filled, told.citation)


class NewsDesk:
    """The newest lines of an event; the director's own acts are kept apart (`acts.py`)."""

    def __init__(self) -> None:
        self._count = 0
        self._lines: list[Line] = []

    def note(self, event: e.TournamentEvent | HostRecord, wall_ms: int, state: EventState) -> None:
        """Add what the event has to tell; `state` is the one after it."""
        if isinstance(event, HostRecord):
            lines: Sequence[News] = tuple(_told(event))
        else:
            lines = news(event, state, str)
        for line in lines:
            self._count += 1
            self._lines.append(Line(self._count, wall_ms, line))
        if len(self._lines) > 2 * NEWS_SHOWN_MAX:
            del self._lines[:-NEWS_SHOWN_MAX]

    def lines(
        self, name_of: NameOf, table: int | None = None, told_to: str | None = None
    ) -> tuple[EventNews, ...]:
        """Return the newest lines, the oldest first; for a table's page those that concern it.

        `told_to` is the viewer, who sees nobody else's special needs; None sees all.
        """
        lines = [
            line
            for line in self._lines
            if (table is None or line.news.table is None or line.news.table == table)
            and (told_to in (None, line.news.player) or line.news.code not in _OF_NEEDS)
        ]
        return tuple(line.shown(name_of) for line in lines[-NEWS_SHOWN_MAX:])

    def kept(self) -> tuple[Line, ...]:
        """Return the newest lines for everybody as they are kept, with ids instead of names."""
        return tuple(for_everybody(self._lines)[-NEWS_SHOWN_MAX:])


def for_everybody(lines: Iterable[Line]) -> list[Line]:
    """Return the lines without those of special needs."""
    return [line for line in lines if line.news.code not in _OF_NEEDS]


def named(parameters: dict[str, Parameter], name_of: NameOf) -> dict[str, Parameter]:
    """Return the parameters with names in the place of ids."""
    return {
        key: name_of(value) if key in _NAMED and isinstance(value, str) else value
        for key, value in parameters.items()
    }


def _told(event: HostRecord) -> Iterator[News]:
    """Yield the lines of records that only the room has of an event."""
    match event:
        case StartMissed():
            yield News("start-missed", {})
        case StartAppointed(at_ms=int(starts_ms)):
            yield News("changed-start-set", {"starts_at": starts_ms})
        case SeatLeft():
            yield News("seat-left", {"player": event.player}, None, None, event.player)
        case SeatTaken():
            yield News("seat-taken", {"player": event.player}, None, None, event.player)
        case TableFrozen(table=None):
            yield News("event-frozen")
        case TableFrozen(table=int(table)):
            yield News("table-frozen", {"table": table}, None, table)
        case GoesOn(table=None):
            yield News("event-goes-on")
        case GoesOn(table=int(table)):
            yield News("table-goes-on", {"table": table}, None, table)
        case HandRetired():
            numbers: dict[str, Parameter] = {"table": event.table, "hand": event.hand}
            yield News("hand-retired", numbers, event.citation, event.table)
        case TimeUp():
            told: dict[str, Parameter] = {"player": event.player}
            yield News(f"time-up-{event.act}", told, event.citation, event.table, event.player)
            if event.away:
                yield News("player-away", told, None, event.table, event.player)
        case _:
            pass


def of_record(event: Directed) -> News:
    """Return the line of a director's act."""
    return News(f"directed-{event.command}", _directed(event), event.citation)


def _directed(event: Directed) -> dict[str, Parameter]:
    told: dict[str, Parameter] = {"by": event.by, "reason": event.reason}
    return told | ({} if event.player is None else {"player": event.player})
