"""What follows a night: another flight of day one, or the next day with its stacks and seats.

A flight begins like the event itself, with a draw of its own. The next day takes over the bags of
all flights: who has several brings what the event lets him. Its seats are drawn and published; play
resumes, when the director starts the day, where the clock stopped.
"""

from collections.abc import Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament.days.sealing import decide_seal
from ruleone.tournament.entries import decide_close, entries_closed
from ruleone.tournament.events import LevelStarted, PlayerWithdrawn, TournamentEvent
from ruleone.tournament.events.days import DayDrawn, DayStarted, FlightStarted, Stop
from ruleone.tournament.penalties import decide_paid
from ruleone.tournament.places import decide_end
from ruleone.tournament.pool import grown
from ruleone.tournament.sealed_draws import secret_told, seed_refused
from ruleone.tournament.seating.final_table import decide_heads_up
from ruleone.tournament.starting import seats_drawn
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse


def flight_refused(state: EventState, seed: bytes) -> Refusal | None:
    """Why the next flight may not start; None where it may."""
    if state.phase != "night" or not state.more_flights:
        return refuse("already-started")
    came, needed = len(state.calendar.field), state.config.entries_min
    if came < needed:
        return refuse("too-few-entries", needed=needed, came=came)
    return not_signed(state) or seed_refused(state, seed)


def draw_refused(state: EventState, seed: bytes) -> Refusal | None:
    """Why the next day may not be drawn; None where it may. Flights that are left are dropped, but
    not with players who wait for one."""
    if state.phase != "night":
        return refuse("event-over" if state.phase == "over" else "day-not-over")
    if state.calendar.drawn:
        return refuse("day-drawn")
    if state.calendar.field:
        return refuse("flight-waits", players=len(state.calendar.field))
    if not state.calendar.bags:
        return refuse("too-few-entries", needed=1, came=0)
    if seed and seed in state.calendar.told:
        return refuse("seed-told")
    return not_signed(state) or seed_refused(state, seed)


def decide_flight(
    state: EventState, seed: bytes, last_hands: bytes, at_ms: int
) -> Iterator[TournamentEvent]:
    """Another flight: its players have full stacks, and play from the first level on. Who has a bag
    too, and was given a penalty in chips beside it, pays it."""
    rules, players = state.rules, tuple(state.calendar.field)
    pool, paid = grown(state, 0, state.entries + len(players))
    flight = state.calendar.flight + 1
    yield FlightStarted(seed.hex(), flight, players, pool, paid, at_ms=at_ms)
    yield from decide_seal(state, last_hands, at_ms)
    yield from secret_told(state, "seats", at_ms)
    yield seats_drawn(state, players, at_ms)
    cite = (rules.cite("levels.rising"), rules.cite("levels.next-hand"))
    yield LevelStarted(1, "start", at_ms=at_ms, citations=cite)
    if not state.config.entries_until:
        yield from decide_close(state, at_ms)
    yield from _decide_owed(state, at_ms)


def decide_draw(
    state: EventState, seed: bytes, last_hands: bytes, at_ms: int
) -> Iterator[TournamentEvent]:
    """The stacks of the next day, and its seats, which are published before it starts."""
    if state.late_open:
        yield entries_closed(state, at_ms)
    stacks, given_up = merged(state)
    cite = (state.rules.cite("floor.decides"), state.rules.cite("seating.random"))
    day, stop = state.calendar.day + 1, resumes_at(state)
    yield DayDrawn(seed.hex(), day, stacks, given_up, stop, at_ms=at_ms, citations=cite)
    if len(stacks) == 1:
        yield from decide_end(state, at_ms)
    else:
        yield from decide_seal(state, last_hands, at_ms)
        yield from secret_told(state, "seats", at_ms)
        yield seats_drawn(state, tuple(stacks), at_ms)


def decide_day(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """The day begins: the level at which the clock stopped, with what was left of it. Who was given
    a penalty in chips over night pays it."""
    rules, stop = state.rules, state.calendar.stopped[0]
    yield DayStarted(state.calendar.day, at_ms=at_ms)
    cite = (rules.cite("levels.rising"), rules.cite("levels.next-hand"))
    yield LevelStarted(stop.level, "start", "", stop.left_ms, at_ms=at_ms, citations=cite)
    yield from _decide_owed(state, at_ms)
    yield from decide_heads_up(state, at_ms)


def _decide_owed(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    owing = [player for player in state.stacks if state.conduct_of(player).owes]
    yield from decide_paid(state, owing, at_ms)


def has_lost_seats(state: EventState) -> bool:
    """Whether somebody was taken out of the event after the seats of the day were drawn."""
    return state.night is not None and state.night.bags.keys() != state.stacks.keys()


def decide_field_back(state: EventState, at_ms: int) -> Iterator[PlayerWithdrawn]:
    """The flight that was to start is not played: its entries are taken back."""
    for player in tuple(state.calendar.field):
        yield PlayerWithdrawn(player, at_ms=at_ms)


def merged(state: EventState) -> tuple[dict[str, int], dict[str, int]]:
    """The stack of everybody who has bagged one, in the order of entry, and what he gives up of
    several: all but the best, or nothing where they are combined."""
    days = state.config.days
    combined = days is not None and days.several_stacks == "combined"
    stacks: dict[str, int] = {}
    given_up: dict[str, int] = {}
    for player in state.entrants:
        chips = [bag.chips for bag in state.calendar.bags.get(player, ())]
        if not chips:
            continue
        stacks[player] = sum(chips) if combined else max(chips)
        if (rest := sum(chips) - stacks[player]) > 0:
            given_up[player] = rest
    return stacks, given_up


def resumes_at(state: EventState) -> Stop:
    """Where the next day's clock goes on: of several flights where the earliest stopped, so that no
    level is left out for anybody."""
    endless = 2**62
    return min(
        state.calendar.stopped,
        key=lambda stop: (stop.level, -(endless if stop.left_ms is None else stop.left_ms)),
    )


def not_signed(state: EventState) -> Refusal | None:
    """The refusal while the floor has not signed every bag."""
    unsigned = len(state.calendar.unsigned)
    return refuse("bags-unsigned", players=unsigned) if unsigned else None
