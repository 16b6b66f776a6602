"""Style against style on the same cards.

Each deck is played twice with the styles' seats swapped, so that luck with the cards falls on both.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Self

import msgspec

from ruleone.bots import Chance
from ruleone.cards import FULL_DECK, Draw
from ruleone.dealing import GAMES, Hand
from ruleone.sim.table import play_out

SEATS = 6
BIG_BLIND = 100
STACKS_BB = (20, 50, 100)
"""Stacks in big blinds, one deck after another; in stud in small bets."""
STUD_ANTE = BIG_BLIND // 5


class Score(msgspec.Struct, frozen=True):
    """The net win of the seats of one style from those of the other, over many decks.

    Amounts are big blinds for 100 hands of one seat.
    """

    decks: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Self) -> "Score":
        return Score(
            self.decks + other.decks, self.total + other.total, self.squares + other.squares
        )

    @property
    def won(self) -> float:
        """The mean over the decks."""
        return self.total / self.decks if self.decks else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.decks < 2:
            return 0.0
        spread = max(0.0, self.squares / self.decks - self.won**2)
        return sqrt(spread / (self.decks - 1))

    @property
    def errors_ahead(self) -> float:
        """Return the number of standard errors that the mean is above zero."""
        return self.won / self.error if self.error else 0.0


def match(style: str, against: str, decks: Iterable[int], seed: int, game: str = "nlhe") -> Score:
    """Play the decks of these numbers in a game of GAMES, three seats each, every other seat.

    The same numbers and seed give the same result; the results of other numbers can be added.
    """
    score = Score()
    for number in decks:
        won = sum(_won(style, against, game, number, seed, swap) for swap in (0, 1))
        result = won / BIG_BLIND * 100 / SEATS
        score += Score(1, result, result * result)
    return score


def _won(style: str, against: str, game: str, number: int, seed: int, swap: int) -> int:
    """Return the chips that the seats of `style` won with this deck."""
    recipe = f"{seed}/{number}".encode()
    stack = STACKS_BB[number % len(STACKS_BB)] * BIG_BLIND
    draw = Draw(recipe)
    hand = Hand(
        game,
        seats=dict.fromkeys(range(1, SEATS + 1), stack),
        button=number % SEATS + 1,
        blinds=(BIG_BLIND // 2, BIG_BLIND),
        deck=[card for _ in range(GAMES[game].decks) for card in draw.shuffled(FULL_DECK)],
        ante=STUD_ANTE if GAMES[game].bring_in else 0,
    )
    styles = {seat: style if seat % 2 == swap else against for seat in range(1, SEATS + 1)}
    play_out(hand, styles, Chance(recipe))
    ends = hand.stacks
    return sum(ends[seat] - stack for seat, at in styles.items() if at == style)
