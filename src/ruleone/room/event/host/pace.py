"""The pace of players, as evidence of stalling, and their time banks.

The banks have their starting time, and refills.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from ruleone.room.core.settings import Settings
from ruleone.room.event.records import ClocksCalled, HostRecord, TurnsTaken
from ruleone.room.table.clocks import Presence
from ruleone.room.table.records import BankUsed, ClockOn
from ruleone.tournament import events as e
from ruleone.tournament.events.days import FlightStarted
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import ShotClock


class LevelEnds:
    """The times at which the levels of an event ended and its entries closed, by the wall."""

    def __init__(self) -> None:
        self._began: dict[int, int] = {}
        self._closed_ms: int | None = None

    def note(self, event: e.TournamentEvent | HostRecord, wall_ms: int) -> None:
        """Note an event; a level that is repeated begins again."""
        if isinstance(event, e.LevelStarted):
            self._began[event.level] = wall_ms
        elif isinstance(event, e.EntriesClosed):
            self._closed_ms = wall_ms

    def of(self, level: int, *, closed: bool) -> int | None:
        """Return when the level ended, or the entries before it where these are `closed`."""
        ended = [self._began.get(level + 1), self._closed_ms if closed else None]
        return min((one for one in ended if one is not None), default=None)


class TimeBanks:
    """The time banks by the event's `shot_clock`, or by the room's times without one.

    Each flight begins with full ones for its players, and from its first level on. `furthest_level`
    is the highest level that has begun so far, in this flight: a repeated level adds nothing.
    """

    __slots__ = ("furthest_level", "shot_clock")

    def __init__(self, shot_clock: ShotClock | None) -> None:
        self.shot_clock = shot_clock
        self.furthest_level = 0

    def full_ms(self, settings: Settings) -> int:
        """Return the time with which a person's bank begins, in milliseconds."""
        return settings.bank_ms if self.shot_clock is None else self.shot_clock.bank_ms

    def note(
        self,
        event: e.TournamentEvent | HostRecord,
        state: EventState,
        presences: Mapping[str, Presence],
        settings: Settings,
    ) -> None:
        """Note an event that is in the state; a person who came with it has a presence."""
        match event:
            case FlightStarted(players=players):
                self.furthest_level = 0
                _fill(players, presences, self.full_ms(settings))
            case e.LatePlayerEntered(player=player) if state.calendar.entered.get(player) == 1:
                _fill((player,), presences, self.full_ms(settings))
            case e.LevelStarted(level=level):
                self._refill(level, state, presences)
            case BankUsed(player=player):
                presences[player].bank_ms = event.left_ms

    def _refill(self, level: int, state: EventState, presences: Mapping[str, Presence]) -> None:
        """Add the refill of a level that begins for the first time.

        Players whose stacks are in the bags of another flight get nothing: it is not their level.
        """
        if self.shot_clock is not None and 1 <= self.furthest_level < level:
            bags, stacks = state.calendar.bags, state.stacks
            for player, presence in presences.items():
                if player not in bags or player in stacks:
                    presence.bank_ms = self.shot_clock.refilled_ms(presence.bank_ms)
        self.furthest_level = max(self.furthest_level, level)


def _fill(players: Iterable[str], presences: Mapping[str, Presence], full_ms: int) -> None:
    """Fill the banks of the persons among these players."""
    for player in players:
        if (presence := presences.get(player)) is not None:
            presence.bank_ms = full_ms


@dataclass(slots=True)
class Sum:
    """A number of decisions, and all their time in milliseconds."""

    count: int = 0
    took_ms: int = 0

    def add(self, took_ms: int) -> None:
        """Add a decision."""
        self.count += 1
        self.took_ms += took_ms

    @property
    def average_ms(self) -> int:
        """Rounded down; 0 without decisions."""
        return self.took_ms // self.count if self.count else 0


@dataclass(slots=True)
class Pace:
    """A person's decisions: all, by street, and those `near_money`.

    `bank_ms` of the bank were used, and time ran out `time_ups` times. `called` are the clocks that
    were called on the person with real cards, each with its hand, the oldest first.
    """

    all: Sum = field(default_factory=Sum)
    streets: dict[str, Sum] = field(default_factory=dict)
    near_money: Sum = field(default_factory=Sum)
    bank_ms: int = 0
    time_ups: int = 0
    called: list[tuple[int, ClockOn]] = field(default_factory=list)


class Paces:
    """The pace of every person of an event, as its stream tells it: hand by hand."""

    def __init__(self) -> None:
        self._paces: dict[str, Pace] = {}

    def note(self, taken: msgspec.Struct) -> None:
        """Note the decisions of a hand that is over; ignore everything else."""
        if isinstance(taken, ClocksCalled):
            for clock in taken.clocks:
                pace = self._paces.setdefault(clock.player, Pace())
                pace.called.append((taken.hand, clock))
                pace.time_ups += clock.time_up
        if not isinstance(taken, TurnsTaken):
            return
        for turn in taken.turns:
            pace = self._paces.setdefault(turn.player, Pace())
            pace.all.add(turn.took_ms)
            pace.streets.setdefault(turn.street, Sum()).add(turn.took_ms)
            if taken.near_money:
                pace.near_money.add(turn.took_ms)
            pace.bank_ms += turn.bank_ms
            pace.time_ups += turn.time_up

    def slowest_first(self) -> Iterator[tuple[str, Pace]]:
        """Yield each person, the one with the longest average first.

        Among equals the one on whom the clock was called most often comes first.
        """
        paces = self._paces.items()
        return iter(sorted(paces, key=lambda one: (-one[1].all.average_ms, -len(one[1].called))))
