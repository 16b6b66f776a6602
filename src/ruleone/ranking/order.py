"""Orders of hands: rankings that a game can name, each giving comparable values."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import combinations, product
from typing import TYPE_CHECKING

from ruleone.cards import RANKS, Card, rank_of
from ruleone.ranking.evaluator import Evaluator, OmahaEvaluator
from ruleone.ranking.rung import Rung

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Order:
    """A ranking of hands, known by its `id`.

    `cards` are the minimum and maximum number of cards that it ranks, `lowest` is the lowest card
    of its deck.

    A hand's value is its place on the order's ladder, 1 for the weakest: a higher value wins and
    equal values tie, in orders of low hands too. An order that asks for a qualifying hand (`none`
    is then its category for cards that make none) gives the value 0 to cards that do not qualify.
    """

    def __init__(
        self,
        id: str,  # noqa: A002 - what games call it
        ladder: Callable[[], tuple[Rung, ...]],
        evaluator: Callable[[], Evaluator],
        cards: tuple[int, int] = (5, 7),
        lowest: Card = 0,
        none: str | None = None,
    ) -> None:
        self.id = id
        self.cards = cards
        self.lowest = lowest
        self._ladder_of = ladder
        self._evaluator_of = evaluator
        self._none = none

    def __repr__(self) -> str:
        return f"<Order {self.id}>"

    @cached_property
    def ladder(self) -> tuple[Rung, ...]:
        """All distinct hands, weakest first; the hand of value v is at index v - 1."""
        return self._ladder_of()

    @cached_property
    def rank(self) -> Callable[[Sequence[Card]], int]:
        """The value of the best hand in these known cards: `rank(cards)`.

        Five-card orders take 5 to 7 cards, badugi 1 to 5. Raises CardError for another count, an
        int that does not stand for a known card of the deck, or a card twice.
        """
        return self._evaluator.rank

    @cached_property
    def rank_many(self) -> 'Callable[["NDArray[np.uint8]"], "NDArray[np.uint16]"]':
        """`rank` of each row: uint8[N, cards] in, uint16[N] out.

        The cards of a row must differ, which is not checked. Raises TypeError for another type or
        shape and CardError for a number that does not stand for a known card of the deck.
        """
        return self._evaluator.rank_many

    @cached_property
    def rank_omaha(self) -> Callable[[Sequence[Card], Sequence[Card]], int]:
        """The value of the best Omaha hand: `rank_omaha(hole, board)`.

        It takes exactly two of 4 to 6 hole cards and three of 3 to 5 cards on the board. Raises
        CardError as `rank` does, and ValueError where hands are not of five cards.
        """
        return self._of_five.rank_omaha

    @cached_property
    def rank_omaha_many(
        self,
    ) -> 'Callable[["NDArray[np.uint8]", "NDArray[np.uint8]"], "NDArray[np.uint16]"]':
        """`rank_omaha` of each row: uint8[N, 4..6] and uint8[N, 3..5] in, uint16[N] out.

        Raises as `rank_many` does, and ValueError where hands are not of five cards.
        """
        return self._of_five.rank_omaha_many

    @property
    def has_omaha(self) -> bool:
        """Whether hands are of five cards, so that Omaha can be played for them."""
        return isinstance(self._evaluator, OmahaEvaluator)

    def category(self, value: int) -> str:
        """Return the category of a value: "pair", "low" ...

        Raises ValueError where no hand has this value.
        """
        return self.name(value)[0]

    def name(self, value: int) -> tuple[str, tuple[str, ...]]:
        """Return the category of a value and the ranks that name it.

        Ranks are "A" down to "2", most significant first; `ruleone.words.name_hand` turns them into
        words. Raises ValueError where no hand has this value.
        """
        if value == 0 and self._none is not None:
            return self._none, ()
        hand = self._rung(value)
        return hand.category, tuple(RANKS[rank] for rank in hand.ranks)

    def best(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards that make the best hand, in the order in which it is named.

        A pair comes before its kickers, a low from its highest card down; cards that do not qualify
        give an empty tuple. Where cards of one rank serve equally well, those of the higher suits
        are taken. Raises CardError as `rank` does.
        """
        value = self.rank(cards)
        if not value:
            return ()
        hands = combinations(sorted(cards, reverse=True), len(self._rung(value).whole))
        return self._as_named(value, next(hand for hand in hands if self.rank(hand) == value))

    def best_omaha(self, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
        """Return the two hole cards and the three of the board that make the best hand.

        Order and errors are those of `best`.
        """
        value = self.rank_omaha(hole, board)
        if not value:
            return ()
        both = product(combinations(hole, 2), combinations(board, 3))
        hands = (sorted(two + three, reverse=True) for two, three in both)
        return self._as_named(value, max(hand for hand in hands if self.rank(hand) == value))

    @cached_property
    def _evaluator(self) -> Evaluator:
        return self._evaluator_of()

    @property
    def _of_five(self) -> OmahaEvaluator:
        if isinstance(self._evaluator, OmahaEvaluator):
            return self._evaluator
        raise ValueError(f"expected an order of five-card hands, got {self.id}")

    def _rung(self, value: int) -> Rung:
        if 1 <= value <= len(self.ladder):
            return self.ladder[value - 1]
        raise ValueError(f"expected the value of a hand, 1 to {len(self.ladder)}, got {value}")

    def _as_named(self, value: int, hand: Iterable[Card]) -> tuple[Card, ...]:
        """Return a hand in the order in which it is named, of one rank the higher suit first."""
        told = self._rung(value).whole
        return tuple(sorted(hand, key=lambda card: (told.index(rank_of(card)), -card)))
