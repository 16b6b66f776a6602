"""Cards that the dealer tells, where they do not come from a sealed deck."""

from collections.abc import Mapping, Sequence
from itertools import chain

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing.dealer import Deck
from ruleone.dealing.events import BoardDealt, HoleDealt
from ruleone.dealing.refusals import illegal, out_of_turn, syntax
from ruleone.dealing.state import State
from ruleone.dealing.tabling import check_cards
from ruleone.rulebook import Edition, Refusal


def told_hole(
    state: State, edition: Edition, deck: Deck, seat: int, cards: Sequence[Card] | None
) -> HoleDealt | Refusal:
    """A seat's hole cards; None where nobody has seen them."""
    cited = edition.cite("dealing.hole-cards")
    place = state.place.get(seat)
    if place is None or state.over:
        return out_of_turn(state, edition, seat)
    if deck is not None or state.holes[place]:
        return illegal("cards-dealt-already", cited, seat=seat)
    expected = state.game.hole_cards
    told = (UNKNOWN,) * expected if cards is None else tuple(cards)
    if len(told) != expected:
        return syntax("card-count", cited, expected=expected, came=len(told))
    return check_cards(state, edition, told) or HoleDealt((seat,), (told,))


def told_holes(
    state: State, edition: Edition, deck: Deck, holes: Mapping[int, Sequence[Card]]
) -> HoleDealt | Refusal:
    """The hole cards of all seats, every card known."""
    cited = edition.cite("dealing.hole-cards")
    expected = state.game.hole_cards
    told = tuple([tuple(holes.get(seat, ())) for seat in state.seats])
    for seat, cards in zip(state.seats, told, strict=True):
        if deck is not None or state.undealt != len(told):
            return illegal("cards-dealt-already", cited, seat=seat)
        if len(cards) != expected or UNKNOWN in cards:
            return syntax("card-count", cited, expected=expected, came=len(cards))
    every = tuple(chain.from_iterable(told))
    return check_cards(state, edition, every) or HoleDealt(state.seats, told)


def told_board(
    state: State, edition: Edition, deck: Deck, cards: Sequence[Card]
) -> BoardDealt | Refusal:
    """The cards of the next street, burned cards unseen."""
    cited = edition.cite("dealing.board")
    if deck is not None or not awaits_board(state):
        return illegal("no-board-now", cited)
    coming = state.game.rounds[state.round + 1]
    told = tuple(cards)
    if len(told) != coming.board or UNKNOWN in told:
        return syntax("card-count", cited, expected=coming.board, came=len(told))
    burned = (UNKNOWN,) * state.rules.burn
    return check_cards(state, edition, told) or BoardDealt(coming.street, burned, told)


def awaits_board(state: State) -> bool:
    """Whether the next street is due: nobody can bet now, and the board is not complete. Hands
    that are still to be turned up at an all-in do not hold up the dealer."""
    if state.over or state.undealt or state.held or len(state.live) == 1:
        return False
    turned = state.asked is None or bool(state.order)
    return turned and state.round < len(state.game.rounds) - 1
