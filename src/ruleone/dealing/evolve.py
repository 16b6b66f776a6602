"""Effects of each event on the state of a hand.

No other module changes a state, live or in a replay; nothing here refuses, decides or draws.
"""

from collections.abc import Callable
from typing import Any

from ruleone.cards import UNKNOWN
from ruleone.dealing.acts import answers_due, replayed, went_all_in
from ruleone.dealing.events import (
    Acted,
    BetsCollected,
    BoardDealt,
    CardsDealt,
    Discarded,
    DrawOpened,
    Event,
    GoneOn,
    HandEnded,
    HandKilled,
    HandsTabled,
    HeldForInstruction,
    HoleDealt,
    Intervened,
    Mucked,
    Posted,
    PotAwarded,
    RunsAsked,
    RunsChosen,
    ShowdownOpened,
    Shown,
    ShownOnRequest,
    StubShuffled,
    UncalledReturned,
)
from ruleone.dealing.intervened import intervened
from ruleone.dealing.opening import BLINDS, LIVE
from ruleone.dealing.showdown import ask_to_show
from ruleone.dealing.state import ALL_IN, FOLDED, IN, NOBODY, State
from ruleone.dealing.street import coming, due, first_by_board, opener, receivers


def evolve(state: State, events: list[Event], event: Event) -> None:
    """Apply an event: append it to `events` and change the state."""
    events.append(event)
    _EVOLVE[type(event)](state, event)


def posted(state: State, event: Posted) -> None:
    """Put in chips before the cards: live in front of the seat, or into the pot."""
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
    """Deal hole cards, to all seats at once or to one; the last of them open the betting."""
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
    if state.plain:
        if not state.undealt:
            _open_round(state, state.opening.first)
        return
    state.personal.take(*event.cards)
    if not state.undealt and not state.game.rounds[0].board:
        _cards_are_out(state)


def uncalled_returned(state: State, event: UncalledReturned) -> None:
    """Return the uncalled part of a bet to the bettor."""
    place = state.place[event.seat]
    state.staked[place] -= event.amount
    if state.status[place] == ALL_IN:
        state.status[place] = IN
        state.able += 1


def bets_collected(state: State, event: BetsCollected) -> None:
    """Move the bets of the street into the pots."""
    state.collected += event.amount
    state.pot += event.amount
    state.level_before = state.level
    state.level = state.price


def board_dealt(state: State, event: BoardDealt) -> None:
    """Open a street; where two players can bet, open its betting."""
    state.board += event.cards
    state.round += 1
    if state.able > 1:
        open_later_round(state, 0)


def _board_dealt_by_hand(state: State, event: BoardDealt) -> None:
    """Deal board cards in a game that has more than these.

    In stud it is a card shared by all because the stub ran out, after which the betting begins
    where it began on the street before (tda2019-RP-10H.5, tda2024-RP-10H.5).
    """
    if state.plain:
        board_dealt(state, event)
        return
    personal = state.personal
    if event.board:
        personal.boards[event.board - 1] += event.cards
    else:
        state.board += event.cards
    personal.take(event.burned, event.cards)
    if event.board < len(personal.boards):
        personal.begun = True
        return
    _cards_are_out(state, state.first if state.opening.stud else 0)


def _cards_dealt(state: State, event: CardsDealt) -> None:
    """Deal cards to single hands; the last of them open the street."""
    personal, place = state.personal, state.place
    downs, turned, gone = event.down, event.up, personal.gone
    gone.update(event.burned)
    personal.burned += event.burned
    personal.begun = True
    holes, ups = list(state.holes), personal.ups
    still_due = _still_due(state, len(event.seats))
    for nth, seat in enumerate(event.seats):
        at, down, up = place[seat], downs[nth], turned[nth]
        gone.update(down)
        if up:
            gone.update(up)
            ups[at] += up
        holes[at] += down + up
        if UNKNOWN in down:
            state.unknown = True
        if still_due is not None:
            still_due[at] -= len(down) + len(up)
    state.holes = tuple(holes)
    state.undealt = 0 if still_due is None else len(still_due) - still_due.count(0)
    if not state.undealt:
        _cards_are_out(state)


def _still_due(state: State, receiving: int) -> list[int] | None:
    """Return the number of cards each hand is still to get; None where all get them now."""
    personal, street = state.personal, coming(state)
    if not any(personal.due):
        assert street is not None
        if not street.draw and receiving == len(receivers(state)):
            return None
        personal.due = due(state)
    return personal.due


def _cards_are_out(state: State, first: int | None = None) -> None:
    """Open the betting of a street whose cards are all out, with the place `first` if given."""
    personal = state.personal
    street = personal.streets
    personal.streets += 1
    personal.begun = personal.drawing = False
    if street:
        state.round += 1
        if state.able > 1:
            if first is None:
                first = first_by_board(state) if state.opening.stud else 0
            open_later_round(state, first)
    elif state.opening.stud:
        place = opener(state)
        _open_round(state, place)
        if state.to_go and state.status[place] == IN:
            personal.bring_in = place
    elif not state.started.bomb_pot:
        _open_round(state, state.opening.first)


def _runs_asked(state: State, event: RunsAsked) -> None:
    state.personal.agreeing = state.live.copy()
    state.to_act = state.live[0]


def _runs_chosen(state: State, event: RunsChosen) -> None:
    personal = state.personal
    personal.agreeing.remove(state.place[event.seat])
    personal.runs = min(event.times, personal.runs or event.times)
    state.to_act = personal.agreeing[0] if personal.agreeing else NOBODY
    if not personal.agreeing:
        personal.boards = [state.board] * (personal.runs - 1)


