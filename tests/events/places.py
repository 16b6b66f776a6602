"""Button and blinds, as the watch reckons them."""

from seats import is_between, next_seat
from wrong import hold

from ruleone.tournament import EventState
from ruleone.tournament import events as e
from ruleone.tournament.button import Positions
from ruleone.tournament.terms.games import THIRTEEN, has_button


def next_places(
    seats: list[int], stood: Positions | None, drew: int, *, moving: bool, blinds: bool
) -> tuple[int | None, int] | None:
    """Where small and big blind will be in the next hand of a table of so many, without blinds the
    button alone. None where it is as with two players, and for these: who then has which blind is
    by who had it last, wherever he sat (house-32.2, tda2011-31.2)."""
    if not blinds:
        return None, next_seat(seats, drew - 1 if stood is None else stood.button)
    if len(seats) < 3:
        return None
    if stood is None:
        small = next_seat(seats, drew)
        return small, next_seat(seats, small)
    if moving:
        button = next_seat(settled(seats, stood), stood.button)
        passed = button != stood.small_blind
        there = [seat for seat in seats if passed or not is_between(button, seat, stood.big_blind)]
        if len(there) < 3:
            return None
        small = next_seat(there, button)
        return small, next_seat(there, small)
    button, small = stood.small_blind, stood.big_blind
    waiting = sum(is_between(button, seat, small) for seat in seats)
    if waiting and len(seats) - waiting < 3:
        return None
    return small, next_seat(seats, small)


def settled(seats: list[int], stood: Positions) -> list[int]:
    """All to whom the moving button may go: not to those who have come between it and the big blind
    (house-9.2), but where nobody else is there than who had it."""
    button, small, big = stood.button, stood.small_blind, stood.big_blind
    there = [s for s in seats if s == small or not is_between(button, s, big)]
    return [s for s in there if s != button] or seats


class Places:
    """Where they stood at each table, and who was dealt in."""

    def __init__(self) -> None:
        self.stood: dict[int, Positions] = {}
        self.dealt_to: dict[int, dict[int, str]] = {}

    def clear(self) -> None:
        """All draw anew."""
        self.stood.clear()
        self.dealt_to.clear()

    def final_table(self, event: e.FinalTableFormed) -> None:
        """Its seats are new, and its button where it was drawn."""
        if event.button is not None:
            self.stood.pop(event.table, None)
        self.dealt_to.pop(event.table, None)

    def dealt(self, event: e.HandDealt, state: EventState) -> None:
        """Button and blinds are where the book has them (house-30, house-32)."""
        order, now = event.order, event.positions
        before = self.stood.get(order.table)
        there = self.dealt_to.get(order.table, {})
        if not has_button(order.game):
            return
        self.stood[order.table], self.dealt_to[order.table] = now, order.seats
        if order.left_out:
            return  # the places are those among all others
        seats = sorted((*order.seats, *order.waiting))
        hold("the big blind, or the button of 13 cards, is dealt in", now.big_blind in order.seats)
        if order.game == THIRTEEN:
            if before is not None:
                button = next_seat(seats, before.button)
                hold("the button goes to the next player", now.button == button, order)
            return
        posts = now.small_blind if now.small_blind in order.seats else None
        hold(
            "the small blind is posted where somebody has its place",
            order.small_blind_seat == posts,
        )
        hold("nobody has both blinds", now.small_blind != now.big_blind, order)
        between = {seat for seat in seats if is_between(now.button, seat, now.small_blind)}
        hold("only between button and small blind does one wait", set(order.waiting) <= between)
        if len(order.seats) == 2:
            hold("heads-up the button has the small blind", now.button == now.small_blind, order)
        if before is None:
            return
        if len(order.seats) > 2 and state.rules.choice("button.policy") == "moving":
            button = next_seat(settled(seats, before), before.button)
            hold("the moving button moves", now.button == button, order)
        elif len(order.seats) > 2:
            due = next_seat(seats, before.big_blind)
            hold("the big blind goes to the next player", now.big_blind == due, order)
            dead = now.small_blind == before.big_blind
            hold("the small blind's place is where the big blind was", dead, order)
        if len(order.seats) > 2 or state.rules.flag("heads_up.no_repeated_big_blind"):
            again = now.big_blind == before.big_blind
            same = there.get(now.big_blind) == order.seats[now.big_blind]
            hold("nobody has the big blind twice running", not (again and same), order)
