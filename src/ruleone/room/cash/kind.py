"""What a cash table plays: how the hands of a game are made there, and what money they ask for."""

from typing import Protocol

from ruleone.cards import Card
from ruleone.room.cash.events import CashOrder
from ruleone.room.cash.poker import Poker
from ruleone.room.cash.stakes import Stakes
from ruleone.room.cash.thirteen import Thirteen
from ruleone.room.plays.play import Play
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.terms.games import THIRTEEN


class GameKind(Protocol):
    """One kind of game at cash tables. It deals a `Play`."""

    def may_start(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Why the rules of the game let nobody sit down with so much; None where they do."""
        ...

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Why one with so much before him must add to it before he is dealt in; None if not."""
        ...

    def rake(self, stakes: Stakes) -> int:
        """The house's share of a win, in hundredths of a percent."""
        ...

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> Play:
        """The hand that the order asks for."""
        ...


def kind_of(game: str) -> GameKind:
    """The kind of this game: 13-card poker, or any game of `ruleone.dealing`."""
    return Thirteen() if game == THIRTEEN else Poker()
