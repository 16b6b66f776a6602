"""What a director may do to an event's clock, beside pausing it and ending a level."""

from abc import abstractmethod

from ruleone.room.core.orders import REPAIRED
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided, LevelShown
from ruleone.tournament import levels
from ruleone.tournament.levels import ClockOrder
from ruleone.tournament.tournament import Outcome, Tournament


class OfTheClock(Decided, frozen=True):
    """An order of the clock."""

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """By the tournament's own order, in milliseconds."""
        return event.order_clock(self.told(), self.on_record(), at_ms)

    @abstractmethod
    def told(self) -> ClockOrder:
        """The order of the tournament."""


class SetClock(OfTheClock, frozen=True, tag="set-clock"):
    """Director: so many seconds are left of the level or the break."""

    seconds: int
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None
    crossed_by = ("move-clock",)

    def told(self) -> ClockOrder:
        """The order of the tournament."""
        return levels.SetClock(self.seconds * levels.SECOND_MS)


class MoveClock(OfTheClock, frozen=True, tag="move-clock"):
    """Director: add so many seconds to what is left of the level or the break, or take them away
    with a minus."""

    seconds: int
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None
    crossed_by = ("set-clock",)

    def told(self) -> ClockOrder:
        """The order of the tournament."""
        return levels.MoveClock(self.seconds * levels.SECOND_MS)


class PreviousLevel(OfTheClock, frozen=True, tag="previous-level"):
    """Director: back to the level before, in the break after a level to that level, from the next
    hand on. It has what was left of it when it was ended before its time, else its whole length."""

    reason: str
    seen: int | None = None
    shown: LevelShown | None = None
    crossed_by = ("next-level",)

    def told(self) -> ClockOrder:
        """The order of the tournament."""
        return levels.PreviousLevel()


class StartBreak(OfTheClock, frozen=True, tag="start-break"):
    """Director: a break of so many minutes now; hands in play are finished, and the level goes on
    after it with what it has left."""

    minutes: int
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None

    def told(self) -> ClockOrder:
        """The order of the tournament."""
        return levels.StartBreak(self.minutes * levels.MINUTE_MS)


class EndBreak(OfTheClock, frozen=True, tag="end-break"):
    """Director: the break ends now."""

    reason: str
    seen: int | None = None
    shown: LevelShown | None = None

    def told(self) -> ClockOrder:
        """The order of the tournament."""
        return levels.EndBreak()


class PlanBreak(OfTheClock, frozen=True, tag="plan-break"):
    """Director: a break of so many minutes after a level that is still to end, in the place of one
    that was to come there; with 0 there is none."""

    after_level: int
    minutes: int
    reason: str

    def told(self) -> ClockOrder:
        """The order of the tournament."""
        return levels.PlanBreak(self.after_level, self.minutes * levels.MINUTE_MS)


ORDERS = (SetClock, MoveClock, PreviousLevel, StartBreak, EndBreak, PlanBreak)
