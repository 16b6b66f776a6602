"""The cards that a house player has not seen, dealt at random as often as he likes."""

from collections.abc import Iterable

from ruleone.bots.chance import BITS, Chance
from ruleone.cards import FULL_DECK, Card


class Stub:
    """All cards but the `known` ones, from `lowest` up; `fresh` begins anew with all of them."""

    __slots__ = ("_held", "_known", "_left", "_lowest", "_number", "_size")

    def __init__(self, known: Iterable[Card], lowest: Card, chance: Chance) -> None:
        self._known = sum(1 << card for card in set(known))
        self._number = chance.number
        self._lowest = lowest
        self._size = len(FULL_DECK) - lowest
        self.fresh()

    def fresh(self) -> None:
        """All unseen cards are in the stub again."""
        self._held = self._known
        self._left = self._size - self._known.bit_count()

    def take(self, count: int) -> tuple[Card, ...]:
        """So many cards, none of them twice."""
        return tuple([self._one() for _ in range(count)])

    def take_of(self, card: Card, count: int) -> tuple[Card, ...]:
        """So many cards of the rank of this one, or where they are not there any others."""
        of_rank = [one for one in range(card & ~3, (card & ~3) + 4) if not self._held >> one & 1]
        found = of_rank[:count]
        for one in found:
            self._held |= 1 << one
        self._left -= len(found)
        return (*found, *self.take(count - len(found)))

    def about(self, number: float) -> int:
        """The whole number below or above this one, so that the mean is right."""
        return int(number + self._number() / (1 << BITS))

    def give_back(self, cards: Iterable[Card]) -> None:
        """Cards that were only looked at."""
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
