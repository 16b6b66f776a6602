"""Redraws by the director: when all seats may be drawn again, and how.

The book has seats drawn at random (house-6.1, tda2011-5.1) and names no moment after the start when
they are drawn again. An edition may have it at the final table (`final_table.redraw`). So the floor
decides it (house-1, tda2011-1), between two hands of the whole event. It is refused where something
else has been promised to all by now. That is hand for hand, while a deal is offered, and in the
last hands of a day. It is refused at the final table, too, whose own draw was the last one. One
that waits for the hands in play gives way to the draw of a final table, or of the next day, that
they bring.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final

from ruleone.rulebook import Refusal
from ruleone.tournament.day_end import bags_come
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.seating import RedrawLapsed, RedrawOrdered, SeatsRedrawn
from ruleone.tournament.sealed_draws import secret_told
from ruleone.tournament.seating.pinning import numbers_kept
from ruleone.tournament.seeded_draw import draw_button, draw_seats
from ruleone.tournament.state.adding_up import keep_seats, sit, stand_up
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import deal_on, not_running, refuse


def redraw_refused(state: EventState) -> Refusal | None:
    """Return the refusal of a redraw now, if any."""
    if state.phase != "running":
        return not_running(state)
    if state.ending:
        return refuse("event-ending")
    if state.redraw is not None:
        return refuse("redraw-waits")
    if state.calendar.last_hands is not None:
        return refuse("day-ending")
    if state.deal is not None:
        return deal_on(state)
    if state.hand_for_hand is not None:
        cite = state.rules.cite("hand_for_hand.share_from")
        return Refusal("redraw-hand-for-hand", "illegal", {}, cite)
    if state.final_table is not None or state.heads_up:
        cite = state.rules.cite("final_table.redraw")
        return Refusal("redraw-final-table", "illegal", {}, cite)
    return None if drawn_at(state) else too_few_seats(state)


def drawn_at(state: EventState) -> list[Table]:
    """Return the tables in play, if the players spread evenly over them all fit.

    The first tables have one more player. Tables may have different numbers of seats, such as the
    first one of an event that all fitted at, with those of a final table. The result is empty where
    one is too small.
    """
    tables = state.standing_tables
    least, more = divmod(len(state.stacks), len(tables))
    largest = tables if _fit(tables, least, more) else sorted(tables, key=lambda one: -one.size)
    return largest if _fit(largest, least, more) else []


def _fit(tables: Sequence[Table], least: int, more: int) -> bool:
    return all(least + (place < more) <= table.size for place, table in enumerate(tables))


def too_few_seats(state: EventState) -> Refusal:
    """Return the refusal of a draw without a seat for each player."""
    tables = state.standing_tables
    return Refusal(
        "redraw-too-few-seats",
        "illegal",
        {
            "players": len(state.stacks),
            "tables": len(tables),
            "each": -(-len(state.stacks) // len(tables)),
            "seats": min(table.size for table in tables),
        },
        state.rules.cite("seating.random"),
    )


def redraw_purpose(state: EventState) -> str:
    """Return the name of the next redraw."""
    return f"redraw/{state.redraws + 1}"


def decide_redraw(
    state: EventState, at_ms: int
) -> Iterator[DrawMade | SeatsRedrawn | RedrawLapsed]:
    """Make the redraw that was ordered, once no hand is in play.

    Where the day is over by then, the draw of the next one is the redraw. It lapses where by then
    more have come than it has seats for.
    """
    if state.redraw is None or state.hands or bags_come(state):
        return
    if not drawn_at(state):
        cite = (state.rules.cite("seating.random"),)
        yield RedrawLapsed("", at_ms=at_ms, citations=cite)
        return
    yield from secret_told(state, redraw_purpose(state), at_ms)
    yield redrawn(state, at_ms)


def redrawn(state: EventState, at_ms: int, kept: Collection[str] | None = None) -> SeatsRedrawn:
    """Return the draw of new seats for all who are left, and of the buttons.

    Players are in the order of entry, spread evenly over the tables in play. A pinned player keeps
    the seat number where possible (house-8); in a repeated draw only those in `kept` do.
    """
    assert state.seed is not None
    rules, purpose = state.rules, redraw_purpose(state)
    players = [player for player in state.entrants if player in state.stacks]
    tables = drawn_at(state)
    numbers = [table.number for table in tables]
    size = min(table.size for table in tables)
    asking = players if kept is None else [player for player in players if player in kept]
    pinned = numbers_kept(state, asking, size)
    most = max(table.size for table in tables)
    drawn = draw_seats(state.seed, players, len(numbers), most, pinned, purpose)
    seats = {player: (numbers[place - 1], seat) for player, (place, seat) in drawn.items()}
    told = tuple(player for player, seat in pinned.items() if seats[player][1] == seat)
    taken: dict[int, list[int]] = {}
    for number, seat in sorted(seats.values()):
        taken.setdefault(number, []).append(seat)
    buttons = tuple(
        draw_button(state.seed, f"{purpose}/{number}", number, taken[number], rules)
        for number in taken
    )
    needs = ["seating.special-needs"] if told else []
    names = ["floor.decides", "seating.random", "seating.button_draw", *needs]
    cite = tuple(rules.cite(name) for name in names)
    return SeatsRedrawn(state.redraws + 1, seats, buttons, told, at_ms=at_ms, citations=cite)


def _ordered(state: EventState, event: RedrawOrdered) -> None:
    state.redraw = event


def _lapsed(state: EventState, event: RedrawLapsed) -> None:
    state.redraw = None


def _redrawn(state: EventState, event: SeatsRedrawn) -> None:
    keep_seats(state, f"redraw/{event.number}", event.seats)
    state.redraw, state.redraws = None, event.number
    for player in event.seats:
        stand_up(state, player)
    for table in state.tables.values():
        table.opened.clear()
        table.lost_seats.clear()
        if table.trail is not None:
            table.trail.redrawn = True
    for draw in event.buttons:
        state.tables[draw.table].drawn, state.tables[draw.table].before = draw.button, None
    for player, (number, seat) in event.seats.items():
        sit(state, player, number, seat)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    RedrawOrdered: _ordered,
    RedrawLapsed: _lapsed,
    SeatsRedrawn: _redrawn,
}
"""Effects of these events."""
