"""What has to add up after each event: chips, bounties, seats."""

from typing import Final

from ruleone.tournament import events as e
from ruleone.tournament.chip_ledger import chip_lines
from ruleone.tournament.state.event_state import EventState

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
