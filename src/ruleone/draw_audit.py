"""Audit of an event's draws: with all of its events, each draw is made again."""

from ruleone.tournament.bounties import decide_mystery
from ruleone.tournament.chips.color_up import raced
from ruleone.tournament.day_end import announced
from ruleone.tournament.entries import (
    drawn_seat,
    free_seats,
    held_seats,
    own_seat,
    rebuy_purpose,
    seats_to_rebuy,
    table_opened,
)
from ruleone.tournament.events import (
    ChipsRaced,
    FinalTableFormed,
    LatePlayerEntered,
    RebuyMade,
    SeatsDrawn,
    TableBroken,
    TableOpened,
    TournamentEvent,
)
from ruleone.tournament.events.bounties import MysteryBegan
from ruleone.tournament.events.days import LastHandsAnnounced
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.seating import SeatsRedrawn
from ruleone.tournament.seating.breaking import break_purpose, broken
from ruleone.tournament.seating.final_table import final_purpose, formed
from ruleone.tournament.seating.redraw import redraw_purpose, redrawn
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.starting import seats_drawn
from ruleone.tournament.state.event_state import EventState

Drawn = tuple[object, ...]
"""The result of a draw."""


class Audit:
    """The audit of one event: give it each event before it is applied.

    The event itself checks that the secrets are those which were sealed: it takes no others
    (`sealed.evolving`).
    """

    def __init__(self) -> None:
        self._told: DrawMade | None = None

    def finds_wrong(self, state: EventState, event: TournamentEvent) -> bool:
        """Whether an event's result does not come from its own secret.

        It was not drawn from a secret revealed right before it, or does not come out again. Nothing
        is wrong where draws are not sealed.
        """
        told, self._told = self._told, event if isinstance(event, DrawMade) else None
        if state.draws is None:
            return False
        if isinstance(event, DrawMade):
            return told is not None
        if (purpose := _purpose(state, event)) is not None:
            wrong = told is None or told.purpose != purpose
            return wrong or _again(state, event) != _came(event)
        return told is not None or _again(state, event) != _came(event)


def _purpose(state: EventState, event: TournamentEvent) -> str | None:
    """Return the purpose that this event's secret must have, None where it needs none."""
    match event:
        case SeatsDrawn():
            return "seats"
        case LatePlayerEntered():
            return f"entry/{state.entries + 1}"
        case RebuyMade():
            return rebuy_purpose(state) if own_seat(state, event.player) is None else None
        case TableOpened():
            return f"button/{event.table}"
        case TableBroken():
            return break_purpose(state, event.table)
        case FinalTableFormed():
            return final_purpose(state)
        case SeatsRedrawn():
            return redraw_purpose(state)
        case ChipsRaced() if event.cards:
            return f"race/{event.table}/{event.removed}"
        case _:
            return None


def _came(event: TournamentEvent) -> Drawn:
    """Return the drawn result of an event."""
    match event:
        case SeatsDrawn():
            return event.size, event.seats, event.buttons, event.break_order, event.kept
        case LatePlayerEntered():
            return event.open_seats, event.seat
        case RebuyMade():
            return (event.seat,)
        case TableOpened():
            return event.table, event.button
        case TableBroken():
            return event.draw, event.held
        case FinalTableFormed():
            return event.table, event.size, event.seats, event.button, event.draw, event.kept
        case SeatsRedrawn():
            return event.number, event.seats, event.buttons, event.kept
        case ChipsRaced():
            return event.before, event.after, event.cards, event.won, event.kept_in
        case LastHandsAnnounced():
            return (event.hands,)
        case MysteryBegan():
            return (event.envelopes,)
        case _:
            return ()


def _held(state: EventState, event: TableBroken) -> tuple[SeatCard, ...]:
    """Return the seats that the event says were held for rebuys, as far as they were."""
    held = held_seats(state, event.at_ms)
    return tuple(seat for seat in event.held if seat in held)


def _again(state: EventState, event: TournamentEvent) -> Drawn:
    """Return the result drawn again from the state before the event."""
    at_ms = event.at_ms
    match event:
        case SeatsDrawn():
            return _came(seats_drawn(state, tuple(state.stacks), at_ms, event.kept))
        case LatePlayerEntered():
            seats = free_seats(state, at_ms)
            return seats, drawn_seat(state, seats, f"entry/{state.entries + 1}")
        case RebuyMade():
            own = own_seat(state, event.player)
            seats = seats_to_rebuy(state, event.player, at_ms)
            return (own or drawn_seat(state, seats, rebuy_purpose(state)),)
        case TableOpened():
            number = max((*state.tables, *state.broken)) + 1
            return _came(table_opened(state, number, at_ms))
        case TableBroken():
            return _came(broken(state, state.tables[event.table], at_ms, _held(state, event)))
        case FinalTableFormed():
            return _came(formed(state, at_ms, event.kept))
        case SeatsRedrawn():
            return _came(redrawn(state, at_ms, event.kept))
        case ChipsRaced():
            table = state.tables[event.table]
            ups = (up for up in state.coloring_up if up.removed == event.removed)
            return next((_came(raced(state, up, table, at_ms)) for up in ups), ())
        case LastHandsAnnounced():
            between = event.least, event.most
            return _came(announced(state, between, event.why, event.stops, at_ms))
        case MysteryBegan():
            return next((_came(began) for began in decide_mystery(state, at_ms)), ())
        case _:
            return ()
