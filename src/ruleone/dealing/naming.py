"""What a hand is called for words, in the orders that its pot goes by."""

from ruleone.cards import RANKS, UNKNOWN, Card, rank_of
from ruleone.dealing.events import HandStarted
from ruleone.dealing.games import GAMES
from ruleone.dealing.opening import orders_of
from ruleone.dealing.views import HandName
from ruleone.ranking import Order

Cards = tuple[Card, ...]


class Naming:
    """Names the hands of one game."""

    def __init__(self, started: HandStarted) -> None:
        self._two_from_hand = GAMES[started.game].two_from_hand
        self.orders = orders_of(started)

    def hand(self, hole: Cards, board: Cards) -> HandName | None:
        """The name of the best hand in these cards, the high one where a pot is split; before there
        are five a pair, or the high cards of two. None where that cannot be told."""
        return self.named(self.orders[0], hole, board)

    def low(self, hole: Cards, board: Cards) -> HandName | None:
        """The name of the hand for the second half of the pot; None where there is none."""
        return self.named(self.orders[1], hole, board) if len(self.orders) > 1 else None

    def named(self, order: Order, hole: Cards, board: Cards) -> HandName | None:
        """The name of the best hand in one order."""
        if not self._whole(order, hole, board):
            return _of_two(hole) if not board and order.cards[0] == 5 else None
        value = order.rank_omaha(hole, board) if self._two_from_hand else order.rank(hole + board)
        return HandName(*order.name(value)) if value else None

    def winning(self, order_id: str, hole: Cards, board: Cards) -> tuple[HandName | None, Cards]:
        """The name and the cards of the hand that won in the order of this id, "" the first."""
        order = next((order for order in self.orders if order.id == order_id), self.orders[0])
        if not self._whole(order, hole, board):
            return None, ()
        best = order.best_omaha(hole, board) if self._two_from_hand else order.best(hole + board)
        return self.named(order, hole, board), best

    def _whole(self, order: Order, hole: Cards, board: Cards) -> bool:
        """Whether there are enough cards, all known, to make a hand."""
        if UNKNOWN in hole:
            return False
        if self._two_from_hand:
            return len(hole) > 2 and len(board) > 2
        return order.cards[0] <= len(hole) + len(board) <= order.cards[1]


def _of_two(hole: Cards) -> HandName | None:
    if len(hole) != 2 or UNKNOWN in hole:
        return None
    ranks = sorted(map(rank_of, hole), reverse=True)
    if ranks[0] == ranks[1]:
        return HandName("pair", (RANKS[ranks[0]],))
    return HandName("high-card", tuple(RANKS[rank] for rank in ranks))
