"""Checks after each event that chips, bounties and seats add up; and changes of a seat."""

from collections.abc import Iterable
from typing import Final, Literal

from ruleone.tournament import events as e
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.state.event_state import EventState, Reported, Table
from ruleone.tournament.state.trail import Seating
from ruleone.tournament.terms.games import has_blinds

ChipLine = Literal["entries", "bought", "removed", "forfeited", "given-up", "raced"] | Correction
"""Source of chips that come into play or are removed from it.

The sources are full stacks of entries, rebuys and add-ons, chips of removed players, those
forfeited for a re-entry, and those given up from several stacks of flights. Changes by races of odd
chips and corrections of the director are the others.
"""


def put_right(state: EventState, correction: Correction, chips: int) -> None:
    """Add the chips of a correction, below 0 remove them."""
    state.chips_corrected[correction] = state.chips_corrected.get(correction, 0) + chips


def chip_lines(state: EventState) -> dict[ChipLine, int]:
    """Return the lines of the ledger; their sum is all chips in play.

    Below 0 chips have left play.
    """
    lines: dict[ChipLine, int] = {
        "entries": state.entries * state.config.starting_stack,
        "bought": state.chips_bought,
        "removed": -state.chips_removed,
        "raced": state.chips_raced,
    }
    if state.chips_forfeited:
        lines["forfeited"] = -state.chips_forfeited
    if state.calendar.given_up:
        lines["given-up"] = -state.calendar.given_up
    lines.update(state.chips_corrected.items())
    return lines


_NOBODY_MOVES: Final = (e.HandDealt, e.HandRecorded)
"""The most frequent events by far; they change neither seats nor bounties."""


class Broken(AssertionError):
    """A state that contradicts itself after an event: chips, seats or places do not add up."""


def check(state: EventState, event: e.TournamentEvent) -> None:
    """Check all that the event may have changed.

    Raises Broken.
    """
    if state.phase not in ("running", "night"):
        return
    _check_chips(state)
    if not isinstance(event, _NOBODY_MOVES):
        _check_bounties(state)
        _check_seats(state)


def _check_chips(state: EventState) -> None:
    """Check that every chip is somewhere."""
    expected, found = sum(chip_lines(state).values()), state.chips_in_play
    if found != expected:
        raise Broken(f"expected {expected} chips, found {found}")


def _check_bounties(state: EventState) -> None:
    """Check that all bounties put up are on players or in envelopes, or were won.

    Those for a flight that is to start are included.
    """
    if state.config.bounty is not None:
        put_up = state.bounties.put
        if (kept := state.bounties.held + sum(state.bounties.won.values())) != put_up:
            raise Broken(f"expected bounties of {put_up}, found {kept}")


def _check_seats(state: EventState) -> None:
    """Check that every player who plays has exactly one seat."""
    seated = sum([len(table.players) for table in state.tables.values()])
    if state.stacks and state.tables and not seated == len(state.seats) == len(state.stacks):
        raise Broken(f"expected {len(state.stacks)} players in seats, found {seated}")


def sit(state: EventState, player: str, table: int, seat: int) -> None:
    """Seat the player at an empty seat.

    Raises Broken where it is taken.
    """
    if seat in state.tables[table].players:
        raise Broken(f"seat {seat} of table {table} is taken, {player} cannot sit there")
    state.tables[table].players[seat] = player
    if seat in state.tables[table].opened:
        state.tables[table].opened.remove(seat)
    state.tables[table].lost_seats.discard(seat)
    state.seats[player] = (table, seat)
    if player in state.pinned:
        state.pinned[player] = seat
    if state.tables[table].followed:
        state.counts.pop(player, None)
    else:
        _unknown_from_now(state, player)


def _unknown_from_now(state: EventState, player: str) -> None:
    """Forget a player's stack: from here on nobody follows it."""
    state.tables[state.seats[player][0]].next_big_blind = None
    if player in state.stacks:
        state.stacks[player] = None


def stand_up(state: EventState, player: str) -> None:
    """Empty the player's seat."""
    table, seat = state.seats.pop(player)
    # What was known at a table that is followed ages into a count elsewhere.
    chips = state.stacks.get(player)
    if chips is not None and state.tables[table].last_hand:
        state.counts[player] = Reported(chips, state.clock.anchor_ms)
    del state.tables[table].players[seat]
    state.tables[table].next_big_blind = None
    state.tables[table].placed.discard(player)
    state.tables[table].opened.append(seat)


def leave(state: EventState, player: str) -> None:
    """Remove a player who is in no longer from seats, stacks and all that waits for them."""
    if player in state.seats:
        table, seat = state.seats[player]
        stand_up(state, player)
        state.tables[table].lost_seats.add(seat)
    if player in state.stacks:
        del state.stacks[player]
    state.orders.pop(player, None)
    state.pinned.pop(player, None)
    state.counts.pop(player, None)
    for kept in state.seatings.values():
        kept.out.add(player)
    for up in state.coloring_up:
        up.waiting.discard(player)
    state.coloring_up = [up for up in state.coloring_up if up.waiting]


def open_table(state: EventState, number: int, size: int, button: int) -> None:
    """Open a table; nobody follows it where the event is announced like that."""
    state.tables[number] = Table(
        number,
        size,
        button,
        blinds=has_blinds(state.config.games[0]),
        posted=state.posted,
        followed=state.config.followed,
    )


def keep_seats(
    state: EventState, draw: str, players: Iterable[str], tables: Iterable[int] = ()
) -> None:
    """Keep where these players sit before a draw of seats that closes or enlarges `tables`.

    It can be undone as long as nobody follows their tables: elsewhere hands stand on it.
    """
    seats = {player: state.seats[player] for player in players}
    changed = [state.tables[number] for number in tables]
    sat_at = {number for number, _ in seats.values()}
    if any(state.tables[number].followed for number in sat_at):
        return
    state.seatings[draw] = Seating(
        seats,
        {table.number: (table.size, table.drawn) for table in changed},
        state.break_order,
        state.hand_for_hand is not None,
    )
