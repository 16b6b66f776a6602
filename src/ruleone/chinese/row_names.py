"""Names of rows, and the order in which their cards are shown."""

from collections.abc import Sequence

from ruleone.cards import SUITS, Card, rank_of, suit_of
from ruleone.chinese.rules import ThirteenRules
from ruleone.chinese.views import RowName
from ruleone.ranking import ChineseOrder
from ruleone.ranking.chinese import ladder


def row_name(row: Sequence[Card], rules: ThirteenRules) -> RowName:
    """Return the name of a full row of three or five known cards."""
    order = rules.own_order
    return RowName(*order.name(order.rank(row)))


def as_named(row: Sequence[Card], order: ChineseOrder) -> tuple[Card, ...]:
    """Return the cards of a full row in the order in which it is named.

    The most significant card comes first; of one rank the higher suit first.
    """
    told = ladder()[order.rank(row) // 4 - 1].whole
    return tuple(sorted(row, key=lambda card: (told.index(rank_of(card)), -height(card, order))))


def height(card: Card, order: ChineseOrder) -> int:
    """Return the height of the card's suit in the order: 0 for the highest, else below that."""
    return -order.suits.index(SUITS[suit_of(card)])
