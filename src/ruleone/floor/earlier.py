"""Chips of an earlier bet at a turn: those that are drawn in, and those that lie there."""

from collections.abc import Sequence

from msgspec.structs import replace

from ruleone.floor.bet_faced import Facing
from ruleone.floor.chips import Chips, together, value_of
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.steps import Gathered, PulledBack, Step


def after_drawing(facing: Facing, happened: Sequence[Step]) -> Facing:
    """What the player faces with what he drew in of his earlier chips at this turn, or gathered
    with the new ones.

    Raises BadFacts where he drew in other chips than lie there, or there is nothing to draw in or
    to gather.
    """
    pulled = [step.chips for step in happened if isinstance(step, PulledBack)]
    gathered = any(isinstance(step, Gathered) for step in happened)
    if not (pulled or gathered):
        return facing
    if not facing.staked:
        raise BadFacts("nothing-lies")
    if pulled:
        left = {} if {} in pulled else _without(facing, together(pulled))
        there = value_of(facing.lying or {}) or facing.staked
        facing = replace(facing, lying=left, drawn=there - value_of(left))
    return replace(facing, gathered=gathered and bool(facing.lies))


def _without(facing: Facing, drawn: Chips) -> Chips:
    """What is left of the chips that lie there; of a stake whose chips nobody told, its worth."""
    there, out = facing.lying or {1: facing.staked}, value_of(drawn)
    taken = drawn if facing.lying else {1: out}
    left = {worth: count - taken.get(worth, 0) for worth, count in there.items()}
    if not {*taken} <= {*there} or min(left.values()) < 0:
        raise BadFacts("drawn-not-there", most=value_of(there), came=out)
    if not facing.lying:
        return facing.smallest(left[1]) if left[1] else {}
    return {worth: count for worth, count in left.items() if count}
