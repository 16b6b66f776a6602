"""What the floor has decided on the entries of a record, and what of it can still be taken back.

On one entry one decision stands: the newest.
"""

from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.followed.entries import Chosen, Overruled
from ruleone.floor.followed.record import Line, Pending
from ruleone.floor.turns import Early


def line_of(lines: tuple[Line, ...], n: int) -> Line:
    """The line of this number among those that stand. Raises BadFacts where there is none."""
    for line in lines:
        if line.n == n:
            return line
    raise BadFacts("no-such-entry", came=n)


def decided_on(lines: tuple[Line, ...], n: int) -> Line:
    """The entry on which the floor decides that names this one: a decision leads to the entry that
    it is about. Raises BadFacts where there is none that stands."""
    line = line_of(lines, n)
    while isinstance(line.entry, Chosen | Overruled):
        line = line_of(lines, line.entry.of)
    return line


def decisions(lines: tuple[Line, ...], n: int) -> tuple[Line, ...]:
    """What the floor has decided on entry `n`, the decision that stands last."""
    return tuple(line for line in lines if line.decides == n)


def taken_back(lines: tuple[Line, ...], entries: set[int], began: Pending) -> tuple[Line, ...]:
    """The lines that are left when these entries are taken back from the end of the record, as far
    as nothing has come of the hand since: a line that only notes something is in nobody's way."""
    kept = lines
    while kept and (kept[-1].n in entries or _notes_only(kept, began)):
        kept = kept[:-1]
    return kept


def _notes_only(lines: tuple[Line, ...], began: Pending) -> bool:
    """Whether nothing in the hand or beside it has changed with the last line."""
    last = lines[-1]
    if len(lines) == 1:
        return not last.events and last.pending == began
    before = lines[-2]
    took_back = last.began != before.began + len(before.events)
    return not (last.events or took_back) and last.pending == before.pending


def acts_of(lines: tuple[Line, ...], of: Line, began: Pending) -> tuple[Early, ...]:
    """The acts out of turn that came with this line."""
    if of.pending.turn is None:
        return ()
    at = lines.index(of)
    before = (lines[at - 1].pending if at else began).turn
    known = () if before is None else before.early
    return tuple(act for act in of.pending.turn.early if act not in known)
