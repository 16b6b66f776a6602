"""Hands: started, their game chosen, and recorded."""

from collections.abc import Container, Iterable, Iterator, Mapping

from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.bounties import NOBODY_OUT, Knockouts, fits
from ruleone.tournament.chips.color_up import decide_races
from ruleone.tournament.hands.choosing import choose
from ruleone.tournament.hands.hands import (
    decide_deal,
    decide_record,
    held_by,
    hold_on,
)
from ruleone.tournament.levels import (
    due_by_clock,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import (
    Decision,
    not_running,
    refuse,
)


def next_hand(state: EventState, table: int, at_ms: int, absent: Container[str] = ()) -> Decision:
    """Start the next hand of a table; the `order` of its HandDealt says how to deal it.

    The hands of players who are `absent` are killed once dealt (house-28.2, tda2011-27.1).
    Alternates for a seat that this hand opens follow it. A level that is due has to be announced by
    `wake`, or the hand is still of the old one (house-21.2). Where the edition goes by the clock
    alone it starts here as well. A due event that lets no hand start refuses it: `wake` brings the
    break, the end of the day, or with that of entries the final table.
    """
    if state.phase != "running":
        return not_running(state)
    if table not in state.tables:
        return refuse("table-unknown", table=table)
    due = due_by_clock(state, at_ms)
    held = hold_on(state, state.tables[table], due)
    if held is not None:
        return held_by(state, held, table)
    return _decide_hand(state, table, due, at_ms, absent)


def _decide_hand(
    state: EventState,
    table: int,
    due: Iterable[e.TournamentEvent],
    at_ms: int,
    absent: Container[str],
) -> Iterator[e.TournamentEvent]:
    yield from due
    yield from decide_races(state, at_ms)
    yield from decide_deal(state, state.tables[table], at_ms, absent)


def choose_game(state: EventState, player: str, table: int, game: str, at_ms: int) -> Decision:
    """Choose the game of the table's next turn, from the event's list (dealer's choice)."""
    if state.phase != "running":
        return not_running(state)
    if table not in state.tables:
        return refuse("table-unknown", table=table)
    chosen = choose(state, player, state.tables[table], game, at_ms)
    return chosen if isinstance(chosen, Refusal) else [chosen]


def record(
    state: EventState,
    number: int,
    stacks: Mapping[int, int],
    at_ms: int,
    knockouts: Knockouts = NOBODY_OUT,
    corrected: int = 0,
) -> Decision:
    """Record the end of the hand of this number; `stacks` are the chips of its seats.

    Where bounties are played `knockouts` name the winners of the last chips of those who went out.
    By `corrected` chips the floor has corrected stacks in a hand with real cards. Refused where the
    hand is not in play, and for seats or chips other than at its start, corrections included.
    """
    if state.phase != "running":
        return not_running(state)
    order = state.hands.get(number)
    if order is None:
        return refuse("hand-not-in-play", hand_number=number)
    if stacks.keys() != order.stacks.keys() or min(stacks.values()) < 0:
        seats = tuple(str(seat) for seat in sorted(order.stacks))
        return refuse("wrong-seats", hand_number=number, seats=seats)
    expected, came = sum(order.stacks.values()) + corrected, sum(stacks.values())
    if expected != came:
        return refuse("chips-do-not-add-up", expected=expected, came=came)
    if not fits(knockouts, stacks):
        return refuse("knockouts-do-not-fit", hand_number=number)
    return decide_record(state, order, stacks, knockouts, at_ms, corrected)
