"""What the dealer does by himself between two decisions of players, one event at a time."""

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing.events import (
    BetsCollected,
    BoardDealt,
    Event,
    HandEnded,
    HandsTabled,
    HeldForInstruction,
    HoleDealt,
    UncalledReturned,
)
from ruleone.dealing.showdown import decided_by_dealer, next_award, opening
from ruleone.dealing.state import State, live_places

Deck = tuple[Card, ...] | None


def next_step(state: State, deck: Deck) -> Event | None:
    """The dealer's next step after the deal, or None while he waits: for a player, for board cards
    that he is told (`deck` None), for the instruction to go on, or because the hand is over."""
    if state.to_act is not None:
        return None
    if state.bet and any(state.bets):
        return _gather(state)
    if state.live == 1:
        return next_award(state) if state.pot else _end(state)
    board_complete = state.round == state.game.last_round
    if (
        state.live > state.able
        and (board_complete or state.able <= 1)
        and not state.revealed
        and state.rules.reveal_at_once
    ):
        return _reveal(state)
    if not board_complete:
        return None if deck is None else deal_street(state, deck)
    if not state.order and not state.revealed:
        return opening(state)
    place = state.next_to_show
    if place is not None:
        return decided_by_dealer(state, place)
    return next_award(state) if state.pot else _end(state)


def deal_hole_cards(state: State, deck: tuple[Card, ...]) -> HoleDealt:
    """One card at a time, clockwise from the first seat left of the button."""
    count, top = len(state.seats), state.cards_used
    end = top + count * state.game.hole_cards
    rounds = [deck[at : at + count] for at in range(top, end, count)]
    return HoleDealt(state.seats, tuple(zip(*rounds, strict=True)))


def deal_street(state: State, deck: tuple[Card, ...]) -> BoardDealt:
    """Burn and turn: the cards of the next street from the deck."""
    coming = state.game.rounds[state.round + 1]
    start = state.cards_used + state.rules.burn
    return BoardDealt(
        coming.street, deck[state.cards_used : start], deck[start : start + coming.board]
    )


def _gather(state: State) -> UncalledReturned | BetsCollected:
    """Close a round: first what nobody called goes back, then the bets go into the pots."""
    bets = state.bets
    highest = max(bets)
    if bets.count(highest) == 1 and state.rules.return_uncalled:
        place = bets.index(highest)
        called = max(bets[:place] + bets[place + 1 :])
        return UncalledReturned(state.seats[place], highest - called)
    return BetsCollected(sum(bets))


def _reveal(state: State) -> HandsTabled | HeldForInstruction | None:
    """Somebody is all-in and nobody can bet any more: turn the hands up, if no instruction to wait
    stands against it."""
    if not state.released:
        return None if state.held else HeldForInstruction()
    places, holes = live_places(state), state.holes
    if state.unknown:
        places = [place for place in places if UNKNOWN not in holes[place]]
    seats = map(state.seats.__getitem__, places)
    return HandsTabled(tuple(seats), tuple(map(holes.__getitem__, places)))


def _end(state: State) -> HandEnded | None:
    return None if state.over else HandEnded(tuple(state.stacks))
