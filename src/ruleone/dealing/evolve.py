"""What each event does to the state of a hand. This is the only place where a state changes, live
and in a replay alike; nothing here can refuse, decide or draw."""

from collections.abc import Callable
from operator import add
from typing import Any

from ruleone.cards import UNKNOWN
from ruleone.dealing.events import (
    Acted,
    BetsCollected,
    BoardDealt,
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
    UncalledReturned,
)
from ruleone.dealing.state import ALL_IN, FOLDED, IN, State, live_places

_BLINDS = ("small-blind", "big-blind", "straddle")


def posted(state: State, event: Posted) -> None:
    """Chips are put in before the cards: live in front of the seat, or into the pot."""
    place, kind, amount = state.place[event.seat], event.kind, event.amount
    state.stacks[place] -= amount
    if kind in _BLINDS:
        state.bets[place] += amount
        state.shortfall -= amount
    elif kind == "entry":
        state.bets[place] += amount
    elif kind == "ante" and state.started.ante_format == "per-player":
        state.put = (*state.put[:place], state.put[place] + amount, *state.put[place + 1 :])
        state.pot += amount
    else:
        state.dead += amount
        state.pot += amount
    if event.all_in:
        _went_all_in(state, place)


def _hole_dealt(state: State, event: HoleDealt) -> None:
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
    state.cards_used += len(seats) * state.game.hole_cards
    if not state.undealt:
        _open_round(state, _first_preflop(state))


def acted(state: State, event: Acted) -> None:
    """A player acted: his chips move, and the turn goes to the next one who can act."""
    place, kind, status = state.place[event.seat], event.kind, state.status
    to_go = state.to_go - 1
    if kind == "fold":
        status[place] = FOLDED
        state.live -= 1
        state.able -= 1
    elif kind != "check":
        to = event.to
        state.stacks[place] -= event.paid
        state.bets[place] = to
        if event.all_in:
            _went_all_in(state, place)
        if to > state.bet:
            _raised(state, place, to)
            to_go = state.able if event.all_in else state.able - 1
    state.mark[place] = state.opens
    state.to_go = to_go
    if not to_go or (state.able <= 1 and not _lone_player_must_answer(state)):
        state.to_act = None
        return
    last = len(status) - 1
    place = place + 1 if place != last else 0
    while status[place] != IN:
        place = place + 1 if place != last else 0
    state.to_act = place


def _uncalled_returned(state: State, event: UncalledReturned) -> None:
    place = state.place[event.seat]
    state.stacks[place] += event.amount
    state.bets[place] -= event.amount
    if state.status[place] == ALL_IN:
        state.status[place] = IN
        state.able += 1


def _bets_collected(state: State, event: BetsCollected) -> None:
    state.put = tuple(map(add, state.put, state.bets))
    state.bets = [0] * len(state.bets)
    state.bet = 0
    state.pot += event.amount


def _board_dealt(state: State, event: BoardDealt) -> None:
    state.cards_used += len(event.burned) + len(event.cards)
    state.board += event.cards
    state.round += 1
    state.bet = state.full_bet = state.raises = 0
    state.opens += 1
    state.aggressor = None
    state.raise_by = state.started.min_bet
    if state.limited and state.fixed and state.game.rounds[state.round].big_bet:
        state.raise_by *= state.rules.later_bets
    if state.able > 1:
        _open_round(state, 0)


def _held(state: State, event: HeldForInstruction) -> None:
    state.held = True


def _gone_on(state: State, event: GoneOn) -> None:
    state.held = False
    state.released = True


def _hands_tabled(state: State, event: HandsTabled) -> None:
    state.tabled = frozenset(map(state.place.__getitem__, event.seats))
    state.revealed = True
    if state.unknown:
        state.order = tuple(place for place in live_places(state) if place not in state.tabled)
        _ask_to_show(state)


def _showdown_opened(state: State, event: ShowdownOpened) -> None:
    state.order = tuple(state.place[seat] for seat in event.seats)
    _ask_to_show(state)


def _shown(state: State, event: Shown) -> None:
    place = state.place[event.seat]
    state.holes = (*state.holes[:place], event.cards, *state.holes[place + 1 :])
    state.tabled |= {place}
    _ask_to_show(state)


