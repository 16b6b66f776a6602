"""Expected points of splits against opponents known by a set of hands, and all splits.

Rows pay by themselves, so their points are exact sums over these hands, looked up by the value of a
row. The point for more rows depends on all three at once: `estimate` takes the rows as independent,
`exact` compares with every hand. Thirteen cards can be set in rows in 72,072 ways, some of which
are fouls.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from ruleone.cards import FULL_DECK, Card, CardError
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.row_names import as_named
from ruleone.chinese.rules import CARDS_EACH, ROWS, Row, ThirteenRules
from ruleone.ranking.chinese import ladder

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
    """Return the places of rows, the same for every thirteen cards; made once."""
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
    """The legal splits of one hand; `arrangement(n)` gives the n-th.

    `threes` and `fives` are the values of all 286 and 1,287 rows as they compare with those of
    others, uint16. `front`, `middle` and `back` say for each split which of these rows it has.
    """

    def __init__(self, cards: Sequence[Card], rules: ThirteenRules) -> None:
        """Take thirteen cards and compute their legal splits.

        Raises CardError unless these are thirteen known cards that differ.
        """
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
        """Return the rows of one split, each in the order in which it is named."""
        places = places_of_rows()
        return Arrangement(
            self._row(places.threes[self.front[at]]),
            self._row(places.fives[self.middle[at]]),
            self._row(places.fives[self.back[at]]),
        )

    def _row(self, places: "NDArray[np.intp]") -> tuple[Card, ...]:
        return as_named([self._cards[place] for place in places], self._own)


if TYPE_CHECKING:
    from numpy.typing import NDArray

FILES = {False: "hands_plain.bin", True: "hands_bonus.bin"}
"""Hands as the software sets them, for plain tables and for those with bonuses.

