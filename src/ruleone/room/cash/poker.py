"""Poker at a cash table."""

from ruleone.cards import Card
from ruleone.dealing.hand import Hand
from ruleone.room.cash.events import CashOrder
from ruleone.room.cash.stakes import Stakes
from ruleone.room.table.poker import PokerPlay
from ruleone.rulebook import Edition, Refusal


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
