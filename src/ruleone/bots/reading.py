"""What the shark thinks of the others: which hands they may hold after what they have done.

People who raise do so with more hands than they should, and those who call with many more: these
are the averages of a mixed field, not of experts.
"""

from ruleone.bots.equity import Band, Likely
from ruleone.bots.push_fold import shares
from ruleone.bots.spot import Opponent, Spot

OPENING = (0.46, 0.46, 0.40, 0.34, 0.29, 0.25, 0.22, 0.20, 0.18, 0.17)
"""The share of hands that is raised first, by how many players were behind."""
RAISED_AGAIN = (1.0, 0.30, 0.11, 0.06, 0.045)
"""The share of hands behind a raise of each level before the flop; openings go by position."""
SHORT = 20
"""All-ins of this many big blinds or fewer are made with more hands: at least with these shares,
first in and as a raise of a raise."""
SHORT_OPENING, SHORT_AGAIN = 0.25, 0.15
PUSHES_READ = 2
CALLS_READ = 2
"""More bets and raises, or calls, than these tell nothing new."""


def raising_share(opponent: Opponent, spot: Spot) -> float:
    """The share of hands with which he made his last raise before the flop."""
    bet_bb = opponent.bet / spot.big_blind
    short = opponent.all_in and bet_bb <= SHORT
    if opponent.level > 1:
        again = RAISED_AGAIN[min(opponent.level, len(RAISED_AGAIN) - 1)]
        return max(SHORT_AGAIN, again) if short else again
    if not short:
        return OPENING[min(opponent.behind, len(OPENING) - 1)]
    pot = (spot.pot - opponent.bet) / spot.big_blind
    return max(SHORT_OPENING, shares(bet_bb, opponent.behind, pot)[0])


def band_of(opponent: Opponent, spot: Spot) -> Band:
    """The starting hands that he may have come in with."""
    match opponent.part:
        case "raiser":
            return 0.0, raising_share(opponent, spot)
        case "caller":
            return (0.03, 0.42) if spot.levels == 1 else (0.01, 0.2)
        case "limper":
            return 0.05, 0.65
        case "blind":
            return 0.08, 1.0
        case _:
            return 0.0, 1.0


def likely_holdings(spot: Spot) -> list[Likely]:
    """All opponents as the shark takes them to be after the flop."""
    return [
        Likely(
            band_of(opponent, spot),
            min(PUSHES_READ, opponent.pushes),
            min(CALLS_READ, opponent.calls),
        )
        for opponent in spot.opponents.values()
    ]
