"""Entries while the event is already played: late ones, and those who enter again.

Each gets a full stack and a randomly drawn open seat (house-7.1), and is dealt in wherever that
is, but between the small blind and the button (house-7.2). Where no seat is open a table is opened
for him, which the others balance. The prizes follow the entries until these are closed: at the end
of the level that the event names, or as soon as somebody would be paid.
"""

from collections.abc import Container, Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament.coming_back import kept_seats
from ruleone.tournament.events import (
    EntriesClosed,
    LatePlayerEntered,
    TableOpened,
    TournamentEvent,
)
from ruleone.tournament.penalties import decide_paid
from ruleone.tournament.pool import grown, prizes_of
from ruleone.tournament.sealed_draws import secret_told
from ruleone.tournament.seeded_draw import SeatCard, draw_for
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse


def takes_late(state: EventState) -> bool:
    """Whether the running event still takes late entries."""
    return (
        state.phase == "running"
        and state.late_open
        and not state.clock.stopped
        and state.clock.level <= state.config.late_levels
    )


def may_be_entered(state: EventState) -> bool:
    """Whether one may still come into the event: before its start, late, or into a flight to come;
    no more once its end was ordered."""
    return not state.ending and (state.phase == "open" or takes_late(state) or state.more_flights)


def entry_refused(state: EventState, player: str) -> Refusal | None:
    """Why the player may not enter, or not again; None where he may."""
    late = takes_late(state)
    if state.conduct_of(player).disqualified:
        cite = state.rules.cite("floor.removes")
        return Refusal("disqualified", "illegal", {"player": player}, cite)
    if state.phase != "open" and not late and not takes_for_flight(state):
        return refuse("entries-closed")
    if player in _playing(state) or player in state.alternates:
        return refuse("already-entered", player=player)
    if player in state.calendar.bags and one_stack(state):
        return refuse("stack-bagged", player=player)
    if late and state.calendar.entered.get(player, 0) > state.config.re_entries:
        return refuse("no-re-entry", player=player, most=state.config.re_entries)
    if entries_so_far(state) + len(state.alternates) >= state.config.seats:
        return refuse("event-full", seats=state.config.seats)
    return refuse("event-ending") if state.ending else None


def takes_for_flight(state: EventState) -> bool:
    """Whether entries are taken for a flight that is to start, in the night before it."""
    return state.phase == "night" and state.more_flights


def entries_so_far(state: EventState) -> int:
    """All entries, those for a flight that is to start too."""
    return (state.entries or len(state.entrants)) + len(state.calendar.field)


def _playing(state: EventState) -> Container[str]:
    """Who has entered the present flight, or the one that is to start."""
    match state.phase:
        case "open":
            return state.entrants
        case "night":
            return state.calendar.field
        case _:
            return state.stacks


def one_stack(state: EventState) -> bool:
    """Whether nobody may play with a stack beside the one that he has bagged."""
    return state.config.days is None or state.config.days.several_stacks == "one"


def decide_late_entry(
    state: EventState, player: str, house: str | None, at_ms: int, *, listed: bool = False
) -> Iterator[TournamentEvent]:
    """The player enters, or enters again: a full stack and a drawn seat. What he owes for a penalty
    that he was given beside a bag he pays."""
    rules, config = state.rules, state.config
    if not free_seats(state):
        yield from decide_table(state, at_ms)
    seats = free_seats(state)
    entry = state.entries + 1
    purpose = f"entry/{entry}"
    yield from secret_told(state, purpose, at_ms)
    seat = drawn_seat(state, seats, purpose)
    pool, paid = grown(state, config.buy_in, entry)
    cite = (rules.cite("entries.late"), rules.cite("breaking.dealt-in"))
    yield LatePlayerEntered(
        player, house, entry, seats, seat, pool, paid, listed, at_ms=at_ms, citations=cite
    )
    yield from decide_paid(state, (player,), at_ms)


def decide_close(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """No more entries: pool and prizes are final. While another flight follows there are more."""
    if state.late_open and not state.more_flights:
        yield entries_closed(state, at_ms)


def entries_closed(state: EventState, at_ms: int) -> EntriesClosed:
    """The end of entries. Nobody who went out in an earlier flight was paid: so places are paid
    only as far as somebody is left for them, and the first in any case."""
    unseated, paid, left = tuple(state.alternates), state.prizes, max(1, state.left)
    if len(paid) > left:
        paid = prizes_of(state.config, state.pool, state.entries, left)
    return EntriesClosed(state.entries, state.pool, paid, unseated, at_ms=at_ms)


def decide_close_if_paid(state: EventState, left: int, at_ms: int) -> Iterator[TournamentEvent]:
    """The same as soon as fewer are left than are paid: no prize may change any more."""
    if left < max(2, len(state.prizes)):
        yield from decide_close(state, at_ms)


def drawn_seat(state: EventState, seats: tuple[SeatCard, ...], purpose: str) -> SeatCard:
    """One of the open seats, each as likely as the others."""
    assert state.seed is not None
    return seats[draw_for(state.seed, purpose).below(len(seats))]


def free_seats(state: EventState) -> tuple[SeatCard, ...]:
    """The open seats but for those that are kept for a rebuy."""
    kept = kept_seats(state)
    return tuple(seat for seat in open_seats(state) if seat not in kept)


def open_seats(state: EventState) -> tuple[SeatCard, ...]:
    """All open seats, in order of table and seat."""
    return tuple(
        (table.number, seat) for table in state.standing_tables for seat in state.open_seats(table)
    )


def decide_table(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Another table, for one who finds no seat."""
    number = max((*state.tables, *state.broken)) + 1
    yield from secret_told(state, f"button/{number}", at_ms)
    yield table_opened(state, number, at_ms)


def table_opened(state: EventState, number: int, at_ms: int) -> TableOpened:
    """A table of this number, with the draw of its button."""
    assert state.seed is not None
    size = state.config.table_size
    button = draw_for(state.seed, f"button/{number}").below(size) + 1
    cite = (state.rules.cite("entries.late"),)
    return TableOpened(number, size, button, at_ms=at_ms, citations=cite)
