"""Reports at live tables that nobody follows, and proposals taken or put off."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ruleone.rulebook import Refusal
from ruleone.tournament import proposals
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.events import reports as r
from ruleone.tournament.hands.hand_for_hand import to_play
from ruleone.tournament.hands.hands import acts_by_itself, decide_round, decide_seating
from ruleone.tournament.reports import (
    Out,
    counts_refused,
    decide_out,
    decide_undone,
    follow_refused,
    let_go_refused,
    out_refused,
    undo_refused,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, not_running, refuse


def report_out(
    state: EventState, outs: Sequence[Out], at_ms: int, ranked: bool = False
) -> Decision:
    """Report players out in one hand, at tables that nobody follows.

    Those of several hands are reported one after the other: the first to be reported is placed
    last. Hand for hand the hand of the table is then over; another one there belongs to the next
    round.
    """
    refused = out_refused(state, outs)
    return refused or _out(state, outs, ranked, at_ms)


def _out(
    state: EventState, outs: Sequence[Out], ranked: bool, at_ms: int
) -> Iterator[TournamentEvent]:
    tables = dict.fromkeys(state.seats[one.player][0] for one in outs)
    gate = state.hand_for_hand
    if gate is not None and not gate.played.keys().isdisjoint(tables):
        for number in to_play(state):
            if not state.tables[number].followed:
                yield r.HandOverReported(number, at_ms=at_ms)
        yield from decide_round(state, at_ms)
    # The end of a round may have removed somebody, or ended the event.
    outs = [
        Out(one.player, tuple(taker for taker in one.to if taker in state.stacks))
        for one in outs
        if one.player in state.stacks
    ]
    if state.phase != "running" or not 0 < len(outs) < state.left:
        return
    yield from decide_out(state, outs, ranked, at_ms)
    yield from _hands_over(state, tables, at_ms)
    if acts_by_itself(state):
        yield from decide_seating(state, at_ms)


def _hands_over(state: EventState, tables: Iterable[int], at_ms: int) -> Iterator[TournamentEvent]:
    """Note hand for hand that these tables have finished their hand, where the event goes on."""
    if state.phase != "running" or state.hand_for_hand is None:
        return
    for number in tables:
        if number in to_play(state):
            yield r.HandOverReported(number, at_ms=at_ms)
    yield from decide_round(state, at_ms)


def undo_out(
    state: EventState,
    player: str,
    at_ms: int,
    back_to: tuple[int, int] | None = None,
    reason: str = "",
) -> Decision:
    """Undo the newest report that the player is out, whatever has followed.

    The player gets `back_to`, or the old one where it is open, or another.
    """
    refused = undo_refused(state, player)
    if refused is None and back_to is not None:
        table = state.tables.get(back_to[0])
        if table is None or back_to[1] not in state.open_seats(table):
            refused = refuse("seat-taken", table=back_to[0], seat=back_to[1])
    return refused or decide_undone(state, player, back_to, reason, at_ms)


def report_hand_over(state: EventState, table: int, at_ms: int) -> Decision:
    """Report hand for hand that a table that nobody follows has finished its hand of the round."""
    if state.phase != "running":
        return not_running(state)
    if state.hand_for_hand is None:
        return refuse("hand-for-hand-off")
    if table not in state.tables:
        return refuse("table-unknown", table=table)
    if state.tables[table].followed:
        return refuse("table-is-followed", table=table)
    if table not in to_play(state):
        cite = state.rules.cite("hand_for_hand.share_from")
        return Refusal("hand-for-hand-waits", "illegal", {"table": table}, cite)
    return _over(state, table, at_ms)


def _over(state: EventState, table: int, at_ms: int) -> Iterator[TournamentEvent]:
    yield r.HandOverReported(table, at_ms=at_ms)
    yield from decide_round(state, at_ms)


def follow_table(state: EventState, table: int, stacks: Mapping[int, int], at_ms: int) -> Decision:
    """Follow the hands of a live table from now on, with these stacks, by seat."""
    refused = follow_refused(state, table, stacks)
    if refused is not None:
        return refused
    players = state.tables[table].players
    told = {players[seat]: chips for seat, chips in sorted(stacks.items())}
    return (r.TableFollowed(table, told, at_ms=at_ms),)


def let_go(state: EventState, table: int, at_ms: int) -> Decision:
    """Follow the hands of a live table no longer; stacks become counts of this moment."""
    return let_go_refused(state, table) or (r.TableLetGo(table, at_ms=at_ms),)


def report_stacks(state: EventState, counts: Mapping[str, int], at_ms: int) -> Decision:
    """Report counted stacks of players whose chips nobody knows."""
    refused = counts_refused(state, counts)
    return refused or (r.StacksReported(dict(counts), at_ms=at_ms),)


def report_big_blind(state: EventState, table: int, seat: int, at_ms: int) -> Decision:
    """Report the next big blind at a table that nobody follows."""
    refused = proposals.big_blind_refused(state, table, seat)
    return refused or (r.BigBlindReported(table, seat, at_ms=at_ms),)


def take_proposal(
    state: EventState, proposal: str, told: Mapping[int, int], at_ms: int
) -> Decision:
    """Take a proposal, with the seats of the next big blinds that are `told` for it, by table."""
    return proposals.take(state, proposal, told, at_ms)


def put_off(state: EventState, proposal: str, at_ms: int) -> Decision:
    """Put a proposal off until the tables have changed."""
    return proposals.put_off(state, proposal, at_ms)


def switch_by_itself(state: EventState, on: bool, at_ms: int) -> Decision:
    """Let moves, breaks and color-ups happen by themselves, or wait for the director."""
    if state.phase not in ("running", "night"):
        return not_running(state)
    if state.by_itself == on:
        return refuse("by-itself-is-so")
    if state.config.tables != "live":
        return refuse("by-itself-dealt")
    return _switched(state, on, at_ms)


def _switched(state: EventState, on: bool, at_ms: int) -> Iterator[TournamentEvent]:
    yield r.SwitchedByItself(on, at_ms=at_ms)
    yield from decide_seating(state, at_ms)