def _mucked(state: State, event: Mucked) -> None:
    place = state.place[event.seat]
    if state.status[place] == IN:
        state.able -= 1
    state.status[place] = FOLDED
    state.live -= 1
    _ask_to_show(state)


def _pot_awarded(state: State, event: PotAwarded) -> None:
    for seat, amount in zip(event.seats, event.amounts, strict=True):
        state.stacks[state.place[seat]] += amount
    state.pot -= event.amount
    state.awarded += 1


def _hand_ended(state: State, event: HandEnded) -> None:
    state.over = True
    state.to_act = None


def _went_all_in(state: State, place: int) -> None:
    state.status[place] = ALL_IN
    state.able -= 1
    if state.first_all_in is None:
        state.first_all_in = place


def _raised(state: State, place: int, to: int) -> None:
    """A bet or raise to `to`. One that is short of a full raise can only be an all-in: it changes
    the price for everybody, but counts as a raise only where the edition says that it does."""
    added = to - state.bet
    state.bet = to
    state.aggressor = place
    if state.limited and state.fixed:
        _raised_in_fixed_limit(state, to, added)
    elif added >= state.raise_by:
        state.raise_by = added
        state.opens += 1
    elif opens_again(state, added):
        state.opens += 1
        if state.rules.last_raise_is_base:
            state.raise_by = added


def _raised_in_fixed_limit(state: State, to: int, added: int) -> None:
    """Bets of a street stand at fixed heights: an all-in that counts as a bet stands for the whole
    of it, one that does not is completed to that height by the next player who raises."""
    over = to - state.full_bet
    full = over >= state.raise_by
    if full or opens_again(state, added):
        state.opens += 1
    if full or opens_again(state, over if state.rules.reopen_cumulative else added):
        state.full_bet += state.raise_by
        state.raises += 1


def opens_again(state: State, added: int) -> bool:
    """Whether `added` chips are enough of a full raise to open the betting again."""
    rules = state.rules
    have, need = added * rules.reopen_den, state.raise_by * rules.reopen_num
    return have > need if rules.reopen_strict else have >= need


def _first_preflop(state: State) -> int:
    """Left of the big blind, or of the last straddle; without blinds, left of the button."""
    started = state.started
    last = started.big_blind_seat or started.small_blind_seat
    if started.straddles and state.rules.straddle_last:
        last = started.straddles[-1][0]
    return 0 if last is None else (state.place[last] + 1) % len(state.seats)


def _open_round(state: State, place: int) -> None:
    """A round of betting begins with the first who can act from `place` on."""
    state.to_go = state.able
    if state.able > 1 or (state.able == 1 and _lone_player_must_answer(state)):
        while state.status[place] != IN:
            place = (place + 1) % len(state.status)
        state.to_act = place


def _lone_player_must_answer(state: State) -> bool:
    """Whether the only player with chips still has a bet of another live hand to answer."""
    mine = state.bets[state.status.index(IN)] if state.able else 0
    return any(
        bet > mine and status != FOLDED
        for bet, status in zip(state.bets, state.status, strict=True)
    )


def _ask_to_show(state: State) -> None:
    """Ask the next in order to show or muck, where players do that themselves or where nobody but
    the player knows the cards; the last live hand is not asked."""
    state.to_act = None
    place = state.next_to_show
    if place is None or state.live == 1:
        return
    if state.started.showdown == "players" or UNKNOWN in state.holes[place]:
        state.to_act = place
        state.asked_to_show += 1


EVOLVE: dict[type, Callable[[State, Any], None]] = {
    Posted: posted,
    HoleDealt: _hole_dealt,
    Acted: acted,
    UncalledReturned: _uncalled_returned,
    BetsCollected: _bets_collected,
    BoardDealt: _board_dealt,
    HeldForInstruction: _held,
    GoneOn: _gone_on,
    HandsTabled: _hands_tabled,
    ShowdownOpened: _showdown_opened,
    Shown: _shown,
    Mucked: _mucked,
    PotAwarded: _pot_awarded,
    HandEnded: _hand_ended,
}
"""What to apply for each type of event, to the state that the events before it have made."""
