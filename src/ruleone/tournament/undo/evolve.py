"""The effects on the state of undoing, and the record of a table's last hand for it."""

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from ruleone.floor.penalties import Serving, deal
from ruleone.tournament.comebacks import out_again
from ruleone.tournament.events import HandOrder, HandRecorded
from ruleone.tournament.events import undo as b
from ruleone.tournament.events.undo import HandTakenBack
from ruleone.tournament.reports import set_prizes
from ruleone.tournament.state.adding_up import leave, open_table, put_right, sit, stand_up
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.trail import Ended, Trail

T = TypeVar("T")


def keep_before(state: EventState, order: HandOrder) -> None:
    """Keep the state of a table before a hand is dealt there."""
    table, last = state.tables[order.table], state.calendar.last_hands
    players = order.seats.values()
    misses = (*(order.seats[seat] for seat in order.penalised), *order.left_out.values())
    table.trail = Trail(
        order,
        table.before,
        frozenset(state.posted.intersection(players)),
        copy(table.turn),
        table.last_hand,
        frozenset(table.placed),
        {player: state.conduct_of(player).serving for player in misses},
        _of(players, state.bounties.heads),
        _of(players, state.bounties.takers),
        _of(players, state.bust_at),
        _of(players, state.bust_ms),
        _of(players, state.pinned),
        state.heads_up,
        None if last is None else last.of(order.table),
    )


def _of(players: Iterable[str], known: Mapping[str, T]) -> dict[str, T]:
    return {player: known[player] for player in players if player in known} if known else {}


def keep_after(state: EventState, order: HandOrder, event: HandRecorded) -> None:
    """Keep the state after a hand is recorded, before anything has followed from it."""
    table, gate = state.tables[event.table], state.hand_for_hand
    assert table.trail is not None
    table.trail.ended = Ended(
        dict(table.players),
        {order.seats[seat]: chips for seat, chips in event.stacks.items()},
        event.corrected,
        state.clock.level,
        len(state.broken),
        state.final_table,
        state.late_open,
        None if gate is None else gate.number,
        state.bounties.is_stage,
        state.deal_made is not None,
    )


def taken_back(state: EventState, event: HandTakenBack) -> None:
    """Restore the table as it was before the hand.

    The number of the hand is not given again.
    """
    table = state.tables[event.table]
    trail, table.trail = table.trail, None
    assert trail is not None
    order, last = trail.order, state.calendar.last_hands
    if trail.ended is None:
        del state.hands[order.number]
        table.hand = None
    else:
        _chips_back(state, table, trail, trail.ended)
        _bounties_back(state, trail, event)
        _hands_back(state, table, trail, trail.ended)
    table.before, table.turn, table.last_hand = trail.before, trail.turn, trail.last_hand
    table.placed |= trail.placed
    state.posted.difference_update(order.seats.values())
    state.posted.update(trail.posted)
    for player, before in trail.missed.items():
        _serves_again(state, player, before)
    if last is not None and trail.last_left is not None:
        last.left[table.number] = trail.last_left


def _chips_back(state: EventState, table: Table, trail: Trail, ended: Ended) -> None:
    """Return to each player the chips and the seat with which they began the hand."""
    for seat, player in trail.order.seats.items():
        if player not in state.stacks:
            state.results.pop(player, None)
            sit(state, player, table.number, seat)
            state.bust_at.pop(player, None)
            state.bust_ms.pop(player, None)
            for up in state.coloring_up:
                up.waiting.add(player)
        state.stacks[player] = trail.order.stacks[seat]
    state.bust_at.update(trail.bust_at)
    state.bust_ms.update(trail.bust_ms)
    state.pinned.update(trail.pinned)
    state.heads_up = trail.heads_up
    if ended.corrected:
        put_right(state, "counted", -ended.corrected)


def _bounties_back(state: EventState, trail: Trail, event: HandTakenBack) -> None:
    """Put the bounties of the hand on the heads again, with those that nobody won."""
    bounties = state.bounties
    for won in reversed(event.won):
        bounties.undo(won)
    for player in event.back:
        left = trail.heads.get(player, 0)
        if left and player not in bounties.heads:
            bounties.lie_again(player, left)
    for player in trail.order.seats.values():
        bounties.takers.pop(player, None)
    bounties.takers.update(trail.takers)


def _hands_back(state: EventState, table: Table, trail: Trail, ended: Ended) -> None:
    """Remove the hand from the count of its level and from its round of hand-for-hand."""
    if trail.order.level == ended.level == state.clock.level and table.hands_in_level:
        table.hands_in_level -= 1
    if state.hand_for_hand is not None:
        state.hand_for_hand.played.pop(table.number, None)


def _serves_again(state: EventState, player: str, before: Serving) -> None:
    """Count one missed hand fewer for the player's penalty.

    Hands that were added or lifted since stay so.
    """
    conduct = state.conduct_of(player)
    after = deal(state.rules, before).serving
    missed = before.hands_left - after.hands_left
    left = Serving(conduct.serving.hands_left + missed)
    as_it_was = conduct.serving.hands_left == after.hands_left
    state.conduct[player] = replace(conduct, serving=before if as_it_was else left)


