"""Short stacks before the flop: all-in or nothing, and whom to call.

Both sides play their best answer to the other: the one who goes all-in does so with every hand that
gains by it, those behind call with every hand that has the price. Found by answering back and forth
until it settles; depths and pots are rounded so that each question is worked out once.
"""

from functools import lru_cache

from ruleone.bots.starting_hands import BY_STRENGTH, combos_of, equity_against

ROUNDS = 10
LEAST_SHARE = 0.02
"""However bad the price, the very best hands are always among them."""

LEAST_DEPTH = 0.5
"""A stack of a few chips is asked about as if it were half a big blind: there is always a price."""


def push_gain(number: int, depth: float, behind: int, pot: float, call_share: float) -> float:
    """What going all-in for `depth` big blinds gains over folding, with `pot` big blinds in the
    middle and so many players behind, each of whom calls with this share of all hands."""
    all_fold = (1 - call_share) ** behind
    called = equity_against(number, call_share) * (2 * depth + pot) - depth
    return all_fold * pot + (1 - all_fold) * called


def shares(depth: float, behind: int, pot: float) -> tuple[float, float]:
    """The share of all hands to go all-in with, and the share that each player behind calls with.

    Amounts are in big blinds.
    """
    rounded = max(LEAST_DEPTH, round(min(depth, 40.0) * 2) / 2)
    return _settled(rounded, max(1, behind), round(pot * 4) / 4)


@lru_cache(maxsize=8_192)
def _settled(depth: float, behind: int, pot: float) -> tuple[float, float]:
    push, call = 0.4, 0.2
    price = depth / (2 * depth + pot)
    for _ in range(ROUNDS):
        calling = [n for n in BY_STRENGTH if equity_against(n, push) >= price]
        call = max(LEAST_SHARE, (call + _share(calling)) / 2)
        pushing = [n for n in BY_STRENGTH if push_gain(n, depth, behind, pot, call) >= 0]
        push = max(LEAST_SHARE, (push + _share(pushing)) / 2)
    return push, call


def _share(numbers: list[int]) -> float:
    """How much of all hands these classes are."""
    return sum(combos_of(number) for number in numbers) / 1326
