"""Amounts put out, measured: the ruler of a ruling, with its marks."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from ruleone.dealing.actions import RaiseTo
from ruleone.floor.bet_faced import Facing
from ruleone.floor.facts import value_of
from ruleone.floor.reading import after_drawing
from ruleone.floor.ruling import Reading
from ruleone.floor.silent import half_mark
from ruleone.floor.speech import heard
from ruleone.floor.steps import Push, Step, words_of
from ruleone.rulebook import Edition


class MarkView(msgspec.Struct, frozen=True):
    """A mark on the ruler of a ruling, a total of the street in chips.

    It is the call, half of a raise above it, or the smallest bet or raise.
    """

    code: Literal["call", "half", "bet", "raise"]
    to: int


class RulerView(msgspec.Struct, frozen=True):
    """An amount put out, on the ruler.

    `to` is the player's total on the street, `pushed` the chips put out for it, 0 for words alone.
    The marks are below, the smallest first. `said` is the total that the words name, and `ruled`
    the bet or raise ruled, each 0 where there is none. Where neither chips nor words give an
    amount, `to` is the ruled one.
    """

    to: int
    pushed: int
    marks: tuple[MarkView, ...]
    said: int = 0
    ruled: int = 0


def measured(
    book: Edition, facing: Facing, steps: Sequence[Step], ruling: Reading
) -> RulerView | None:
    """Return the ruler of words and chips and of the reading, None without amounts."""
    facing = after_drawing(facing, steps)
    pushed = sum(value_of(step.chips) for step in steps if isinstance(step, Push))
    marks = tuple(_marks(book, facing))
    action = ruling.action
    ruled = action.to if isinstance(action, RaiseTo) else 0
    said = _said(ruling) or _said_alone(steps, ruled)
    to = facing.out + pushed if pushed else said or ruled
    if not marks or not to:
        return None
    return RulerView(to, pushed, marks, said, ruled)


def _said(ruling: Reading) -> int:
    """Return the total that the words name, which may be less than the ruled one; 0 for none."""
    told = (each.parameters["amount"] for each in ruling.reasons if each.code == "amount-said")
    amount = next(told, 0)
    assert isinstance(amount, int), "an amount is a number of chips"
    return amount


def _said_alone(steps: Sequence[Step], ruled: int) -> int:
    """Return a number said alone ("five hundred"), which counts as chips do.

    It is 0 where there is none, or one that may have meant several amounts and not the one that is
    ruled.
    """
    words = [said for step in steps for said in heard(words_of(step)) if said.verb == "amount"]
    amount = words[-1].amount if words else None
    if amount is None or amount.by:
        return 0
    if ruled in amount.values:
        return ruled
    return amount.values[0] if len(amount.values) == 1 else 0


def _marks(book: Edition, facing: Facing) -> Iterator[MarkView]:
    least = facing.bet_to[0] if facing.bet_to else None
    if facing.faced:
        yield MarkView("call", min(facing.price, facing.reach))
        if least is not None and facing.price < (half := half_mark(book, facing)) < least:
            yield MarkView("half", half)
    if least is not None:
        yield MarkView("raise" if facing.price else "bet", least)
