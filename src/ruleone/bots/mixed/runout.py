"""Run-outs of a hand with unseen cards dealt at random, and all hands at its end.

In draw games everybody keeps cards by the rules of the game, and draws.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, cycle

from ruleone.bots.chance import BITS, Chance
from ruleone.bots.mixed.keeping import best_badugi, keeping, low_of
from ruleone.bots.mixed.seen import Rival, Seen
from ruleone.cards import FULL_DECK, Card, rank_of
from ruleone.ranking import ORDERS

Cards = tuple[Card, ...]


class Stub:
    """All cards but the `known` ones, from `lowest` up; `fresh` restores all of them."""

    __slots__ = ("_held", "_known", "_left", "_lowest", "_number", "_size")

    def __init__(self, known: Iterable[Card], lowest: Card, chance: Chance) -> None:
        self._known = sum(1 << card for card in set(known))
        self._number = chance.number
        self._lowest = lowest
        self._size = len(FULL_DECK) - lowest
        self.fresh()

    def fresh(self) -> None:
        """Return all unseen cards to the stub."""
        self._held = self._known
        self._left = self._size - self._known.bit_count()

    def take(self, count: int) -> tuple[Card, ...]:
        """Take this many different cards."""
        return tuple([self._one() for _ in range(count)])

    def take_of(self, card: Card, count: int) -> tuple[Card, ...]:
        """Take cards of the rank of this one, or any others where there are none."""
        of_rank = [one for one in range(card & ~3, (card & ~3) + 4) if not self._held >> one & 1]
        found = of_rank[:count]
        for one in found:
            self._held |= 1 << one
        self._left -= len(found)
        return (*found, *self.take(count - len(found)))

    def about(self, number: float) -> int:
        """Return the whole number below or above this one, so that the mean is right."""
        return int(number + self._number() / (1 << BITS))

    def give_back(self, cards: Iterable[Card]) -> None:
        """Return cards that were only looked at."""
        for card in cards:
            self._held &= ~(1 << card)
            self._left += 1

    def _one(self) -> Card:
        assert self._left > 0
        self._left -= 1
        while True:
            card = self._lowest + (self._number() * self._size >> BITS)
            if not self._held >> card & 1:
                self._held |= 1 << card
                return card


MORE_FOR_EACH_DRAW = 2
"""Further cards that a player is taken to have seen, for each draw."""
SEVEN = 7
"""Number of cards whose best five are about a pat hand."""
LOOKED_AT = 7
"""Maximum number of cards looked at for a badugi."""
ACE_LOW = frozenset({"ace-to-five", "eight-or-better", "badugi"})
HIGH = frozenset({"high", "short-deck"})


class Drawing:
    """Run-outs of one hand in a draw game.

    Opponents hold what their draws reveal: the cards kept are the best of those that they have had,
    and the others are random.
    """

    def __init__(self, seen: Seen, rivals: Sequence[tuple[Rival, float]], stub: Stub) -> None:
        self.seen, self.rivals, self.stub = seen, rivals, stub
        first = seen.game.orders[0]
        self.keep = keeping(seen.game.orders)
        self.size = seen.game.hole_cards
        self.draws = seen.game.draws
        self.goes_high = first in HIGH
        self.wants_suits = first.startswith("badugi")
        self.ace_low = first in ACE_LOW
        self.pat = min(SEVEN, *(order.cards[1] for order in seen.orders))

    def run(self) -> list[tuple[int, ...]]:
        """Return the final values of all hands, our own first."""
        self.stub.fresh()
        held = [self._holding(rival, looks) for rival, looks in self.rivals]
        left = [self.draws - len(rival.drew) for rival, _ in self.rivals]
        ours = self._finished(self.seen.cards, self.seen.draws_left)
        others = [self._finished(cards, more) for cards, more in zip(held, left, strict=True)]
        return [self._values(cards) for cards in (ours, *others)]

    def _finished(self, cards: Cards, draws: int) -> Cards:
        for left in range(draws, 0, -1):
            kept = self.keep(cards, left)
            if len(kept) == len(cards):
                break
            self.stub.give_back([card for card in cards if card not in kept])
            cards = (*kept, *self.stub.take(self.size - len(kept)))
        return cards

    def _holding(self, rival: Rival, looks: float) -> Cards:
        """Return a hand of a rival, all cards seen so far weighed in."""
        stub, size = self.stub, self.size
        more = stub.about(looks - 1)
        if not rival.drew:
            return self._best(stub.take(size + more), size)
        kept = size - rival.drew[-1]
        seen = kept + MORE_FOR_EACH_DRAW * len(rival.drew) + more
        if self.goes_high:
            return (*self._of_a_kind(kept, seen), *stub.take(size - kept))
        return (*self._best(stub.take(seen if kept else 0), kept), *stub.take(size - kept))

    def _best(self, pool: Cards, count: int) -> Cards:
        """Return the best cards of the pool to keep; the others go back."""
        if self.goes_high:
            best = self._pairs(pool)[:count]
        elif self.wants_suits:
            low = sorted(pool, key=lambda card: low_of(card, self.ace_low))[:LOOKED_AT]
            best = best_badugi(low, self.ace_low) if low else ()
            best = self._filled(best, pool, count)
        else:
            best = self._filled((), pool, count)
        self.stub.give_back(card for card in pool if card not in best)
        return best

    def _filled(self, best: Cards, pool: Cards, count: int) -> Cards:
        """Return the chosen cards with the lowest cards of new ranks, then any."""
        order = sorted(pool, key=lambda card: low_of(card, self.ace_low))
        chosen = list(best)
        ranks = {rank_of(card) for card in best}
        for card in order:
            if rank_of(card) not in ranks:
                ranks.add(rank_of(card))
                chosen.append(card)
        chosen += [card for card in order if card not in chosen]
        return tuple(chosen[:count])

    def _of_a_kind(self, kept: int, seen: int) -> Cards:
        """Return cards kept by a player who goes for a high hand, by their number.

        Three of a kind before two cards, a pair before three, two pair before one, any good hand
        for standing pat.
        """
        stub = self.stub
        if kept == self.size:
            return stub.take(self.pat)
        if not 2 <= kept <= 4:
            return self._best(stub.take(seen), kept)
        first, second = stub.take(2)
        stub.give_back((first, second))
        match kept:
            case 4:
                return stub.take_of(first, 2) + stub.take_of(second, 2)
            case _:
                return stub.take_of(first, kept)

    def _pairs(self, pool: Cards) -> Cards:
        """Return paired cards first, then the high ones."""
        ranks = [rank_of(card) for card in pool]
        return tuple(sorted(pool, key=lambda card: (-ranks.count(rank_of(card)), -card)))

    def _values(self, cards: Cards) -> tuple[int, ...]:
        return tuple([order.rank(cards) for order in self.seen.orders])


Values = tuple[int, ...]
"""Values of a hand in each order of its game."""
Run = Callable[[], list[Values]]
"""Function for one run: the values of our own hand first, then of the others."""


def runner(seen: Seen, rivals: Sequence[tuple[Rival, float]], chance: Chance) -> Run:
    """Return the run of this hand; each rival holds the best of about `looks` hands."""
    stub = stub_of(seen, chance)
    match seen.game.kind:
        case "draw":
            return Drawing(seen, rivals, stub).run
        case "stud":
            return _Stud(seen, rivals, stub).run
        case "board":
            return _Board(seen, rivals, stub).run


def stub_of(seen: Seen, chance: Chance) -> Stub:
    """Return the cards that the player has not seen."""
    ups = (card for rival in seen.rivals.values() for card in rival.up)
    return Stub((*seen.cards, *seen.board, *seen.dead, *ups), seen.game.lowest, chance)


class _Board:
    """Run-outs of games with a board.

    A player with cards left to discard keeps the two that are best on the flop.
    """

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
        """Return the best of several hands on the board as it is, or on one that may come."""
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
    """Run-outs of stud, with seven cards or five; the up cards of the others are known."""

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
        """Return the best of several hands of down cards, each with the same cards to come."""
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
    """Return the two of these cards that are best on the flop."""
    return max(combinations(hole, 2), key=lambda two: ORDERS["high"].rank(two + flop))
