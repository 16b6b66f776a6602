"""Apply what happens between two days to the state of an event."""

from collections.abc import Callable
from typing import Any, Final

from ruleone.tournament.events import Standing
from ruleone.tournament.events import days as d
from ruleone.tournament.events.undo import DayDrawTakenBack
from ruleone.tournament.stacks import Stacks
from ruleone.tournament.state.calendar import Bag, LastHands, Lot
from ruleone.tournament.state.event_state import EventState, Night
from ruleone.tournament.waiting_orders import WaitingOrders


def last_hands_sealed(state: EventState, event: d.LastHandsSealed) -> None:
    """Their number is fixed, and nobody knows it."""
    calendar = state.calendar
    calendar.lots.append(Lot(calendar.day, calendar.flight, bytes.fromhex(event.secret)))


def last_hands_announced(state: EventState, event: d.LastHandsAnnounced) -> None:
    """The clock stops."""
    if (lot := state.calendar.lot) is not None:
        lot.announced = event
    state.calendar.last_hands = LastHands(event, state.tables)
    state.clock.stopped = True


def day_ended(state: EventState, event: d.DayEnded) -> None:
    """All chips go into bags. The tables stand empty of chips until others are drawn."""
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
    state.stacks, state.orders, state.bust_at = Stacks(), WaitingOrders(), {}
    state.final_table, state.redraw = None, None
    state.clock.paused, state.clock.stopped = False, True


def bags_signed(state: EventState, event: d.BagsSigned) -> None:
    """Player or floor stand for the number on the bags."""
    for player in event.players:
        for bag in state.calendar.bags[player]:
            if event.by == "floor":
                bag.floor = True
            elif bag.flight == state.calendar.flight:
                bag.player = True


def flight_started(state: EventState, event: d.FlightStarted) -> None:
    """Whoever enters now is one more before all who are out, but who has a bag is in already. The
    breaks are those of the event again: what the director planned was for the flight before."""
    calendar = state.calendar
    calendar.flight, calendar.field = event.flight, []
    calendar.before = state.last_hand
    calendar.entered = dict.fromkeys(event.players, 1)
    state.phase = "running"
    state.seed = bytes.fromhex(event.seed)
    state.pool, state.prizes = event.pool, event.prizes
    state.entries += len(event.players)
    more = sum(player not in calendar.bags for player in event.players)
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
    state.clock.structure = state.config.structure
    state.clock.begin_level(0, event.at_ms)


def day_drawn(state: EventState, event: d.DayDrawn) -> None:
    """Each has one stack again. Chips of the smallest kind that any flight has left are in play.
    Of several flights none had its breaks planned for what they play together."""
    calendar = state.calendar
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
    """All chips are in their bags again, signed as they were, and nobody has a seat but the one in
    which he bagged. Whose needs were told since keeps the number that he was given."""
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
    """Play goes on; the level follows."""
    calendar = state.calendar
    calendar.drawn, calendar.stopped, calendar.before = False, [], state.last_hand
    calendar.removed = {}
    state.night = None
    state.phase = "running"
    state.clock.stopped = False


def _clear_tables(state: EventState) -> None:
    """Those of the day before are gone."""
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
"""What each of these events does."""