Thirteen bytes each: front, middle, back. Made by tools/hands_set.py.
"""
_CUTS = {"front": slice(0, 3), "middle": slice(3, 8), "back": slice(8, 13)}
_SUITS = np.array([*permutations(range(4))], np.uint8)

Values = tuple["NDArray[np.uint16]", "NDArray[np.uint16]", "NDArray[np.uint16]"]
"""Values of the front, of the middle and of the back, of many hands."""


class _Scale:
    """The points of a row by its value, and whether they include a bonus."""

    def __init__(self, row: Row, rules: ThirteenRules, bonus: bool) -> None:
        listed = rules.bonuses[row] if bonus else {}
        bonuses = np.array([0, *(listed.get(name, 0) for name in _categories())], np.float64)
        self.paid = bonuses.repeat(4) > 0
        added = 0 if rules.bonus_replaces else rules.row_points
        self.gains = np.where(self.paid, bonuses.repeat(4) + added, rules.row_points)


class _Pays:
    """The points of one row against those of the opponents."""

    def __init__(self, theirs: "NDArray[np.uint16]", scale: _Scale) -> None:
        self.values = theirs
        self.scale = scale
        self._ordered = np.sort(theirs)
        self._lost = _from_there_up(scale.gains[self._ordered])
        self._unpaid = _from_there_up(~scale.paid[self._ordered])

    def expects(self, values: "NDArray[np.uint16]") -> list["NDArray[np.float32]"]:
        """Return expected points of own rows with these values, and their chances.

        The chances are of a win and a loss without a bonus.
        """
        count = len(self._ordered)
        below = np.searchsorted(self._ordered, values, "left")
        up_to = np.searchsorted(self._ordered, values, "right")
        tied = (up_to - below) / 2
        points = self.scale.gains[values] * below - self._lost[up_to]
        wins = np.where(self.scale.paid[values], 0, below) + tied
        loses = self._unpaid[up_to] + tied
        return [(each / count).astype(np.float32) for each in (points, wins, loses)]


def _from_there_up(each: "NDArray[np.generic]") -> "NDArray[np.float64]":
    """Return at each place the sum from there to the end, which is 0 behind the last."""
    return np.append(np.cumsum(each[::-1], dtype=np.float64)[::-1], 0)


@cache
def _categories() -> tuple[str, ...]:
    return tuple(rung.category for rung in ladder())


class Opponents:
    """Hands that an opponent may have set, each as likely."""

    def __init__(self, values: Values, scales: Sequence[_Scale], majority_points: int) -> None:
        self._majority = majority_points
        self._rows = [_Pays(row, scale) for row, scale in zip(values, scales, strict=True)]

    def estimate(self, splits: Splits) -> "NDArray[np.float32]":
        """Return the expected points of each split against one opponent, rows independent."""
        values = (splits.threes, splits.fives, splits.fives)
        places = (splits.front, splits.middle, splits.back)
        rows = [
            [each[at] for each in pays.expects(value)]
            for pays, value, at in zip(self._rows, values, places, strict=True)
        ]
        points, (front, middle, back), (lost_front, lost_middle, lost_back) = zip(
            *rows, strict=True
        )
        both, neither = middle * back, lost_middle * lost_back
        mixed = middle * lost_back + lost_middle * back
        more = front * (both + mixed - neither) + lost_front * (both - mixed - neither)
        expected: NDArray[np.float32] = points[0] + points[1] + points[2] + self._majority * more
        return expected

    def exact(self, splits: Splits, at: "NDArray[np.intp]") -> "NDArray[np.float32]":
        """Return the points of the splits `at` averaged over every hand."""
        return self.average(
            splits.threes[splits.front[at]],
            splits.fives[splits.middle[at]],
            splits.fives[splits.back[at]],
        )

    def average(
        self,
        front: "NDArray[np.uint16]",
        middle: "NDArray[np.uint16]",
        back: "NDArray[np.uint16]",
    ) -> "NDArray[np.float32]":
        """Return the points of hands with these row values, averaged over every opponent's hand.

        The values are uint16[N] each.
        """
        points = np.zeros(len(front), np.float32)
        more = np.zeros((len(front), len(self._rows[0].values)), np.int8)
        unpaid = np.ones(more.shape, bool)
        for pays, values in zip(self._rows, (front, middle, back), strict=True):
            points += pays.expects(values)[0]
            different, which = np.unique(values, return_inverse=True)
            won = different[:, None] > pays.values
            lost = different[:, None] < pays.values
            more += (won.view(np.int8) - lost.view(np.int8))[which]
            if (given := pays.scale.paid).any():
                paid = (won & given[different][:, None]) | (lost & given[pays.values])
                unpaid &= ~paid[which]
        sides = (more > 0).view(np.int8) - (more < 0).view(np.int8)
        sides *= unpaid.view(np.int8)
        points += self._majority * sides.mean(axis=1, dtype=np.float32)
        return points


class Population:
    """Hands that players have set, as possible opponents.

    uint8[N, 13]: front, middle and back.
    """

    def __init__(self, hands: "NDArray[np.uint8]", rules: ThirteenRules, *, bonus: bool) -> None:
        """Take the hands and rules; `bonus` says whether it is a bonus table.

        Raises ValueError for another shape or an empty array.
        """
        if hands.ndim != 2 or hands.shape[1] != CARDS_EACH or not len(hands):
            raise ValueError(f"expected hands as uint8[N, 13], got {list(hands.shape)}")
        rank = rules.order.rank_many
        front, middle, back = (rank(np.ascontiguousarray(hands[:, _CUTS[row]])) for row in ROWS)
        self._values: Values = (front, middle, back)
        self._masks = (np.uint64(1) << hands.astype(np.uint64)).sum(axis=1)
        self._scales = [_Scale(row, rules, bonus) for row in ROWS]
        self._majority = rules.majority_points

    def everybody(self) -> Opponents:
        """Return all of them, whatever their cards."""
        return Opponents(self._values, self._scales, self._majority)

    def facing(self, cards: Sequence[Card]) -> Opponents:
        """Return those that can be dealt beside these cards: they share none with them.

        Raises ValueError where nobody is left.
        """
        mine = np.uint64(sum(1 << card for card in cards))
        at = np.flatnonzero((self._masks & mine) == 0)
        if not len(at):
            raise ValueError(f"expected some hands without any of the cards {list(cards)}")
        front, middle, back = self._values
        return Opponents((front[at], middle[at], back[at]), self._scales, self._majority)


def in_all_suits(hands: "NDArray[np.uint8]") -> "NDArray[np.uint8]":
    """Return the same hands with their suits exchanged in all 24 ways: uint8[24 * N, 13]."""
    exchanged = (hands & np.uint8(0xFC)) | _SUITS[:, hands & np.uint8(3)]
    return exchanged.reshape(-1, CARDS_EACH)


def house(rules: ThirteenRules, *, bonus: bool) -> Population:
    """Return players who set as the software does, judged by these rules.

    The first call for some rules ranks all of their hands, which takes the better part of a second.
    """
    return _house(msgspec.msgpack.encode(rules), bonus)


@lru_cache(maxsize=8)
def _house(rules: bytes, bonus: bool) -> Population:
    data = files(__package__).joinpath(FILES[bonus]).read_bytes()
    hands = np.frombuffer(data, np.uint8).reshape(-1, CARDS_EACH)
    told = msgspec.msgpack.decode(rules, type=ThirteenRules)
    return Population(in_all_suits(hands), told, bonus=bonus)
