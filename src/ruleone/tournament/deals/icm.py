"""What stacks are worth in prizes, after Malmuth and Harville.

The winner is each player with the chance of his share of the chips; who is second, with that of his
share of what the others have, and so on. Instead of all orders of finish the sum goes over the sets
of those who are placed already: 2 ** players of them.
"""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

_ONE = 1 << 192
"""Chances are whole numbers of this: each step loses less than one of them, so a chance of sixteen
players is off by less than 2 ** -170."""


def finish_chances(stacks: Sequence[int], places: int) -> tuple[tuple[Fraction, ...], ...]:
    """For each stack the chances of the places from the first on, as many as are asked for.

    Stacks are above 0. Equal stacks have equal chances. Takes memory and time in proportion to
    2 ** len(stacks).
    """
    players = range(len(stacks))
    reached = [0] * (1 << len(stacks))
    reached[0] = _ONE
    out = [0] * len(reached)
    chances = [[0] * places for _ in players]
    whole = sum(stacks)
    for placed in range(len(reached)):
        if placed:
            lowest = placed & -placed
            out[placed] = out[placed ^ lowest] + stacks[lowest.bit_length() - 1]
        place = placed.bit_count()
        if place >= places:
            continue
        chance, left = reached[placed], whole - out[placed]
        for player in players:
            if not placed >> player & 1:
                now = chance * stacks[player] // left
                chances[player][place] += now
                reached[placed | 1 << player] += now
    return _alike(stacks, chances)


def _alike(
    stacks: Sequence[int], chances: Sequence[Sequence[int]]
) -> tuple[tuple[Fraction, ...], ...]:
    """The chances as fractions; what the order of steps made unlike for equal stacks is evened."""
    equal: dict[int, list[int]] = defaultdict(list)
    for player, stack in enumerate(stacks):
        equal[stack].append(player)
    mean = {
        stack: tuple(
            Fraction(sum(each) // len(alike), _ONE)
            for each in zip(*(chances[player] for player in alike), strict=True)
        )
        for stack, alike in equal.items()
    }
    return tuple(mean[stack] for stack in stacks)


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """What each stack is worth when these prizes, first place first, are still to be won."""
    chances = finish_chances(stacks, min(len(prizes), len(stacks)))
    return tuple(
        sum((prize * chance for prize, chance in zip(prizes, each, strict=False)), Fraction(0))
        for each in chances
    )
