"""Games: streets, cards, orders of hands for the pot, and bounds of the betting."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from ruleone.cards import Card
from ruleone.dealing.views import GameKind, Street
from ruleone.limits import SEATS_MAX

Limit = Literal["no-limit", "pot-limit", "fixed-limit"]

LIMITS: dict[str, Limit] = {"nl": "no-limit", "pl": "pot-limit", "fl": "fixed-limit"}


class Round(msgspec.Struct, frozen=True):
    """One street: the discards that open it, the cards that it brings, then its betting.

    `draw` is the number of cards each player may change, `discard` the number each must throw away.
    `board` counts cards for all, `down` and `up` those for each player. `big_bet` is for fixed
    limit.
    """

    street: Street
    board: int = 0
    down: int = 0
    up: int = 0
    draw: int = 0
    discard: int = 0
    big_bet: bool = False


class Game(msgspec.Struct, frozen=True):
    """A game with its betting.

    `orders` (`ruleone.ranking.ORDERS`) decide the pot: a pot of two is halved, the first of them
    getting an odd chip. With `two_from_hand` a hand is two hole cards and three of the board.
    `lowest` is the lowest card of the deck, `seats` the maximum that can be dealt in. `bring_in` is
    the up card that opens the betting instead of blinds, `first` the board that acts first on later
    streets.
    """

    id: str
    hole_cards: int
    limit: Limit
    rounds: tuple[Round, ...]
    last_round: int
    orders: tuple[str, ...] = ("high",)
    two_from_hand: bool = False
    lowest: Card = 0
    seats: int = SEATS_MAX
    bring_in: Literal["low", "high"] | None = None
    first: Literal["high", "low"] = "high"
    last_throw: int = 0
    """Last street that opens with a draw or a discard; 0 where none does."""
    reshuffles: int = 0
    """Number of further orders of the cards sealed with the deck, for when it runs out."""

    @property
    def kind(self) -> GameKind:
        """The kind of game, by the rounds that bring its cards."""
        if self.draws:
            return "draw"
        return "stud" if any(street.up for street in self.rounds) else "board"

    @property
    def draws(self) -> int:
        """Number of rounds in which cards may be changed."""
        return sum(street.draw > 0 for street in self.rounds)

    @property
    def decks(self) -> int:
        """The number of orders of the 52 cards a hand is dealt from: the deck and further ones."""
        return 1 + self.reshuffles


class Family(msgspec.Struct, frozen=True):
    """A game without its betting; `name` is the part of its games' ids.

    All other fields are those of `Game`.
    """

    name: str
    rounds: tuple[Round, ...]
    orders: tuple[str, ...] = ("high",)
    limits: tuple[str, ...] = tuple(LIMITS)
    two_from_hand: bool = False
    lowest: Card = 0
    seats: int = SEATS_MAX
    bring_in: Literal["low", "high"] | None = None
    first: Literal["high", "low"] = "high"
    reshuffles: int = 0

    def games(self) -> Iterator[Game]:
        """Yield the game at each limit that it is dealt at."""
        throws = [at for at, street in enumerate(self.rounds) if street.draw or street.discard]
        for limit in self.limits:
            yield Game(
                id=limit + self.name,
                hole_cards=self.rounds[0].down + self.rounds[0].up,
                limit=LIMITS[limit],
                rounds=self.rounds,
                last_round=len(self.rounds) - 1,
                orders=self.orders,
                two_from_hand=self.two_from_hand,
                lowest=self.lowest,
                seats=self.seats,
                bring_in=self.bring_in,
                first=self.first,
                last_throw=max(throws, default=0),
                reshuffles=self.reshuffles,
            )
