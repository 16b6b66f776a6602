"""How long players take for their decisions: what a director looks at when one is said to stall."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from ruleone.room.event.records import ClocksCalled, TurnsTaken
from ruleone.room.table.records import ClockOn


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
