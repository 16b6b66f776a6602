"""Corrections of a player's chips, each with a name, a reason and its rule."""

from typing import Final

from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events.chips import ChipsCorrected, Correction
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import bad_reason, no_player, refuse

_RULES: Final[dict[Correction, str]] = {
    "found": "floor.decides",
    "lost": "chips.lost",
    "out-of-sight": "chips.out_of_view",
    "given-in-error": "floor.decides",
    "counted": "floor.decides",
    "fined": "penalties.dodge_blinds",
}
"""The decision or option whose rule each goes by."""
_LEAVES: Final = ("lost", "out-of-sight", "fined")


def corrected(
    state: EventState, player: str, correction: Correction, chips: int, reason: str, at_ms: int
) -> ChipsCorrected | Refusal:
    """The correction, or why it cannot be made.

    Only between two hands of the player, for in a hand its chips have to add up. Chips that nobody
    owns, or that were carried out of sight, leave play (house-58, house-57.1, tda2011-48). He keeps
    one chip at least: to take a player out is another order. With the chips that he has it can be
    made, or else what he has then. At night it is the count of a bag that
    is put right, which both have then to sign anew.
    """
    if state.phase == "night":
        has = _bagged(state, player)
        no = refuse("no-bag", player=player) if has is None else None
    else:
        has, no = state.stacks.get(player), no_player(state, player)
    if (no := no or bad_reason(reason)) is not None:
        return no
    assert has is not None
    cite = state.rules.cite(_RULES[correction])
    if player in state.seats and state.in_hand(player):
        return _refused("correction-in-hand", state, correction, player=player)
    leaves, comes = correction in _LEAVES, correction == "found"
    if not chips or (leaves and chips > 0) or (comes and chips < 0):
        return _refused("correction-wrong-way", state, correction, chips=chips)
    most = STACK_MAX_CHIPS - state.chips_in_play
    if not -has < chips <= most:
        least = 1 - has
        return _refused("correction-too-large", state, correction, least=least, most=most)
    chip = state.smallest_chip_of(player)
    if chip and chips % chip and (has + chips) % chip:
        return _refused("correction-not-in-chips", state, correction, chip=chip, came=chips)
    if has == 0:
        return _refused("correction-in-hand", state, correction, player=player)
    return ChipsCorrected(player, correction, chips, reason, at_ms=at_ms, citations=(cite,))


def _bagged(state: EventState, player: str) -> int | None:
    """The chips of the player's bag that can still be counted: not once the next day is drawn."""
    bag = state.calendar.bag_of(player)
    return None if bag is None else bag.chips


def _refused(
    code: str, state: EventState, correction: Correction, **parameters: Parameter
) -> Refusal:
    return Refusal(code, "illegal", parameters, state.rules.cite(_RULES[correction]))
