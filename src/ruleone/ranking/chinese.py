"""Rows of 13-card Chinese poker: five cards in the back and the middle, three in the front.

Both sizes stand on one ladder, so that a middle compares with a front: category first, then ranks.
Where all ranks of a front are those that lead a five-card row, the five cards are higher
(chinese-hand-3). Three cards make three of a kind, a pair or a high card, nothing else
(chinese-hand-4). Rows on one rung differ by the suit of the card that decides (chinese-rank-tie).
"""

from array import array
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Literal

from ruleone.cards import RANKS, SUITS, Card
from ruleone.ranking import high
from ruleone.ranking.evaluator import ChineseRows
from ruleone.ranking.rung import ACE, Rung

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Tiebreak = Literal["all-rows", "explicit-only", "none"]
"""Rows that suits decide: all that can be equal, straights and flushes only, or none."""

# The index of the card whose suit decides, in the order in which the rung lists cards. For three,
# four of a kind and full houses no two of equal ranks are dealt from one deck.
_EXPLICIT = {"straight": 0, "flush": 0, "straight-flush": 0, "royal-flush": 0}
DECIDES: dict[Tiebreak, dict[str, int]] = {
    "all-rows": _EXPLICIT | {"high-card": 0, "pair": 2, "two-pair": 4},
    "explicit-only": _EXPLICIT,
    "none": {},
}
"""Position of the card whose suit decides between equal hands, by category."""
NO_RANK = 13
"""Rank of the deciding card where there is none."""


@cache
def ladder() -> tuple[Rung, ...]:
    """Return all rungs, weakest first: 7,462 of five cards and 455 of three.

    Category goes before rank (chinese-rank-0). Three and four of a kind go by their rank
    (chinese-rank-trips, chinese-rank-quads), a full house by its three (chinese-rank-full-house).
    """
    rungs = [*high.ladder(), *_of_three()]
    return tuple(sorted(rungs, key=lambda rung: (high.CATEGORIES.index(rung.category), rung.ranks)))


def _of_three() -> list[Rung]:
    down = range(ACE, -1, -1)
    singles = [Rung("high-card", ranks, ranks) for ranks in combinations(down, 3)]
    pairs = [Rung("pair", (two, one), (two, two, one)) for two, one in permutations(down, 2)]
    return [*singles, *pairs, *(Rung("trips", (rank,), (rank,) * 3) for rank in down)]


class ChineseOrder:
    """The order of rows, with `suits` from the highest down, such as "shcd".

    A row's value is `4 * rung + suit`: the rung from 1 for the weakest up, the place 0..3 of the
    suit that decides, 0 where `tiebreak` lets none. A higher value wins and equal values tie; of
    rows from one deck no two tie under "all-rows". `value // 4` is the row without its suit.
    """

    def __init__(self, suits: str = "shcd", tiebreak: Tiebreak = "all-rows") -> None:
        """Take the suits and the tiebreak.

        Raises ValueError where `suits` is not each suit once, or for an unknown tiebreak.
        """
        if sorted(suits) != sorted(SUITS):
            raise ValueError(f"expected each of {SUITS} once, got {suits!r}")
        if tiebreak not in DECIDES:
            raise ValueError(f"expected one of {', '.join(DECIDES)}, got {tiebreak!r}")
        self.suits = suits
        self.tiebreak: Tiebreak = tiebreak

    def __repr__(self) -> str:
        return f"<ChineseOrder {self.suits} {self.tiebreak}>"

    @cached_property
    def evaluator(self) -> ChineseRows:
        """The evaluator that ranks the rows, of the kernel or of its Python twin."""
        return self.evaluator_of(ChineseRows)

    def evaluator_of(self, rows: Callable[..., ChineseRows]) -> ChineseRows:
        """Return this order's evaluator, made by the kernel's class or the twin's."""
        places = [self.suits[::-1].index(suit) for suit in SUITS]
        return rows(*_tables(self.tiebreak), places)

    @cached_property
    def rank(self) -> Callable[[Sequence[Card]], int]:
        """The value of a row of five or three known cards: `rank(cards)`.

        Raises CardError for another count, an int that does not stand for a known card, or a card
        twice.
        """
        return self.evaluator.rank

    @cached_property
    def rank_many(self) -> 'Callable[["NDArray[np.uint8]"], "NDArray[np.uint16]"]':
        """`rank` of each row: uint8[N, 5] or uint8[N, 3] in, uint16[N] out.

        The cards of a row must differ, which is not checked. Raises TypeError for another type or
        shape and CardError for a number that does not stand for a known card.
        """
        return self.evaluator.rank_many

    def category(self, value: int) -> str:
        """Return the category of a value: "pair", "trips" ...

        Raises ValueError where no hand has this value.
        """
        return self.name(value)[0]

    def name(self, value: int) -> tuple[str, tuple[str, ...]]:
        """Return the category of a value and the ranks that name it.

        Ranks are "A" down to "2", most significant first; `ruleone.words.name_hand` turns them into
        words. Raises ValueError where no hand has this value.
        """
        rungs = ladder()
        if not 1 <= value // 4 <= len(rungs):
            raise ValueError(f"expected the value of a row, 4 to {4 * len(rungs) + 3}, got {value}")
        rung = rungs[value // 4 - 1]
        return rung.category, tuple(RANKS[rank] for rank in rung.ranks)


@cache
def chinese_order(suits: str = "shcd", tiebreak: Tiebreak = "all-rows") -> ChineseOrder:
    """Return the order of rows for these options, cached.

    Raises ValueError as ChineseOrder does.
    """
    return ChineseOrder(suits, tiebreak)


@cache
def _tables(
    tiebreak: Tiebreak,
) -> tuple["array[int]", "array[int]", "array[int]", "array[int]"]:
    """Return the rungs and deciding ranks of five-card rows, then those of three-card rows.

    Five cards are indexed by their value as a high hand, three by `169 * a + 13 * b + c` of their
    ranks. Each pair of tables holds four times the rung, and the rank of the card whose suit
    decides.
    """
    values_of_five, ranks_of_five = array("H", [0]), array("H", [NO_RANK])
    values_of_three, ranks_of_three = array("H", [0]) * 13**3, array("H", [NO_RANK]) * 13**3
    for value, rung in enumerate(ladder(), start=1):
        at = DECIDES[tiebreak].get(rung.category)
        rank = NO_RANK if at is None else rung.whole[at]
        if len(rung.whole) == 5:
            values_of_five.append(4 * value)
            ranks_of_five.append(rank)
            continue
        for a, b, c in permutations(rung.whole):
            values_of_three[169 * a + 13 * b + c] = 4 * value
            ranks_of_three[169 * a + 13 * b + c] = rank
    return values_of_five, ranks_of_five, values_of_three, ranks_of_three
