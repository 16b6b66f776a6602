"""Who pays whom in which order, and how payments are cut where money is short."""

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

from ruleone.chinese.rules import ThirteenRules

Cut = Literal["none", "payer-short", "winner-at-limit", "payer-closed", "winner-closed"]
"""Why less was paid than was due: the payer had no more to lose, the winner no more to win, or one
of both had reached his limit before and exchanges nothing more in this hand."""


class Purse:
    """One player's money during the settlement of a hand, in the smallest unit."""

    __slots__ = ("net", "raked", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.net = 0
        """Won less lost so far, before the rake."""
        self.raked = 0

    @property
    def stack(self) -> int:
        """What he has now."""
        return self.start + self.net - self.raked

    def closed(self, rules: ThirteenRules, *, tournament: bool) -> bool:
        """Whether he reached a limit and exchanges nothing more (chinese-money-2)."""
        if tournament or not rules.short_money:
            return False
        return self.stack <= 0 or (rules.winning_cap and self.net >= self.start)

    def can_win(self, due: int, rules: ThirteenRules, *, tournament: bool) -> int:
        """How much of what is due he may still win (chinese-money-1)."""
        capped = rules.winning_cap and not tournament
        return max(0, min(due, self.start - self.net)) if capped else due


def pairs_in_order(seats: Sequence[int]) -> list[tuple[int, int]]:
    """Who compares with whom: `seats` go clockwise from the left of the button; the first one with
    all others, then the next (chinese-order-1, chinese-money-2)."""
    return list(combinations(seats, 2))


def payment(
    payer: Purse, winner: Purse, due: int, rules: ThirteenRules, *, tournament: bool
) -> tuple[int, Cut]:
    """How much of what is due is paid, and why not more. Nobody pays more than he has; in cash
    games nobody wins more than he began with, and who reached a limit is closed."""
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
    """The rake on a win, rounded down to the smallest unit (chinese-rake)."""
    return max(0, amount) * rules.rake_num // (100 * rules.rake_den)
