"""Records of a table of any kind, beside the hand's own events."""

from typing import Any, Literal

import msgspec

from ruleone.rulebook import Citation

TimedAct = Literal["fold", "check", "bring-in", "discard", "arrange", "surrender"]
"""An act of the clock for a player whose time has run out: the smallest possible one."""


class BankUsed(msgspec.Struct, frozen=True, tag="bank-used"):
    """A turn has used some of a player's time bank; `left_ms` of it is left."""

    player: str
    left_ms: int


class Directed(msgspec.Struct, frozen=True, tag="directed"):
    """A director's act on the event: by whom, which command, and why; its events follow.

    Where it undoes an earlier act, `undoes` is the number of that, from 1. Where it repeats one
    that was undone, `redoes` is; where it keeps one on offer, `keeps` is. `terms` are those of an
    order that may be repeated, beside its reason. They are None for any other order, and in early
    journals.
    """

    by: str
    command: str
    reason: str
    at_ms: int
    citation: Citation
    player: str | None = None
    undoes: int | None = None
    redoes: int | None = None
    terms: dict[str, Any] | None = None
    keeps: int | None = None


class TableFrozen(msgspec.Struct, frozen=True, tag="table-frozen"):
    """A table failed a check and is frozen: its hand (None between hands), what failed, and where.

    `table` is None where the whole event failed.
    """

    table: int | None
    hand: int | None
    failure: str
    doing: str
    at_ms: int


class GoesOn(msgspec.Struct, frozen=True, tag="goes-on"):
    """The director unfroze a table, which is rebuilt from the journal.

    `table` is None for the whole event.
    """

    table: int | None
    at_ms: int


class HandRetired(msgspec.Struct, frozen=True, tag="hand-retired"):
    """The hand of a frozen table ended without a result.

    Its seats have the chips with which it began. The tournament's record of it follows.
    """

    table: int
    hand: int
    at_ms: int
    citation: Citation


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """A person's time ran out, and the clock acted; `away` says that it no longer waits.

    Its acts for a person who is away already are in the hand alone.
    """

    player: str
    table: int
    hand: int
    act: TimedAct
    away: bool
    at_ms: int
    citation: Citation


class TurnTaken(msgspec.Struct, frozen=True):
    """A decision of a person: its street, and its time in milliseconds.

    `bank_ms` of that was from the bank; `time_up` says that the clock acted.
    """

    player: str
    street: str
    took_ms: int
    bank_ms: int
    time_up: bool


class ClockOn(msgspec.Struct, frozen=True):
    """A clock that was called on a player and ran.

    `by` is None where the caller has no seat there or was not reported; `time_up` says that it ran
    out.
    """

    player: str
    by: str | None
    at_ms: int
    time_up: bool = False


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """The clock acts for a seat with the next event; `away` says that it waits no longer."""

    seat: int
    player: str
    away: bool
    citation: Citation


HandRecord = TimedOut
