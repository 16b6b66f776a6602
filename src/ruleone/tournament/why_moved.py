"""Why a player is to move: which table is short, who is due, and which seat he gets."""

import msgspec

from ruleone.rulebook import Citation
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import MoveOrdered
from ruleone.tournament.seating.balancing import (
    PlannedMove,
    fills_worst,
    goes_by_position,
    next_big_blind,
    ways,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.swapping.events import SwapOrdered


class MoveReason(msgspec.Struct, frozen=True):
    """A step of the reason, in words `move-why-<code>`, with the rule behind it."""

    code: str
    parameters: dict[str, Parameter]
    citation: Citation


def why_ordered(state: EventState, order: MoveOrdered) -> tuple[MoveReason, ...]:
    """The director has ordered it, for a reason of his own or of a wrong seat."""
    wrong = order.why == "wrong-seat"
    cite = state.rules.cite("seating.wrong-seat" if wrong else "floor.decides")
    return (MoveReason(order.why, {"reason": order.reason}, cite),)


def why_swapped(state: EventState, swap: SwapOrdered, player: str) -> tuple[MoveReason, ...]:
    """He and another sit in each other's seats."""
    (other,) = (one for one in swap.players if one != player)
    cite = state.rules.cite("seating.wrong-seat")
    return (MoveReason("swap", {"player": other, "reason": swap.reason}, cite),)


def why_planned(state: EventState, move: PlannedMove) -> tuple[MoveReason, ...]:
    """The short table, the player who is due, and the seat that he is due."""
    return _short(state, move), _mover(state, move), _seat(state, move)


def _short(state: EventState, move: PlannedMove) -> MoveReason:
    source, target = state.tables[move.from_table], state.tables[move.to_table]
    told: dict[str, Parameter] = {
        "table": target.number,
        "players": len(target.players),
        "other": source.number,
        "more": len(source.players),
    }
    if target.halted:
        return MoveReason("halted", told, state.rules.cite("balancing.halt_gap"))
    return MoveReason("short", told, state.rules.cite("balancing.source_procedure"))


def _mover(state: EventState, move: PlannedMove) -> MoveReason:
    rules, source = state.rules, state.tables[move.from_table]
    by_position = goes_by_position(state)
    due = move.to_seat if by_position else next_big_blind(source, rules)
    told: dict[str, Parameter] = {
        "player": move.player,
        "table": source.number,
        "seat": move.from_seat,
        "due": due,
    }
    if due != move.from_seat:
        code = "instead"
    elif by_position:
        code = "same-seat"
    else:
        code = "next-big-blind" if source.blinds else "next-button"
    mover, _ = ways(state)
    return MoveReason(code, told, rules.cite(mover))


def _seat(state: EventState, move: PlannedMove) -> MoveReason:
    target = state.tables[move.to_table]
    if fills_worst(state):
        code = "worst-seat" if target.blinds else "button-soonest"
    else:
        code = "opened-last"
    told: dict[str, Parameter] = {"table": target.number, "seat": move.to_seat}
    _, rule = ways(state)
    return MoveReason(code, told, state.rules.cite(rule))
