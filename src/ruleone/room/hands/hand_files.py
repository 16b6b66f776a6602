"""Hands of a file that somebody brings: the list of them, and one of them step by step.

The file belongs to the person who brings it: every seat is shown as far as the file knows it, and
nothing of it is kept.
"""

from collections import Counter
from itertools import islice

import msgspec

from ruleone.dealing import Event
from ruleone.dealing.events import HandStarted
from ruleone.history import (
    MONEY,
    BrokenHand,
    Fault,
    Played,
    PlayedThirteen,
    Record,
    ThirteenRecord,
    Unit,
    judge,
    play,
    play_thirteen,
    read_hands,
)
from ruleone.history.awards import awards_of
from ruleone.history.thirteen.record import GAME
from ruleone.limits import REPLAY_HANDS_LISTED_MAX, SEATS_MAX
from ruleone.room.hands.view import (
    Eyes,
    FiledEnd,
    FiledShare,
    FileFault,
    FileHand,
    FileView,
    ReplayPlayer,
    ReplayView,
    steps_of,
    thirteen_steps_of,
)
from ruleone.rulebook import Edition, Refusal
from ruleone.rulebook.citation import Parameter


def hands_in(data: bytes, name: str) -> FileView | FileFault:
    """Return the hands of a file, or what is wrong with it where it has none."""
    found = list(islice(read_hands(data, name), REPLAY_HANDS_LISTED_MAX + 1))
    if len(found) == 1 and isinstance(found[0], BrokenHand) and found[0].id is None:
        return _told(found[0].fault)
    listed = tuple(_listed(at, hand) for at, hand in enumerate(found[:REPLAY_HANDS_LISTED_MAX]))
    return FileView(listed, len(found) > len(listed))


def hand_in(
    data: bytes, name: str, at: int, edition: Edition, eyes: Eyes | None = None, seat: int = 0
) -> ReplayView | FileFault | Refusal:
    """Return the hand at a place of a file, from 0, played under `edition`.

    It is seen through the `eyes` that are asked for; with None with all that the file knows.
    """
    found = list(islice(read_hands(data, name), min(at, REPLAY_HANDS_LISTED_MAX), at + 2))
    if not found:
        return Refusal("hand-unknown", "illegal")
    hand = found[0]
    if isinstance(hand, BrokenHand):
        return _told(hand.fault)
    played = _played(hand, edition)
    if played.fault is not None:
        return _told(played.fault, hand.unit)
    dealt_in = tuple(each for each in hand.seats if each.dealt_in)
    numbers = tuple(each.number for each in dealt_in)
    eyes = eyes or "all"
    unseen = hand.unseen if isinstance(hand, ThirteenRecord) else ()
    may_see = tuple(number for number in numbers if number not in unseen)
    if eyes == "seat" and seat not in may_see:
        return Refusal("seat-hidden", "illegal")
    viewer = seat if eyes == "seat" else None
    verdict = judge(hand, edition)
    view = ReplayView(
        id=str(hand.id),
        seats=min(max(hand.setting.table_seats, *numbers, 2), SEATS_MAX),
        players=tuple(ReplayPlayer(each.number, each.name) for each in dealt_in),
        eyes=eyes,
        viewer=viewer,
        may_see=may_see,
        may_see_all=True,
        steps=(),
        log=(),
        before=at - 1 if at else None,
        after=at + 1 if len(found) > 1 and at + 1 < REPLAY_HANDS_LISTED_MAX else None,
        played=hand.setting.played,
        decimals=hand.unit.decimals,
        boards=1 if isinstance(hand, ThirteenRecord) else hand.boards,
        fault=None if verdict.fault is None else _told(verdict.fault, hand.unit),
    )
    whole = eyes == "all"
    if isinstance(played, PlayedThirteen):
        moments, lines = thirteen_steps_of(played.events, viewer, whole=whole, unseen=unseen)
        return msgspec.structs.replace(view, thirteen=moments, thirteen_log=lines)
    assert isinstance(hand, Record), "poker is what is left"
    steps, log = steps_of(_numbered(played.events, hand, at), viewer, whole=whole)
    return msgspec.structs.replace(view, steps=steps, log=log, filed=_filed(hand, played))


def _filed(hand: Record, played: Played) -> FiledEnd | None:
    """Return the end of the hand in the file, where it differs from the awards of the hand here."""
    ending = hand.ending
    if ending is None or not ending.collected:
        return None
    took, won = Counter[int](), Counter[int]()
    for each in ending.collected:
        took[each.seat] += each.amount
    for award in awards_of(played.runs):
        won[award.seat] += award.amount
    if not ending.rake and took == won:
        return None
    stacks = zip(hand.seats, ending.stacks, strict=True)
    shares = (FiledShare(seat.number, took[seat.number], stack) for seat, stack in stacks)
    return FiledEnd(ending.rake, tuple(share for share in shares if share.amount))


def _played(hand: Record | ThirteenRecord, edition: Edition) -> Played | PlayedThirteen:
    return play(hand, edition) if isinstance(hand, Record) else play_thirteen(hand)


def _numbered(events: tuple[Event, ...], hand: Record, at: int) -> tuple[Event, ...]:
    """Return the events with the hand's own number, or else its place in the file."""
    started, *rest = events
    assert isinstance(started, HandStarted), "a hand begins with its start"
    digits = str(hand.id)
    own = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 16 else at + 1
    return (msgspec.structs.replace(started, number=own), *rest)


def _listed(at: int, hand: Record | ThirteenRecord | BrokenHand) -> FileHand:
    if isinstance(hand, BrokenHand):
        fault = _told(hand.fault)
        return FileHand(at, str(hand.id or at + 1), hand.named or "", 0, dealt=False, fault=fault)
    if isinstance(hand, ThirteenRecord):
        return FileHand(at, str(hand.id), GAME, len(hand.seats), dealt=True)
    dealt = hand.variant is not None and hand.variant.dealt
    game = hand.variant.code if hand.variant is not None and dealt else hand.named
    return FileHand(at, str(hand.id), game, sum(each.dealt_in for each in hand.seats), dealt=dealt)


def _told(fault: Fault, unit: Unit | None = None) -> FileFault:
    """Return a fault with amounts of money as the file writes them."""
    refusal = fault.refusal
    told: dict[str, Parameter] = {**refusal.parameters}
    for name in MONEY & told.keys() if unit is not None else ():
        units = told[name]
        if unit is not None and isinstance(units, int):
            written = unit.written(units)
            told[name] = f"{written:.{max(unit.decimals, 2)}f}" if unit.decimals else int(written)
    return FileFault(fault.line, Refusal(refusal.code, refusal.kind, told, refusal.citation))
