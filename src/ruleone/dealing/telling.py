"""Cards that the dealer tells, where they do not come from a sealed deck."""

from collections.abc import Mapping, Sequence
from itertools import chain

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing.dealer import Deck
from ruleone.dealing.events import BoardDealt, CardsDealt, HoleDealt
from ruleone.dealing.refusals import illegal, out_of_turn, syntax
from ruleone.dealing.state import State
from ruleone.dealing.street import awaits_cards, board_due, coming, due
from ruleone.dealing.tabling import check_cards
from ruleone.rulebook import Edition, Refusal


def told_hole(
    state: State, edition: Edition, deck: Deck, seat: int, cards: Sequence[Card] | None
) -> HoleDealt | CardsDealt | Refusal:
    """A seat's hole cards; None where nobody has seen them."""
    cited = edition.cite("dealing.hole-cards")
    place = state.place.get(seat)
    if place is None or state.over:
        return out_of_turn(state, edition, seat)
    by_hand = not state.plain and (state.opening.stud or state.personal.streets > 0)
    if by_hand:
        waits = state.undealt > 0 or awaits_cards(state)
        expected = (state.personal.due if any(state.personal.due) else due(state))[place]
    else:
        waits, expected = not state.holes[place], state.game.hole_cards
    if deck is not None or not waits or not expected:
        return illegal("cards-dealt-already", cited, seat=seat)
    told = (UNKNOWN,) * expected if cards is None else tuple(cards)
    if len(told) != expected:
        return syntax("card-count", cited, expected=expected, came=len(told))
    refused = check_cards(state, edition, told)
    if refused is not None:
        return refused
    return _of_street(state, edition, seat, told) if by_hand else HoleDealt((seat,), (told,))


def _of_street(
    state: State, edition: Edition, seat: int, told: tuple[Card, ...]
) -> CardsDealt | Refusal:
    """Cards of a street for one hand, those that come face up last."""
    street = coming(state)
    assert street is not None
    at = len(told) - street.up
    if UNKNOWN in told[at:]:
        return syntax("cards-needed", edition.cite("dealing.hole-cards"), expected=street.up)
    burns = state.personal.streets > 0 and not state.personal.begun
    burned = (UNKNOWN,) * state.rules.burn if burns else ()
    return CardsDealt(street.street, burned, (seat,), (told[:at],), (told[at:],))


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
    which, street = board_due(state)
    expected = 1 if state.opening.stud else street.board
    told = tuple(cards)
    if len(told) != expected or UNKNOWN in told:
        return syntax("card-count", cited, expected=expected, came=len(told))
    burned = (UNKNOWN,) * state.rules.burn
    return check_cards(state, edition, told) or BoardDealt(street.street, burned, told, which)


def awaits_board(state: State) -> bool:
    """Whether the next street is due: nobody can bet now, and the board is not complete. Hands
    that are still to be turned up at an all-in do not hold up the dealer."""
    if state.over or state.undealt or state.held or len(state.live) == 1:
        return False
    turned = state.asked is None or bool(state.order)
    if state.plain:
        return turned and state.round < state.game.last_round
    street = coming(state)
    if street is None or not turned:
        return False
    if state.opening.stud:
        # One card for all, where there are too few for each (tda2019-RP-10H.3).
        return state.personal.streets == state.game.last_round
    return bool(street.board) and (not street.discard or state.personal.drawing)
