"""What a director may do to an event's clock, beside pausing it and ending a level."""

import msgspec


class LevelShown(msgspec.Struct, frozen=True):
    """The level that a page had shown when its order was thought about, or the break in it or after
    it. Where another level is on by now, or a break has begun or ended, the order is refused."""

    level: int
    on_break: bool = False


class SetClock(msgspec.Struct, frozen=True, tag="set-clock"):
    """Director: so many seconds are left of the level or the break."""

    event: str
    seconds: int
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None


class MoveClock(msgspec.Struct, frozen=True, tag="move-clock"):
    """Director: add so many seconds to what is left of the level or the break, or take them away
    with a minus."""

    event: str
    seconds: int
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None


class PreviousLevel(msgspec.Struct, frozen=True, tag="previous-level"):
    """Director: back to the level before, in the break after a level to that level, from the next
    hand on. It has what was left of it when it was ended before its time, else its whole length."""

    event: str
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None


class StartBreak(msgspec.Struct, frozen=True, tag="start-break"):
    """Director: a break of so many minutes now; hands in play are finished, and the level goes on
    after it with what it has left."""

    event: str
    minutes: int
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None


class EndBreak(msgspec.Struct, frozen=True, tag="end-break"):
    """Director: the break ends now."""

    event: str
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None


class PlanBreak(msgspec.Struct, frozen=True, tag="plan-break"):
    """Director: a break of so many minutes after a level that is still to end, in the place of one
    that was to come there; with 0 there is none."""

    event: str
    after_level: int
    minutes: int
    reason: str


ClockCommand = SetClock | MoveClock | PreviousLevel | StartBreak | EndBreak | PlanBreak
