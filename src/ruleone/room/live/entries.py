"""The entries that a page may make in a hand at a live table, and their form on the record.

Times, and a player's earlier penalties, come from the room: a page enters neither.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ruleone.floor import followed
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.infraction import Incident, Record
from ruleone.limits import CLOCK_ACTED_BEFORE_MAX_MS, LIVE_TEXT_MAX_CHARACTERS, STACK_MAX_CHIPS
from ruleone.rulebook import Refusal


class ClockAsked(msgspec.Struct, frozen=True, tag="clock-asked"):
    """Somebody calls the clock on the player to act, now.

    `by` is the seat of the caller, None for somebody without a seat here or not reported.
    """

    call: ClockCall
    by: int | None = None


class CountOver(msgspec.Struct, frozen=True, tag="count-over"):
    """The end of the called clock is declared, now.

    `acted_before_ms` is how long before that the player acted, None without an act.
    """

    acted_before_ms: int | None = None


class Offended(msgspec.Struct, frozen=True, tag="offended"):
    """A player did what a rule forbids.

    `language` is what was spoken (`en`), `local` the language of the place, `blind` the blind that
    was dodged. Earlier penalties are known to the room.
    """

    seat: int
    offence: OffenceCode
    language: str = ""
    local: str = ""
    blind: int = 0


LiveEntry = (
    followed.AllDealt | followed.HandDealt | followed.BoardTurned | followed.Acts
    | followed.Plays | followed.SkippedSpoke | ClockAsked | CountOver | Offended
    | followed.Happened | followed.ChipsFound | followed.CountAsked | followed.StackTold
    | followed.Instructed | followed.Chosen | followed.Overruled | followed.ByFloor
    | followed.Undone
)  # fmt: skip
"""One entry of a hand at a live table, as a page tells it."""


def entered(told: LiveEntry, at_ms: int, record: Callable[[int], Record]) -> followed.Entry:
    """Return the entry for the record; `record` returns the penalties of the player in a seat."""
    match told:
        case ClockAsked(call, by):
            return followed.ClockCalled(call, at_ms, by)
        case CountOver(before_ms):
            return followed.TimeOver(at_ms, None if before_ms is None else at_ms - before_ms)
        case Offended(seat, offence, language, local, blind):
            incident = Incident(
                offence=offence, record=record(seat), language=language, local=local, blind=blind
            )
            return followed.Misconduct(seat, incident)
    return told


def shown(entry: followed.Entry) -> LiveEntry:
    """Return an entry of the record in the form in which a page makes it."""
    match entry:
        case followed.ClockCalled(call, _, by):
            return ClockAsked(call, by)
        case followed.TimeOver(declared_ms, acted_ms):
            return CountOver(None if acted_ms is None else declared_ms - acted_ms)
        case followed.Misconduct(seat, it):
            return Offended(seat, it.offence, it.language, it.local, it.blind)
    return entry


def out_of_bounds(told: LiveEntry) -> Refusal | None:
    """Return why an entry has a text or a number that is out of bounds, or None."""
    if isinstance(told, CountOver) and told.acted_before_ms is not None:
        most_ms = CLOCK_ACTED_BEFORE_MAX_MS
        if not 0 <= told.acted_before_ms <= most_ms:
            return Refusal("live-number", "syntax", {"least": 0, "most": most_ms})
    if isinstance(told, followed.ChipsFound | followed.StackTold):
        chips, least = (told.chips, 1) if isinstance(told, followed.ChipsFound) else (told.stack, 0)
        if not least <= chips <= STACK_MAX_CHIPS:
            return Refusal("live-number", "syntax", {"least": least, "most": STACK_MAX_CHIPS})
    return values_out_of_bounds(msgspec.to_builtins(told))


def values_out_of_bounds(told: Any) -> Refusal | None:
    """Return why a JSON value has a text or a number that is out of bounds, or None."""
    for value in _values(told):
        if isinstance(value, str) and len(value) > LIVE_TEXT_MAX_CHARACTERS:
            return Refusal("live-text", "syntax", {"most": LIVE_TEXT_MAX_CHARACTERS})
        if isinstance(value, int) and abs(value) > STACK_MAX_CHIPS:
            bound = STACK_MAX_CHIPS
            return Refusal("live-number", "syntax", {"least": -bound, "most": bound})
    return None


def _values(told: Any) -> Iterator[Any]:
    """Yield all texts and numbers in an entry, the names of facts included."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield name
            yield from _values(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _values(value)
    else:
        yield told
