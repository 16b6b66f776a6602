"""Comparison by suits of high hands that are equal in rank, where an edition uses it.

Suits rank only in the documents of 13-card poker. The top card decides between straights and
between high cards, the suit itself between flushes, the highest kicker between pairs and two pair
(chinese-rank-straight, chinese-rank-flush, chinese-rank-tie). Poker hands that tie under those
rules too, because no deciding card is named or because they share it, stay tied.
"""

from collections.abc import Iterable, Sequence

from ruleone.cards import Card, rank_of, suit_of
from ruleone.ranking.chinese import DECIDES, Tiebreak
from ruleone.ranking.order import Order

_HIGH = ("high", "short-deck")


def suit_that_decides(
    order: Order,
    value: int,
    hands: Iterable[Sequence[Card]],
    suits: Sequence[int],
    tiebreak: Tiebreak,
) -> int:
    """Return the rank of the deciding suit among the best of these five-card hands.

    The hands looked at are those with this `value` in the order. The result is 4 for the first of
    `suits`, 1 for the last, and 0 where no suit decides, as in every order of low hands.
    """
    rung = order.ladder[value - 1]
    at = DECIDES[tiebreak].get(rung.category)
    if at is None or not order.id.startswith(_HIGH):
        return 0
    deciding = rung.whole[at]
    return max(
        len(suits) - suits.index(suit_of(card))
        for hand in hands
        if order.rank(hand) == value
        for card in hand
        if rank_of(card) == deciding
    )
