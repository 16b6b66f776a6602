"""A draw hand run out to its end: everybody keeps what the rules of the game say, and draws."""

from collections.abc import Sequence

from ruleone.bots.mixed.keeping import KEEP, best_badugi, low_of
from ruleone.bots.mixed.seen import Rival, Seen
from ruleone.bots.mixed.stub import Stub
from ruleone.cards import Card, rank_of

Cards = tuple[Card, ...]
MORE_FOR_EACH_DRAW = 2
"""A player who has drawn has seen about so many cards more than he holds, for each draw."""
SEVEN = 7
"""The best five of so many are about what somebody stands pat on."""
LOOKED_AT = 7
"""No more cards than these are looked at for a badugi."""
ACE_LOW = frozenset({"ace-to-five", "badugi"})


class Drawing:
    """Runs of one hand. Opponents hold what their draws tell: so many cards kept, the best of those
    that they have had, and the others at random."""

    def __init__(self, seen: Seen, rivals: Sequence[tuple[Rival, float]], stub: Stub) -> None:
        self.seen, self.rivals, self.stub = seen, rivals, stub
        self.name = name_of(seen)
        self.keep = KEEP[self.name]
        self.size = seen.game.hole_cards
        self.draws = sum(street.draw > 0 for street in seen.game.rounds)
        self.ace_low = seen.game.orders[0] in ACE_LOW

    def run(self) -> list[tuple[int, ...]]:
        """What everybody holds at the end, our own hand first."""
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
        """A hand of a rival, with all that he has had weighed in."""
        stub, size = self.stub, self.size
        more = stub.about(looks - 1)
        if not rival.drew:
            return self._best(stub.take(size + more), size)
        kept = size - rival.drew[-1]
        seen = kept + MORE_FOR_EACH_DRAW * len(rival.drew) + more
        if self.name == "5draw":
            return (*self._of_a_kind(kept, seen), *stub.take(size - kept))
        return (*self._best(stub.take(seen if kept else 0), kept), *stub.take(size - kept))

    def _best(self, pool: Cards, count: int) -> Cards:
        """So many of the pool to keep; the others go back."""
        if self.name == "5draw":
            best = self._pairs(pool)[:count]
        elif self.name.startswith("bad"):
            low = sorted(pool, key=lambda card: low_of(card, self.ace_low))[:LOOKED_AT]
            best = best_badugi(low, self.ace_low) if low else ()
            best = self._filled(best, pool, count)
        else:
            best = self._filled((), pool, count)
        self.stub.give_back(card for card in pool if card not in best)
        return best

    def _filled(self, best: Cards, pool: Cards, count: int) -> Cards:
        """The lowest cards of new ranks beside those that are chosen, then any."""
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
        """What somebody kept in five-card draw: three of a kind before two cards, a pair before
        three, two pair before one, any good hand who stood pat."""
        stub = self.stub
        if kept == 5:
            return stub.take(SEVEN)
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
        """Paired cards first, then the high ones."""
        ranks = [rank_of(card) for card in pool]
        return tuple(sorted(pool, key=lambda card: (-ranks.count(rank_of(card)), -card)))

    def _values(self, cards: Cards) -> tuple[int, ...]:
        return tuple([order.rank(cards) for order in self.seen.orders])


def name_of(seen: Seen) -> str:
    """The game's name without its betting."""
    return seen.game.id[2:]
