"""Words and chips beside chips of an earlier bet that lie there, and that nobody told by their
denominations."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace

from ruleone.floor.chips import Chips, together, value_of
from ruleone.floor.facing import Facing
from ruleone.floor.reading import reading
from ruleone.floor.ruling import Reading
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.steps import PulledBack, Push, Step
from ruleone.floor.untold import Could, Facts
from ruleone.floor.whole import whole
from ruleone.rulebook import Edition


def may_lie(staked: int, chip: int, happened: Sequence[Step]) -> Iterator[Chips]:
    """The chips that may lie there of what a player has in: one, as many as there can be of the
    smallest (`chip`, 1 where nobody told), or all of a denomination of the new ones. What was drawn
    in of them was among them."""
    drawn = together(step.chips for step in happened if isinstance(step, PulledBack))
    worths = {worth for step in happened if isinstance(step, Push) for worth in step.chips}
    left = staked - value_of(drawn)
    if left <= 0:
        yield drawn if left == 0 else {}
        return
    for worth in sorted({left, chip or 1, 1, *worths, *drawn}, reverse=True):
        if left % worth == 0 and (worth >= chip or worth == left):
            yield together([drawn, {worth: left // worth}])


class Lying(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has in of the street, the smallest chip in play, what he says and pushes, and
    the chips of it that lie there."""

    staked: int
    chip: int
    steps: tuple[Step, ...]
    lying: Annotated[
        Chips | None, Could(lambda told: may_lie(told["staked"], told["chip"], told["steps"]))
    ] = None


def read_whole(book: Edition, facing: Facing, happened: Sequence[Step]) -> AnyRuling:
    """The same as `reading`, where it holds for all chips that may lie there, if nobody told which
    they are. Raises BadFacts as it does."""
    if facing.lying is not None or not facing.staked:
        return reading(book, facing, happened)
    lying = Lying(staked=facing.staked, chip=facing.chip, steps=tuple(happened))

    def rule(known: Facts) -> Reading:
        return reading(book, replace(facing, lying=known["lying"]), happened)

    return whole("words-and-chips", lying, {}, rule)
