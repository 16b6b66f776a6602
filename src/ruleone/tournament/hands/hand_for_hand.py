"""Hand-for-hand play: near the money every table plays one hand, and waits for all the others.

From the announcement on players who go out in the same hand at different tables share the places
(tda2019-RP-8A). Every hand takes the same time off the clock, those in play at the announcement too
(tda2019-RP-8B).
"""

from collections.abc import Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament.bounties import decide_bounties
from ruleone.tournament.events import (
    Bust,
    HandForHandAnnounced,
    HandForHandEnded,
    HandForHandPlayed,
    PlayersBusted,
    TournamentEvent,
)
from ruleone.tournament.levels import decide_next_level
from ruleone.tournament.places import bubble_at, decide_end, prize_at, seats_out
from ruleone.tournament.seating.final_table import is_final_due
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import not_running, refuse
from ruleone.tournament.terms.payouts import shared_out


def announced(state: EventState, reason: str, at_ms: int) -> HandForHandAnnounced:
    """Return the announcement: until all who are left are paid, or have a seat."""
    names = ("hand_for_hand.share_from", "hand_for_hand.seconds_per_hand")
    cite = tuple(state.rules.cite(name) for name in names)
    return HandForHandAnnounced(bubble_at(state), reason, at_ms=at_ms, citations=cite)


def announcement_refused(state: EventState) -> Refusal | None:
    """Return the refusal of an announcement now, if any."""
    if state.phase != "running":
        return not_running(state)
    if state.hand_for_hand is not None:
        return refuse("hand-for-hand-on")
    if state.late_open or state.in_flight:
        return refuse("hand-for-hand-entries-open")
    if len(state.tables) == 1:
        return refuse("hand-for-hand-one-table")
    if len(state.stacks) <= (paid := bubble_at(state)):
        return refuse("hand-for-hand-paid", paid=paid)
    return None


def is_announced_now(state: EventState) -> bool:
    """Whether the event announces it now: once, near enough to the money.

    It does so again where it was over with a player whom the floor removed, and who is in again.
    """
    paid, left = bubble_at(state), len(state.stacks)
    near = not state.hand_for_hand_announced and left <= paid + state.config.hand_for_hand_within
    return (
        paid < left
        and (near or state.hand_for_hand_paid)
        and not state.late_open
        and state.phase == "running"
        and not state.ending
        and len(state.tables) > 1
        and not state.in_flight
    )


def shares_places(state: EventState) -> bool:
    """Whether busts now share places with those at other tables.

    They do from the announcement on, or where the edition says so from the first hand that begins
    after it.
    """
    gate = state.hand_for_hand
    from_announcement = state.rules.choice("hand_for_hand.share_from") == "announcement"
    return gate is not None and (from_announcement or gate.number > 0)


def waits_for_others(state: EventState, table: Table) -> bool:
    """Whether the table has played its hand, and others have not."""
    gate = state.hand_for_hand
    return gate is not None and (gate.number == 0 or table.number in gate.played)


def to_go(state: EventState) -> int:
    """Return the number of players with chips to bust until tables play at their own pace."""
    gate = state.hand_for_hand
    with_chips = sum(1 for stack in state.stacks.values() if stack != 0)
    return 0 if gate is None else max(0, with_chips - gate.ends_at)


def is_round_over(state: EventState) -> bool:
    """Whether every table that can play has finished its hand."""
    return state.hand_for_hand is not None and not state.hands and not to_play(state)


def to_play(state: EventState) -> tuple[int, ...]:
    """Return the tables that have still to begin their hand of the round, whatever holds them.

    There are none while those are played that were in play at the announcement.
    """
    gate = state.hand_for_hand
    if gate is None or gate.number == 0 or state.ending or is_final_due(state):
        return ()
    tables = state.standing_tables
    return tuple(one.number for one in tables if one.hand is None and _can_play(state, one))


def _can_play(state: EventState, table: Table) -> bool:
    done = waits_for_others(state, table) or state.calendar.has_dealt_all(table.number)
    return not done and not table.halted and table.can_play


def decide_shared_busts(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Place all who went out, at any table: they share the places and prizes."""
    gate = state.hand_for_hand
    assert gate is not None
    # Those who were reported out at tables that nobody follows have their places already.
    played = {number: order for number, order in gate.played.items() if order is not None}
    out = {number: seats_out(state, played[number]) for number in sorted(played)}
    count = sum(map(len, out.values()))
    place = len(state.stacks) - count + 1
    prizes = sum(prize_at(state, place + offset) for offset in range(count))
    amounts = iter(shared_out(prizes, count) if count else ())
    cite = (state.rules.cite("hand_for_hand.share_from"),)
    for number, seats in out.items():
        if seats:
            order = played[number]
            busts = tuple(Bust(order.seats[seat], place, next(amounts), count) for seat in seats)
            yield PlayersBusted(order.number, number, busts, at_ms=at_ms, citations=cite)
            players = [bust.player for bust in busts]
            yield from decide_bounties(state, players, order.number, number, at_ms)
    if count:
        yield from decide_end(state, at_ms)


def takes_time(state: EventState) -> bool:
    """Whether the round takes its time off the clock.

    A hand of it is over, or has begun in it. Where all of those that were in play at the
    announcement still are, the clock just runs.
    """
    gate = state.hand_for_hand
    return gate is not None and bool(gate.played or (gate.number and state.hands))


def decide_time_off(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Take the time of the hand off the clock (tda2019-RP-8B), with the levels it begins.

    It is taken after each hand and not after some of them (tda2019-RP-8C, tda2019-RP-8D).
    """
    gate, clock, rules = state.hand_for_hand, state.clock, state.rules
    assert gate is not None
    takes_ms = 1_000 * rules.number("hand_for_hand.seconds_per_hand") if takes_time(state) else 0
    names = ["hand_for_hand.seconds_per_hand", "hand_for_hand.each-hand"]
    if rules.optional_number("hand_for_hand.max_seconds") is not None:
        names.append("hand_for_hand.max_seconds")
    cite = tuple(rules.cite(name) for name in names)
    yield HandForHandPlayed(gate.number, takes_ms, at_ms=at_ms, citations=cite)
    while clock.taken and (left := clock.left_ms(at_ms)) is not None and left <= 0:
        yield from decide_next_level(state, "hand-for-hand", at_ms)


def decide_hand_for_hand_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """End it where all who are left are paid or sit at one table, once a round is over."""
    gate = state.hand_for_hand
    if gate is None or state.in_round or state.phase == "over":
        return
    cite = (state.rules.cite("hand_for_hand.share_from"),)
    if len(state.stacks) <= gate.ends_at:
        yield HandForHandEnded("paid", at_ms=at_ms, citations=cite)
    elif len(state.tables) == 1:
        yield HandForHandEnded("one-table", at_ms=at_ms, citations=cite)
