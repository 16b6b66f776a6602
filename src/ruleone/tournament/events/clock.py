"""Events of the clock: levels and breaks."""

from typing import Literal

from ruleone.tournament.events.happened import Decided, Happened


class LevelStarted(Decided, frozen=True, tag="level-started"):
    """The start of a level, from 1: it counts from each table's next hand (house-21.2).

    `at_ms` is the moment at which its clock starts to run, with `left_ms` where that is not its
    whole length: the director has gone back to it. `was` is the level before, 0 where that was not
    kept.
    """

    level: int
    why: Literal["start", "time", "hands", "hand-for-hand", "director"]
    reason: str = ""
    left_ms: int | None = None
    was: int = 0


class BreakStarted(Happened, frozen=True, tag="break-started"):
    """The start of a break: hands in play are finished, no new one starts before its end.

    One that the director begins is `within_level`, which continues after it with its remaining
    time; `after_level` is then that level.
    """

    after_level: int
    length_ms: int
    within_level: bool = False
    reason: str = ""


class BreakPlanned(Decided, frozen=True, tag="break-planned"):
    """The director's break after a level that is still to end, replacing a planned one.

    With a length of 0 there is none. `was_ms` is the length of the one before, None where that was
    not kept.
    """

    after_level: int
    length_ms: int
    reason: str
    was_ms: int | None = None


class ClockSet(Decided, frozen=True, tag="clock-set"):
    """The director's setting of the remaining time to `left_ms`, from `was_ms`."""

    left_ms: int
    was_ms: int
    reason: str


class BreakEnded(Happened, frozen=True, tag="break-ended"):
    """The end of a break; the next level starts with it, or the present one continues.

    `reason` is the director's where it ended early; `left_ms` is then its remaining time, in or
    after that `level`. None where that was not kept.
    """

    reason: str = ""
    left_ms: int | None = None
    level: int = 0
    within_level: bool = False
