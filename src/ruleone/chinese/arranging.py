"""Search for the best arrangement of thirteen cards against given opponents."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from ruleone.cards import Card
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.naturals import best_natural
from ruleone.chinese.opponents import Opponents, Splits
from ruleone.chinese.rules import ThirteenRules

FINALISTS = 24
"""Number of splits, best by the estimate, that are compared with every opponent."""


class Expected(msgspec.Struct, frozen=True, gc=False):
    """An arrangement and its expected points from each opponent.

    Where `declare` is set the cards hold a natural worth more, and `points` are those of the
    natural.
    """

    arrangement: Arrangement
    points: float
    declare: bool = False


def best_arrangement(
    cards: Sequence[Card], against: Opponents, rules: ThirteenRules, finalists: int = FINALISTS
) -> Expected:
    """Return the legal split with the highest expected points against these opponents.

    All splits are judged by their estimate, the first `finalists` of them exactly. A natural is
    declared where it pays more. Raises CardError unless these are thirteen known cards that differ.
    """
    splits = Splits(cards, rules)
    at, points = _best_first(splits, against, finalists)
    natural = best_natural(cards, rules)
    arrangement = splits.arrangement(int(at[0]))
    if natural is not None and natural[1] > points[0]:
        return Expected(arrangement, float(natural[1]), declare=True)
    return Expected(arrangement, float(points[0]))


def arrangements_ranked(
    cards: Sequence[Card],
    against: Opponents,
    rules: ThirteenRules,
    most: int | None = None,
    finalists: int = FINALISTS,
) -> list[Expected]:
    """Return all legal arrangements, the best first, or the first `most` of them.

    The first `finalists` have their exact points, the others the estimate; none declares. Raises
    CardError as `best_arrangement` does.
    """
    splits = Splits(cards, rules)
    at, points = _best_first(splits, against, finalists)
    if most is not None and most <= len(at):
        return _expected(splits, at[:most], points[:most])
    estimated = against.estimate(splits)
    rest = np.argsort(-estimated, kind="stable")
    rest = rest[~np.isin(rest, at)]
    order = np.concatenate([at, rest])[:most]
    known = np.concatenate([points, estimated[rest]])[:most]
    return _expected(splits, order, known)


def _expected(splits: Splits, at: NDArray[np.intp], points: NDArray[np.float32]) -> list[Expected]:
    return [
        Expected(splits.arrangement(split), expected)
        for split, expected in zip(at.tolist(), points.tolist(), strict=True)
    ]


def points_of(arrangement: Arrangement, against: Opponents, rules: ThirteenRules) -> float:
    """Return the expected points of this arrangement, compared with every opponent's hand.

    It should not be a foul: the cost of a foul is not included.
    """
    front, middle, back = (np.array([rules.order.rank(row)], np.uint16) for row in arrangement)
    return float(against.average(front, middle, back)[0])


def _best_first(
    splits: Splits, against: Opponents, finalists: int
) -> tuple[NDArray[np.intp], NDArray[np.float32]]:
    estimated = against.estimate(splits)
    if len(estimated) > finalists:
        at = np.sort(np.argpartition(-estimated, finalists - 1)[:finalists])
    else:
        at = np.arange(len(estimated))
    exact = against.exact(splits, at)
    order = np.argsort(-exact, kind="stable")
    return at[order], exact[order]
