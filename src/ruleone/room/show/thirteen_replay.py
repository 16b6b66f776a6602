"""A hand of 13-card poker that is over, step by step: each is a view of it as it stood then."""

from collections.abc import Sequence

import msgspec

from ruleone.chinese import Event, ThirteenHand, ThirteenView
from ruleone.chinese.events import ThirteenEnded, ThirteenStarted
from ruleone.chinese.views import ThirteenLine
from ruleone.room.replay_views import ThirteenStep


def thirteen_steps_of(
    events: Sequence[Event], viewer: int | None, *, whole: bool = False
) -> tuple[tuple[ThirteenStep, ...], tuple[ThirteenLine, ...]]:
    """The steps of a hand as `viewer` saw them, a seat or None for who only watched, and the log of
    all that happened: the cards, each who set his, the rows, each two players, what the house
    takes. With `whole` every seat is seen as its own player saw it."""
    steps: list[ThirteenStep] = []
    log: tuple[ThirteenLine, ...] = ()
    for event, moment in zip(events, ThirteenHand.moments(events), strict=True):
        view = _with_open_hands(moment) if whole else moment.view(viewer)
        log = view.log
        bare = msgspec.structs.replace(view, log=(), options=None)
        if isinstance(event, ThirteenStarted):
            continue
        if isinstance(event, ThirteenEnded):
            # The end moves no card and no money: it is told with the last step.
            steps.pop()
        steps.append(ThirteenStep(len(log), bare))
    return tuple(steps), log


def _with_open_hands(hand: ThirteenHand) -> ThirteenView:
    """What all seats see, put together: of each what its own player sees of it."""
    public = hand.view()
    seats = tuple(
        next(one for one in hand.view(each.seat).seats if one.seat == each.seat)
        for each in public.seats
    )
    return msgspec.structs.replace(public, seats=seats)
