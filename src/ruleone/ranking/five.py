"""The five cards that make a hand."""

from collections.abc import Sequence
from itertools import combinations

from ruleone.cards import rank_of
from ruleone.ranking.evaluator import rank
from ruleone.ranking.ladder import rung


def best_five(cards: Sequence[int]) -> tuple[int, ...]:
    """The five of 5 to 7 known cards that make the best hand, in the order in which it is named:
    the pair before its kickers, a straight from its top card down.

    Where cards of one rank serve equally well, those of the higher suits are taken. Raises
    CardError as `rank` does.
    """
    best = rank(cards)
    highest_first = sorted(cards, reverse=True)
    five = next(five for five in combinations(highest_first, 5) if rank(five) == best)
    told = rung(best).five
    return tuple(sorted(five, key=lambda card: (told.index(rank_of(card)), -card)))
