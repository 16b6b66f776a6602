"""What happens to the clock of an event: its levels and its breaks."""

from typing import Literal

from ruleone.tournament.events.happened import Decided, Happened


class LevelStarted(Decided, frozen=True, tag="level-started"):
    """A level, from 1: it counts from the next hand that starts at each table (house-21.2).
    `at_ms` is the moment at which its clock starts to run, with `left_ms` where that is not its
    whole length: the director has gone back to it. `was` is the level before, 0 where that was not
    kept."""

    level: int
    why: Literal["start", "time", "hands", "hand-for-hand", "director"]
    reason: str = ""
    left_ms: int | None = None
    was: int = 0


class BreakStarted(Happened, frozen=True, tag="break-started"):
    """A break: hands in play are finished, no new one starts until it has ended. One that the
    director begins stands `within_level`, which goes on after it with the time that it had left;
    `after_level` is then that level."""

    after_level: int
    length_ms: int
    within_level: bool = False
    reason: str = ""


class BreakPlanned(Decided, frozen=True, tag="break-planned"):
    """The director puts a break after a level that is still to end, in the place of one that was to
    come there; with a length of 0 there is none. `was_ms` is the length of the one before, None
    where that was not kept."""

    after_level: int
    length_ms: int
    reason: str
    was_ms: int | None = None


class ClockSet(Decided, frozen=True, tag="clock-set"):
    """The director sets what is left of the present level or break: `left_ms`, after `was_ms`."""

    left_ms: int
    was_ms: int
    reason: str


class BreakEnded(Happened, frozen=True, tag="break-ended"):
    """The break is over; the next level starts with it, or the present one goes on. `reason` is the
    director's where he ended it before its time; then so much was left of it, in or after that
    `level`. None where that was not kept."""

    reason: str = ""
    left_ms: int | None = None
    level: int = 0
    within_level: bool = False
