"""The undoing of an act of the director.

The tournament gives the contrary order where it has one, else the repair.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.events.seating import TableBreakOrdered
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse
from ruleone.tournament.undo.acts import Act
from ruleone.tournament.undo.contrary import CARRIED_OUT, CONTRARY, Contrary
from ruleone.tournament.undo.repairs import (
    REPAIRS,
    Repair,
    broken,
    changed_terms,
    listed,
    withdrawal,
)


class Repaired(NamedTuple):
    """A `repair` of the act, while the event is in one of these `phases`."""

    repair: Repair
    phases: Collection[str] = ("running", "night")

    def refused(self, state: EventState, act: Act, told: e.TournamentEvent) -> Refusal | None:
        """Return the refusal of the repair, decided before its first event."""
        if state.phase not in self.phases:
            return not_running(state)
        decided = self.repair(state, act, told, "", 0)
        return decided if isinstance(decided, Refusal) else None

    def decide(
        self, state: EventState, act: Act, told: e.TournamentEvent, reason: str, at_ms: int
    ) -> Decision:
        """Return the events of the repair, or a refusal."""
        if state.phase not in self.phases:
            return not_running(state)
        return bad_reason(reason) or self.repair(state, act, told, reason, at_ms)


Undoing = Contrary | Repaired

UNDO: Final[dict[type[e.TournamentEvent], Undoing | Refusal]] = {
    **CONTRARY,
    **{kind: Repaired(repair) for kind, repair in REPAIRS.items()},
    e.TermsChanged: Repaired(changed_terms, ("open", "running", "night")),
    e.PlayerWithdrawn: Repaired(withdrawal, ("open", "running", "night")),
    e.AlternateWithdrawn: Repaired(withdrawal, ("open", "running", "night")),
}
"""The way to undo an act, by the type of the first event of the act, or the refusal.

An act of any other type cannot be undone.
"""

_LIST: Final = Repaired(listed, ("open", "running", "night"))


def undo(state: EventState, act: Act, reason: str, at_ms: int) -> Decision:
    """Undo an act of the director, as long as nothing is built on it (house-7.1).

    From a list of entries all players that the act names are undone, or none where one of them
    stands. A player who has been dealt a hand since stays in.
    """
    found = _undoing(act)
    if isinstance(found, Refusal):
        return found
    undoing, told = found
    return undoing.decide(state, act, told, reason, at_ms)


def undo_refused(state: EventState, act: Act) -> Refusal | None:
    """Return the refusal that `undo` would give now, None where it would give none.

    A contrary order may still refuse by itself.
    """
    found = _undoing(act)
    if isinstance(found, Refusal):
        return found
    undoing, told = found
    return undoing.refused(state, act, told)


def _undoing(act: Act) -> tuple[Undoing, e.TournamentEvent] | Refusal:
    """Return the way to undo the act and the event to undo, or a refusal."""
    if not act.events:
        return refuse("act-not-kept")
    first = act.events[0]
    if act.entered is not None:
        return _LIST, first
    if isinstance(first, TableBreakOrdered) and isinstance(act.done, e.TableBroken):
        return Repaired(broken), first
    carried_out = CARRIED_OUT.get((type(first), type(act.done)))
    if carried_out is not None and act.done is not None:
        return carried_out, act.done
    undoing = UNDO.get(type(first), refuse("act-brought-more"))
    return undoing if isinstance(undoing, Refusal) else (undoing, first)
