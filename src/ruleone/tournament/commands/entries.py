"""Entries before the start and during the event, and purchases of chips."""

from collections.abc import Iterator

from ruleone.tournament import events as e
from ruleone.tournament.entries import (
    add_on_made,
    add_on_refused,
    decide_alternates,
    decide_late_entry,
    decide_rebuy,
    entry_back,
    entry_refused,
    listed,
    must_wait,
    rebuy_refused,
)
from ruleone.tournament.hands.hands import (
    decide_seating,
)
from ruleone.tournament.places import decide_end
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import (
    Decision,
    bad_reason,
    last_one_in,
    no_player,
    not_running,
    refuse,
)
from ruleone.tournament.terms.payouts import fields_paid


def register(state: EventState, player: str, house: str | None, at_ms: int) -> Decision:
    """Enter a player (an opaque id); `house` is the style of a computer player.

    While the event is played, entries are possible during late registration: a busted player may
    re-enter as often as the event allows. Where all seats are taken the player waits for one as an
    alternate.
    """
    refused = entry_refused(state, player)
    if refused is not None:
        return refused
    if must_wait(state):
        return [listed(state, player, at_ms)]
    if state.phase == "running":
        return _decide_late_entry(state, player, house, at_ms)
    return [e.PlayerRegistered(player, house, at_ms=at_ms)]


def unregister(state: EventState, player: str, at_ms: int) -> Decision:
    """Withdraw an entry before the start, also of a flight, or as an alternate."""
    if player in state.alternates:
        return [e.AlternateWithdrawn(player, at_ms=at_ms)]
    night = state.phase == "night"
    if state.phase != "open" and not night:
        return refuse("entries-closed")
    if player not in (state.calendar.field if night else state.entrants):
        return refuse("not-entered", player=player)
    return _decide_withdrawal(state, player, at_ms)


def _decide_withdrawal(state: EventState, player: str, at_ms: int) -> Iterator[e.TournamentEvent]:
    yield e.PlayerWithdrawn(player, at_ms=at_ms)
    yield from decide_alternates(state, at_ms)


def take_off(state: EventState, player: str, reason: str, at_ms: int) -> Decision:
    """Take the entry of a player who never came off the running event, and off its pool.

    Refused where chips of the stack are in play already. Once entries are closed, it is refused too
    where a hand was dealt to the player or something was reported of them, or the pool is final.
    """
    if no := no_player(state, player) or bad_reason(reason):
        return no
    # Where nobody knows the stack the director does.
    full = state.config.starting_stack
    played = state.in_hand(player) or state.stacks[player] not in (None, full)
    if played or (not state.late_open and _is_reported(state, player)):
        return refuse("no-show-played", player=player)
    if (final := _pool_is_final(state, player)) is not None:
        return refuse("no-show-closed", player=player, why=final)
    if no := last_one_in(state):
        return no
    return _decide_off(state, player, reason, at_ms)


def _is_reported(state: EventState, player: str) -> bool:
    """Whether a hand was dealt to the player, or something reported that they did.

    That is a count other than the full stack, chips bought, a bounty won, or a penalty.
    """
    counted, calendar = state.counts.get(player), state.calendar
    return (
        player in state.dealt_in
        or (counted is not None and counted.number != state.config.starting_stack)
        or player in calendar.rebought
        or player in calendar.added_on
        or player in state.bounties.knocked_out
        or bool(state.conduct_of(player).given)
    )


def _pool_is_final(state: EventState, player: str) -> str | None:
    """Return what makes the pool final once entries are closed, None where it may still change.

    Before that it is a payout table alone, where it has no prizes for fewer entries.
    """
    if state.entries <= fields_paid(state.config.payouts)[0]:
        return "payouts"
    if state.late_open:
        return None
    if state.deal is not None or state.deal_made is not None:
        return "deal"
    # The envelopes of a mystery hold what was put up then.
    if state.bounties.is_stage:
        return "envelopes"
    return None if player in state.calendar.entered else "day"


def _decide_off(
    state: EventState, player: str, reason: str, at_ms: int
) -> Iterator[e.TournamentEvent]:
    yield entry_back(state, player, reason, at_ms)
    if not state.late_open:
        yield from decide_end(state, at_ms)
    if state.phase == "running":
        yield from decide_seating(state, at_ms)


def rebuy(state: EventState, player: str, at_ms: int) -> Decision:
    """Buy chips before the next hand of the player's table begins.

    They play behind the stack, and the rebuy is binding when announced (house-25.2, tda2011-24). A
    player who has lost all may do so until then and misses no hand (house-25.1).
    """
    if state.phase != "running":
        return not_running(state)
    refused = rebuy_refused(state, player)
    return refused or _decide_rebuy(state, player, at_ms)


def _decide_rebuy(state: EventState, player: str, at_ms: int) -> Iterator[e.TournamentEvent]:
    yield from decide_rebuy(state, player, at_ms)
    yield from decide_seating(state, at_ms)


def add_on(state: EventState, player: str, at_ms: int) -> Decision:
    """Buy the event's add-on, once, before the next hand of the player's table begins."""
    if state.phase != "running":
        return not_running(state)
    refused = add_on_refused(state, player)
    return refused or [add_on_made(state, player, at_ms)]


def _decide_late_entry(
    state: EventState, player: str, house: str | None, at_ms: int
) -> Iterator[e.TournamentEvent]:
    yield from decide_late_entry(state, player, house, at_ms)
    yield from decide_seating(state, at_ms)
