"""What each event does to the state of a hand. This is the only place where a state changes, live
and in a replay alike; nothing here can refuse, decide or draw."""

from collections.abc import Callable
from typing import Any

from ruleone.cards import UNKNOWN
from ruleone.dealing.acts import answers_due, replayed, went_all_in
from ruleone.dealing.events import (
    Acted,
    BetsCollected,
    BoardDealt,
    Event,
    GoneOn,
    HandEnded,
    HandsTabled,
    HeldForInstruction,
    HoleDealt,
    Mucked,
    Posted,
    PotAwarded,
    ShowdownOpened,
    Shown,
    ShownOnRequest,
    UncalledReturned,
)
from ruleone.dealing.opening import BLINDS, LIVE
from ruleone.dealing.state import ALL_IN, FOLDED, IN, NOBODY, State


def evolve(state: State, events: list[Event], event: Event) -> None:
    """An event happens: it goes to the end of `events`, and the state follows."""
    events.append(event)
    _EVOLVE[type(event)](state, event)


def posted(state: State, event: Posted) -> None:
    """Chips are put in before the cards: live in front of the seat, or into the pot."""
    place, kind, amount = state.place[event.seat], event.kind, event.amount
    if kind in LIVE:
        state.staked[place] += amount
        if kind in BLINDS:
            state.shortfall -= amount
    else:
        state.reach[place] -= amount
        state.pot += amount
        if kind == "ante" and state.started.ante_format == "per-player":
            antes = state.antes
            state.antes = (*antes[:place], antes[place] + amount, *antes[place + 1 :])
        else:
            state.dead += amount
    if event.all_in:
        went_all_in(state, place)


def hole_dealt(state: State, event: HoleDealt) -> None:
    """Hole cards come, to all seats at once or to one; with the last of them the betting opens."""
    seats = event.seats
    if seats == state.seats:
        state.holes = event.cards
    else:
        holes = list(state.holes)
        for seat, cards in zip(seats, event.cards, strict=True):
            holes[state.place[seat]] = cards
            state.unknown |= UNKNOWN in cards
        state.holes = tuple(holes)
    state.undealt -= len(seats)
    if not state.undealt:
        _open_round(state, state.opening.first)


def _uncalled_returned(state: State, event: UncalledReturned) -> None:
    place = state.place[event.seat]
    state.staked[place] -= event.amount
    if state.status[place] == ALL_IN:
        state.status[place] = IN
        state.able += 1


def bets_collected(state: State, event: BetsCollected) -> None:
    """The bets of the street go into the pots."""
    state.collected += event.amount
    state.pot += event.amount
    state.level = state.price


def board_dealt(state: State, event: BoardDealt) -> None:
    """A street opens; where two can bet, so does its betting."""
    state.board += event.cards
    state.round += 1
    if state.able < 2:
        return
    opening = state.opening
    state.full_bet = state.price
    state.raises = 0
    state.opens += 1
    state.aggressor = None
    state.careful = opening.limited
    state.raise_by = state.started.min_bet
    if opening.fixed and state.game.rounds[state.round].big_bet:
        state.raise_by *= state.rules.later_bets
    _open_round(state, 0)


def _held(state: State, event: HeldForInstruction) -> None:
    state.held = True


def _gone_on(state: State, event: GoneOn) -> None:
    state.held = False
    state.released = True


def hands_tabled(state: State, event: HandsTabled) -> None:
    """Hands go face up at once, all but those that nobody has seen."""
    state.tabled = event.seats
    state.revealed = True
    if state.unknown:
        state.order = tuple(place for place in state.live if state.seats[place] not in state.tabled)
        _ask_to_show(state)


def _showdown_opened(state: State, event: ShowdownOpened) -> None:
    state.order = tuple(state.place[seat] for seat in event.seats)
    _ask_to_show(state)


def _shown(state: State, event: Shown) -> None:
    place = state.place[event.seat]
    state.holes = (*state.holes[:place], event.cards, *state.holes[place + 1 :])
    state.tabled += (event.seat,)
    _ask_to_show(state)


def _mucked(state: State, event: Mucked) -> None:
    place = state.place[event.seat]
    if state.status[place] == IN:
        state.able -= 1
    state.status[place] = FOLDED
    state.live.remove(place)
    _ask_to_show(state)


def _shown_on_request(state: State, event: ShownOnRequest) -> None:
    state.seen += (event.seat,)


def pot_awarded(state: State, event: PotAwarded) -> None:
    """A pot goes to those who won it."""
    reach, place = state.reach, state.place
    if len(event.seats) == 1:
        reach[place[event.seats[0]]] += event.amount
    else:
        for seat, amount in zip(event.seats, event.amounts, strict=True):
            reach[place[seat]] += amount
    state.pot -= event.amount
    state.awarded += 1


def hand_ended(state: State, event: HandEnded) -> None:
    """The last pot is out."""
    state.over = True
    state.to_act = NOBODY


def _open_round(state: State, place: int) -> None:
    """A round of betting begins with the first who can act from `place` on."""
    state.first = place
    state.to_act = place - 1
    state.to_go = state.able if state.able > 1 else answers_due(state)


def _ask_to_show(state: State) -> None:
    """Ask the next in order to show or muck, where players do that themselves or where nobody but
    the player knows the cards; the last live hand is not asked."""
    state.to_act = NOBODY
    place = state.next_to_show
    if place is None or len(state.live) == 1:
        return
    if state.started.showdown == "players" or UNKNOWN in state.holes[place]:
        state.to_act = place
        state.asked_to_show += 1


_EVOLVE: dict[type, Callable[[State, Any], None]] = {
    Posted: posted,
    HoleDealt: hole_dealt,
    Acted: replayed,
    UncalledReturned: _uncalled_returned,
    BetsCollected: bets_collected,
    BoardDealt: board_dealt,
    HeldForInstruction: _held,
    GoneOn: _gone_on,
    HandsTabled: hands_tabled,
    ShowdownOpened: _showdown_opened,
    Shown: _shown,
    Mucked: _mucked,
    ShownOnRequest: _shown_on_request,
    PotAwarded: pot_awarded,
    HandEnded: hand_ended,
}
"""What to apply for each type of event, to the state that the events before it have made."""
