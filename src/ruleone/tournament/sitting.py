"""Players sit down in seats, and stand up from them."""

from ruleone.tournament.state.adding_up import Broken
from ruleone.tournament.state.event_state import EventState


def sit(state: EventState, player: str, table: int, seat: int) -> None:
    """The player takes an empty seat. Raises Broken where somebody has it."""
    if seat in state.tables[table].players:
        raise Broken(f"seat {seat} of table {table} is taken, {player} cannot sit there")
    state.tables[table].players[seat] = player
    if seat in state.tables[table].opened:
        state.tables[table].opened.remove(seat)
    state.seats[player] = (table, seat)
    if player in state.pinned:
        state.pinned[player] = seat


def stand_up(state: EventState, player: str) -> None:
    """The player leaves his seat empty."""
    table, seat = state.seats.pop(player)
    del state.tables[table].players[seat]
    state.tables[table].placed.discard(player)
    state.tables[table].opened.append(seat)
