"""The kinds of what programs are told."""

from typing import Literal

Kind = Literal[
    "event-created", "entry", "elimination", "level", "break", "table-moves", "prizes", "hand-over",
    "ruling",
]  # fmt: skip
"""What a director may choose for a hook; `test` comes when he asks for it."""

Told = Kind | Literal["test"]
