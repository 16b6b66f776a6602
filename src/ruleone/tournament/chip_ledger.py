"""The chips of an event: what those in play add up to, line by line."""

from typing import Literal

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
