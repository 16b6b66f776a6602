"""The acts that a contrary order of the tournament undoes, with the reason for it.

Each has a check for whatever has happened since that leaves the contrary order nothing to do.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.commands import course, deals, entries, levels, reports, seating
from ruleone.tournament.events.deals import DealAsked
from ruleone.tournament.events.reports import SwitchedByItself, TableFollowed
from ruleone.tournament.events.seating import (
    SeatsSwapped,
    SwapOrdered,
    TableBreakOrdered,
    TableBreakWithdrawn,
)
from ruleone.tournament.hands.hand_for_hand import announcement_refused
from ruleone.tournament.seating.breaking import break_refused
from ruleone.tournament.seating.pinning import seat_of
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse
from ruleone.tournament.undo.acts import Act


class Contrary(NamedTuple):
    """A contrary `order`, built from the event that it undoes, with a check before it.

    `overtaken` gives the refusal where the state of the event leaves nothing to undo. It gives None
    where the act may be undone, as far as this is known before the order itself decides.
    """

    order: Callable[[EventState, Any, str, int], Decision]
    overtaken: Callable[[EventState, Any], Refusal | None]

    def refused(self, state: EventState, act: Act, told: e.TournamentEvent) -> Refusal | None:
        """Return the refusal that is known before the order is given, None without one."""
        return self.overtaken(state, told)

    def decide(
        self, state: EventState, act: Act, told: e.TournamentEvent, reason: str, at_ms: int
    ) -> Decision:
        """Return the events of the contrary order, or its refusal."""
        refused = bad_reason(reason) or self.overtaken(state, told)
        return refused or self.order(state, told, reason, at_ms)


def _resumed(state: EventState, paused: e.EventPaused) -> Refusal | None:
    if state.phase != "running":
        return not_running(state)
    return None if state.clock.paused else refuse("not-paused")


def _paused(state: EventState, resumed: e.EventResumed) -> Refusal | None:
    if state.phase != "running":
        return not_running(state)
    return refuse("already-paused") if state.clock.paused else None


def _hand_for_hand_over(state: EventState, announced: e.HandForHandAnnounced) -> Refusal | None:
    if state.phase != "running":
        return not_running(state)
    return refuse("hand-for-hand-off") if state.hand_for_hand is None else None


def _pin(state: EventState, told: e.SeatPinned, reason: str, at_ms: int) -> Decision:
    """Lock or unlock the seat the other way round.

    A player without a seat gets the number again that was named before.
    """
    seated = told.pinned or seat_of(state, told.player) is not None
    number = None if seated else told.seat
    return seating.pin(state, told.player, not told.pinned, reason, at_ms, number)


def _announced_since(state: EventState, announced: e.Announced) -> Refusal | None:
    """Refuse once something else was announced, or it was taken down."""
    down = announced.down is not None
    now = None if down else announced.said
    return refuse("act-not-so") if state.announced != now else None


def _broken(state: EventState, ordered: TableBreakOrdered) -> Refusal | None:
    """Refuse once the players have drawn other seats, or the table stays."""
    return None if ordered.table in state.to_break else refuse("act-final-seats")


def _in_play(state: EventState, entered: e.PlayerRegistered | e.AlternateListed) -> Refusal | None:
    """Refuse once the player no longer waits for a seat or a start."""
    held = entered.player in state.alternates or entered.player in state.calendar.field
    return None if held else refuse("act-not-so")


def _deal_over(state: EventState, asked: DealAsked) -> Refusal | None:
    """Refuse once the deal was made or called off, even where another one is on offer."""
    if state.deal is not None and state.deal.asked == asked:
        return None
    return refuse("deal-not-offered" if state.deal_made is None else "deal-made")


def _swap_back(state: EventState, done: SeatsSwapped, reason: str, at_ms: int) -> Decision:
    return seating.swap(state, *done.players, reason, at_ms)


def _left(
    state: EventState, players: Sequence[str], seats: Sequence[tuple[int, int]]
) -> Refusal | None:
    """Refuse where a player has left the seat given to them; return None where none has."""
    for player, seat in zip(players, seats, strict=True):
        if state.seats.get(player) != seat:
            return refuse("act-seat-since", player=player)
    return None


_AT_ONE_PACE: Final = Contrary(
    lambda state, _, reason, at_ms: levels.hand_for_hand(state, reason, at_ms),
    lambda state, _: announcement_refused(state),
)
_ENTRY: Final = Contrary(
    lambda state, entered, reason, at_ms: entries.unregister(state, entered.player, at_ms),
    _in_play,
)

CONTRARY: Final[Mapping[type[e.TournamentEvent], Contrary]] = {
    e.EventPaused: Contrary(
        lambda state, _, reason, at_ms: levels.resume(state, reason, at_ms), _resumed
    ),
    e.EventResumed: Contrary(
        lambda state, _, reason, at_ms: levels.pause(state, reason, at_ms), _paused
    ),
    e.HandForHandAnnounced: Contrary(
        lambda state, _, reason, at_ms: levels.end_hand_for_hand(state, reason, at_ms),
        _hand_for_hand_over,
    ),
    e.HandForHandEnded: _AT_ONE_PACE,
    e.HandForHandPlayed: _AT_ONE_PACE,
    e.SeatPinned: Contrary(_pin, lambda state, _: None),
    e.Announced: Contrary(
        lambda state, told, reason, at_ms: course.undo_announcement(state, told, at_ms),
        _announced_since,
    ),
    TableBreakOrdered: Contrary(
        lambda state, told, reason, at_ms: seating.keep_table(state, told.table, reason, at_ms),
        _broken,
    ),
    TableBreakWithdrawn: Contrary(
        lambda state, told, reason, at_ms: seating.break_table(state, told.table, reason, at_ms),
        lambda state, told: break_refused(state, told.table),
    ),
    TableFollowed: Contrary(
        lambda state, told, _, at_ms: reports.let_go(state, told.table, at_ms),
        lambda state, told: None,
    ),
    SwitchedByItself: Contrary(
        lambda state, told, _, at_ms: reports.switch_by_itself(state, not told.on, at_ms),
        lambda state, told: None if state.by_itself == told.on else refuse("by-itself-is-so"),
    ),
    e.PlayerRegistered: _ENTRY,
    e.AlternateListed: _ENTRY,
    DealAsked: Contrary(
        lambda state, _, reason, at_ms: deals.withdraw_deal(state, reason, at_ms), _deal_over
    ),
}
"""The contrary orders by the type of the first event of an act."""

CARRIED_OUT: Final[Mapping[tuple[type, type], Contrary]] = {
    (e.MoveOrdered, e.PlayerMoved): Contrary(
        lambda state, done, reason, at_ms: seating.move(
            state, done.player, done.from_table, done.from_seat, reason, at_ms
        ),
        lambda state, done: _left(state, (done.player,), ((done.to_table, done.to_seat),)),
    ),
    (SwapOrdered, SeatsSwapped): Contrary(
        _swap_back,
        lambda state, done: _left(state, done.players, done.seats),
    ),
}
"""The orders that may wait, each with the event that carried it out and that is undone."""
