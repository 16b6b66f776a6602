"""Refusals that several commands share: wrong moment, or wrong player."""

from collections.abc import Iterable

from ruleone.limits import REASON_MAX_CHARACTERS
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import (
    MoveOrdered,
    Ordered,
    RemovalOrdered,
    TournamentEvent,
)
from ruleone.tournament.state.event_state import EventState

Decision = Iterable[TournamentEvent] | Refusal
"""The events of a command, each to be applied before the next is asked for; or its refusal."""


def refuse(code: str, **parameters: Parameter) -> Refusal:
    """Return the refusal of an act that is impossible now."""
    return Refusal(code, "illegal", parameters)


def deal_on(state: EventState) -> Refusal:
    """Return the refusal of an act that is impossible while a deal is on offer."""
    return Refusal("deal-on", "illegal", {}, state.rules.cite("deals.from"))


def not_running(state: EventState) -> Refusal:
    """Return the refusal of an act that needs an event in play."""
    match state.phase:
        case "over":
            return refuse("event-over")
        case "night":
            return refuse("event-at-night")
        case _:
            return refuse("event-not-started")


def bad_reason(reason: str) -> Refusal | None:
    """Return the refusal of a reason that is too long, if so; a missing one may follow."""
    came = len(reason.strip())
    if came <= REASON_MAX_CHARACTERS:
        return None
    return Refusal("reason-too-long", "syntax", {"most": REASON_MAX_CHARACTERS, "came": came})


def no_reason(reason: str) -> Refusal | None:
    """Return the refusal of a reason that is missing or too long, if so."""
    if 0 < len(reason.strip()) <= REASON_MAX_CHARACTERS:
        return None
    return Refusal("reason-length", "syntax", {"most": REASON_MAX_CHARACTERS})


def no_player(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of an order for a person who does not play, if so."""
    if state.phase != "running":
        return not_running(state)
    if player not in state.stacks:
        return refuse("player-not-in-event", player=player)
    return None


def no_one_in(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of an order for a person who is not in the event, if so.

    Players with chips in a bag, over night or beside another flight, are in.
    """
    if state.phase not in ("running", "night"):
        return not_running(state)
    if player not in state.stacks and player not in state.calendar.bags:
        return refuse("player-not-in-event", player=player)
    return None


def removal_waits(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of another order for a player with a pending removal, if so.

    A director's order stands until it is carried out: no other silently replaces it.
    """
    if not isinstance(state.orders.get(player), RemovalOrdered):
        return None
    cite = state.rules.cite("floor.removes")
    return Refusal("removal-waits", "illegal", {"player": player}, cite)


def last_one_in(state: EventState) -> Refusal | None:
    """Return the refusal of removing the last player in, if so.

    That player has won unless others come in with the next flight.
    """
    if state.left > 1:
        return None
    (player,) = state.stacks.keys() | state.calendar.bags.keys()
    return refuse("last-one-in", player=player)


def swap_waits(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of another order for a player with a pending swap, if so.

    Each of the two has to find the other one there.
    """
    if not any(player in swap.players for swap in state.swaps):
        return None
    cite = state.rules.cite("seating.wrong-seat")
    return Refusal("swap-waits", "illegal", {"player": player}, cite)


def ordered_move(
    state: EventState, player: str, to: tuple[int, int], reason: str, at_ms: int, why: Ordered
) -> MoveOrdered | Refusal:
    """Return a move to an open seat (its table and number), or its refusal."""
    table, seat = to
    waits = no_player(state, player) or removal_waits(state, player) or swap_waits(state, player)
    if no := waits or bad_reason(reason):
        return no
    if table not in state.tables:
        return refuse("table-unknown", table=table)
    if not 1 <= seat <= state.tables[table].size:
        return refuse("seat-unknown", table=table, seats=state.tables[table].size, seat=seat)
    if seat not in state.open_seats(state.tables[table]):
        return refuse("seat-taken", table=table, seat=seat)
    cite = (state.rules.cite("seating.wrong-seat" if why == "wrong-seat" else "floor.decides"),)
    return MoveOrdered(player, table, seat, reason, why, at_ms=at_ms, citations=cite)
