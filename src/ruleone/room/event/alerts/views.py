"""What a director should look at now, in one event and in all of them."""

from typing import Literal

import msgspec

from ruleone.rulebook.citation import Citation, Parameter


class HaltView(msgspec.Struct, frozen=True):
    """A table that deals no hand before players come: it has so many `players`, the `fullest` table
    so many, and by the rule cited one that is `gap` short is halted. Where it is `waivable` its
    director may let it play on by the rule `waived_by`; else that rule says why not."""

    table: int
    players: int
    fullest: int
    seats: int
    gap: int
    citation: Citation
    waivable: bool
    waived_by: Citation


MatterPlace = Literal[
    "frozen",
    "halts",
    "gate",
    "clock",
    "start",
    "entries",
    "player",
    "floor",
    "cashier",
]
"""Where a director acts on it: a part of his page, a player's sheet, the floor's page, or
the results, where the cashier pays."""


class MatterView(msgspec.Struct, frozen=True):
    """Something that waits for the director, or that he should know before it happens, in words
    `matter-<code>`, with the rule behind it, where one stands there, and what lets him do
    otherwise. `at_ms` is when it comes, None where it is there already or no clock tells it. It
    concerns a `table`, a `player`, or a `live` table of this name."""

    code: str
    place: MatterPlace
    parameters: dict[str, Parameter] = {}
    citations: tuple[Citation, ...] = ()
    at_ms: int | None = None
    table: int | None = None
    player: str | None = None
    live: str | None = None
