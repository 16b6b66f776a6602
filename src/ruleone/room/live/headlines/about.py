"""Whom a line is about: the seats, and who sits there."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ruleone.dealing import CorrectStack, Forfeit, GiveBack, KillHand, ReplaceCard, RestoreHand
from ruleone.floor.followed import (
    Acts,
    ByFloor,
    ChipsFound,
    ClockCalled,
    CountAsked,
    FollowedHand,
    HandDealt,
    Happened,
    Line,
    Misconduct,
    NoHand,
    Plays,
    SkippedSpoke,
    StackTold,
    TimeOver,
)
from ruleone.floor.ruling import HeldTo, Remedy
from ruleone.room.live.in_both import said
from ruleone.rulebook.values import InWords

_ABOUT_SEATS: Final = frozenset(("seat", "of", "twice"))
"""Facts of an incident that name the seats whom it is about."""


def seats_of(line: Line, before: FollowedHand | NoHand) -> tuple[int, ...]:
    """The seats that an entry is about, which was made in the hand `before` or without one."""
    match line.entry:
        case Acts(seat) | Plays(seat) | HandDealt(seat) | Misconduct(seat) | StackTold(seat):
            return (seat,)
        case CountAsked(by=seat):
            return (seat,)
        case ChipsFound(seat=found):
            return () if found is None else (found,)
        case ClockCalled():
            return () if before.asked is None else (before.asked,)
        case TimeOver():
            on = before.pending.clock_on
            return () if on is None else (on,)
        case Happened(facts=facts):
            return tuple(dict.fromkeys(_told_seats(facts)))
        case SkippedSpoke():
            return () if line.turn is None else line.turn.skipped
        case ByFloor(remedies=remedies):
            return tuple(dict.fromkeys(_touched(remedies)))
    return ()


def players(seats: Iterable[int], names: Mapping[int, str]) -> InWords | None:
    """Seats with who sits there; None for none."""
    told = None
    for seat in seats:
        one = said("head-seat", seat=seat, player=names.get(seat, ""))
        told = one if told is None else said("head-and", one=told, other=one)
    return told


def incident(entry: Happened | ChipsFound, of: InWords | None) -> InWords:
    """What kind of incident it was, and of whom if anybody."""
    if isinstance(entry, Happened):
        kind = said(f"situation-{entry.kind}")
    else:
        kind = said("entry-chips-found", amount=entry.chips)
    return kind if of is None else said("head-incident", who=of, kind=kind)


def _told_seats(facts: Mapping[str, Any]) -> Iterator[int]:
    for name, value in facts.items():
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, dict):
                yield from _told_seats(each)
            elif name in _ABOUT_SEATS and isinstance(each, int) and each > 0:
                yield each


def _touched(remedies: tuple[Remedy, ...]) -> Iterator[int]:
    for each in remedies:
        match each:
            case (
                HeldTo(seat=seat) | GiveBack(seat=seat) | KillHand(seat=seat)
                | RestoreHand(seat=seat) | CorrectStack(seat=seat) | Forfeit(seat=seat)
                | ReplaceCard(seat=seat)
            ):  # fmt: skip
                yield seat
