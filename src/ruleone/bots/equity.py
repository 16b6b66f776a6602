"""Quick estimates of a share of the pot, by running the hand out against likely holdings."""

from collections.abc import Sequence

from ruleone.bots.chance import BITS, Chance
from ruleone.bots.starting_hands import COMBOS
from ruleone.ranking import rank, rank7

Band = tuple[float, float]
"""Starting hands from one share of the order of strength to another: (0, 0.1) the best tenth."""


class Likely:
    """An opponent's likely holdings: a band of starting hands, and the acts since.

    Each bet or raise is taken as the better of one more holding drawn; each call as half of that.
    """

    __slots__ = ("calls", "first", "pushes", "width")

    def __init__(self, band: Band, pushes: int = 0, calls: int = 0) -> None:
        self.first = int(band[0] * len(COMBOS))
        self.width = max(12, int(band[1] * len(COMBOS)) - self.first)
        self.pushes = pushes
        self.calls = calls


def estimate(
    hole: tuple[int, int],
    board: Sequence[int],
    opponents: Sequence[Likely],
    runs: int,
    chance: Chance,
) -> float:
    """Return our equity, 0 to 1, from `runs` run-outs; `board` has 3 to 5 cards."""
    number = chance.number
    known = 0
    for card in (*hole, *board):
        known |= 1 << card
    missing = 5 - len(board)
    ours = rank((*hole, *board)) if not missing else 0
    share = 0.0
    for _ in range(runs):
        used, held = known, []
        for opponent in opponents:
            pair = _holding(opponent, board, used, chance)
            used |= 1 << pair[0] | 1 << pair[1]
            held.append(pair)
        full = list(board)
        while len(full) < 5:
            card = number() * 52 >> BITS
            if not used >> card & 1:
                used |= 1 << card
                full.append(card)
        a, b, c, d, e = full
        value = ours or rank7(hole[0], hole[1], a, b, c, d, e)
        ties = 1
        for pair in held:
            other = rank7(pair[0], pair[1], a, b, c, d, e)
            if other > value:
                break
            ties += other == value
        else:
            share += 1 / ties
    return share / runs


def _holding(opponent: Likely, board: Sequence[int], used: int, chance: Chance) -> tuple[int, int]:
    """Return one holding, clear of the cards that are used.

    It is the best on this board of several where the opponent has shown strength.
    """
    best = _draw(opponent, used, chance)
    more = opponent.pushes
    for _ in range(opponent.calls):
        more += chance.number() & 1
    if more:
        value = rank((*best, *board))
        for _ in range(more):
            other = _draw(opponent, used, chance)
            if (found := rank((*other, *board))) > value:
                best, value = other, found
    return best


def _draw(opponent: Likely, used: int, chance: Chance) -> tuple[int, int]:
    number, first, width = chance.number, opponent.first, opponent.width
    for _ in range(40):
        pair = COMBOS[first + (number() * width >> BITS)]
        if not (used >> pair[0] & 1 or used >> pair[1] & 1):
            return pair
    # The band is used up by the cards we see: any other holding will do.
    while True:
        pair = COMBOS[number() * len(COMBOS) >> BITS]
        if not (used >> pair[0] & 1 or used >> pair[1] & 1):
            return pair
