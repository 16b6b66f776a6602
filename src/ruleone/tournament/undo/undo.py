"""An act of the director is undone: by the contrary order where the tournament has one, else by
what puts right what it brought.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse
from ruleone.tournament.undo.acts import Act
from ruleone.tournament.undo.contrary import CARRIED_OUT, CONTRARY, Contrary
from ruleone.tournament.undo.repairs import REPAIRS, Repair, listed


class Repaired(NamedTuple):
    """By events that put right what it brought, while the event is in one of these `phases`."""

    repair: Repair
    phases: Collection[str] = ("running", "night")

    def refused(self, state: EventState, act: Act, told: e.TournamentEvent) -> Refusal | None:
        """Why nothing puts it right: that is decided before the first event."""
        if state.phase not in self.phases:
            return not_running(state)
        decided = self.repair(state, act, told, "", 0)
        return decided if isinstance(decided, Refusal) else None

    def decide(
        self, state: EventState, act: Act, told: e.TournamentEvent, reason: str, at_ms: int
    ) -> Decision:
        """What puts it right, or why nothing does."""
        if state.phase not in self.phases:
            return not_running(state)
        return bad_reason(reason) or self.repair(state, act, told, reason, at_ms)


Undoing = Contrary | Repaired

UNDO: Final[dict[type[e.TournamentEvent], Undoing | Refusal]] = {
    **CONTRARY,
    **{kind: Repaired(repair) for kind, repair in REPAIRS.items()},
    e.PlayerWithdrawn: refuse("act-final-entry"),
    e.AlternateWithdrawn: refuse("act-final-entry"),
}
"""How an act is undone by the first event that came with it, or why it stands once it is done. What
is not here brought more than can be put right."""

_LIST: Final = Repaired(listed, ("open", "running", "night"))


def undo(state: EventState, act: Act, reason: str, at_ms: int) -> Decision:
    """Undo what the director did, as long as nothing has been built on it. Of a list of entries all
    that the act names are taken back, or none where one of them stands: who has been dealt a hand
    since stays in (house-7.1)."""
    found = _undoing(act)
    if isinstance(found, Refusal):
        return found
    undoing, told = found
    return undoing.decide(state, act, told, reason, at_ms)


def undo_refused(state: EventState, act: Act) -> Refusal | None:
    """Why `undo` would be refused now; None where it would not, as far as the contrary order of an
    act that has one lets it."""
    found = _undoing(act)
    if isinstance(found, Refusal):
        return found
    undoing, told = found
    return undoing.refused(state, act, told)


def _undoing(act: Act) -> tuple[Undoing, e.TournamentEvent] | Refusal:
    """How the act is undone, and which event tells what was done; or why it is not."""
    if not act.events:
        return refuse("act-not-kept")
    first = act.events[0]
    if act.entered is not None:
        return _LIST, first
    carried_out = CARRIED_OUT.get((type(first), type(act.done)))
    if carried_out is not None and act.done is not None:
        return carried_out, act.done
    undoing = UNDO.get(type(first), refuse("act-brought-more"))
    return undoing if isinstance(undoing, Refusal) else (undoing, first)
