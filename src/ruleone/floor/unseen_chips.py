"""Readings beside chips of an earlier bet whose denominations nobody has entered."""

from collections.abc import Collection, Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace

from ruleone.floor.bet_faced import Facing
from ruleone.floor.facts import Chips, together, value_of
from ruleone.floor.reading import reading
from ruleone.floor.ruling import Reading
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.steps import PulledBack, Push, Step
from ruleone.floor.untold import Could, Facts
from ruleone.floor.whole import whole
from ruleone.rulebook import Edition


def may_lie(
    staked: int, chip: int, happened: Sequence[Step], denominations: Collection[int] = ()
) -> Iterator[Chips]:
    """Yield the possible chips of a player's stake on the table.

    They are the fewest of the chips in play (`denominations`), and as many of each as possible.
    Where these are unknown, they are one chip, as many of the smallest (`chip`, 1 where unknown),
    or all of a denomination of the new ones. Chips that were drawn in were among them.
    """
    drawn = together(step.chips for step in happened if isinstance(step, PulledBack))
    left = staked - value_of(drawn)
    if left <= 0:
        yield drawn if left == 0 else {}
        return
    worths = {worth for step in happened if isinstance(step, Push) for worth in step.chips}
    worths = {*denominations} if denominations else {left, chip or 1, *worths, *drawn}
    piles = [*_piles(left, sorted(worths, reverse=True))]
    for pile in piles or [{left: 1}, {1: left}]:
        yield together([drawn, pile])


def _piles(amount: int, worths: Sequence[int]) -> Iterator[Chips]:
    """Yield an amount in chips of each of these denominations.

    It is in chips of one denomination alone, and in the fewest of that and those above it, as far
    as they make it up.
    """
    for at, worth in enumerate(worths, 1):
        if amount % worth == 0:
            yield {worth: amount // worth}
        fewest: dict[int, int] = {}
        left = amount
        for each in worths[:at]:
            count, left = divmod(left, each)
            fewest |= {each: count} if count else {}
        if not left:
            yield fewest


class Lying(msgspec.Struct, frozen=True, kw_only=True):
    """A player's stake on the street, and the chips of it on the table.

    It has the chips in play as far as they are known, and the smallest of them. It has the player's
    words and motions, and the chips of the stake that lie there.
    """

    staked: int
    chip: int
    denominations: tuple[int, ...]
    steps: tuple[Step, ...]
    lying: Annotated[
        Chips | None,
        Could(
            lambda told: may_lie(told["staked"], told["chip"], told["steps"], told["denominations"])
        ),
    ] = None


def read_whole(
    book: Edition,
    facing: Facing,
    happened: Sequence[Step],
    denominations: tuple[int, ...] = (),
) -> AnyRuling:
    """Return a reading that holds for all chips that may lie there.

    It is the same as `reading` where the chips are known; `denominations` are those in play, where
    these are known. Raises BadFacts as `reading` does.
    """
    if facing.lying is not None or not facing.staked:
        return reading(book, facing, happened)
    lying = Lying(
        staked=facing.staked,
        chip=facing.chip,
        denominations=denominations,
        steps=tuple(happened),
        lying=next(may_lie(facing.staked, facing.chip, happened, denominations)),
    )

    def rule(known: Facts) -> Reading:
        return reading(book, replace(facing, lying=known["lying"]), happened)

    return whole("words-and-chips", lying, {}, rule)
