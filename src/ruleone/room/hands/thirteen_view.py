"""A hand of 13-card poker that is over, step by step: each is a view of it as it stood then."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

from ruleone.chinese import Event as ThirteenEvent
from ruleone.chinese import ThirteenHand, ThirteenView
from ruleone.chinese.events import RowsShown, ThirteenEnded, ThirteenStarted
from ruleone.chinese.rules import ROWS
from ruleone.chinese.views import ThirteenLine
from ruleone.room.hands.views import ThirteenStep


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
