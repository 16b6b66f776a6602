"""What a split can expect against opponents who are known by hands that they have set.

Nothing is known of the cards of the opponent at the table: his hand is one of the model's, each as
likely. Rows pay by themselves, so their points are exact sums over the model, read from tables by
the value of a row. The point for more rows depends on all three at once: `estimate` takes the rows
as independent, `exact` compares with every hand of the model.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

import numpy as np

from ruleone.chinese.rules import CARDS_EACH, ROWS, Row, ThirteenRules, thirteen_rules
from ruleone.chinese.splits import Splits
from ruleone.ranking import ChineseOrder
from ruleone.ranking.chinese import ladder
from ruleone.rulebook import Edition

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILES = {False: "hands_plain.bin", True: "hands_bonus.bin"}
"""Hands as the house sets them, for plain tables and for those with bonuses, thirteen bytes each:
front, middle, back. Made by tools/hands_set.py."""
_CUTS = {"front": slice(0, 3), "middle": slice(3, 8), "back": slice(8, 13)}


class _Pays:
    """One row of the model. By the value of an own row: the `points` that it expects, and how
    likely it wins and loses without a bonus."""

    def __init__(self, row: Row, theirs: "NDArray[np.uint16]", rules: ThirteenRules, bonus: bool):
        listed = rules.bonuses[row] if bonus else {}
        bonuses = np.array([0, *(listed.get(name, 0) for name in _categories())], np.float64)
        bonuses = bonuses.repeat(4)
        self.values = theirs
        self.paid = bonuses > 0
        added = 0 if rules.bonus_replaces else rules.row_points
        gains = np.where(self.paid, bonuses + added, rules.row_points)
        here = np.bincount(theirs, minlength=len(gains)) / len(theirs)
        below = np.cumsum(here) - here
        self.points = (gains * below - _above(gains * here)).astype(np.float32)
        self.wins = (np.where(self.paid, 0, below) + here / 2).astype(np.float32)
        self.loses = (_above(np.where(self.paid, 0, here)) + here / 2).astype(np.float32)


def _above(shares: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """The sum of all that stand higher."""
    above: NDArray[np.float64] = shares.sum() - np.cumsum(shares)
    return above


@cache
def _categories() -> tuple[str, ...]:
    return tuple(rung.category for rung in ladder())


class Opponents:
    """A model of one opponent: hands that he has set, uint8[N, 13], front, middle and back."""

    def __init__(self, hands: "NDArray[np.uint8]", rules: ThirteenRules, *, bonus: bool) -> None:
        """`bonus` says whether it is a bonus table. Raises ValueError for another shape or none."""
        if hands.ndim != 2 or hands.shape[1] != CARDS_EACH or not len(hands):
            raise ValueError(f"expected hands as uint8[N, 13], got {list(hands.shape)}")
        self._majority = rules.majority_points
        self._rows = [
            _Pays(row, _values(rules.order, hands[:, _CUTS[row]]), rules, bonus) for row in ROWS
        ]

    def estimate(self, splits: Splits) -> "NDArray[np.float32]":
        """The points that each split expects against one opponent, rows taken as independent."""
        values = (splits.threes, splits.fives, splits.fives)
        places = (splits.front, splits.middle, splits.back)
        points, wins, loses = (
            [
                getattr(pays, name)[value][at]
                for pays, value, at in zip(self._rows, values, places, strict=True)
            ]
            for name in ("points", "wins", "loses")
        )
        front, middle, back = wins
        lost_front, lost_middle, lost_back = loses
        both, neither = middle * back, lost_middle * lost_back
        mixed = middle * lost_back + lost_middle * back
        more = front * (both + mixed - neither) + lost_front * (both - mixed - neither)
        expected: NDArray[np.float32] = points[0] + points[1] + points[2] + self._majority * more
        return expected

    def exact(self, splits: Splits, at: "NDArray[np.intp]") -> "NDArray[np.float32]":
        """The points of the splits `at` averaged over every hand of the model."""
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
        """The points of hands with these values of their rows, uint16[N] each, averaged over every
        hand of the model."""
        points = np.zeros(len(front), np.float32)
        more = np.zeros((len(front), len(self._rows[0].values)), np.int8)
        unpaid = np.ones(more.shape, bool)
        for pays, values in zip(self._rows, (front, middle, back), strict=True):
            points += pays.points[values]
            different, which = np.unique(values, return_inverse=True)
            won = different[:, None] > pays.values
            lost = different[:, None] < pays.values
            more += (won.view(np.int8) - lost.view(np.int8))[which]
            if pays.paid.any():
                paid = (won & pays.paid[different][:, None]) | (lost & pays.paid[pays.values])
                unpaid &= ~paid[which]
        sides = (more > 0).view(np.int8) - (more < 0).view(np.int8)
        sides *= unpaid.view(np.int8)
        points += self._majority * sides.mean(axis=1, dtype=np.float32)
        return points


def _values(order: ChineseOrder, rows: "NDArray[np.uint8]") -> "NDArray[np.uint16]":
    return order.rank_many(np.ascontiguousarray(rows))


@lru_cache(maxsize=16)
def opponents(edition: Edition, *, bonus: bool) -> Opponents:
    """The house's own model of an opponent under this edition: one who sets as the house does."""
    data = files(__package__).joinpath(FILES[bonus]).read_bytes()
    hands = np.frombuffer(data, np.uint8).reshape(-1, CARDS_EACH)
    return Opponents(hands, thirteen_rules(edition), bonus=bonus)
