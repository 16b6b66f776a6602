"""A hand that is over, step by step: each step is a view of the hand as it stood then."""

from collections.abc import Collection, Iterator, Sequence
from typing import Literal

import msgspec

from ruleone.chinese import Event as ThirteenEvent
from ruleone.chinese import ThirteenHand, ThirteenView
from ruleone.chinese.events import RowsShown, ThirteenEnded, ThirteenStarted
from ruleone.chinese.rules import ROWS
from ruleone.chinese.views import ThirteenLine
from ruleone.dealing import Hand
from ruleone.dealing.events import (
    BetsCollected,
    CardsDealt,
    Event,
    HandEnded,
    HandStarted,
    HoleDealt,
    Posted,
    UncalledReturned,
)
from ruleone.dealing.views import HandView, LogLine
from ruleone.room.event.host.news import EventName
from ruleone.rulebook.citation import Refusal

Eyes = Literal["watcher", "seat", "all"]
"""Whose eyes a hand is seen with: of one who only watched, of a seat, of all seats at once."""


class ReplayStep(msgspec.Struct, frozen=True):
    """The hand as it stood then. Its own log is empty: so far the first `lines` of the replay's log
    had been told."""

    lines: int
    hand: HandView


class ThirteenStep(msgspec.Struct, frozen=True):
    """The same of a hand of 13-card poker."""

    lines: int
    hand: ThirteenView


class ReplayPlayer(msgspec.Struct, frozen=True):
    """Who sat where; `house` for a house player."""

    seat: int
    name: str
    house: bool = False


class FileFault(msgspec.Struct, frozen=True, tag="file-fault"):
    """What is wrong with a hand of a file, and in which line, from 1."""

    line: int
    refusal: Refusal


class FiledShare(msgspec.Struct, frozen=True):
    """What the file says a seat took from the pots, and what it ended with."""

    seat: int
    amount: int
    stack: int


class FiledEnd(msgspec.Struct, frozen=True):
    """How the file ends a hand where the house took a `rake`, or gave the odd chips otherwise than
    the hand here does: those who took from the pots, after the rake."""

    rake: int
    shares: tuple[FiledShare, ...]


class ReplayView(msgspec.Struct, frozen=True, tag="replay"):
    """A hand that is over, step by step, as `eyes` saw it: those of `viewer` for a seat. `may_see`
    are the seats whose eyes may be asked for, `may_see_all` whether all at once.

    Of the room: its `event` and `table`, and the table's hands before and after it. Of a file: `id`
    is the hand's own number there, `before` and `after` count the file's hands from 0, amounts have
    so many `decimals`, `boards` is how often it was run, the first of which is shown, `filed` how
    the file ends the hand where its awards are others, and `fault` is what the file tells otherwise
    than the hand has gone.

    A hand of 13-card poker has its steps and its log in `thirteen` and `thirteen_log`.
    """

    id: str
    seats: int
    players: tuple[ReplayPlayer, ...]
    eyes: Eyes
    viewer: int | None
    may_see: tuple[int, ...]
    may_see_all: bool
    steps: tuple[ReplayStep, ...]
    log: tuple[LogLine, ...]
    before: int | None = None
    after: int | None = None
    event: str | None = None
    event_name: EventName | None = None
    table: int | None = None
    played: str = ""
    decimals: int = 0
    boards: int = 1
    filed: FiledEnd | None = None
    fault: FileFault | None = None
    thirteen: tuple[ThirteenStep, ...] = ()
    thirteen_log: tuple[ThirteenLine, ...] = ()


class RoomHand(msgspec.Struct, frozen=True):
    """A hand of an event, or of a cash table, that is over, and when it was dealt, in milliseconds
    since 1970. `mine` tells the viewer's own."""

    number: int
    table: int
    players: int
    at_ms: int
    mine: bool
    game: str = "nlhe"


class ClosedTable(msgspec.Struct, frozen=True):
    """A cash table that is closed, and what was played there."""

    table: str
    game: str


class ClosedTablesView(msgspec.Struct, frozen=True, tag="closed-tables"):
    """The cash tables that are closed and at which hands came to their end, the newest first; of
    more than can be listed only the newest, and then `more` is true."""

    tables: tuple[ClosedTable, ...]
    more: bool


class RoomHandsView(msgspec.Struct, frozen=True, tag="hands"):
    """The hands of an event, or of a cash table, that are over, the newest first; of more than can
    be listed only the newest, and then `more` is true."""

    event: str
    event_name: EventName
    hands: tuple[RoomHand, ...]
    more: bool


class FileHand(msgspec.Struct, frozen=True):
    """A hand of a file: `at` is its place there, from 0. `game` is ours where it is dealt here
    (`dealt`), else what the file calls it. `fault` where it could not be read."""

    at: int
    id: str
    game: str
    players: int
    dealt: bool
    fault: FileFault | None = None


