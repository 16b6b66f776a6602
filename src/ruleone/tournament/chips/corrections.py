"""Corrections of a player's chips, each with a name, a reason and a rule, and stack counts.

Stacks are counted at a table whose hands nobody follows.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events.chips import ChipsCorrected, Correction, StacksCounted
from ruleone.tournament.state.adding_up import put_right
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import bad_reason, no_player, not_running, refuse

_RULES: Final[dict[Correction, str]] = {
    "found": "floor.decides",
    "lost": "chips.lost",
    "out-of-sight": "chips.out_of_view",
    "given-in-error": "floor.decides",
    "counted": "floor.decides",
    "fined": "penalties.dodge_blinds",
    "removed": "floor.removes",
}
"""Decision or option behind each correction."""
_LEAVES: Final = ("lost", "out-of-sight", "fined")


def corrected(
    state: EventState, player: str, correction: Correction, chips: int, reason: str, at_ms: int
) -> ChipsCorrected | Refusal:
    """Return the correction, or its refusal.

    It is made only between two hands of the player, for in a hand its chips have to add up. Chips
    that nobody owns, or that were carried out of sight, are removed from play (house-58,
    house-57.1, tda2011-48). The player keeps at least one chip: removing a player is another order.
    At night it corrects the count of a bag, which both have then to sign again.
    """
    if correction == "removed":
        return _removed(state, player, chips, reason, at_ms)
    if state.phase == "night":
        has = _bagged(state, player)
        no = refuse("no-bag", player=player) if has is None else None
    else:
        has, no = state.stacks.get(player, 0), no_player(state, player)
        # Of a stack that nobody knows all that is known is what such players have together.
        has = state.stacks.uncounted if has is None else has
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
    unknown = player in state.stacks and state.stacks[player] is None
    if chip and chips % chip and (unknown or (has + chips) % chip):
        return _refused("correction-not-in-chips", state, correction, chip=chip, came=chips)
    if has == 0:
        return _refused("correction-in-hand", state, correction, player=player)
    return ChipsCorrected(player, correction, chips, reason, at_ms=at_ms, citations=(cite,))


def _removed(
    state: EventState, player: str, chips: int, reason: str, at_ms: int
) -> ChipsCorrected | Refusal:
    """Return the count of the chips with which a player was removed, or its refusal."""
    cite = state.rules.cite(_RULES["removed"])
    if state.phase != "running":
        return not_running(state)
    if (no := bad_reason(reason)) is not None:
        return no
    if player not in state.removed_uncounted:
        return Refusal("removed-is-counted", "illegal", {"player": player}, cite)
    if state.removed_uncounted[player]:
        came = state.removed_uncounted[player]
        return Refusal("removed-is-counted-by", "illegal", {"player": player, "chips": came}, cite)
    if chips >= 0:
        return _refused("correction-wrong-way", state, "removed", chips=chips)
    # Everybody else whose stack nobody knows has a chip at least.
    most = state.stacks.uncounted - len(state.uncounted)
    if -chips > most:
        return _refused("correction-too-large", state, "removed", least=-most, most=-1)
    return ChipsCorrected(player, "removed", chips, reason, at_ms=at_ms, citations=(cite,))


def _bagged(state: EventState, player: str) -> int | None:
    """Return the chips of a bag that can still be counted: not once the next day is drawn."""
    bag = state.calendar.bag_of(player)
    return None if bag is None else bag.chips


def _refused(
    code: str, state: EventState, correction: Correction, **parameters: Parameter
) -> Refusal:
    return Refusal(code, "illegal", parameters, state.rules.cite(_RULES[correction]))


def counted(
    state: EventState, number: int, stacks: Mapping[int, int], off: int, reason: str, at_ms: int
) -> StacksCounted | Refusal:
    """Return the count of these seats, or its refusal.

    It is taken only between two hands of the table. Players there have won from each other off the
    record, so the counted stacks have the recorded sum. `off` is the difference that the floor has
    found, in whole chips of those in play. Nobody is counted out: a player without chips goes out
    in a hand, or is out in a round hand for hand, and is not counted back in.
    """
    table = state.tables.get(number)
    if table is None:
        return refuse("table-unknown", table=number)
    if (no := bad_reason(reason)) is not None:
        return no
    if table.hand is not None:
        return refuse("table-in-hand", table=number)
    if not table.followed:
        return refuse("table-not-followed", table=number)
    has = {seat: state.stacks.known(player) for seat, player in sorted(table.players.items())}
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
    before = {player: state.stacks.known(player) for player in after}
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
    if event.correction == "removed":
        state.removed_uncounted[event.player] -= event.chips
        state.chips_removed -= event.chips
        state.stacks.lose(-event.chips)
        return
    bag = state.calendar.bag_of(event.player) if state.phase == "night" else None
    if bag is None:
        state.stacks.add(event.player, event.chips)
    else:
        bag.chips += event.chips
        bag.player = bag.floor = False
    put_right(state, event.correction, event.chips)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    ChipsCorrected: _corrected,
    StacksCounted: _counted,
}
"""Effects of these events."""
