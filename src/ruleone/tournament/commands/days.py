"""Last hands, bags, flights and the next day."""

from collections.abc import Iterator

from ruleone.limits import LAST_HANDS_MAX
from ruleone.rulebook import Refusal
from ruleone.tournament.between_days import (
    decide_day,
    decide_draw,
    decide_flight,
    draw_refused,
    flight_refused,
    has_lost_seats,
)
from ruleone.tournament.day_end import announced, seal_refused, stop_at
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.events.days import BagsSigned
from ruleone.tournament.hands.hands import (
    decide_seating,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse


def end_day(state: EventState, hands: int | None, reason: str, at_ms: int) -> Decision:
    """Announce the last hands of the day.

    Every table deals this many more, or a number drawn by lot as the event has it. The clock stops,
    and resumes from there on the next day.
    """
    if state.phase != "running":
        return not_running(state)
    if state.calendar.last_hands is not None:
        return refuse("day-ending")
    if state.ending:
        return refuse("event-ending")
    if hands is not None and not 0 <= hands <= LAST_HANDS_MAX:
        return refuse("last-hands", most=LAST_HANDS_MAX, came=hands)
    if (refused := bad_reason(reason)) is not None:
        return refused
    least, most = state.last_hands_range if hands is None else (hands, hands)
    stop = stop_at(state, at_ms)
    return [announced(state, (least, most), "director", stop, at_ms, reason)]


def sign_bag(state: EventState, player: str, at_ms: int) -> Decision:
    """Sign for the number on a bag, as the player who has counted the chips."""
    bag = state.calendar.bag_of(player) if state.phase == "night" else None
    if bag is None:
        return refuse("no-bag", player=player)
    if bag.player:
        return refuse("bag-signed", player=player)
    return [BagsSigned((player,), "player", at_ms=at_ms)]


def sign_bags(state: EventState, players: tuple[str, ...], at_ms: int) -> Decision:
    """Sign the bags of these players, or all unsigned ones, as the floor."""
    if state.phase != "night":
        return not_over(state.phase)
    unsigned = state.calendar.unsigned
    for player in players:
        if player not in unsigned:
            return refuse("no-bag", player=player)
    signed = players or tuple(unsigned)
    return [BagsSigned(signed, "floor", at_ms=at_ms)] if signed else refuse("bags-all-signed")


def start_flight(state: EventState, seed: bytes, at_ms: int, last_hands: bytes = b"") -> Decision:
    """Start the next flight with those who have entered for it.

    The seed is published, the secret of its last hands revealed when they are announced.
    """
    refused = flight_refused(state, seed) or seal_refused(state, last_hands)
    return refused or decide_flight(state, seed, last_hands, at_ms)


def draw_day(state: EventState, seed: bytes, at_ms: int, last_hands: bytes = b"") -> Decision:
    """Draw the seats of the next day from this seed, once the floor has signed all bags.

    The seed is published. Flights that nobody has entered are not played any more. The secret of
    the day's last hands is revealed when they are announced.
    """
    refused = draw_refused(state, seed) or seal_refused(state, last_hands)
    return refused or decide_draw(state, seed, last_hands, at_ms)


def start_day(state: EventState, at_ms: int) -> Decision:
    """Start the day that is drawn."""
    if state.phase != "night" or not state.calendar.drawn:
        return refuse("day-not-drawn")
    return _decide_start(state, at_ms)


def _decide_start(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Start the day; where somebody was removed since the draw, level the tables first."""
    short = has_lost_seats(state)
    yield from decide_day(state, at_ms)
    if short:
        yield from decide_seating(state, at_ms)


def not_over(phase: str) -> Refusal:
    """Return the refusal of an act that is possible only at night."""
    return refuse("event-over" if phase == "over" else "day-not-over")