class FileView(msgspec.Struct, frozen=True, tag="file"):
    """The hands of a file; of more than can be listed only the first, and then `more` is true."""

    hands: tuple[FileHand, ...]
    more: bool


def thirteen_steps_of(
    events: Sequence[ThirteenEvent],
    viewer: int | None,
    *,
    whole: bool = False,
    unseen: Collection[int] = (),
) -> tuple[tuple[ThirteenStep, ...], tuple[ThirteenLine, ...]]:
    """The steps of a hand as `viewer` saw them, a seat or None for who only watched, and the log of
    all that happened: the cards, each who set his, the rows opened from front to back, each two
    players, what the house takes. With `whole` every seat is seen as its own player saw it, but for
    those whose cards are `unseen` by all who recorded the hand."""
    steps: list[ThirteenStep] = []
    log: tuple[ThirteenLine, ...] = ()
    for event, moment in zip(events, ThirteenHand.moments(events), strict=True):
        view = _with_open_rows(moment, unseen) if whole else moment.view(viewer)
        log = view.log
        bare = msgspec.structs.replace(view, log=(), options=None)
        if isinstance(event, ThirteenStarted):
            continue
        if isinstance(event, ThirteenEnded):
            # The end moves no card and no money: it is told with the last step.
            steps.pop()
        if isinstance(event, RowsShown):
            last = steps[-1]
            opened = (open_ for open_ in _opened(last.hand, bare) if open_ != last.hand)
            steps += (ThirteenStep(last.lines, open_) for open_ in opened)
        steps.append(ThirteenStep(len(log), bare))
    return tuple(steps), log


def _opened(before: ThirteenView, after: ThirteenView) -> Iterator[ThirteenView]:
    """The hand while its rows are opened one after the other: of each seat those that are open so
    far. With the last row all is told, which is the next step."""
    shown = {seat.seat: seat.rows for seat in after.seats}
    for rows in range(1, len(ROWS)):
        seats = tuple(
            seat if seat.rows else msgspec.structs.replace(seat, rows=shown[seat.seat][:rows])
            for seat in before.seats
        )
        yield msgspec.structs.replace(before, seats=seats)


def _with_open_rows(hand: ThirteenHand, unseen: Collection[int]) -> ThirteenView:
    """What all seats see, put together: of each what its own player sees of it."""
    public = hand.view()
    seats = tuple(
        each
        if each.seat in unseen
        else next(one for one in hand.view(each.seat).seats if one.seat == each.seat)
        for each in public.seats
    )
    return msgspec.structs.replace(public, seats=seats)


_TOGETHER = (Posted, HoleDealt, CardsDealt)
"""One after another of these is one step: the blinds go in and the first cards come, other cards
come."""
_WITH_THE_NEXT = (HandStarted, UncalledReturned, BetsCollected)
"""What only moves chips on the way to something that is seen."""


def steps_of(
    events: Sequence[Event], viewer: int | None, *, whole: bool = False
) -> tuple[tuple[ReplayStep, ...], tuple[LogLine, ...]]:
    """The steps of a hand as `viewer` saw them, a seat or None for who only watched, and the log of
    all that happened. With `whole` every seat is seen as its own player saw it."""
    steps: list[ReplayStep] = []
    log: tuple[LogLine, ...] = ()
    ends = frozenset(_ends(events))
    for at, moment in enumerate(Hand.moments(events)):
        if at not in ends:
            continue
        view = _with_open_hands(moment) if whole else moment.view(viewer)
        log = view.log
        bare = msgspec.structs.replace(view, log=(), may_ask_to_see=())
        steps.append(ReplayStep(len(log), bare))
    return tuple(steps), log


def _with_open_hands(hand: Hand) -> HandView:
    """What all seats see, put together: of each what its own player sees of it."""
    public = hand.view()
    seats = tuple(
        next(one for one in hand.view(each.seat).seats if one.seat == each.seat)
        for each in public.seats
    )
    return msgspec.structs.replace(public, seats=seats)


def _ends(events: Sequence[Event]) -> Iterator[int]:
    """The places of the events with which a step is complete."""
    last = len(events) - 1
    for at, event in enumerate(events):
        following = None if at == last else events[at + 1]
        if isinstance(event, _WITH_THE_NEXT) or isinstance(following, HandEnded):
            continue
        if not _is_one(event, following):
            yield at


def _is_one(event: Event, following: Event | None) -> bool:
    """Whether two events are of one step: nobody looks at blinds without cards."""
    if isinstance(event, Posted) and isinstance(following, HoleDealt | CardsDealt):
        return True
    return isinstance(event, _TOGETHER) and type(following) is type(event)