def _hand_killed(state: State, event: HandKilled) -> None:
    place, personal = state.place[event.seat], state.personal
    personal.absent = tuple(other for other in personal.absent if other != place)
    personal.killed += (place,)
    brought_in = state.opening.stud and state.staked[place] > state.level
    if state.status[place] == IN:
        state.able -= 1
        state.to_go -= not brought_in
    state.status[place] = FOLDED
    state.live.remove(place)
    if state.able < 2:
        state.to_go = answers_due(state)


def _draw_opened(state: State, event: DrawOpened) -> None:
    personal = state.personal
    personal.drawing = True
    personal.throws = [None] * len(state.seats)
    personal.discarding = state.live.copy()
    state.to_act = personal.discarding[0]


def _discarded(state: State, event: Discarded) -> None:
    place, personal = state.place[event.seat], state.personal
    hole = list(state.holes[place])
    for card in event.cards:
        hole.remove(card)
    state.holes = (*state.holes[:place], tuple(hole), *state.holes[place + 1 :])
    personal.thrown[place] += event.cards
    personal.throws[place] = len(event.cards)
    personal.discarding.remove(place)
    state.to_act = personal.discarding[0] if personal.discarding else NOBODY


def _stub_shuffled(state: State, event: StubShuffled) -> None:
    personal = state.personal
    personal.shuffled = event.cards
    personal.shuffles += 1
    personal.gone = set()
    if event.why == "burns":
        personal.burned = ()


def open_later_round(state: State, first: int) -> None:
    """Open the betting of a street after the first.

    It begins with the first live place from `first` on: in board games from the left of the button
    (holdem-postflop-first).
    """
    opening = state.opening
    state.following = opening.following
    state.full_bet = state.price
    state.raises = 0
    state.opens += 1
    state.aggressor = None
    state.careful = opening.limited
    state.raise_by = state.started.min_bet
    if opening.fixed and state.game.rounds[state.round].big_bet:
        state.raise_by *= state.rules.later_bets
    state.first = first
    state.to_act = first - 1
    state.to_go = state.able


def _held(state: State, event: HeldForInstruction) -> None:
    state.held = True


def _gone_on(state: State, event: GoneOn) -> None:
    state.held = False
    state.released = True


def hands_tabled(state: State, event: HandsTabled) -> None:
    """Turn hands face up at once, all but those that nobody has seen."""
    state.tabled = event.seats
    state.revealed = True
    if not state.plain:
        for seat, cards in zip(event.seats, event.cards, strict=True):
            state.personal.ups[state.place[seat]] = cards
    if state.unknown:
        state.order = tuple(place for place in state.live if state.seats[place] not in state.tabled)
        ask_to_show(state)


def _showdown_opened(state: State, event: ShowdownOpened) -> None:
    state.order = tuple(state.place[seat] for seat in event.seats)
    ask_to_show(state)


def _shown(state: State, event: Shown) -> None:
    place = state.place[event.seat]
    state.holes = (*state.holes[:place], event.cards, *state.holes[place + 1 :])
    state.tabled += (event.seat,)
    if not state.plain:
        state.personal.ups[place] = event.cards
    ask_to_show(state)


def _mucked(state: State, event: Mucked) -> None:
    place = state.place[event.seat]
    if state.status[place] == IN:
        state.able -= 1
    state.status[place] = FOLDED
    state.live.remove(place)
    ask_to_show(state)


def _shown_on_request(state: State, event: ShownOnRequest) -> None:
    state.seen += (event.seat,)


def pot_awarded(state: State, event: PotAwarded) -> None:
    """Move a pot to its winners."""
    reach, place = state.reach, state.place
    if len(event.seats) == 1:
        reach[place[event.seats[0]]] += event.amount
    else:
        for seat, amount in zip(event.seats, event.amounts, strict=True):
            reach[place[seat]] += amount
    state.pot -= event.amount
    state.given += event.amount
    state.awarded += 1


def hand_ended(state: State, event: HandEnded) -> None:
    """End the hand after the last pot."""
    state.over = True
    state.to_act = NOBODY


def _open_round(state: State, place: int) -> None:
    """Open a round of betting with the first place from `place` on that can act."""
    state.first = place
    state.to_act = place - 1
    state.to_go = state.able if state.able > 1 else answers_due(state)


_EVOLVE: dict[type, Callable[[State, Any], None]] = {
    Posted: posted,
    HoleDealt: hole_dealt,
    Acted: replayed,
    UncalledReturned: uncalled_returned,
    BetsCollected: bets_collected,
    BoardDealt: _board_dealt_by_hand,
    CardsDealt: _cards_dealt,
    RunsAsked: _runs_asked,
    RunsChosen: _runs_chosen,
    HandKilled: _hand_killed,
    DrawOpened: _draw_opened,
    Discarded: _discarded,
    StubShuffled: _stub_shuffled,
    HeldForInstruction: _held,
    GoneOn: _gone_on,
    HandsTabled: hands_tabled,
    ShowdownOpened: _showdown_opened,
    Shown: _shown,
    Mucked: _mucked,
    ShownOnRequest: _shown_on_request,
    PotAwarded: pot_awarded,
    Intervened: intervened,
    HandEnded: hand_ended,
}
"""Function for each type of event, applied to the state made by the events before it."""
