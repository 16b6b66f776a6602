"""What a row is called, and the order in which its cards are then told."""

from collections.abc import Sequence

from ruleone.cards import SUITS, Card, rank_of, suit_of
from ruleone.chinese.rules import ThirteenRules
from ruleone.chinese.views import RowName
from ruleone.ranking import ChineseOrder
from ruleone.ranking.chinese import ladder


def row_name(row: Sequence[Card], rules: ThirteenRules) -> RowName:
    """What a full row of three or five known cards makes."""
    order = rules.own_order
    return RowName(*order.name(order.rank(row)))


def as_named(row: Sequence[Card], order: ChineseOrder) -> tuple[Card, ...]:
    """The cards of a full row in the order in which it is named, its most telling card first; of
    one rank the higher suit first."""
    told = ladder()[order.rank(row) // 4 - 1].whole
    return tuple(sorted(row, key=lambda card: (told.index(rank_of(card)), -height(card, order))))


def height(card: Card, order: ChineseOrder) -> int:
    """How high the suit of a card stands in the order: 0 for the highest, else below that."""
    return -order.suits.index(SUITS[suit_of(card)])
