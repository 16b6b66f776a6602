"""The clocks that were called in a hand at a live table."""

from msgspec.structs import replace

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.followed import ClockCalled, TimeOver
from ruleone.room.live.state import LiveState
from ruleone.room.table.records import ClockOn


def clocks_of(state: LiveState) -> tuple[ClockOn, ...]:
    """The clocks that ran in the hand on the table, the oldest first: what was refused, or taken
    back, is none. Nobody called a clock of whom it was not told."""
    found: list[ClockOn] = []
    for line in state.standing:
        entry, ruling, on = line.entry, line.ruling, line.pending.clock_on
        if isinstance(entry, ClockCalled) and isinstance(ruling, ClockRuling) and on is not None:
            by = state.seats.get(entry.by or 0)
            caller = None if by is None else by.player
            found.append(ClockOn(state.seats[on].player, caller, entry.at_ms))
        elif isinstance(entry, TimeOver) and isinstance(ruling, TimeRuling) and found:
            found[-1] = replace(found[-1], time_up=ruling.result != "in-time")
    return tuple(found)
