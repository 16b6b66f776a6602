"""What a player put out, measured: the ruler of a ruling, with its marks."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from ruleone.dealing.actions import RaiseTo
from ruleone.floor import Push, Reading
from ruleone.floor.chips import value_of
from ruleone.floor.facing import BadFacts, Facing
from ruleone.floor.followed import FollowedHand, Line, Plays
from ruleone.floor.followed.judging import faced
from ruleone.floor.silent import half_mark
from ruleone.floor.steps import Step
from ruleone.rulebook import Edition


class LiveMarkView(msgspec.Struct, frozen=True):
    """A mark on the ruler of a ruling, a total of the street in chips: the call, half of a raise
    above it, the smallest bet or raise."""

    code: Literal["call", "half", "bet", "raise"]
    to: int


class LiveRulerView(msgspec.Struct, frozen=True):
    """What a player put out, on the ruler: his total on the street `to` which it reaches, the
    chips `pushed` for it, 0 where he only spoke, and the marks below, the least first."""

    to: int
    pushed: int
    marks: tuple[LiveMarkView, ...]


def ruler_of(before: FollowedHand, line: Line) -> LiveRulerView | None:
    """The ruler of what was played on this line, in the hand as it stood before; None where there
    are no amounts to measure."""
    if not isinstance(line.entry, Plays) or not isinstance(line.ruling, Reading):
        return None
    try:
        facing = faced(before.hand, before.pending, line.entry)
    except BadFacts:
        return None
    return measured(before.hand.edition, facing, line.entry.steps, line.ruling)


def measured(
    book: Edition, facing: Facing, steps: tuple[Step, ...], ruling: Reading
) -> LiveRulerView | None:
    """The ruler of what was said and pushed by one who faces this."""
    pushed = sum(value_of(step.chips) for step in steps if isinstance(step, Push))
    marks = tuple(_marks(book, facing))
    action = ruling.action
    said = action.to if isinstance(action, RaiseTo) else 0
    if not marks or not (pushed or said):
        return None
    return LiveRulerView(facing.staked + pushed if pushed else said, pushed, marks)


def _marks(book: Edition, facing: Facing) -> Iterator[LiveMarkView]:
    least = facing.bet_to[0] if facing.bet_to else None
    if facing.faced:
        yield LiveMarkView("call", min(facing.price, facing.reach))
        if least is not None and facing.price < (half := half_mark(book, facing)) < least:
            yield LiveMarkView("half", half)
    if least is not None:
        yield LiveMarkView("raise" if facing.price else "bet", least)
