"""Between two days: another flight of day one, or the next day with its stacks and seats.

A flight begins like the event itself, with a draw of its own. The next day takes over the bags of
all flights; a player with several brings the stacks that the event allows. Its seats are drawn and
published; play resumes, when the director starts the day, where the clock stopped.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ruleone.rulebook import Refusal
from ruleone.tournament.day_end import decide_seal
from ruleone.tournament.entries import decide_close, entries_closed, grown
from ruleone.tournament.events import LevelStarted, PlayerWithdrawn, Standing, TournamentEvent
from ruleone.tournament.events import days as d
from ruleone.tournament.events.days import DayDrawn, DayStarted, FlightStarted, Stop
from ruleone.tournament.events.undo import DayDrawTakenBack
from ruleone.tournament.penalties import decide_paid
from ruleone.tournament.places import decide_end
from ruleone.tournament.sealed_draws import secret_told, seed_refused
from ruleone.tournament.seating.final_table import decide_heads_up
from ruleone.tournament.starting import seats_drawn
from ruleone.tournament.state.calendar import Bag, LastHands, Lot
from ruleone.tournament.state.event_state import EventState, Night, Stacks, WaitingOrders
from ruleone.tournament.state.refusals import refuse


def flight_refused(state: EventState, seed: bytes) -> Refusal | None:
    """Return the refusal of the next flight, None where it may start."""
    if state.phase != "night" or not state.more_flights:
        return refuse("already-started")
    came, needed = len(state.calendar.field), state.config.entries_min
    if came < needed:
        return refuse("too-few-entries", needed=needed, came=came)
    return not_signed(state) or seed_refused(state, seed)


def draw_refused(state: EventState, seed: bytes) -> Refusal | None:
    """Return the refusal of the next day's draw, None where it may be made.

    Flights that are left are dropped, but not while players wait for one.
    """
    if state.phase != "night":
        return refuse("event-over" if state.phase == "over" else "day-not-over")
    if state.calendar.drawn:
        return refuse("day-drawn")
    if state.calendar.field:
        return refuse("flight-waits", players=len(state.calendar.field))
    if not state.calendar.bags:
        return refuse("too-few-entries", needed=1, came=0)
    # A seed that was published with an undone draw could be computed with by everybody.
    if seed and seed in state.calendar.told:
        return refuse("seed-told")
    return not_signed(state) or seed_refused(state, seed)


def decide_flight(
    state: EventState, seed: bytes, last_hands: bytes, at_ms: int
) -> Iterator[TournamentEvent]:
    """Start another flight: its players have full stacks, and play from the first level on.

    A player with a bag who owes chips for a penalty given beside it pays them.
    """
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
    """Draw the stacks and seats of the next day, published before it starts."""
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
    """Start the day at the level and time at which the clock stopped.

    Penalties in chips that were given over night are paid.
    """
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
    """Whether somebody was removed from the event after the seats of the day were drawn."""
    return state.night is not None and state.night.bags.keys() != state.stacks.keys()


def decide_field_back(state: EventState, at_ms: int) -> Iterator[PlayerWithdrawn]:
    """Withdraw the entries of a flight that is not played."""
    for player in tuple(state.calendar.field):
        yield PlayerWithdrawn(player, at_ms=at_ms)


def merged(state: EventState) -> tuple[dict[str, int], dict[str, int]]:
    """Return the stack of every bagged player, in order of entry, and the chips given up.

    Where a player has several stacks all but the best are given up, or none where they are
    combined.
    """
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
    """Return the time at which the next day's clock resumes.

    With several flights it is the earliest stop, so that no level is left out for anybody.
    """
    endless = 2**62
    return min(
        state.calendar.stopped,
        # More time left is the earlier stop; a level that was not begun has all of it.
        key=lambda stop: (stop.level, -(endless if stop.left_ms is None else stop.left_ms)),
    )


def not_signed(state: EventState) -> Refusal | None:
    """Return the refusal while the floor has not signed every bag."""
    unsigned = len(state.calendar.unsigned)
    return refuse("bags-unsigned", players=unsigned) if unsigned else None


def last_hands_sealed(state: EventState, event: d.LastHandsSealed) -> None:
    """Seal the number of last hands: it is fixed, and nobody knows it."""
    calendar = state.calendar
    calendar.lots.append(Lot(calendar.day, calendar.flight, bytes.fromhex(event.secret)))


def last_hands_announced(state: EventState, event: d.LastHandsAnnounced) -> None:
    """Stop the clock."""
    if (lot := state.calendar.lot) is not None:
        lot.announced = event
    state.calendar.last_hands = LastHands(event, state.tables)
    state.clock.stopped = True


def day_ended(state: EventState, event: d.DayEnded) -> None:
    """Put all chips into bags and empty the tables until seats are drawn."""
    calendar = state.calendar
    assert calendar.last_hands is not None
    for player, chips in event.bags.items():
        calendar.bags.setdefault(player, []).append(Bag(event.flight, chips))
    state.bounties.bag(event.bags)
    calendar.stopped.append(calendar.last_hands.announced.stops)
    calendar.chips.append(state.chip)
    calendar.last_hands = None
    calendar.entered, calendar.unseated = {}, set()
    state.phase = "night"
    state.stacks, state.orders = Stacks(), WaitingOrders()
    state.bust_at, state.bust_ms = {}, {}
    state.final_table, state.redraw = None, None
    state.clock.paused, state.clock.stopped = False, True


def bags_signed(state: EventState, event: d.BagsSigned) -> None:
    """Note the signatures of player or floor on the bags."""
    for player in event.players:
        for bag in state.calendar.bags[player]:
            if event.by == "floor":
                bag.floor = True
            elif bag.flight == state.calendar.flight:
                bag.player = True


def flight_started(state: EventState, event: d.FlightStarted) -> None:
    """Begin a flight.

    A player who enters now counts as one more before all who are out, but one with a bag is in
    already. The planned breaks are those of the event again: the director's plans were for the
    flight before.
    """
    calendar = state.calendar
    calendar.flight, calendar.field = event.flight, []
    calendar.before = state.last_hand
    calendar.entered = dict.fromkeys(event.players, 1)
    state.phase = "running"
    state.seed = bytes.fromhex(event.seed)
    state.pool, state.prizes = event.pool, event.prizes
    state.entries += len(event.players)
    more = sum(player not in calendar.bags for player in event.players)
    # More players are in the event now, so everybody who is out finished that many places lower.
    state.results = {player: _lower(one, more) for player, one in state.results.items()}
    state.earlier = [_lower(one, more) for one in state.earlier]
    for player in event.players:
        if player in state.results:
            state.earlier.append(state.results.pop(player))
    _clear_tables(state)
    state.stacks = Stacks.each(event.players, state.config.starting_stack)
    state.chip = state.config.smallest_chip(state.rules)
    calendar.rebought, calendar.added_on = {}, set()
    state.clock.stopped = False
    state.clock.cut_ms = {}
    # Breaks that the director planned or dropped were of the flight before.
    state.clock.structure = state.config.structure
    state.clock.begin_level(0, event.at_ms)


def day_drawn(state: EventState, event: d.DayDrawn) -> None:
    """Give each player one stack again.

    Chips of the smallest kind that any flight has left are in play. None of several flights had
    breaks planned for the common day.
    """
    calendar = state.calendar
    # The director's breaks were planned for one flight; none of several planned them for the day.
    if calendar.flight > 1:
        state.clock.structure = state.config.structure
    state.night = Night(
        day=calendar.day,
        flight=calendar.flight,
        bags=calendar.bags,
        stopped=calendar.stopped,
        chips=calendar.chips,
        given_up=calendar.given_up,
        chip=state.chip,
        pinned=dict(state.pinned),
        tables=state.tables,
        seats=state.seats,
        break_order=state.break_order,
        to_break=state.to_break,
        broken=tuple(state.broken),
    )
    calendar.day, calendar.flight = event.day, 1
    state.bounties.unbag(calendar.bags)
    calendar.bags, calendar.stopped, calendar.drawn = {}, [event.stopped], True
    calendar.given_up += sum(event.given_up.values())
    state.chip, calendar.chips = min(calendar.chips), []
    state.seed = bytes.fromhex(event.seed)
    _clear_tables(state)
    state.stacks = Stacks(event.stacks)


def day_draw_taken_back(state: EventState, event: DayDrawTakenBack) -> None:
    """Return all chips to their bags, signed as before, and all seats of the draw.

    Players keep only the seats in which they bagged. A pinned seat number named since stays.
    """
    calendar = state.calendar
    night, state.night = state.night, None
    assert night is not None
    if (lot := calendar.lot) is not None:
        lot.void = True
    if state.draws is None and state.seed is not None:
        calendar.told.append(state.seed)
    calendar.day, calendar.flight, calendar.drawn = night.day, night.flight, False
    calendar.bags, calendar.stopped, calendar.chips = night.bags, night.stopped, night.chips
    calendar.given_up, state.chip = night.given_up, night.chip
    state.bounties.bag(night.bags)
    state.pinned.update((one, seat) for one, seat in night.pinned.items() if one in state.pinned)
    state.tables, state.seats, state.broken = night.tables, night.seats, list(night.broken)
    state.break_order, state.to_break = night.break_order, night.to_break
    state.stacks = Stacks()


def day_started(state: EventState, event: d.DayStarted) -> None:
    """Resume play; the level follows."""
    calendar = state.calendar
    calendar.drawn, calendar.stopped, calendar.before = False, [], state.last_hand
    calendar.removed = {}
    state.night = None
    state.phase = "running"
    state.clock.stopped = False


def _clear_tables(state: EventState) -> None:
    """Remove the tables of the day before."""
    state.broken.extend(number for number in state.tables if number not in state.broken)
    state.tables, state.seats, state.break_order, state.to_break = {}, {}, (), []


def _lower(standing: Standing, places: int) -> Standing:
    return Standing(standing.player, standing.place + places, standing.prize)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    d.LastHandsSealed: last_hands_sealed,
    d.LastHandsAnnounced: last_hands_announced,
    d.DayEnded: day_ended,
    d.BagsSigned: bags_signed,
    d.FlightStarted: flight_started,
    d.DayDrawn: day_drawn,
    DayDrawTakenBack: day_draw_taken_back,
    d.DayStarted: day_started,
}
"""Effects of these events."""
