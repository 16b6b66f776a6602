"""A hand run out to its end with cards that nobody has seen: what everybody then holds."""

from collections.abc import Callable, Sequence
from itertools import combinations, cycle

from ruleone.bots.chance import Chance
from ruleone.bots.mixed.drawing import Drawing
from ruleone.bots.mixed.seen import Rival, Seen
from ruleone.bots.mixed.stub import Stub
from ruleone.cards import Card
from ruleone.ranking import ORDERS

Cards = tuple[Card, ...]
Values = tuple[int, ...]
"""The value of a hand in each order of its game."""
Run = Callable[[], list[Values]]
"""One run: the values of our own hand first, then of the others."""


def runner(seen: Seen, rivals: Sequence[tuple[Rival, float]], chance: Chance) -> Run:
    """What runs this hand out; each rival holds the best of about so many hands."""
    rounds = seen.game.rounds
    if any(street.draw for street in rounds):
        return Drawing(seen, rivals, stub_of(seen, chance)).run
    if any(street.up for street in rounds):
        return _Stud(seen, rivals, stub_of(seen, chance)).run
    return _Board(seen, rivals, stub_of(seen, chance)).run


def stub_of(seen: Seen, chance: Chance) -> Stub:
    """The cards that the player has not seen."""
    ups = (card for rival in seen.rivals.values() for card in rival.up)
    return Stub((*seen.cards, *seen.board, *seen.dead, *ups), seen.game.lowest, chance)


class _Board:
    """Games with a board. Who still has cards to throw away keeps the two that are best on the
    flop."""

    def __init__(self, seen: Seen, rivals: Sequence[tuple[Rival, float]], stub: Stub) -> None:
        self.seen, self.rivals, self.stub = seen, rivals, stub
        self.omaha = seen.game.two_from_hand
        self.halves = cycle(range(len(seen.orders)))

    def run(self) -> list[Values]:
        seen, stub = self.seen, self.stub
        stub.fresh()
        now = seen.board
        holes = [self._holding(rival, looks) for rival, looks in self.rivals]
        board = (*now, *stub.take(5 - len(now)))
        return [self._values(hole, board) for hole in (seen.cards, *holes)]

    def _holding(self, rival: Rival, looks: float) -> Cards:
        """The best of several hands on the board as it is, or on one that may come."""
        stub, now = self.stub, self.seen.board
        best = stub.take(rival.hidden)
        more = stub.about(looks - 1)
        if not more:
            return best
        coming = () if len(now) > 2 else stub.take(5 - len(now))
        which = next(self.halves)
        value = self._values(best, now + coming)[which]
        for _ in range(more):
            other = stub.take(rival.hidden)
            found = self._values(other, now + coming)[which]
            if found > value:
                best, other, value = other, best, found
            stub.give_back(other)
        stub.give_back(coming)
        return best

    def _values(self, hole: Cards, board: Cards) -> Values:
        orders = self.seen.orders
        if self.omaha:
            return tuple([order.rank_omaha(hole, board) for order in orders])
        if len(hole) > 2:
            hole = two_of(hole, board[:3])
        return tuple([order.rank(hole + board) for order in orders])


class _Stud:
    """Seven cards each, or five; the up cards of the others are known."""

    def __init__(self, seen: Seen, rivals: Sequence[tuple[Rival, float]], stub: Stub) -> None:
        self.seen, self.rivals, self.stub = seen, rivals, stub
        rounds = seen.game.rounds
        self.whole = sum(street.up + street.down for street in rounds) - len(seen.board)
        self.halves = cycle(range(len(seen.orders)))

    def run(self) -> list[Values]:
        seen, stub = self.seen, self.stub
        stub.fresh()
        held = [(*rival.up, *self._down(rival, looks)) for rival, looks in self.rivals]
        return [self._values(cards) for cards in (seen.cards, *held)]

    def _down(self, rival: Rival, looks: float) -> Cards:
        """The best of several hands of down cards, each with the same cards to come."""
        stub = self.stub
        best = stub.take(rival.hidden)
        more = stub.about(looks - 1)
        if not more:
            return best
        coming = stub.take(max(0, self.whole - len(rival.up) - rival.hidden))
        which = next(self.halves)
        value = self._made((*rival.up, *best, *coming))[which]
        for _ in range(more):
            other = stub.take(rival.hidden)
            found = self._made((*rival.up, *other, *coming))[which]
            if found > value:
                best, other, value = other, best, found
            stub.give_back(other)
        stub.give_back(coming)
        return best

    def _values(self, cards: Cards) -> Values:
        return self._made((*cards, *self.stub.take(max(0, self.whole - len(cards)))))

    def _made(self, cards: Cards) -> Values:
        whole = cards + self.seen.board
        return tuple([order.rank(whole) for order in self.seen.orders])


def two_of(hole: Cards, flop: Cards) -> Cards:
    """The two of these cards that are best on the flop."""
    return max(combinations(hole, 2), key=lambda two: ORDERS["high"].rank(two + flop))
