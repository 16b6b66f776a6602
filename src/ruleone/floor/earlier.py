"""Chips of an earlier bet at a turn: those that are drawn in, and those that lie there."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.chips import Chips, together, value_of
from ruleone.floor.facing import Facing
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
    there = facing.earlier or {1: facing.staked}
    if pulled:
        left = {} if {} in pulled else _without(facing, there, together(pulled))
        drawn = value_of(there) - value_of(left)
        facing = replace(facing, lying=left, drawn=drawn)
    return replace(facing, gathered=gathered and bool(facing.lies))


def _without(facing: Facing, there: Chips, drawn: Mapping[int, int]) -> Chips:
    """What is left of these chips; of a stake whose chips nobody told their worth."""
    if not facing.lying:
        drawn = {1: value_of(drawn)}
    left = {worth: count - drawn.get(worth, 0) for worth, count in there.items()}
    if not {*drawn} <= {*there} or min(left.values()) < 0:
        raise BadFacts("drawn-not-there", most=value_of(there), came=value_of(drawn))
    return {worth: count for worth, count in left.items() if count}
