"""Kinds of games at cash tables: how hands are made, and the money that they need."""

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
        """Return why the game's rules let nobody sit down with this stack, or None."""
        ...

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Return why a stack has to be added to before the next hand, or None."""
        ...

    def rake(self, stakes: Stakes) -> int:
        """Return the house's share of a win, in hundredths of a percent."""
        ...

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> Play:
        """Return the hand that the order asks for."""
        ...


def kind_of(game: str) -> GameKind:
    """Return the kind of this game: 13-card poker, or any game of `ruleone.dealing`."""
    return Thirteen() if game == THIRTEEN else Poker()


class Poker:
    """Hands of poker at cash tables, which have no antes."""

    def may_start(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Return None: the book has no minimum, and the buy-in's bounds are the house's."""
        return None

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Return None: any stack plays on."""
        return None

    def rake(self, stakes: Stakes) -> int:
        """Return the share that the stakes state."""
        return stakes.rake.basis_points

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> PokerPlay:
        """Return the hand of the order, its posts included."""
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
    """Hands of 13-card poker at cash tables."""

    def may_start(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Return the refusal below the document's minimum to start with (chinese-stakes-2)."""
        return may_start(rules, stakes.point, cents)

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Return the refusal below the document's minimum to go on with (chinese-stakes-3)."""
        return may_go_on(rules, stakes.point, cents)

    def rake(self, stakes: Stakes) -> int:
        """Return the edition's share."""
        return int(100 * edition(stakes.edition or EDITION).fraction("chinese.rake_percent"))

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> ThirteenPlay:
        """Return the hand of the order."""
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
