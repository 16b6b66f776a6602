"""The kinds of what programs are told."""

from typing import Literal

Kind = Literal[
    "event-created", "event-over", "entry", "seat", "hand-began", "hand-over", "elimination",
    "prizes", "payouts", "bounty", "deal", "ticket", "level", "break", "clock", "hand-for-hand",
    "table-moves", "chips", "day", "bags", "penalty", "ruling", "floor-call", "dealers",
    "announcement", "frozen", "journal-head",
]  # fmt: skip
"""What a director may choose for a hook; `test` comes when he asks for it."""

Told = Kind | Literal["test"]
