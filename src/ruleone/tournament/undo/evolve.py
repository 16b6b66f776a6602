"""What was taken back, applied to the state of an event."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ruleone.floor.conduct import Serving
from ruleone.tournament.chip_ledger import put_right
from ruleone.tournament.events import undo as b
from ruleone.tournament.sitting import sit
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.taking_back import retracing


def _removal_lapsed(state: EventState, event: b.RemovalLapsed) -> None:
    del state.orders[event.player]


def _reinstated(state: EventState, event: b.PlayerReinstated) -> None:
    del state.results[event.player]
    state.chips_removed -= event.chips
    if event.bagged:
        state.calendar.bags[event.player] = state.calendar.removed.pop(event.player)
    else:
        state.calendar.unseated.discard(event.player)
        state.stacks[event.player] = event.chips
    if event.seat is not None:
        sit(state, event.player, *event.seat)
    if event.head:
        state.bounties.lie_again(event.player, event.head, bagged=event.bagged)
    state.heads_up = len(state.stacks) == 2 and state.heads_up


def _penalty_taken_back(state: EventState, event: b.PenaltyTakenBack) -> None:
    conduct = state.conduct_of(event.player)
    taken = event.meant(conduct.given)
    payment = conduct.payment(taken)
    state.conduct[event.player] = replace(
        conduct,
        given=tuple(one for one in conduct.given if one is not taken),
        serving=Serving(conduct.serving.hands_left - event.hands),
        owes=tuple(one for one in conduct.owes if one is not taken),
        paid=tuple(one for one in conduct.paid if one is not payment),
    )
    if event.chips:
        state.stacks[event.player] += event.chips
        put_right(state, "fined", event.chips)


def _lift_taken_back(state: EventState, event: b.LiftTakenBack) -> None:
    conduct = state.conduct_of(event.player)
    left = conduct.serving.hands_left + event.hands
    state.conduct[event.player] = replace(conduct, serving=Serving(left))


def _purchase_taken_back(state: EventState, event: b.PurchaseTakenBack) -> None:
    state.stacks[event.player] -= event.chips
    state.chips_bought -= event.chips
    if event.what == "rebuy":
        assert state.config.rebuys is not None
        state.paid_in -= state.config.rebuys.price
        for rebought in (state.rebought, state.calendar.rebought):
            _one_less(rebought, event.player)
        heads = list(state.heads_again.pop(event.player))
        heads.remove(0)  # who came back by a rebuy, with a bounty of his, keeps it
        if heads:
            state.heads_again[event.player] = tuple(heads)
    else:
        assert state.config.add_on is not None
        state.paid_in -= state.config.add_on.price
        _one_less(state.added_on, event.player)
        state.calendar.added_on.discard(event.player)
    state.pool, state.prizes = event.pool, event.prizes


def _one_less(counted: dict[str, int], player: str) -> None:
    counted[player] -= 1
    if not counted[player]:
        del counted[player]


def _color_up_taken_back(state: EventState, event: b.ColorUpTakenBack) -> None:
    state.chip = event.removed
    state.coloring_up = [up for up in state.coloring_up if up.removed != event.removed]


def _end_lapsed(state: EventState, event: b.EndLapsed) -> None:
    state.ending = False


def _waiver_taken_back(state: EventState, event: b.WaiverTakenBack) -> None:
    table = state.tables[event.table]
    table.halted, table.waived = True, False


def _last_hands_taken_back(state: EventState, event: b.LastHandsTakenBack) -> None:
    state.calendar.last_hands = None
    state.clock.stopped = False


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    b.RemovalLapsed: _removal_lapsed,
    b.PlayerReinstated: _reinstated,
    b.PenaltyTakenBack: _penalty_taken_back,
    b.LiftTakenBack: _lift_taken_back,
    b.PurchaseTakenBack: _purchase_taken_back,
    b.ColorUpTakenBack: _color_up_taken_back,
    b.EndLapsed: _end_lapsed,
    b.WaiverTakenBack: _waiver_taken_back,
    b.HandTakenBack: retracing.taken_back,
    b.LastHandsTakenBack: _last_hands_taken_back,
}
"""What each of these events does."""
