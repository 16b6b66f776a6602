"""Settlement: the order of payments, and cuts where money is short."""

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

from ruleone.chinese.rules import ThirteenRules

Cut = Literal["none", "payer-short", "winner-at-limit", "payer-closed", "winner-closed"]
"""Reason of a payment below the amount due.

The payer had no more to lose, or the winner no more to win. Or one of them had reached a limit
before and exchanges nothing more in this hand.
"""


class Purse:
    """One player's money during the settlement of a hand, in the smallest unit."""

    __slots__ = ("net", "raked", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.net = 0
        """Net win so far, before the rake."""
        self.raked = 0

    @property
    def stack(self) -> int:
        """The present money."""
        return self.start + self.net - self.raked

    def closed(self, rules: ThirteenRules, *, tournament: bool) -> bool:
        """Whether the player reached a limit and exchanges nothing more (chinese-money-2)."""
        if tournament or not rules.short_money:
            return False
        return self.stack <= 0 or (rules.winning_cap and self.net >= self.start)

    def can_win(self, due: int, rules: ThirteenRules, *, tournament: bool) -> int:
        """Return how much of the amount due the player may still win (chinese-money-1)."""
        capped = rules.winning_cap and not tournament
        return max(0, min(due, self.start - self.net)) if capped else due


def pairs_in_order(seats: Sequence[int]) -> list[tuple[int, int]]:
    """Return the pairs in order of comparison (chinese-order-1, chinese-money-2).

    `seats` go clockwise from the left of the button; the first one compares with all others, then
    the next.
    """
    return list(combinations(seats, 2))


def payment(
    payer: Purse, winner: Purse, due: int, rules: ThirteenRules, *, tournament: bool
) -> tuple[int, Cut]:
    """Return the part of an amount due that is paid, and the reason of a cut.

    Nobody pays more than they have; in cash games nobody wins more than their starting money, and a
    player at a limit is closed.
    """
    if payer.closed(rules, tournament=tournament):
        return 0, "payer-closed"
    if winner.closed(rules, tournament=tournament):
        return 0, "winner-closed"
    can_lose = min(due, payer.stack)
    can_win = winner.can_win(due, rules, tournament=tournament)
    if can_lose == can_win == due:
        return due, "none"
    return (can_lose, "payer-short") if can_lose <= can_win else (can_win, "winner-at-limit")


def rake_of(amount: int, rules: ThirteenRules) -> int:
    """Return the rake on a win, rounded down to the smallest unit (chinese-rake)."""
    return max(0, amount) * rules.rake_num // (100 * rules.rake_den)
