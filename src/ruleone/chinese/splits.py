"""All 72,072 ways to set thirteen cards in rows, and which of them are no foul."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ruleone.cards import FULL_DECK, Card, CardError
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.row_names import as_named
from ruleone.chinese.rules import CARDS_EACH, ThirteenRules

if TYPE_CHECKING:
    from numpy.typing import NDArray

ALL = 72_072
"""Fronts of 3 of 13 cards, 286, times middles of 5 of the other 10, 252."""


class Places(NamedTuple):
    """Places 0..12 of the cards in each row of three and of five, and by split its three rows."""

    threes: "NDArray[np.intp]"
    fives: "NDArray[np.intp]"
    front: "NDArray[np.intp]"
    middle: "NDArray[np.intp]"
    back: "NDArray[np.intp]"


@cache
def places_of_rows() -> Places:
    """The same for every thirteen cards; made once."""
    threes = np.array([*combinations(range(CARDS_EACH), 3)], np.intp)
    fives = np.array([*combinations(range(CARDS_EACH), 5)], np.intp)
    masks_of_three, masks_of_five = ((1 << rows).sum(axis=1) for rows in (threes, fives))
    front, middle = np.nonzero((masks_of_three[:, None] & masks_of_five[None, :]) == 0)
    number = np.zeros(1 << CARDS_EACH, np.intp)
    number[masks_of_five] = np.arange(len(fives))
    everything = (1 << CARDS_EACH) - 1
    back = number[everything - masks_of_three[front] - masks_of_five[middle]]
    return Places(threes, fives, front, middle, back)


class Splits:
    """The splits of one hand that are no foul; the n-th is told by `arrangement(n)`.

    `threes` and `fives` are the values of all 286 and 1,287 rows as they compare with those of
    others, uint16; `front`, `middle` and `back` say for each split which of these rows it has.
    """

    def __init__(self, cards: Sequence[Card], rules: ThirteenRules) -> None:
        """Raises CardError unless these are thirteen known cards that differ."""
        if len(cards) != CARDS_EACH or not set(cards) <= set(FULL_DECK):
            raise CardError("thirteen known cards", str(list(cards)))
        if len(set(cards)) != CARDS_EACH:
            raise CardError("thirteen cards that differ", str(list(cards)))
        self._cards = sorted(cards)
        held = np.array(self._cards, np.uint8)
        places = places_of_rows()
        of_three, of_five = held[places.threes], held[places.fives]
        own, order = rules.own_order, rules.order
        self._own = own
        threes, fives = own.rank_many(of_three), own.rank_many(of_five)
        self.threes, self.fives = threes, fives
        if order is not own:
            self.threes, self.fives = order.rank_many(of_three), order.rank_many(of_five)
        if rules.equal_rows_legal:
            threes, fives = threes // 4, fives // 4
        middles = fives[places.middle]
        legal = threes[places.front] <= middles
        legal &= middles <= fives[places.back]
        at = np.flatnonzero(legal)
        self.front, self.middle, self.back = (
            places.front[at],
            places.middle[at],
            places.back[at],
        )

    def __len__(self) -> int:
        return len(self.front)

    def arrangement(self, at: int) -> Arrangement:
        """The rows of one split, each in the order in which it is named."""
        places = places_of_rows()
        return Arrangement(
            self._row(places.threes[self.front[at]]),
            self._row(places.fives[self.middle[at]]),
            self._row(places.fives[self.back[at]]),
        )

    def _row(self, places: "NDArray[np.intp]") -> tuple[Card, ...]:
        return as_named([self._cards[place] for place in places], self._own)
