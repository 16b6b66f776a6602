"""What a cash table plays: how the hands of a game are made there, and what money they ask for."""

from typing import Protocol

from ruleone.cards import Card
from ruleone.chinese import ThirteenHand, may_go_on, may_start
from ruleone.chinese.start import EDITION
from ruleone.dealing.hand import Hand
from ruleone.room.cash.events import CashOrder
from ruleone.room.cash.stakes import Stakes
from ruleone.room.table.games import PokerPlay, ThirteenPlay
from ruleone.room.table.play import Play
from ruleone.rulebook import Edition, Refusal, edition
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


class Poker:
    """How hands of poker are made. Cash tables have no antes."""

    def may_start(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """The book knows no least: the buy-in's bounds are the house's."""
        return None

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Whoever has anything plays on."""
        return None

    def rake(self, stakes: Stakes) -> int:
        """As the stakes tell it."""
        return stakes.rake.basis_points

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> PokerPlay:
        """The hand of the order, its posts included."""
        hand = Hand(
            game=order.game,
            edition=order.edition,
            seats=order.stacks,
            button=order.button,
            blinds=order.blinds,
            deck=deck,
            ante_format="none",
            small_blind_seat=order.small_blind_seat,
            big_blind_seat=order.big_blind_seat,
            entries=order.entries,
            dead_blinds=order.dead_blinds,
            number=order.number,
        )
        return PokerPlay(hand)


class Thirteen:
    """How hands of 13-card poker are made."""

    def may_start(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """The document's least to start with (chinese-stakes-2)."""
        return may_start(rules, stakes.point, cents)

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """The document's least to go on without adding to it (chinese-stakes-3)."""
        return may_go_on(rules, stakes.point, cents)

    def rake(self, stakes: Stakes) -> int:
        """The edition's share."""
        return int(100 * edition(stakes.edition or EDITION).fraction("chinese.rake_percent"))

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> ThirteenPlay:
        """The hand of the order."""
        hand = ThirteenHand(
            edition=order.edition,
            seats=order.stacks,
            button=order.button,
            point=order.point,
            deck=deck,
            bonus=order.bonus,
            number=order.number,
        )
        return ThirteenPlay(hand)
