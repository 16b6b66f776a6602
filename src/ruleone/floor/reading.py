"""The entry: what happened at a player's turn, in order, read as the edition says."""

from collections.abc import Sequence

from ruleone.floor.chips import Chips, together, value_of
from ruleone.floor.facing import BadFacts, Facing
from ruleone.floor.ruling import Reading
from ruleone.floor.silent import silent
from ruleone.floor.steps import Step
from ruleone.rulebook import Edition


def reading(book: Edition, facing: Facing, happened: Sequence[Step]) -> Reading:
    """What a player's words and chips come to under this edition.

    Raises BadFacts where the chips put out are no chips, or more than he had.
    """
    pushes = [step.chips for step in happened]
    _refuse_impossible(facing, pushes)
    return silent(book, facing, pushes)


def _refuse_impossible(facing: Facing, pushes: Sequence[Chips]) -> None:
    for chips in pushes:
        if not chips or any(worth < 1 or count < 1 for worth, count in chips.items()):
            raise BadFacts(f"a motion has chips of 1 or more, not {dict(chips)}")
    pushed = value_of(together(pushes))
    if pushed > facing.behind:
        raise BadFacts(f"{pushed} chips were put out by a player with {facing.behind}")
