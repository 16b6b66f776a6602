"""The view of a hand for one viewer, built field by field from what that viewer may know."""

from collections.abc import Sequence

from ruleone.cards import UNKNOWN, texts
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.events import Event, ThirteenEnded
from ruleone.chinese.log import log_lines, pair_lines
from ruleone.chinese.options import ThirteenOptions
from ruleone.chinese.row_names import row_name
from ruleone.chinese.rules import ROWS, ThirteenRules
from ruleone.chinese.sides import Side
from ruleone.chinese.standing import wrong_in
from ruleone.chinese.state import State
from ruleone.chinese.views import (
    OutOfOrder,
    PairView,
    RowView,
    ThirteenSeatView,
    ThirteenStatus,
    ThirteenView,
)
from ruleone.rulebook import Edition


def thirteen_view(
    state: State,
    events: Sequence[Event],
    edition: Edition,
    options: ThirteenOptions | None,
    viewer: int | None,
) -> ThirteenView:
    """What `viewer` may know; None is somebody who only watches, as is a seat not in the hand."""
    started = state.started
    own = viewer if viewer in state.purses else None
    last = events[-1]
    leaving = last.leaving if isinstance(last, ThirteenEnded) else ()
    return ThirteenView(
        number=started.number,
        edition=started.edition,
        button=started.button,
        point=started.point,
        bonus=started.bonus,
        tournament=started.tournament,
        order=started.seats,
        seats=tuple(_seat(state, seat, own, leaving, edition) for seat in sorted(started.seats)),
        to_arrange=state.waiting,
        options=options if options is not None and own in options.seats else None,
        over=state.over,
        viewer=own,
        pairs=tuple(
            PairView(
                pair.a,
                pair.b,
                pair.points,
                pair.due,
                pair.paid,
                pair.cut,
                pair_lines(pair, state, edition),
            )
            for pair in state.pairs
        ),
        log=log_lines(events, edition),
    )


def _seat(
    state: State, seat: int, viewer: int | None, leaving: Sequence[int], edition: Edition
) -> ThirteenSeatView:
    purse, side, arranged = state.purses[seat], state.sides.get(seat), state.arranged.get(seat)
    shown = side is not None and side.arrangement is not None
    seen = shown or seat == viewer
    cards = sorted(state.cards.get(seat, ()), reverse=True)
    rules = state.started.rules
    return ThirteenSeatView(
        seat=seat,
        start=purse.start,
        stack=purse.stack,
        status=_status(state, seat),
        cards=texts(cards if seen else [UNKNOWN] * len(cards)),
        rows=_rows(arranged.arrangement, rules) if seen and arranged is not None else (),
        declared=seen and arranged is not None and arranged.declared,
        natural=side.natural or "" if side is not None else "",
        natural_points=side.natural_points if side is not None else 0,
        wrong=_wrong(side, rules, edition),
        net=purse.net,
        rake=purse.raked,
        automatic=arranged is not None and arranged.automatic,
        leaving=seat in leaving,
    )


def _wrong(side: Side | None, rules: ThirteenRules, edition: Edition) -> tuple[OutOfOrder, ...]:
    if side is None or side.standing != "foul" or side.arrangement is None:
        return ()
    return wrong_in(dict(zip(ROWS, side.arrangement, strict=True)), rules, edition)


def _status(state: State, seat: int) -> ThirteenStatus:
    if seat in state.sides:
        return state.sides[seat].standing
    if seat in state.surrendered:
        return "surrendered"
    return "arranged" if seat in state.arranged else "arranging"


def _rows(arrangement: Arrangement, rules: ThirteenRules) -> tuple[RowView, ...]:
    return tuple(RowView(texts(row), row_name(row, rules)) for row in arrangement)
