"""The director's orders to an event's clock, except pausing it and ending a level."""

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
        """Give the tournament its own order, in milliseconds."""
        return event.order_clock(self.told(), self.on_record(), at_ms)

    @abstractmethod
    def told(self) -> ClockOrder:
        """Return the order of the tournament."""


class SetClock(OfTheClock, frozen=True, tag="set-clock"):
    """Director: set the time left of the level or the break, in seconds."""

    seconds: int
    reason: str = ""
    seen: int | None = None
    shown: LevelShown | None = None
    crossed_by = ("move-clock",)

    def told(self) -> ClockOrder:
        """Return the order of the tournament."""
        return levels.SetClock(self.seconds * levels.SECOND_MS)


class MoveClock(OfTheClock, frozen=True, tag="move-clock"):
    """Director: add this many seconds to the time left of the level or the break.

    A negative number removes them.
    """

    seconds: int
    reason: str = ""
    seen: int | None = None
    shown: LevelShown | None = None
    crossed_by = ("set-clock",)

    def told(self) -> ClockOrder:
        """Return the order of the tournament."""
        return levels.MoveClock(self.seconds * levels.SECOND_MS)


class PreviousLevel(OfTheClock, frozen=True, tag="previous-level"):
    """Director: go back to the previous level from the next hand on.

    In the break after a level that is the level itself. It has the time that was left when it was
    ended early, else its whole length.
    """

    reason: str = ""
    seen: int | None = None
    shown: LevelShown | None = None
    crossed_by = ("next-level",)

    def told(self) -> ClockOrder:
        """Return the order of the tournament."""
        return levels.PreviousLevel()


class StartBreak(OfTheClock, frozen=True, tag="start-break"):
    """Director: start a break of this many minutes now.

    Hands in play are finished, and the level resumes after it with the time that it had left.
    """

    minutes: int
    reason: str = ""
    seen: int | None = None
    shown: LevelShown | None = None

    def told(self) -> ClockOrder:
        """Return the order of the tournament."""
        return levels.StartBreak(self.minutes * levels.MINUTE_MS)


class EndBreak(OfTheClock, frozen=True, tag="end-break"):
    """Director: the break ends now."""

    reason: str = ""
    seen: int | None = None
    shown: LevelShown | None = None

    def told(self) -> ClockOrder:
        """Return the order of the tournament."""
        return levels.EndBreak()


class PlanBreak(OfTheClock, frozen=True, tag="plan-break"):
    """Director: plan a break of this many minutes after a level that is still to end.

    It replaces one that was to come there; 0 removes it.
    """

    after_level: int
    minutes: int
    reason: str = ""

    def told(self) -> ClockOrder:
        """Return the order of the tournament."""
        return levels.PlanBreak(self.after_level, self.minutes * levels.MINUTE_MS)


ORDERS = (SetClock, MoveClock, PreviousLevel, StartBreak, EndBreak, PlanBreak)
