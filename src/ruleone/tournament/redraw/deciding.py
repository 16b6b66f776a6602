"""When the director may have all seats drawn anew, and how they are drawn.

The book has seats drawn at random (house-6.1, tda2011-5.1) and says of no moment after the start
when they are drawn again; an edition may have it at the final table (`final_table.redraw`). So the
floor decides it (house-1, tda2011-1), between two hands of the whole event. It stands where
something else has been promised to all by now: hand for hand, while a deal is offered, in the last
hands of a day, and at the final table, whose own draw was the last one. One that waits for the
hands in play gives way to the draw of a final table, or of the next day, that they bring.
"""

from collections.abc import Collection, Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament.days.ending import bags_come
from ruleone.tournament.draw import draw_button, draw_seats
from ruleone.tournament.orders import deal_on, not_running, refuse
from ruleone.tournament.pinning.deciding import numbers_kept
from ruleone.tournament.redraw.events import SeatsRedrawn
from ruleone.tournament.sealed.deciding import secret_told
from ruleone.tournament.sealed.events import DrawMade
from ruleone.tournament.state import EventState


def redraw_refused(state: EventState) -> Refusal | None:
    """Why seats are not drawn anew now; None where they may be."""
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
    return None


def redraw_purpose(state: EventState) -> str:
    """What the draw that comes next is called."""
    return f"redraw/{state.redraws + 1}"


def decide_redraw(state: EventState, at_ms: int) -> Iterator[DrawMade | SeatsRedrawn]:
    """The redraw that was ordered, once no hand is in play. Where the day is over by then, the draw
    of the next one is the redraw."""
    if state.redraw is not None and not state.hands and not bags_come(state):
        yield from secret_told(state, redraw_purpose(state), at_ms)
        yield redrawn(state, at_ms)


def redrawn(state: EventState, at_ms: int, kept: Collection[str] | None = None) -> SeatsRedrawn:
    """The draw of new seats for all who are left, in the order of entry, spread evenly over the
    tables that stand, and of their buttons. Who is pinned to a seat keeps its number where possible
    (house-8), of them only the `kept` where these are told: for who draws again."""
    assert state.seed is not None
    rules, purpose = state.rules, redraw_purpose(state)
    players = [player for player in state.entrants if player in state.stacks]
    numbers = [table.number for table in state.standing_tables]
    size = min(table.size for table in state.standing_tables)
    asking = players if kept is None else [player for player in players if player in kept]
    pinned = numbers_kept(state, asking, size)
    drawn = draw_seats(state.seed, players, len(numbers), size, pinned, purpose)
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
