"""Main and side pots, and how a pot is shared."""

from math import gcd

from ruleone.dealing.state import State


def layers(state: State) -> list[tuple[int, list[int]]]:
    """The pots as they stand, main pot first: each its chips and the places that can win it.

    Without an all-in there is one (holdem-pots-1). With one a pot ends at its height
    (holdem-pots-3): a hand wins from each other player as much as it put in (holdem-pots-4).
    What folded players put in above every live hand goes down into the highest pot that has one;
    chips that stand for nobody's bet (antes for the table, dead blinds) are in the main pot.
    """
    live = state.live
    if len(live) == state.able:
        return [(state.pot + state.given, live)]
    put = state.put
    height = put[live[0]]
    for place in live:
        if put[place] != height:
            return _side_pots(state, sorted({put[place] for place in live}), put)
    return [(state.pot + state.given, live)]


def _side_pots(state: State, heights: list[int], put: list[int]) -> list[tuple[int, list[int]]]:
    live = state.live
    pots: list[tuple[int, list[int]]] = []
    floor, dead = 0, state.dead
    for height in heights:
        last = height == heights[-1]
        amount = dead + sum(
            (chips if last else min(chips, height)) - floor for chips in put if chips > floor
        )
        if amount:
            pots.append((amount, [place for place in live if put[place] >= height]))
        floor, dead = height, 0
    return pots


def share(state: State, amount: int, winners: int) -> tuple[list[int], int]:
    """What each of so many winners, in the order of their places, gets of a pot that they tie for,
    and how many chips were odd.

    The pot is divided in the smallest chip in play; what cannot be divided goes out from the first
    winner left of the button on, one chip each or all to that player, as the edition says.
    """
    unit = odd_chip(state)
    each = amount // (unit * winners) * unit
    amounts = [each] * winners
    odd = amount - each * winners
    amounts[0] += odd % unit
    if state.rules.odd_one_by_one:
        for at in range(odd // unit):
            amounts[at] += unit
    else:
        amounts[0] += odd // unit * unit
    return amounts, odd


def half(state: State, amount: int) -> int:
    """The smaller half of a pot: an odd chip is in the other (house-18C)."""
    unit = odd_chip(state)
    return amount // (2 * unit) * unit


def odd_chip(state: State) -> int:
    """The chip in which pots are divided: the smallest in play. Hands that began when editions did
    not break odd chips down go by the largest in which everything was put in."""
    if state.rules.odd_smallest:
        return state.started.chip
    return gcd(state.dead, *state.put) or state.started.chip
