"""A hand that is over, step by step: each step is a view of the hand as it stood then."""

from collections.abc import Iterator, Sequence

import msgspec

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
from ruleone.room.hands.views import ReplayStep

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
