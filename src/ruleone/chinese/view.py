"""Views of a hand, built field by field for one viewer, and its story line by line.

The story has only what everybody saw.
"""

from collections.abc import Iterator, Sequence

import msgspec

from ruleone.cards import UNKNOWN, texts
from ruleone.chinese.actions import ThirteenOptions
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.events import (
    Arranged,
    CardsDealt,
    Event,
    PairSettled,
    RakeTaken,
    RowsShown,
    Surrendered,
    ThirteenEnded,
    ThirteenStarted,
)
from ruleone.chinese.row_names import row_name
from ruleone.chinese.rules import BONUSES, NATURALS, ROWS, Natural, ThirteenRules
from ruleone.chinese.scoring import PointLine, Side, Standing, row_of
from ruleone.chinese.settlement import Cut
from ruleone.chinese.standing import wrong_in
from ruleone.chinese.state import State
from ruleone.chinese.views import (
    OutOfOrder,
    PairView,
    RowView,
    ThirteenLine,
    ThirteenSeatView,
    ThirteenStatus,
    ThirteenView,
)
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter

# The option or decision of the book behind each reason for points; bonuses and naturals have theirs
# by row and kind.
_POINTS = {
    "row": "chinese.row_points",
    "row-by-suit": "chinese.suit_tiebreak",
    "row-tied": "chinese.suit_tiebreak",
    "majority": "chinese.majority_points",
    "foul": "chinese.foul_points",
    "foul-bonus": "chinese.foul_bonus_mode",
    "both-void": "chinese.foul_vs_foul",
    "false-declaration": "chinese.false-declaration",
    "natural-over-void": "chinese.foul-against-natural",
    "natural-lower": "chinese.natural_subtract_lower",
    "naturals-tied": "chinese.natural_tie",
    "surrender": "chinese.tournament_surrender",
    "surrender-nothing": "chinese.tournament_surrender",
}
_CUTS: dict[Cut, str] = {
    "none": "chinese.settled",
    "payer-short": "chinese.short_money",
    "winner-at-limit": "chinese.winning_cap",
    "payer-closed": "chinese.short_money",
    "winner-closed": "chinese.short_money",
}
_SHOWN: dict[Standing, tuple[str, str]] = {
    "ordinary": ("thirteen-shown", "chinese.rows"),
    "foul": ("thirteen-shown-foul", "chinese.foul"),
    "false-declaration": ("thirteen-shown-false", "chinese.false-declaration"),
    "natural": ("thirteen-shown-natural", "chinese.natural-wins"),
}


def log_lines(events: Sequence[Event], edition: Edition) -> tuple[ThirteenLine, ...]:
    """Return the lines of a hand so far; those between two players are in `pair_lines`."""
    return tuple(line for event in events for line in _lines(event, edition))


def pair_lines(pair: PairSettled, state: State, edition: Edition) -> tuple[ThirteenLine, ...]:
    """Return the reasons of a payment between two players, then the payment."""
    lines = [_point(line, state, edition) for line in pair.lines]
    return (*lines, *_payment(pair, state, edition))


def _lines(event: Event, edition: Edition) -> Iterator[ThirteenLine]:
    match event:
        case ThirteenStarted():
            facts: dict[str, Parameter] = {
                "hand_number": event.number,
                "point": event.point,
                "table": _table(event.bonus),
            }
            rule = edition.cite("chinese.players")
            yield ThirteenLine("thirteen-started", parameters=facts, citation=rule)
        case CardsDealt():
            yield ThirteenLine("thirteen-dealt", citation=edition.cite("chinese.rows"))
        case Arranged(seat, automatic=True):
            rule = edition.cite("chinese.automatic")
            yield ThirteenLine("thirteen-automatic", seat, citation=rule)
        case Arranged(seat):
            yield ThirteenLine("thirteen-arranged", seat)
        case Surrendered(seat, penalty=True):
            rule = edition.cite("penalties.dealt_and_killed")
            yield ThirteenLine("thirteen-missed", seat, citation=rule)
        case Surrendered(seat):
            rule = edition.cite("chinese.tournament_surrender")
            yield ThirteenLine("thirteen-surrendered", seat, citation=rule)
        case RowsShown(sides):
            yield from (_shown(side, edition) for side in sides if side.arrangement is not None)
        case PairSettled():
            yield _result(event, edition)
        case RakeTaken(seat, won, amount):
            taken: dict[str, Parameter] = {"won": won, "amount": amount}
            rule = edition.cite("chinese.rake_percent")
            yield ThirteenLine("thirteen-rake", seat, parameters=taken, citation=rule)
        case ThirteenEnded(leaving=leaving):
            rule = edition.cite("chinese.leave_after_disconnect")
            yield from (ThirteenLine("thirteen-leaves", seat, citation=rule) for seat in leaving)


