"""Amounts of a deal: whole numbers that add up to the prizes left, by ICM or by chips.

In the model of Malmuth and Harville each player wins with the probability of their share of the
chips. Each is second with that of their share of the others' chips, and so on. Instead of all
orders of finish the sum goes over the sets of players placed already: 2 ** players of them.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Final, Literal

import msgspec

from ruleone.limits import DEAL_PLAYERS_MAX, STACK_MAX_CHIPS
from ruleone.tournament.terms.errors import Flaw

_ONE = 1 << 192
"""Scale of chances as whole numbers.

Each step loses less than one of them, so a chance of sixteen players is off by less than 2 ** -170.
"""


def finish_chances(stacks: Sequence[int], places: int) -> tuple[tuple[Fraction, ...], ...]:
    """Return each stack's chances of the places from the first on.

    Stacks are above 0. Equal stacks have equal chances. Takes memory and time in proportion to 2 **
    len(stacks).
    """
    players = range(len(stacks))
    reached = [0] * (1 << len(stacks))
    reached[0] = _ONE
    out = [0] * len(reached)
    chances = [[0] * places for _ in players]
    whole = sum(stacks)
    for placed in range(len(reached)):
        if placed:
            # The set without its lowest player is done already, so the sum takes one addition.
            lowest = placed & -placed
            out[placed] = out[placed ^ lowest] + stacks[lowest.bit_length() - 1]
        place = placed.bit_count()
        if place >= places:
            continue
        chance, left = reached[placed], whole - out[placed]
        for player in players:
            if not placed >> player & 1:
                # Whole numbers: fractions would grow with each of up to sixteen steps.
                now = chance * stacks[player] // left
                chances[player][place] += now
                reached[placed | 1 << player] += now
    return _alike(stacks, chances)


def _alike(
    stacks: Sequence[int], chances: Sequence[Sequence[int]]
) -> tuple[tuple[Fraction, ...], ...]:
    """Return the chances as fractions, evened out for equal stacks.

    The order of the steps makes them differ slightly.
    """
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
    """Return each stack's worth when these prizes, first place first, are still to be won."""
    chances = finish_chances(stacks, min(len(prizes), len(stacks)))
    return tuple(
        sum((prize * chance for prize, chance in zip(prizes, each, strict=False)), Fraction(0))
        for each in chances
    )


Reckoned = Literal["icm", "chip-chop"]
"""Kind of a deal computed by software; amounts that players name themselves are `custom`."""


class BadDeal(ValueError):
    """A deal that cannot be made: `code` names its words (`deal-<code>`), with `parameters`."""

    def __init__(self, code: str, **parameters: int) -> None:
        super().__init__(code, parameters)
        self.code, self.parameters = code, parameters


class Deal(msgspec.Struct, frozen=True):
    """Each player's amount at once, in the order of the stacks, and the part `left` to the winner.

    All are in the smallest unit of the prizes.
    """

    kind: Literal["icm", "chip-chop", "custom"]
    amounts: tuple[int, ...]
    left: int = 0


def chip_chop(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the lowest prize to each player, and the rest in proportion to the chips."""
    least = prizes[len(stacks) - 1] if len(prizes) >= len(stacks) else 0
    rest, chips = sum(prizes) - least * len(stacks), sum(stacks)
    return tuple(least + Fraction(rest * stack, chips) for stack in stacks)


_GRAIN: Final = 1 << 96
"""Smallest difference of worths that counts.

Worths are computed in steps, and with prizes up to STACK_MAX_CHIPS these lose less than 2 ** -126.
"""

_RECKONED: Final[dict[str, Callable[[Sequence[int], Sequence[int]], tuple[Fraction, ...]]]] = {
    "icm": icm,
    "chip-chop": chip_chop,
}


def offer(kind: Reckoned, stacks: Sequence[int], prizes: Sequence[int], left: int = 0) -> Deal:
    """Return the deal for these stacks and the prizes of the places still open.

    Prizes are first place first. `left` stays to play for: it comes off the first prize, and its
    maximum is the difference to the second one. Amounts are whole and add up to the prizes less
    `left`. An odd unit goes to the largest remainder, of equal ones to the bigger stack, then to
    the one named first.

    Raises BadDeal where these are not stacks and prizes of one table.
    """
    _check(stacks, prizes)
    most = prizes[0] - (prizes[1] if len(prizes) > 1 else 0)
    if not 0 <= left <= most:
        raise BadDeal("left-out-of-range", most=most, came=left)
    worth = _RECKONED[kind](stacks, (prizes[0] - left, *prizes[1:]))
    return Deal(kind, _whole(worth, stacks, sum(prizes) - left), left)


def agreed(
    amounts: Sequence[int], stacks: Sequence[int], prizes: Sequence[int], left: int = 0
) -> Deal:
    """Return the deal that the players name themselves, and the part `left`.

    Raises BadDeal unless all of it is whole, from 0 up, and adds up to the prizes.
    """
    _check(stacks, prizes)
    if len(amounts) != len(stacks):
        raise BadDeal("amounts-not-players", expected=len(stacks), came=len(amounts))
    if min(*amounts, left) < 0:
        raise BadDeal("below-nothing", came=min(*amounts, left))
    if (came := sum(amounts) + left) != sum(prizes):
        raise BadDeal("does-not-add-up", expected=sum(prizes), came=came)
    return Deal("custom", tuple(amounts), left)


def deal_flaws(deal: Deal, prizes: Sequence[int]) -> Iterator[Flaw]:
    """Yield warnings for the players before they agree.

    Somebody would get more than the first prize, or less than the lowest prize already secured.
    Places in `level` are those in the deal, from 1.
    """
    first, least = prizes[0], prizes[-1] if len(prizes) == len(deal.amounts) else 0
    for number, amount in enumerate(deal.amounts, start=1):
        if amount > first:
            yield Flaw("deal-above-first", number, {"amount": amount, "prize": first})
        if amount < least:
            yield Flaw("deal-below-least", number, {"amount": amount, "prize": least})


def _whole(worth: Sequence[Fraction], stacks: Sequence[int], total: int) -> tuple[int, ...]:
    # Steps of the computation must not break ties between equal remainders.
    grains = [round(each * _GRAIN) for each in worth]
    amounts = [each // _GRAIN for each in grains]
    rest = [each % _GRAIN for each in grains]
    order = sorted(range(len(worth)), key=lambda at: (-rest[at], -stacks[at], at))
    for at in order[: total - sum(amounts)]:
        amounts[at] += 1
    return tuple(amounts)


def _check(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    if not 2 <= len(stacks) <= DEAL_PLAYERS_MAX:
        raise BadDeal("players", most=DEAL_PLAYERS_MAX, came=len(stacks))
    if not all(0 < stack <= STACK_MAX_CHIPS for stack in stacks):
        wrong = next(stack for stack in stacks if not 0 < stack <= STACK_MAX_CHIPS)
        raise BadDeal("stack-out-of-range", most=STACK_MAX_CHIPS, came=wrong)
    if not 1 <= len(prizes) <= len(stacks):
        raise BadDeal("prizes-not-players", most=len(stacks), came=len(prizes))
    if list(prizes) != sorted(prizes, reverse=True) or prizes[-1] < 0:
        raise BadDeal("prizes-rise")
    if prizes[0] > STACK_MAX_CHIPS:
        raise BadDeal("prize-too-large", most=STACK_MAX_CHIPS, came=prizes[0])
