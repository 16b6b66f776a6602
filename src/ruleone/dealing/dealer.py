"""The dealer's work between two decisions of players, and boards run more than once.

Running the rest of the board more than once belongs to cash games, where all in the pot agree. It
is not rabbit hunting: the cards of a run decide a part of the pot.
"""

from operator import sub
from typing import Any

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing.actions import Action, Options, Run
from ruleone.dealing.acts import bring_in
from ruleone.dealing.events import (
    BetsCollected,
    BoardDealt,
    CardsDealt,
    DrawOpened,
    Event,
    HandEnded,
    HandKilled,
    HandsTabled,
    HeldForInstruction,
    HoleDealt,
    RunsAsked,
    RunsChosen,
    UncalledReturned,
)
from ruleone.dealing.evolve import (
    bets_collected,
    board_dealt,
    evolve,
    hand_ended,
    hands_tabled,
    pot_awarded,
    uncalled_returned,
)
from ruleone.dealing.refusals import illegal, out_of_turn, syntax
from ruleone.dealing.showdown import decided_by_dealer, next_award, opening
from ruleone.dealing.state import IN, State
from ruleone.dealing.street import board_due, coming, due
from ruleone.dealing.stub import deal_to_hands, stub
from ruleone.dealing.views import Street
from ruleone.rulebook import Edition, Refusal


def runs_options(state: State) -> Options:
    """Return the maximum number of runs that the player asked may choose."""
    state.to_act = state.personal.agreeing[0]
    return Options(state.seats[state.to_act], runs=state.started.runs)


def asks_for_runs(state: State) -> bool:
    """Whether players are to be asked now: an all-in and a call, with board cards to come."""
    return state.started.runs > 1 and state.able < 2 and state.personal.runs is None


def decide_runs(state: State, edition: Edition, seat: int, action: Action) -> RunsChosen | Refusal:
    """Decide a player's answer."""
    cited = edition.cite("hand.runs")
    place = state.place.get(seat)
    if place is None or place not in state.personal.agreeing:
        return out_of_turn(state, edition, seat)
    if place != state.personal.agreeing[0]:
        asked = state.seats[state.personal.agreeing[0]]
        return illegal("not-your-turn", cited, seat=seat, expected=asked)
    most = state.started.runs
    if not isinstance(action, Run):
        return illegal("runs-now", cited, most=most)
    anything: Any = action  # whoever calls may have put anything there
    times = anything.times
    if type(times) is not int:
        return syntax("not-chips", cited, came=str(times))
    if not 1 <= times <= most:
        return illegal("runs-now", cited, most=most)
    return RunsChosen(seat, times)


Deck = tuple[Card, ...] | None


def go_on(state: State, deck: Deck, events: list[Event]) -> None:
    """Do the dealer's work until the next wait; events are appended to `events`.

    The dealer waits for a player, for board cards to be entered (`deck` None), for the instruction
    to continue, or because the hand is over. Called again wherever it was interrupted, it does the
    rest.
    """
    if not state.plain and not _ready(state, deck, events):
        return
    if state.to_go > 0 or (state.order and state.asked is not None):
        return
    staked = state.staked
    if state.rules.return_uncalled:
        # Two players at the price mean that the highest bet is called: the usual case needs no
        # sort.
        if staked.count(state.price) < 2:
            _return_uncalled(state, events)
        if state.personal.killed and not state.able and sum(staked) > state.collected:
            _return_posted(state, events)
    amount = sum(staked) - state.collected
    if amount:
        collected = BetsCollected(amount)
        events.append(collected)
        bets_collected(state, collected)
    live, last_round = state.live, state.game.last_round
    while len(live) > 1:
        complete = state.round == last_round
        if (
            (complete or (state.able < 2 and state.round >= state.game.last_throw))
            and not state.revealed
            and len(live) > state.able
            and state.rules.reveal_at_once
        ):
            if not state.released:
                if not state.held:
                    evolve(state, events, HeldForInstruction())
                return
            tabled = _revealed(state)
            events.append(tabled)
            hands_tabled(state, tabled)
        if complete:
            if state.opening.stud and state.revealed:
                _table_the_rest(state, events)
            if not (state.revealed and not state.order) and not _shown_down(state, events):
                return
            break
        if not state.plain:
            if not _street_by_hand(state, deck, events) or state.to_go:
                return
            continue
        if deck is None:
            return
        street, burned, cards = state.opening.streets[state.round]
        dealt = BoardDealt(street, deck[burned], deck[cards])
        events.append(dealt)
        board_dealt(state, dealt)
        if state.to_go:
            return
    while state.pot:
        award = next_award(state)
        events.append(award)
        pot_awarded(state, award)
    if not state.over:
        ended = HandEnded(tuple(map(sub, state.reach, staked)))
        events.append(ended)
        hand_ended(state, ended)


def deal_hole_cards(state: State, deck: tuple[Card, ...]) -> HoleDealt:
    """Deal one card at a time, clockwise from the first seat left of the button."""
    return HoleDealt(state.seats, state.opening.holes_of(deck))


def _board(lies: tuple[Street, slice, slice], deck: tuple[Card, ...]) -> BoardDealt:
    """Return burn and board cards of a street, from their places in the deck."""
    street, burned, cards = lies
    return BoardDealt(street, deck[burned], deck[cards])


