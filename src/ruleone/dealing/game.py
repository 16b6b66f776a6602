"""The games as data: how many cards, which streets, and how the betting is bounded."""

from typing import Literal

import msgspec

from ruleone.dealing.views import Street

Limit = Literal["no-limit", "pot-limit", "fixed-limit"]


class Round(msgspec.Struct, frozen=True):
    """One street: the board cards that open it, and whether fixed limit plays the big bet on it."""

    street: Street
    board: int
    big_bet: bool


class Game(msgspec.Struct, frozen=True):
    """A game of community cards: hole cards for each player, then its streets in order."""

    id: str
    hole_cards: int
    limit: Limit
    rounds: tuple[Round, ...]
    last_round: int


_HOLDEM = (
    Round("preflop", 0, big_bet=False),
    Round("flop", 3, big_bet=False),
    Round("turn", 1, big_bet=True),
    Round("river", 1, big_bet=True),
)

GAMES: dict[str, Game] = {
    "nlhe": Game("nlhe", 2, "no-limit", _HOLDEM, len(_HOLDEM) - 1),
    "plhe": Game("plhe", 2, "pot-limit", _HOLDEM, len(_HOLDEM) - 1),
    "flhe": Game("flhe", 2, "fixed-limit", _HOLDEM, len(_HOLDEM) - 1),
}
