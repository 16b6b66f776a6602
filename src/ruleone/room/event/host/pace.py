"""How long players take for their decisions: what a director looks at when one is said to stall;
and their time banks, with what each begins and when it is filled up.
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


class TimeBanks:
    """Those of the event's `shot_clock`, or the room's where it has none. Each flight begins with
    full ones for its players, and from its first level on. `furthest_level` is the highest level
    that has begun so far, in this flight: a level that comes again adds nothing."""

    __slots__ = ("furthest_level", "shot_clock")

    def __init__(self, shot_clock: ShotClock | None) -> None:
        self.shot_clock = shot_clock
        self.furthest_level = 0

    def full_ms(self, settings: Settings) -> int:
        """What a person's bank begins with."""
        return settings.bank_ms if self.shot_clock is None else self.shot_clock.bank_ms

    def note(
        self,
        event: e.TournamentEvent | HostRecord,
        state: EventState,
        presences: Mapping[str, Presence],
        settings: Settings,
    ) -> None:
        """Something happened, and stands in the state; who came with it has his presence."""
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
        """What a level that has not begun before adds; nothing for whose stack is in the bag of
        another flight, for it is not his level."""
        if self.shot_clock is not None and 1 <= self.furthest_level < level:
            bags, stacks = state.calendar.bags, state.stacks
            for player, presence in presences.items():
                if player not in bags or player in stacks:
                    presence.bank_ms = self.shot_clock.refilled_ms(presence.bank_ms)
        self.furthest_level = max(self.furthest_level, level)


def _fill(players: Iterable[str], presences: Mapping[str, Presence], full_ms: int) -> None:
    """The banks of the persons among them are full."""
    for player in players:
        if (presence := presences.get(player)) is not None:
            presence.bank_ms = full_ms


@dataclass(slots=True)
class Sum:
    """Of so many decisions, all their time in milliseconds."""

    count: int = 0
    took_ms: int = 0

    def add(self, took_ms: int) -> None:
        """One more."""
        self.count += 1
        self.took_ms += took_ms

    @property
    def average_ms(self) -> int:
        """Rounded down; 0 without decisions."""
        return self.took_ms // self.count if self.count else 0


@dataclass(slots=True)
class Pace:
    """A person's decisions: all, by street, and those `near_money`; what they took of his bank, and
    how often his time ran out. `called` are the clocks that were called on him with real cards,
    each with its hand, the oldest first."""

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
        """A hand is over; of what else happens nothing is taken in."""
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
        """Each person, the one with the longest average first; of those alike the one on whom the
        clock was called most often."""
        paces = self._paces.items()
        return iter(sorted(paces, key=lambda one: (-one[1].all.average_ms, -len(one[1].called))))
