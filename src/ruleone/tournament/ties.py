"""Prizes of players who go out together."""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

TiePolicy = Literal["bigger-stack-first", "shared"]
"""`bigger-stack-first`: who began the hand with more chips is placed higher, and equal stacks
share; `shared`: all share. It is the edition's (`places.same_hand`)."""


def tied_prizes(
    prizes: Sequence[int], best: int, stacks: Sequence[int], policy: TiePolicy, unit: int = 1
) -> tuple[tuple[int, int], ...]:
    """Place and prize of each player, in the order of the stacks with which they began the hand.

    `best` is the best place that is open to them, and `prizes` are those of all places, first place
    first; a place without one is not paid. Who share a place share the prizes of the places that
    they take up, in whole units of `unit`, the smallest that is paid out: one more goes to those
    named first, and what is no whole unit to the first of them. The prizes are paid out whole.
    """
    together = policy == "shared"

    def begun_with(at: int) -> int:
        return 0 if together else stacks[at]

    told: dict[int, tuple[int, int]] = {}
    order = sorted(range(len(stacks)), key=begun_with, reverse=True)
    for _, group in groupby(order, key=begun_with):
        sharing = list(group)
        place = best + len(told)
        open_to_them = prizes[place - 1 : place - 1 + len(sharing)]
        amounts = shared_out(sum(open_to_them), len(sharing), unit)
        told |= {at: (place, amount) for at, amount in zip(sharing, amounts, strict=True)}
    return tuple(told[at] for at in range(len(stacks)))


def shared_out(total: int, players: int, unit: int = 1) -> list[int]:
    """A sum shared as evenly as whole units of `unit` let it be, the larger shares first; what is
    no whole unit goes to the first."""
    units, rest = divmod(total, unit)
    each, left = divmod(units, players)
    shares = [unit * (each + (at < left)) for at in range(players)]
    shares[0] += rest
    return shares
