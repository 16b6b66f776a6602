"""The ruler of what was entered at a live table."""

from ruleone.floor import Reading
from ruleone.floor.followed import FollowedHand, Line, NoHand, Plays
from ruleone.floor.followed.judging import faced
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.measured import RulerView, measured


def ruler_of(before: FollowedHand | NoHand, line: Line) -> RulerView | None:
    """The ruler of what was played on this line, in the hand as it stood before; None where there
    are no amounts to measure."""
    if not isinstance(line.entry, Plays) or not isinstance(line.ruling, Reading):
        return None
    assert isinstance(before, FollowedHand), "who plays has a hand"
    try:
        facing = faced(before.hand, before.pending, line.entry)
        return measured(before.hand.edition, facing, line.entry.steps, line.ruling)
    except BadFacts:
        return None
