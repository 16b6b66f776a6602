"""Color-ups at the director's choice, counts, and corrections of chips."""

from collections.abc import Mapping

from ruleone.rulebook import Refusal
from ruleone.tournament.chips.color_up import order_refused, ordered
from ruleone.tournament.chips.corrections import corrected, counted
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, deal_on, not_running, refuse


def color_up(state: EventState, into: int, reason: str, at_ms: int) -> Decision:
    """Take the smallest chips out of play, for chips of `into`.

    Each table exchanges its own, and races off the odd ones, when its hand is over.
    """
    if state.phase != "running":
        return not_running(state)
    if state.coloring_up:
        return refuse("color-up-on", chip=state.coloring_up[0].removed)
    refused = order_refused(state, into) or bad_reason(reason)
    return refused or [ordered(state, into, reason, at_ms)]


def count_stacks(
    state: EventState, table: int, stacks: Mapping[int, int], off: int, reason: str, at_ms: int
) -> Decision:
    """Enter a count of these seats, between two hands of their table.

    `off` is the difference of their sum from the record, below 0 where it is less.
    """
    if state.phase != "running":
        return not_running(state)
    if state.deal is not None:
        return deal_on(state)
    told = counted(state, table, stacks, off, reason, at_ms)
    return told if isinstance(told, Refusal) else [told]


def correct_chips(
    state: EventState, player: str, correction: Correction, chips: int, reason: str, at_ms: int
) -> Decision:
    """Give a player this many chips, below 0 take them, with the cause.

    It is refused in a hand of the player, and while a deal is on offer.
    """
    if state.deal is not None:
        return deal_on(state)
    correct = corrected(state, player, correction, chips, reason, at_ms)
    return correct if isinstance(correct, Refusal) else [correct]
