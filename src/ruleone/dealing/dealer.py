"""What the dealer does by himself between two decisions of players."""

from operator import sub

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
from ruleone.dealing.evolve import (
    bets_collected,
    board_dealt,
    evolve,
    hand_ended,
    hands_tabled,
    pot_awarded,
)
from ruleone.dealing.showdown import decided_by_dealer, next_award, opening
from ruleone.dealing.state import State

Deck = tuple[Card, ...] | None


def go_on(state: State, deck: Deck, events: list[Event]) -> None:
    """All that the dealer does until he waits: for a player, for board cards that he is told
    (`deck` None), for the instruction to go on, or because the hand is over. What happens goes to
    the end of `events`. Begun again wherever it was cut off, it does the rest."""
    if state.to_go > 0 or (state.order and state.asked is not None):
        return
    staked = state.staked
    if staked.count(state.price) < 2 and state.rules.return_uncalled:
        _return_uncalled(state, events)
    amount = sum(staked) - state.collected
    if amount:
        collected = BetsCollected(amount)
        events.append(collected)
        bets_collected(state, collected)
    live, last_round = state.live, state.game.last_round
    while len(live) > 1:
        complete = state.round == last_round
        if (
            (complete or state.able < 2)
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
            if not (state.revealed and not state.order) and not _shown_down(state, events):
                return
            break
        if deck is None:
            return
        dealt = deal_street(state, deck)
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
    """One card at a time, clockwise from the first seat left of the button."""
    return HoleDealt(state.seats, state.opening.holes_of(deck))


def deal_street(state: State, deck: tuple[Card, ...]) -> BoardDealt:
    """Burn and turn: the cards of the next street from the deck."""
    street, burned, cards = state.opening.streets[state.round]
    return BoardDealt(street, deck[burned], deck[cards])


def _return_uncalled(state: State, events: list[Event]) -> None:
    """What nobody called goes back, if the highest bet of the street stands alone."""
    staked = sorted(state.staked)
    highest, called = staked[-1], max(staked[-2], state.level)
    if highest > called:
        seat = state.seats[state.staked.index(highest)]
        evolve(state, events, UncalledReturned(seat, highest - called))


def _revealed(state: State) -> HandsTabled:
    places, seats, holes = state.live, state.seats, state.holes
    if state.unknown:
        places = [place for place in places if UNKNOWN not in holes[place]]
    return HandsTabled(
        tuple([seats[place] for place in places]), tuple([holes[place] for place in places])
    )


def _shown_down(state: State, events: list[Event]) -> bool:
    """Hands are shown in order; False where a player is asked first."""
    if not state.order and not state.revealed:
        evolve(state, events, opening(state))
    while state.asked is None and len(state.live) > 1:
        place = state.next_to_show
        if place is None:
            return True
        evolve(state, events, decided_by_dealer(state, place))
    return state.asked is None
