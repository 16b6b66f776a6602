"""What the journal has of a table of any kind, beside the hand's own events."""

from typing import Any, Literal

import msgspec

from ruleone.rulebook import Citation

TimedAct = Literal["fold", "check", "bring-in", "discard", "arrange", "surrender"]
"""What the clock does for one whose time has run out: the least that he can do."""


class BankUsed(msgspec.Struct, frozen=True, tag="bank-used"):
    """A turn has used some of a player's time bank: so much is left of it."""

    player: str
    left_ms: int


class Directed(msgspec.Struct, frozen=True, tag="directed"):
    """The director's hand on the event: who, which command, why. The events it caused follow. Where
    it takes back an earlier one, `undoes` is which of them that is, counted from 1; where it does
    one again that was taken back, `redoes` is. `terms` are those of an order that may be given
    again so, beside its reason: None for any other, and in a journal of earlier days."""

    by: str
    command: str
    reason: str
    at_ms: int
    citation: Citation
    player: str | None = None
    undoes: int | None = None
    redoes: int | None = None
    terms: dict[str, Any] | None = None


class TableFrozen(msgspec.Struct, frozen=True, tag="table-frozen"):
    """A table failed a check and is not played on: the hand (None between hands), what failed, and
    what was being done. `table` is None where the whole event failed."""

    table: int | None
    hand: int | None
    failure: str
    doing: str
    at_ms: int


class GoesOn(msgspec.Struct, frozen=True, tag="goes-on"):
    """The director let a frozen table go on, made again from the journal; `table` is None for the
    whole event."""

    table: int | None
    at_ms: int


class HandRetired(msgspec.Struct, frozen=True, tag="hand-retired"):
    """The hand of a frozen table ended without a result: its seats have the chips with which it
    began. The tournament's record of it follows."""

    table: int
    hand: int
    at_ms: int
    citation: Citation


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """A person's time ran out, and the clock acted for him; `away` says that it waits
    no longer from now on. What it does for one who is away already is told by the hand alone."""

    player: str
    table: int
    hand: int
    act: TimedAct
    away: bool
    at_ms: int
    citation: Citation


class TurnTaken(msgspec.Struct, frozen=True):
    """A decision of a person: on which street, how long it took, how much of that was of his bank,
    and whether the clock acted for him."""

    player: str
    street: str
    took_ms: int
    bank_ms: int
    time_up: bool


class ClockOn(msgspec.Struct, frozen=True):
    """A clock that was called on a player and ran: `by` whom, None where he has no seat there or
    nobody has told it, when, and whether it ran out."""

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