def _table(bonus: bool) -> str:
    """Return the kind of table: without bonuses nobody needs to know that none was won."""
    return "bonus" if bonus else "plain"


def _shown(side: Side, edition: Edition) -> ThirteenLine:
    code, rule = _SHOWN[side.standing]
    front, middle, back = (texts(row_of(side, at)) for at in range(len(ROWS)))
    facts: dict[str, Parameter] = {"front": front, "middle": middle, "back": back}
    if side.natural is not None:
        facts |= {"natural": side.natural, "points": side.natural_points}
    return ThirteenLine(code, side.seat, parameters=facts, citation=edition.cite(rule))


def _result(pair: PairSettled, edition: Edition) -> ThirteenLine:
    """Return the result of a pair in one line."""
    seat, other = (pair.a, pair.b) if pair.points >= 0 else (pair.b, pair.a)
    facts: dict[str, Parameter] = {"points": abs(pair.points), "amount": abs(pair.paid)}
    rule = edition.cite("chinese.everybody-compares" if pair.points else "chinese.settled")
    code = "thirteen-result" if pair.points else "thirteen-even"
    return ThirteenLine(code, seat, other, facts, rule)


def _point(line: PointLine, state: State, edition: Edition) -> ThirteenLine:
    facts: dict[str, Parameter] = {"points": line.points}
    decision = _POINTS.get(line.code, "")
    if line.row is not None:
        facts["row"] = line.row
        order = state.started.rules.own_order
        row = row_of(state.sides[line.seat], ROWS.index(line.row))
        facts["category"], facts["ranks"] = order.name(order.rank(row))
        if line.code == "bonus":
            decision = BONUSES[line.row][line.category]
    elif line.code == "majority":
        facts["table"] = _table(state.started.bonus)
    elif line.category:
        facts["natural"] = line.category
        if line.code == "natural":
            decision = NATURALS[msgspec.convert(line.category, Natural)]
    cited = edition.cite(decision)
    return ThirteenLine(f"thirteen-{line.code}", line.seat, line.other, facts, cited)


def _payment(pair: PairSettled, state: State, edition: Edition) -> Iterator[ThirteenLine]:
    """Yield the payment of an amount due; nothing where nothing was due."""
    if not pair.points:
        return
    winner, payer = (pair.a, pair.b) if pair.points > 0 else (pair.b, pair.a)
    facts: dict[str, Parameter] = {"amount": abs(pair.paid), "due": abs(pair.due)}
    if pair.cut != "none":
        facts["cut"] = pair.cut
    money = state.started.tournament and pair.cut != "none"
    rule = edition.cite("chinese.tournament-money" if money else _CUTS[pair.cut])
    code = "thirteen-paid" if pair.cut == "none" else "thirteen-paid-cut"
    yield ThirteenLine(code, winner, payer, facts, rule)


def thirteen_view(
    state: State,
    events: Sequence[Event],
    edition: Edition,
    options: ThirteenOptions | None,
    viewer: int | None,
) -> ThirteenView:
    """Return the view of `viewer`; None, or a seat not in the hand, is a spectator."""
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
