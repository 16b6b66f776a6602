"""How a process ends, drawn from a seed."""

import random
from typing import Final, Literal, get_args

import msgspec

Step = Literal["append", "insert", "commit", "fsync", "durable", "answer", "answered"]
"""The steps between an ask and its answer, in their order: the writes are handed to the journal's
thread; the transaction is open, without its rows; it has its rows; its commit has begun (the death
comes a little later, inside the syncing of the file); it is durable and nobody has been told;
before the answer's bytes leave; behind them."""

KINDS: Final[tuple[Step | None, ...]] = (*get_args(Step), None, None, None)
"""Ten deaths that follow one another; None comes from outside."""

LONGEST_LIFE_S: Final = 4.0
"""A step that does not come so often in that time is no longer waited for."""


class Death(msgspec.Struct, frozen=True):
    """How a process ends: at the n-th time of a step of its own, or from outside after a while."""

    step: Step | None
    occurrence: int
    delay_us: int
    after_s: float

    @classmethod
    def drawn(cls, chance: random.Random, number: int) -> "Death":
        """The death of this number (from 0): each kind in its turn, the rest drawn."""
        step = KINDS[number % len(KINDS)]
        outside = step is None
        return cls(
            step=step,
            occurrence=int(2 ** chance.uniform(0, 8)),
            delay_us=int(chance.uniform(0, 4_000)),
            after_s=chance.uniform(0.05, 1.0) if outside else LONGEST_LIFE_S,
        )

    def told(self) -> str:
        """The death as the doomed process reads it from its environment."""
        return msgspec.json.encode(self).decode()
