"""What has to add up after each event: chips, bounties, seats; and how a seat is changed."""

from typing import Final, Literal

from ruleone.tournament import events as e
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.state.event_state import EventState

ChipLine = Literal["entries", "bought", "removed", "given-up", "raced"] | Correction
"""What brings chips into play or takes them out: full stacks of entries, chips bought again, those
of players who were removed, those given up by who brought several stacks out of flights, what races
of odd chips have changed, and what the director named."""


def put_right(state: EventState, correction: Correction, chips: int) -> None:
    """So many chips have come into play by a correction, or left it below 0."""
    state.chips_corrected[correction] = state.chips_corrected.get(correction, 0) + chips


def chip_lines(state: EventState) -> dict[ChipLine, int]:
    """The lines of the ledger; their sum is all chips in play. Below 0 chips have left it."""
    lines: dict[ChipLine, int] = {
        "entries": state.entries * state.config.starting_stack,
        "bought": state.chips_bought,
        "removed": -state.chips_removed,
        "raced": state.chips_raced,
    }
    if state.calendar.given_up:
        lines["given-up"] = -state.calendar.given_up
    lines.update(state.chips_corrected.items())
    return lines


_NOBODY_MOVES: Final = (e.HandDealt, e.HandRecorded)
"""By far the most of all events; they leave everybody in his seat, and all that
is on his head."""


class Broken(AssertionError):
    """The state contradicts itself after an event: chips, seats or places do not add up."""


def check(state: EventState, event: e.TournamentEvent) -> None:
    """Check what the event may have changed. Raises Broken."""
    if state.phase not in ("running", "night"):
        return
    _check_chips(state)
    if not isinstance(event, _NOBODY_MOVES):
        _check_bounties(state)
        _check_seats(state)


def _check_chips(state: EventState) -> None:
    """Every chip is somewhere."""
    expected, found = sum(chip_lines(state).values()), state.chips_in_play
    if found != expected:
        raise Broken(f"expected {expected} chips, found {found}")


def _check_bounties(state: EventState) -> None:
    """What was put up, for a flight that is to start too, lies on heads or in envelopes, or was
    won."""
    if state.config.bounty is not None:
        times = state.entries + len(state.calendar.field) + state.bounties.again
        put_up = state.config.bounty.amount * times
        if (kept := state.bounties.held + sum(state.bounties.won.values())) != put_up:
            raise Broken(f"expected bounties of {put_up}, found {kept}")


def _check_seats(state: EventState) -> None:
    """Every player who plays sits in exactly one seat."""
    seated = sum([len(table.players) for table in state.tables.values()])
    if state.stacks and state.tables and not seated == len(state.seats) == len(state.stacks):
        raise Broken(f"expected {len(state.stacks)} players in seats, found {seated}")


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
