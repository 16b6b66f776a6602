"""The games of the competition, as its servers defined them: blinds, bets and stacks in chips."""

from typing import NamedTuple


class Definition(NamedTuple):
    """A game of the competition. `blinds` are by position, from 1 left of the button; heads-up
    position 1 has the big blind. `stack` is what everybody begins each hand with; `bets` are the
    small and the big bet of fixed limit, and `None` in no limit."""

    code: str
    blinds: tuple[int, ...]
    stack: int
    bets: tuple[int, int] | None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.blinds)


_DEEP = 20_000
_BOTTOMLESS = 1_000_000

GAMES = {
    "holdem.limit.2p": Definition("flhe", (10, 5), _BOTTOMLESS, (10, 20)),
    "holdem.limit.3p": Definition("flhe", (5, 10, 0), _BOTTOMLESS, (10, 20)),
    "holdem.nolimit.2p": Definition("nlhe", (100, 50), _DEEP, None),
    "holdem.nolimit.3p": Definition("nlhe", (50, 100, 0), _DEEP, None),
}
"""By the beginning of their names; `reverse_blinds` says that heads-up the button has the small
blind, as it always has here."""


def definition_of(limit: bool, players: int) -> Definition | None:
    """The game of a log, by whether its bets are fixed and by how many play."""
    return GAMES.get(f"holdem.{'limit' if limit else 'nolimit'}.{players}p")
