"""Stacks that have been counted at a table whose hands nobody follows."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.chip_ledger import put_right
from ruleone.tournament.events.chips import ChipsCorrected, StacksCounted
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import bad_reason, refuse


def counted(
    state: EventState, number: int, stacks: Mapping[int, int], off: int, reason: str, at_ms: int
) -> StacksCounted | Refusal:
    """The count of these seats, or why it cannot be taken.

    Only between two hands of the table. Players there have won from each other what is not on
    record, so the counted stacks have what they had in sum; `off` is by how many chips the floor
    has found them to differ, in whole chips of those in play. Nobody is counted out: who has none
    goes out in a hand, or has in one of a round hand for hand, and is not counted back in.
    """
    table = state.tables.get(number)
    if table is None:
        return refuse("table-unknown", table=number)
    if (no := bad_reason(reason)) is not None:
        return no
    if table.hand is not None:
        return refuse("table-in-hand", table=number)
    has = {seat: state.stacks[player] for seat, player in sorted(table.players.items())}
    if not stacks or not all(has.get(seat) for seat in stacks):
        return refuse("count-of-no-player", seats=tuple(str(seat) for seat in has if has[seat]))
    if not all(1 <= chips <= STACK_MAX_CHIPS for chips in stacks.values()):
        return refuse("count-out-of-bounds", least=1, most=STACK_MAX_CHIPS)
    cite = state.rules.cite("floor.decides")
    for seat, chips in stacks.items():
        chip = state.smallest_chip_of(table.players[seat])
        if chip and chips % chip and (chips - has[seat]) % chip:
            told: dict[str, Parameter] = {"chip": chip, "came": chips}
            return Refusal("correction-not-in-chips", "illegal", told, cite)
    after = {table.players[seat]: chips for seat, chips in stacks.items()}
    before = {player: state.stacks[player] for player in after}
    event = StacksCounted(number, before, after, reason, at_ms=at_ms, citations=(cite,))
    if event.off != off or state.chips_in_play + off > STACK_MAX_CHIPS:
        told = {"expected": sum(before.values()), "came": sum(after.values()), "off": event.off}
        return Refusal("count-differs", "illegal", told, cite)
    return event


def _counted(state: EventState, event: StacksCounted) -> None:
    for player, chips in event.after.items():
        state.stacks[player] = chips
    if event.off:
        put_right(state, "counted", event.off)


def _corrected(state: EventState, event: ChipsCorrected) -> None:
    bag = state.calendar.bag_of(event.player) if state.phase == "night" else None
    if bag is None:
        state.stacks[event.player] += event.chips
    else:
        bag.chips += event.chips
        bag.player = bag.floor = False
    put_right(state, event.correction, event.chips)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    ChipsCorrected: _corrected,
    StacksCounted: _counted,
}
"""What each of these events does."""
