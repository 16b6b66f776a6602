"""The undoing of the last hand of a table, as long as nothing is built on it.

A hand that is undone leaves nothing in the event. Chips, places, bounties, the button and all
counts are as they were before its deal. So each later act that is built on the hand is named in the
refusal: it has to be undone first, if it can be.
"""

from collections.abc import Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.events.undo import HandTakenBack
from ruleone.tournament.hands.hands import decide_after, decide_round
from ruleone.tournament.penalties import decide_paid
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse
from ruleone.tournament.state.trail import Ended, Trail


def undo_hand(state: EventState, table: int, hand: int, reason: str, at_ms: int) -> Decision:
    """Undo the last hand of the table, in play or recorded.

    It was begun, recorded or finished wrongly, and may be recorded again. It is refused where
    anything is built on the hand.
    """
    if state.phase == "open":
        return not_running(state)
    refused = bad_reason(reason) or hand_stands(state, table, hand)
    return refused or _decide_hand_back(state, table, reason, at_ms)


def _decide_hand_back(
    state: EventState, number: int, reason: str, at_ms: int
) -> Iterator[TournamentEvent]:
    """Yield that the hand is undone, and all that waited for its end.

    That is chips owed, orders and moves between tables.
    """
    trail = state.tables[number].trail
    assert trail is not None, "nothing stands on its last hand"
    order = trail.order
    cite = (state.rules.cite("floor.decides"),)
    back = back_in(state, trail)
    told = number, order.number, reason, back, won_in(state, order.number)
    yield HandTakenBack(*told, at_ms=at_ms, citations=cite)
    yield from decide_paid(state, order.seats.values(), at_ms)
    if state.hand_for_hand is not None:
        yield from decide_round(state, at_ms)
    else:
        yield from decide_after(state, (), at_ms)


def hand_stands(state: EventState, number: int, hand: int) -> Refusal | None:
    """Return the refusal to undo this hand of the table, None where it can be undone."""
    if state.phase != "running":
        return refuse("hand-stands-bags" if state.phase == "night" else "hand-stands-over")
    table = state.tables.get(number)
    if table is None:
        return refuse("hand-stands-broken", table=number)
    if table.trail is None or table.trail.order.number != hand:
        code = "hand-stands-later" if table.last_hand > hand else "hand-not-kept"
        return refuse(code, table=number)
    if state.ending:
        return refuse("hand-stands-ending")
    ended = table.trail.ended
    if ended is None:
        return None
    refused = _event_since(state, table, table.trail, ended)
    return refused or _players_since(state, table, table.trail, ended)


def won_in(state: EventState, hand: int) -> tuple[BountyWon, ...]:
    """Return the bounties that were won in this hand, in order."""
    return tuple(won for won in state.bounties.wins if won.hand == hand)


def back_in(state: EventState, trail: Trail) -> dict[str, int]:
    """Return the players who went out in the hand, with the chips that they began it with."""
    order = trail.order
    return {
        player: order.stacks[seat]
        for seat, player in order.seats.items()
        if player not in state.stacks
    }


def _event_since(state: EventState, table: Table, trail: Trail, ended: Ended) -> Refusal | None:
    """Return the refusal for a change of the whole event since the hand was recorded."""
    order, clock = trail.order, state.clock
    if state.final_table != ended.final_table:
        return refuse("hand-stands-final")
    if len(state.broken) > ended.broken:
        return refuse("hand-stands-broken", table=state.broken[-1])
    if trail.redrawn:
        return refuse("hand-stands-redraw")
    if trail.raced:
        return refuse("hand-stands-race", table=table.number)
    by_hands = state.config.structure.level_hands is not None
    if by_hands and (clock.level != ended.level or clock.on_break):
        return refuse("hand-stands-level")
    if ended.late_open and not state.late_open and clock.level <= state.config.entries_until:
        return refuse("hand-stands-entries")
    gate = state.hand_for_hand
    if gate is not None:
        played = gate.played.get(table.number)
        if gate.number != ended.round or played is None or played.number != order.number:
            return refuse("hand-stands-hand-for-hand")
    elif ended.round is not None:
        return refuse("hand-stands-hand-for-hand")
    if state.deal is not None or (state.deal_made is not None) != ended.deal:
        return refuse("hand-stands-deal")
    if state.bounties.is_stage != ended.mystery:
        return refuse("hand-stands-mystery")
    if any(won.envelope for won in won_in(state, order.number)):
        return refuse("hand-stands-envelope")
    return None


def _players_since(state: EventState, table: Table, trail: Trail, ended: Ended) -> Refusal | None:
    """Return the refusal for a change in one of the table's players since the hand."""
    return next(_of_players_since(state, table, trail, ended), None)


def _of_players_since(
    state: EventState, table: Table, trail: Trail, ended: Ended
) -> Iterator[Refusal]:
    for player, chips in ended.stacks.items():
        has = state.stacks.get(player)
        if has is None and chips:
            yield refuse("hand-stands-out", player=player)
        elif not chips and (has or player in state.alternates):
            yield refuse("hand-stands-back", player=player)
        elif has is not None and has != chips:
            yield refuse("hand-stands-chips", player=player, expected=chips, came=has)
    for seat, player in ended.players.items():
        if player in state.stacks and state.seats[player] != (table.number, seat):
            yield refuse("hand-stands-move", player=player)
    for seat, player in table.players.items():
        if ended.players.get(seat) != player:
            yield refuse("hand-stands-move", player=player)
    for seat, player in trail.order.seats.items():
        coming = state.orders.who_comes(table.number, seat)
        if player not in state.stacks and coming is not None:
            yield refuse("hand-stands-seat", player=coming, table=table.number, seat=seat)
    at_once, back = state.config.seats_at_once, back_in(state, trail)
    if at_once is not None and len(state.stacks) + len(back) > at_once:
        yield refuse("hand-stands-seats", seats=at_once)
    places = [state.results[player].place for player in back if player in state.results]
    if places and min(places) != state.left + 1:
        after = (one.player for one in state.results.values() if one.place == state.left + 1)
        yield refuse("hand-stands-place", player=next(after, ""))
