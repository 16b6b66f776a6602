"""13-card poker at a cash table."""

from ruleone.cards import Card
from ruleone.chinese import ThirteenHand, may_go_on, may_start
from ruleone.chinese.start import EDITION
from ruleone.room.cash.events import CashOrder
from ruleone.room.cash.stakes import Stakes
from ruleone.room.table.thirteen import ThirteenPlay
from ruleone.rulebook import Edition, Refusal, edition


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
