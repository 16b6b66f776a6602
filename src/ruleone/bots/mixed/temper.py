"""What tells the styles apart in games other than hold'em."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """A way of betting. Shares are of the pot, and measured against the fair one: what each player
    would have if all hands were alike."""

    runs: int
    """How often a hand is run out for a decision."""
    trust: float
    """How much of a bet is believed."""
    enters: float
    """From how many fair shares a hand is played on the first street."""
    opens: float
    """From how many fair shares it is bet or raised there."""
    margin: float
    """How much more than the price a hand must be worth to call."""
    value: float
    """From how many fair shares a hand is bet on later streets."""
    raises: float
    """From which share of the pot against one opponent a bet is raised."""
    bluffs: float
    """How often a hand that is not good enough is bet against one opponent."""
    size: float
    """How much is bet, as a share of the pot."""
    snows: float = 0.0
    """How often a weak hand stands pat in its last draw, to bluff."""


TEMPERS = {
    "shark": Temper(
        runs=40, trust=0.6, enters=1.0, opens=1.25, margin=0.02, value=1.2, raises=0.68,
        bluffs=0.06, size=0.7,
    ),
    "rock": Temper(
        runs=24, trust=2.0, enters=1.3, opens=1.6, margin=0.1, value=1.45, raises=0.85,
        bluffs=0.0, size=0.6,
    ),
    "station": Temper(
        runs=16, trust=0.0, enters=0.6, opens=2.2, margin=-0.12, value=1.6, raises=0.93,
        bluffs=0.0, size=0.5,
    ),
    "maniac": Temper(
        runs=16, trust=0.0, enters=0.8, opens=0.95, margin=-0.02, value=0.9, raises=0.62,
        bluffs=0.45, size=0.9, snows=0.08,
    ),
}  # fmt: skip
