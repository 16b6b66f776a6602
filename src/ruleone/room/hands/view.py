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
"""The viewpoint of a replayed hand: that of a spectator, of a seat, or of all seats at once."""


class ReplayStep(msgspec.Struct, frozen=True):
    """The hand at one moment.

    Its own log is empty: by then the first `lines` of the replay's log had been shown.
    """

    lines: int
    hand: HandView


class ThirteenStep(msgspec.Struct, frozen=True):
    """The same of a hand of 13-card poker."""

    lines: int
    hand: ThirteenView


class ReplayPlayer(msgspec.Struct, frozen=True):
    """A player in a seat; `house` for a computer player."""

    seat: int
    name: str
    house: bool = False


class FileFault(msgspec.Struct, frozen=True, tag="file-fault"):
    """The fault of a hand of a file, and its line, from 1."""

    line: int
    refusal: Refusal


class FiledShare(msgspec.Struct, frozen=True):
    """The amount that a seat took from the pots by the file, and its stack at the end."""

    seat: int
    amount: int
    stack: int


class FiledEnd(msgspec.Struct, frozen=True):
    """The end of a hand in a file, where the house took a `rake` or odd chips went elsewhere.

    `shares` are those who took from the pots, after the rake.
    """

    rake: int
    shares: tuple[FiledShare, ...]


class ReplayView(msgspec.Struct, frozen=True, tag="replay"):
    """A finished hand, step by step, as `eyes` saw it: those of the seat `viewer`, where it is one.

    `may_see` are the seats whose eyes may be asked for, `may_see_all` whether all at once.

    A hand of the room has its `event` and `table`, and the table's hands before and after it. A
    hand of a file has its own number there as `id`; `before` and `after` count the file's hands
    from 0, and amounts have this number of `decimals`. `boards` is the number of times it was run,
    of which the first is shown. `filed` is the end in the file where its awards differ, and `fault`
    is where the file contradicts the hand.

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
    """A finished hand of an event, or of a cash table; `at_ms` is in milliseconds since 1970.

    `mine` marks the viewer's own.
    """

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
    """The closed cash tables at which hands came to their end, the newest first.

    `more` says that there are older ones than can be listed.
    """

    tables: tuple[ClosedTable, ...]
    more: bool


class RoomHandsView(msgspec.Struct, frozen=True, tag="hands"):
    """The finished hands of an event, or of a cash table, the newest first.

    `more` says that there are older ones than can be listed.
    """

    event: str
    event_name: EventName
    hands: tuple[RoomHand, ...]
    more: bool


class FileHand(msgspec.Struct, frozen=True):
    """A hand of a file: `at` is its place there, from 0.

    `game` is ours where it is dealt here (`dealt`), else the file's name of it. `fault` is there
    where it could not be read.
    """

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
    """Return the steps of a hand as `viewer` saw them, and the whole log.

    `viewer` is a seat, or None for a watcher. The steps are the deal, each player who sets the
    cards, the rows opened from front to back, each two players, and the house's share. With `whole`
    every seat is seen as its own player saw it, except those whose cards are `unseen` by all who
    recorded the hand.
    """
    steps: list[ThirteenStep] = []
    log: tuple[ThirteenLine, ...] = ()
    for event, moment in zip(events, ThirteenHand.moments(events), strict=True):
        view = _with_open_rows(moment, unseen) if whole else moment.view(viewer)
        log = view.log
        bare = msgspec.structs.replace(view, log=(), options=None)
        if isinstance(event, ThirteenStarted):
            continue
        if isinstance(event, ThirteenEnded):
            # The end moves no card and no money: it needs no step of its own.
            steps.pop()
        if isinstance(event, RowsShown):
            last = steps[-1]
            opened = (open_ for open_ in _opened(last.hand, bare) if open_ != last.hand)
            steps += (ThirteenStep(last.lines, open_) for open_ in opened)
        steps.append(ThirteenStep(len(log), bare))
    return tuple(steps), log


def _opened(before: ThirteenView, after: ThirteenView) -> Iterator[ThirteenView]:
    """Yield the hand as its rows are opened one after the other: each seat's open rows so far.

    With the last row everything is shown, which is the next step.
    """
    shown = {seat.seat: seat.rows for seat in after.seats}
    for rows in range(1, len(ROWS)):
        seats = tuple(
            seat if seat.rows else msgspec.structs.replace(seat, rows=shown[seat.seat][:rows])
            for seat in before.seats
        )
        yield msgspec.structs.replace(before, seats=seats)


def _with_open_rows(hand: ThirteenHand, unseen: Collection[int]) -> ThirteenView:
    """Return the view of all seats together: each as its own player sees it."""
    public = hand.view()
    seats = tuple(
        each
        if each.seat in unseen
        else next(one for one in hand.view(each.seat).seats if one.seat == each.seat)
        for each in public.seats
    )
    return msgspec.structs.replace(public, seats=seats)


_TOGETHER = (Posted, HoleDealt, CardsDealt)
"""Events of which a sequence is one step: the blinds with the first cards, later cards."""
_WITH_THE_NEXT = (HandStarted, UncalledReturned, BetsCollected)
"""Events that only move chips on the way to something that is seen."""


def steps_of(
    events: Sequence[Event], viewer: int | None, *, whole: bool = False
) -> tuple[tuple[ReplayStep, ...], tuple[LogLine, ...]]:
    """Return the steps of a hand as `viewer` saw them, and the whole log.

    `viewer` is a seat, or None for a watcher. With `whole` every seat is seen as its own player saw
    it.
    """
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
    """Return the view of all seats together: each as its own player sees it."""
    public = hand.view()
    seats = tuple(
        next(one for one in hand.view(each.seat).seats if one.seat == each.seat)
        for each in public.seats
    )
    return msgspec.structs.replace(public, seats=seats)


def _ends(events: Sequence[Event]) -> Iterator[int]:
    """Yield the places of the events with which a step is complete."""
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
