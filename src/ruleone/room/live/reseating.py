"""Players of a live table who sit in wrong seats: the record says where each belongs.

At a table of its own the room carries the move out once the hand is closed; at a table of an event
the event's director seats the players, and nobody is moved to another table from here.
"""

from collections import Counter
from typing import NamedTuple

from ruleone.floor.followed import Line, moves
from ruleone.floor.hand_stage import was_misdeal
from ruleone.floor.ruling import AtTable, Ruling
from ruleone.room.live.events import Reseating
from ruleone.room.live.state import LiveState
from ruleone.rulebook import Citation


class Ordered(NamedTuple):
    """A move on the record: the rule, and whether the seat is at another table."""

    move: Reseating
    elsewhere: bool


def ordered(state: LiveState) -> tuple[Ordered, ...]:
    """The moves that stand on the record of the hand on the table, or of what came before the first
    one, of players who still sit where they sat then; of several of a player the last."""
    found: dict[int, Ordered] = {}
    for line, told in moves(state.standing):
        seat, to = told.seats
        if state.still_sits(line.n, seat) and seat not in state.going:
            move = Reseating(seat, to, _rule(state, line, told))
            found.setdefault(seat, Ordered(move, told.code == "move-elsewhere"))
    return tuple(found[seat] for seat in sorted(found))


def reseated(state: LiveState) -> tuple[Reseating, ...]:
    """The moves that the room carries out once this is closed. A seat has to be free then; before a
    misdeal is dealt again nobody moves."""
    if state.opened.event is not None or _dealt_again(state):
        return ()
    left = [one.move for one in ordered(state) if not one.elsewhere]
    while True:
        sit = state.seats.keys() - {one.seat for one in left} - state.going
        into = Counter(one.to for one in left)
        free = [one for one in left if one.to not in sit and into[one.to] == 1]
        if len(free) == len(left):
            return tuple(left)
        left = free


def _dealt_again(state: LiveState) -> bool:
    """Whether the next hand deals a misdeal again, to the seats that it was dealt to."""
    if state.followed is None:
        return state.redeals is not None
    return was_misdeal(state.followed.hand)


def _rule(state: LiveState, line: Line, move: AtTable) -> Citation:
    """The rule by which the record has this done; the floor's own where it rules so itself."""
    choice = line.chosen or (line.ruling.ruled if isinstance(line.ruling, Ruling) else None)
    cited = () if choice is None else choice.cited
    mine = (each.citation for each in cited if each.remedy == move)
    return next(mine, state.rules.cite("floor.decides"))
