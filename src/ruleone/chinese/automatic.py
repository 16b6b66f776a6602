"""How the software sets the rows of a player who has not come back (chinese-disconnect-3)."""

from collections.abc import Sequence
from itertools import combinations

from ruleone.cards import Card
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.row_names import as_named, height
from ruleone.ranking import ChineseOrder, chinese_order


def arrange_automatically(cards: Sequence[Card], suits: str = "shcd") -> Arrangement:
    """The largest five of thirteen known cards in the back, the largest five of the other eight in
    the middle, the rest in front, each row told as it is named. Never a foul.

    Fives compare by all five cards, then by the suit that decides the row, then card by card in the
    order of `suits`, highest first. Raises CardError for cards that are none or come twice,
    ValueError unless they are thirteen.
    """
    if len(cards) != 13:
        raise ValueError(f"expected thirteen cards, got {len(cards)}")
    order = chinese_order(suits)
    back = _largest_five(cards, order)
    left = [card for card in cards if card not in back]
    middle = _largest_five(left, order)
    front = [card for card in left if card not in middle]
    return Arrangement(as_named(front, order), middle, back)


def _largest_five(cards: Sequence[Card], order: ChineseOrder) -> tuple[Card, ...]:
    rank = order.rank
    fives = [(rank(five), five) for five in combinations(cards, 5)]
    most = max(fives)[0]
    largest = [as_named(five, order) for value, five in fives if value == most]
    return max(largest, key=lambda five: [height(card, order) for card in five])