def _removal_lapsed(state: EventState, event: b.RemovalLapsed) -> None:
    del state.orders[event.player]


def _reinstated(state: EventState, event: b.PlayerReinstated) -> None:
    del state.results[event.player]
    uncounted = event.chips is None
    chips = event.chips
    if chips is None:
        chips = state.removed_uncounted.pop(event.player)
        state.stacks.lose(-chips)
    state.chips_removed -= chips
    if event.bagged:
        state.calendar.bags[event.player] = state.calendar.removed.pop(event.player)
    else:
        state.calendar.unseated.discard(event.player)
        state.stacks[event.player] = None if uncounted else chips
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
        state.stacks.add(event.player, event.chips)
        put_right(state, "fined", event.chips)


def _lift_taken_back(state: EventState, event: b.LiftTakenBack) -> None:
    conduct = state.conduct_of(event.player)
    left = conduct.serving.hands_left + event.hands
    state.conduct[event.player] = replace(conduct, serving=Serving(left))


def _purchase_taken_back(state: EventState, event: b.PurchaseTakenBack) -> None:
    if event.player in state.stacks:
        state.stacks.add(event.player, -event.chips)
    else:
        state.stacks.lose(event.chips)
    state.chips_bought -= event.chips
    price = state.prices_paid.give_back(event.what, event.player, event.bought_ms)
    state.paid_in -= price.prizes
    if event.what == "rebuy":
        for rebought in (state.rebought, state.calendar.rebought):
            _one_less(rebought, event.player)
        heads = list(state.heads_again.pop(event.player))
        # Each rebuy put up a bounty, or none: the newest one that did so is undone.
        del heads[len(heads) - 1 - heads[::-1].index(event.bounty)]
        if heads:
            state.heads_again[event.player] = tuple(heads)
    else:
        _one_less(state.added_on, event.player)
        state.calendar.added_on.discard(event.player)
    state.pool, state.prizes = event.pool, event.prizes
    if event.place is not None:
        _out_again(state, event)
    elif event.bounty:
        state.bounties.give_back(event.player, state.config.bounty, event.bounty)
    if event.place is not None or not state.late_open:
        set_prizes(state)


def _out_again(state: EventState, event: b.PurchaseTakenBack) -> None:
    """Put a player out again who was back in by this rebuy, with the bounty that it put up."""
    leave(state, event.player)
    if state.config.bounty is not None:
        state.bounties.again -= 1
        state.bounties.take_back(event.player, state.config.bounty, event.bounty)
    out_again(state, event.player)


def _one_less(counted: dict[str, int], player: str) -> None:
    counted[player] -= 1
    if not counted[player]:
        del counted[player]


def _color_up_taken_back(state: EventState, event: b.ColorUpTakenBack) -> None:
    state.chip = event.removed
    state.colored_for = {
        level: tuple(one for one in exchanges if one.removed != event.removed)
        for level, exchanges in state.colored_for.items()
    }
    state.coloring_up = [up for up in state.coloring_up if up.removed != event.removed]


def _end_lapsed(state: EventState, event: b.EndLapsed) -> None:
    state.end = None


def _waiver_taken_back(state: EventState, event: b.WaiverTakenBack) -> None:
    table = state.tables[event.table]
    table.halted, table.waived = True, False


def _last_hands_taken_back(state: EventState, event: b.LastHandsTakenBack) -> None:
    state.calendar.last_hands = None
    state.clock.stopped = False


def _seats_taken_back(state: EventState, event: b.SeatsTakenBack) -> None:
    kept = state.seatings.pop(event.draw)
    state.drawn_before[event.draw] = state.drawn_before.get(event.draw, 0) + 1
    for player in event.seats:
        stand_up(state, player)
    for number, size in event.tables.items():
        if number in state.tables:
            state.tables[number].size = size
            continue
        open_table(state, number, size, kept.tables[number][1])
        state.tables[number].followed = False
        state.broken.remove(number)
    since = (number for number in state.break_order if number not in kept.break_order)
    before = (number for number in kept.break_order if number in state.tables)
    state.break_order = (*since, *before)
    for player, (table, seat) in event.seats.items():
        sit(state, player, table, seat)
    if event.what == "final-table":
        state.final_table, state.heads_up = None, False
        # It ended there because of the one table: it is due again, if it still is.
        ended = kept.hand_for_hand and state.hand_for_hand is None
        state.hand_for_hand_announced = state.hand_for_hand_announced and not ended


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    b.RemovalLapsed: _removal_lapsed,
    b.PlayerReinstated: _reinstated,
    b.PenaltyTakenBack: _penalty_taken_back,
    b.LiftTakenBack: _lift_taken_back,
    b.PurchaseTakenBack: _purchase_taken_back,
    b.ColorUpTakenBack: _color_up_taken_back,
    b.EndLapsed: _end_lapsed,
    b.WaiverTakenBack: _waiver_taken_back,
    b.HandTakenBack: taken_back,
    b.LastHandsTakenBack: _last_hands_taken_back,
    b.SeatsTakenBack: _seats_taken_back,
}
"""The functions that apply these events, by type of event."""
