"""Pinned seats: who may be pinned, and which seats no draw gives away (house-8, tda2011-6).

The book only says that special needs are accommodated where that is possible. In a full draw of
seats a player cannot keep the table, but can keep the number of the seat. That number stands for a
place where a table bends, by the door, or beside the dealer. So the player gets a seat of this
number, the others draw the rest, and the draw records who had no part in it.
"""

from collections.abc import Collection, Iterable

from ruleone.rulebook import Refusal
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import no_player, refuse


def pin_refused(state: EventState, player: str, pinned: bool, seat: int | None) -> Refusal | None:
    """Return the refusal of pinning or unpinning a player, if any.

    Before a player has a seat, the number of one at the event's tables may be named; a player with
    a seat keeps that.
    """
    if (player in state.pinned) == pinned:
        return refuse("already-pinned" if pinned else "not-pinned", player=player)
    if seat is None:
        return None
    if not 1 <= seat <= state.config.table_size:
        return refuse("pin-seat-unknown", seat=seat, seats=state.config.table_size)
    sits = seat_of(state, player)
    if sits is not None and seat != sits:
        return refuse("pin-seat-other", player=player, seat=sits, came=seat)
    return None


def seat_of(state: EventState, player: str) -> int | None:
    """Return the number of the player's seat, None before the draw.

    At night that is the seat of the bag, and another may be named for the day that comes.
    """
    at_night = state.phase == "night" and not state.calendar.drawn
    return None if at_night or player not in state.seats else state.seats[player][1]


def not_in(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of a pin for a player who does not play and will not, if so."""
    match state.phase:
        case "open":
            known: Collection[str] = state.entrants
        case "night":
            known = {*state.calendar.bags, *state.calendar.field, *state.stacks}
        case _:
            return no_player(state, player)
    return None if player in known else refuse("player-not-in-event", player=player)


def numbers_kept(state: EventState, players: Iterable[str], size: int) -> dict[str, int]:
    """Return the pinned ones of these players with their seat numbers, in their order.

    Only numbers that a table of `size` seats has.
    """
    pinned = state.pinned
    told = ((player, pinned.get(player)) for player in players)
    return {player: seat for player, seat in told if seat is not None and seat <= size}


def seats_kept(
    state: EventState, players: Iterable[str], size: int, taken: Collection[int]
) -> dict[str, int]:
    """Return the pinned players of one table with some seats taken.

    Where several are pinned to seats of one number the first keeps it.
    """
    kept: dict[str, int] = {}
    for player, seat in numbers_kept(state, players, size).items():
        if seat not in taken and seat not in kept.values():
            kept[player] = seat
    return kept
