"""The end of a day: the announcement and number of its last hands, and the bags.

At the announcement the clock stops, and play resumes there on the next day. Every table deals the
same number of hands more, announced or drawn by lot, so that nobody knows before how long to wait.
The lot comes from a secret that was sealed when the day got its seats, and is revealed with the
announcement. From a published seed everybody could compute it and play by it. Then all chips are
bagged. Chips to be colored up behind the day's last level are removed before.
"""

from collections.abc import Iterator

from ruleone.limits import EVENT_SEED_MIN_BYTES
from ruleone.rulebook import Refusal
from ruleone.tournament.chips.color_up import decide_planned, decide_races
from ruleone.tournament.entries import decide_close, decide_unseated
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.events.days import (
    DayEnded,
    LastHandsAnnounced,
    LastHandsSealed,
    Stop,
    WhyLastHands,
)
from ruleone.tournament.seeded_draw import draw_for
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import refuse


def decide_day_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """End the day after any event: by the players left, and with bags after the last hands."""
    if state.phase != "running":
        return
    if state.calendar.last_hands is None and _few_enough(state):
        yield announced(state, (0, 0), "players", stop_at(state, at_ms), at_ms)
    if _all_dealt(state):
        yield from _decide_planned(state, at_ms)
        yield from decide_races(state, at_ms)
        yield from decide_close(state, at_ms)
        yield from decide_unseated(state, at_ms)
        yield _ended(state, at_ms)


def _decide_planned(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Begin the color-ups planned behind the day's last level, before the bags.

    They do not begin before the last hands, which need the chips (house-22A.1). Nobody buys chips
    of this day any more.
    """
    last = state.calendar.last_hands
    if last is not None and last.announced.stops.level > state.clock.level:
        yield from decide_planned(state, at_ms, None)


def bags_come(state: EventState) -> bool:
    """Whether the day is over once no hand is in play.

    All chips are bagged then, and everybody left draws a seat for the next day.
    """
    return _few_enough(state) if state.calendar.last_hands is None else _all_dealt(state)


def ends_day(state: EventState) -> bool:
    """Whether the present level is the last one of the day."""
    end = state.day_end
    return end is not None and 0 < end.level <= state.clock.level


def last_hands_of_level(state: EventState, at_ms: int) -> LastHandsAnnounced:
    """Return the announcement at the end of the day's last level.

    The next day begins with the next level.
    """
    stop = Stop(state.clock.level + 1)
    return announced(state, state.last_hands_range, "level", stop, at_ms)


def announced(
    state: EventState,
    between: tuple[int, int],
    why: WhyLastHands,
    stop: Stop,
    at_ms: int,
    reason: str = "",
) -> LastHandsAnnounced:
    """Return the announcement of the last hands, drawn `between` two numbers, inclusive.

    A day that began before secrets were sealed draws them from its seed, as it was announced then.
    """
    least, most = between
    lot = state.calendar.lot
    secret = state.seed if lot is None else lot.secret
    assert secret is not None
    hands = least + draw_for(secret, "last-hands").below(most - least + 1)
    cite = (state.rules.cite("floor.decides"),)
    return LastHandsAnnounced(hands, least, most, why, stop, reason, at_ms=at_ms, citations=cite)


def stop_at(state: EventState, at_ms: int) -> Stop:
    """Return where the clock stops now: after a level in the next one, else with the time left."""
    clock = state.clock
    if clock.on_break and not clock.within_level:
        return Stop(clock.level + 1)
    left_ms = clock.left_of_level_ms(at_ms)
    if left_ms is None or left_ms > 0:
        return Stop(clock.level, left_ms)
    return Stop(clock.level + 1)


def _few_enough(state: EventState) -> bool:
    """Whether few enough players are left that the day is over.

    Hand for hand it is once all tables have finished theirs. A flight ends with its last player
    too.
    """
    left, end = len(state.stacks), state.day_end
    if left <= 1:
        return state.in_flight
    played = state.last_hand - len(state.hands) > state.calendar.before and not state.in_round
    return played and end is not None and left <= end.players


def _all_dealt(state: EventState) -> bool:
    """Whether no table has a hand to deal any more, and nothing else is pending."""
    if state.calendar.last_hands is None or state.hands or state.ending:
        return False
    if state.deal is not None or state.in_round:
        return False
    return all(_is_done(state, table) for table in state.tables.values())


def _is_done(state: EventState, table: Table) -> bool:
    return state.calendar.has_dealt_all(table.number) or table.halted or not table.can_play


def _ended(state: EventState, at_ms: int) -> DayEnded:
    calendar, cite = state.calendar, (state.rules.cite("floor.decides"),)
    bags = state.stacks.told()  # an event of several days is followed at all tables
    return DayEnded(calendar.day, calendar.flight, bags, at_ms=at_ms, citations=cite)


def draws_last_hands(state: EventState) -> bool:
    """Whether the number of last hands is drawn, not announced."""
    least, most = state.last_hands_range
    return least < most


def seal_refused(state: EventState, secret: bytes) -> Refusal | None:
    """Return the refusal of this secret, None where it serves or nothing is drawn."""
    if secret and any(lot.void and lot.secret == secret for lot in state.calendar.lots):
        return refuse("seed-told")
    came = len(secret)
    if came >= EVENT_SEED_MIN_BYTES or not draws_last_hands(state):
        return None
    return refuse("seed-too-short", needed=EVENT_SEED_MIN_BYTES, came=came)


def decide_seal(state: EventState, secret: bytes, at_ms: int) -> Iterator[LastHandsSealed]:
    """Seal the secret of a day or a flight with its seats."""
    if draws_last_hands(state):
        yield LastHandsSealed(secret.hex(), at_ms=at_ms)
