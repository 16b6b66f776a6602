"""What an event is before anybody enters: its seats, stacks, levels and prizes."""

from typing import Literal

import msgspec

from ruleone.tournament.structure import Structure

Format = Literal["full-ring", "short-handed", "turbo"]
"""How an edition tells events apart where it halts short tables."""


class EventConfig(msgspec.Struct, frozen=True, kw_only=True):
    """An event as announced. Chips and the play currency are whole numbers.

    `seats` bounds the entries; an event needs `entries_min` to start. `chip` is the smallest chip
    in play. `halt_short_tables` is the director's choice in the formats where the edition leaves
    the halt of short tables to him. `payouts` names the payout table (see payouts.toml).
    """

    template: str
    structure: Structure
    seats: int
    table_size: int
    starting_stack: int
    buy_in: int
    payouts: str = "standard"
    game: str = "nlhe"
    chip: int = 1
    entries_min: int = 2
    format: Format = "full-ring"
    halt_short_tables: bool = False
    kind: Literal["sit-down", "scheduled"] = "scheduled"
