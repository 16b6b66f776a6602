"""Color-ups at the director's choice, counts, and corrections of chips."""

from collections.abc import Mapping

from ruleone.rulebook import Refusal
from ruleone.tournament.chips.color_up import order_refused, ordered
from ruleone.tournament.chips.corrections import corrected, counted
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, deal_on, not_running, refuse


def color_up(state: EventState, into: int, reason: str, at_ms: int) -> Decision:
    """Take the smallest chips out of play, for chips of `into`: each table exchanges its own,
    and races off the odd ones, when its hand is over."""
    if state.phase != "running":
        return not_running(state)
    if state.coloring_up:
        return refuse("color-up-on", chip=state.coloring_up[0].removed)
    refused = order_refused(state, into) or bad_reason(reason)
    return refused or [ordered(state, into, reason, at_ms)]


def count_stacks(
    state: EventState, table: int, stacks: Mapping[int, int], off: int, reason: str, at_ms: int
) -> Decision:
    """The chips of these seats have been counted, between two hands of their table, and have
    `off` more in sum than on record, or below 0 fewer."""
    if state.phase != "running":
        return not_running(state)
    if state.deal is not None:
        return deal_on(state)
    told = counted(state, table, stacks, off, reason, at_ms)
    return told if isinstance(told, Refusal) else [told]


def correct_chips(
    state: EventState, player: str, correction: Correction, chips: int, reason: str, at_ms: int
) -> Decision:
    """Give a player so many chips more, below 0 fewer, and say what happened to them; not in a
    hand that he plays, and not while a deal is on offer."""
    if state.deal is not None:
        return deal_on(state)
    correct = corrected(state, player, correction, chips, reason, at_ms)
    return correct if isinstance(correct, Refusal) else [correct]