def _ready(state: State, deck: Deck, events: list[Event]) -> bool:
    """Whether the cards of the street are out and no discard is due.

    It also does what precedes the first bet, and what an interruption left undone.
    """
    personal = state.personal
    if personal.voided:
        if not state.over:
            evolve(state, events, HandEnded(tuple(state.reach)))
        return False
    if personal.discarding or personal.agreeing:
        return False
    if not personal.streets:
        if deck is None:
            return not state.undealt and len(state.live) == 1
        if state.undealt:
            deal_to_hands(state, deck, events)
        else:
            evolve(state, events, _board(state.opening.door, deck))
    elif state.undealt:
        if deck is None:
            return False
        deal_to_hands(state, deck, events)
    _kill_the_absent(state, events)
    return True


def _kill_the_absent(state: State, events: list[Event]) -> None:
    """Kill the hands of absent or penalised players once dealt (house-65C.1).

    One that is to bring it in does so first, and has posted blinds and ante like any other
    (house-28.3, house-65C.2, tda2024-30.3).
    """
    personal = state.personal
    for place in personal.absent:
        # The last live hand wins, even that of an absent player: somebody has to win the pot.
        if len(state.live) == 1:
            return
        if personal.bring_in == place:
            state.to_act = place
            events.append(bring_in(state))
        evolve(state, events, HandKilled(state.seats[place]))


def _street_by_hand(state: State, deck: Deck, events: list[Event]) -> bool:
    """Deal the next street of a game that is more than hole cards and a board.

    Returns False while a player, or entered cards, are waited for.
    """
    street = coming(state)
    assert street is not None
    if asks_for_runs(state):
        evolve(state, events, RunsAsked())
        return False
    if (street.draw or street.discard) and not state.personal.drawing:
        evolve(state, events, DrawOpened(street.street))
        return False
    if deck is None:
        # Everybody stood pat: there is nothing to enter, so the street opens without waiting for
        # cards.
        if street.draw and not any(due(state)):
            evolve(state, events, CardsDealt(street.street, (), (), (), ()))
            return True
        return False
    several = state.started.boards > 1 or state.started.runs > 1
    if street.board and (several or state.personal.touched):
        _deal_on_board(state, deck, events)
    elif street.board:
        evolve(state, events, _board(state.opening.streets[state.round], deck))
    else:
        deal_to_hands(state, deck, events)
    return True


def _deal_on_board(state: State, deck: tuple[Card, ...], events: list[Event]) -> None:
    """Burn and deal the next board cards, on the board that is due."""
    board, street = board_due(state)
    burn, cards = state.rules.burn, stub(state, deck)
    burned, turned = tuple(cards[:burn]), tuple(cards[burn : burn + street.board])
    evolve(state, events, BoardDealt(street.street, burned, turned, board))


def _table_the_rest(state: State, events: list[Event]) -> None:
    """Table down cards that came after an all-in was turned up, safe hands first."""
    holes, ups = state.holes, state.personal.ups
    if any(set(holes[place]) != set(ups[place]) for place in state.live):
        evolve(state, events, _revealed(state))


def _return_uncalled(state: State, events: list[Event]) -> None:
    """Return the uncalled part where the highest bet of the street stands alone.

    Posts of a hand that was dead once dealt stay: they are in the pot (house-65C.1).
    """
    *_, called, highest = sorted(state.staked)
    # Bets of earlier streets are in the pot already: only those of this street can go back.
    called = max(called, state.level)
    if highest > called:
        place = state.staked.index(highest)
        # A penalised player's blind belongs to the pot though nobody called it (house-65C.1).
        if place in state.personal.killed:
            return
        returned = UncalledReturned(state.seats[place], highest - called)
        events.append(returned)
        uncalled_returned(state, returned)


def _return_posted(state: State, events: list[Event]) -> None:
    """Return what dead hands have posted above all live hands, where these are all-in.

    A penalised or absent player posts for the seat, and that stays in the pot when the hand dies. A
    player with chips left could call all of it, and so wins all of it. It is a blind all the same,
    a bet of that player, and not chips that stand for nobody's bet (`dead`, in the main pot). An
    all-in player wins from each other at most the amount of their own bets (holdem-pots-4). Nobody
    can win the rest; it is as uncalled as any bet (house-59.3, tda2011-49.2).
    """
    most = max(state.staked[place] for place in state.live)
    for place in state.personal.killed:
        if (above := state.staked[place] - most) > 0:
            returned = UncalledReturned(state.seats[place], above)
            events.append(returned)
            uncalled_returned(state, returned)


def _revealed(state: State) -> HandsTabled:
    places, seats, holes = state.live, state.seats, state.holes
    if state.opening.stud and state.rules.safe_show_first:
        places = sorted(places, key=lambda place: state.status[place] != IN)
    if state.unknown:
        places = [place for place in places if UNKNOWN not in holes[place]]
    return HandsTabled(tuple(map(seats.__getitem__, places)), tuple(map(holes.__getitem__, places)))


def _shown_down(state: State, events: list[Event]) -> bool:
    """Show hands in order; False where a player is asked first."""
    if not state.order and not state.revealed:
        evolve(state, events, opening(state))
    while state.asked is None and len(state.live) > 1:
        place = state.next_to_show
        if place is None:
            return True
        evolve(state, events, decided_by_dealer(state, place))
    return state.asked is None
