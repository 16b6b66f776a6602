"""What follows when all have set their cards: they are shown, compared, paid and raked."""

from collections.abc import Iterator

from ruleone.chinese.events import Event, PairSettled, RakeTaken, RowsShown, ThirteenEnded
from ruleone.chinese.scoring import compare, points_for
from ruleone.chinese.settlement import pairs_in_order, payment, rake_of
from ruleone.chinese.sides import Side, side_of
from ruleone.chinese.state import State


def settle(state: State) -> Iterator[Event]:
    """The rest of the hand, event by event; each is taken in before the next one is made."""
    started = state.started
    yield RowsShown(tuple(_side(state, seat) for seat in started.seats))
    each = started.rules.rake_each_payment and not started.tournament
    for a, b in pairs_in_order(started.seats):
        settled = _pair(state, a, b)
        yield settled
        if each:
            yield from _raked(state, a if settled.paid > 0 else b, abs(settled.paid))
    if not (each or started.tournament):
        for seat in started.seats:
            yield from _raked(state, seat, state.purses[seat].net)
    stacks = tuple(state.purses[seat].stack for seat in started.seats)
    yield ThirteenEnded(stacks, tuple(leaving(state)))


def _side(state: State, seat: int) -> Side:
    if seat in state.surrendered:
        return Side(seat, "surrendered")
    set_ = state.arranged[seat]
    return side_of(seat, set_.arrangement, set_.declared, state.started.rules)


def _pair(state: State, a: int, b: int) -> PairSettled:
    started, rules = state.started, state.started.rules
    lines = compare(state.sides[a], state.sides[b], rules, bonus=started.bonus)
    points = points_for(a, lines)
    payer, winner = (b, a) if points > 0 else (a, b)
    paid, cut = payment(
        state.purses[payer],
        state.purses[winner],
        abs(points) * started.point,
        rules,
        tournament=started.tournament,
    )
    sign = 1 if points > 0 else -1
    if not points:
        paid, cut = 0, "none"
    return PairSettled(a, b, lines, points, points * started.point, sign * paid, cut)


def _raked(state: State, seat: int, won: int) -> Iterator[RakeTaken]:
    amount = rake_of(won, state.started.rules)
    if amount:
        yield RakeTaken(seat, won, amount)


def leaving(state: State) -> Iterator[int]:
    """Who was arranged for by the software leaves a cash game (chinese-disconnect-4); a player of a
    tournament stays until he is broke or back."""
    if state.started.rules.auto_leaves and not state.started.tournament:
        done = state.arranged
        yield from (seat for seat in state.started.seats if seat in done and done[seat].automatic)
