"""The facts of incidents with cards, taken from a hand of the engine."""

from collections.abc import Mapping
from typing import Any, Literal

from ruleone.cards import UNKNOWN, Card, text
from ruleone.dealing import GAMES, Hand
from ruleone.dealing.events import Acted, CardsDealt, HandStarted
from ruleone.dealing.game import Round
from ruleone.dealing.views import HandView
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.cards.deal import Deal
from ruleone.floor.cards.early_board import EarlyBoard
from ruleone.floor.cards.early_street import EarlyStreet
from ruleone.floor.cards.fouled import FouledHand
from ruleone.floor.cards.upcards import LastCardSeen

_LIVE = ("in", "all-in")


def deal_in(hand: Hand, **wrong: Any) -> Deal:
    """The initial deal of a hand: who was to get cards and what was done since; `wrong` is what
    went wrong, as `Deal` has it. Raises BadFacts where that contradicts the hand, or it is over."""
    view = _going_on(hand)
    (started, *since) = hand.events
    assert isinstance(started, HandStarted)
    acts = [event.kind for event in since if isinstance(event, Acted)]
    facts: dict[str, Any] = {
        "game": view.game,
        "entitled": started.seats,
        "button": view.button if view.button in started.seats else 0,
        "complete": bool(acts) or hand.awaits != "hole-cards",
        "acts": tuple(kind for kind in acts if kind != "bring-in"),
    }
    return Deal(**{**facts, **wrong})


def early_board_in(hand: Hand, cards: tuple[Card, ...]) -> EarlyBoard:
    """Board cards that the dealer put out while there is betting to come. Raises BadFacts where
    there is none, or where the next street has no such cards."""
    view = _betting(hand)
    return EarlyBoard(street=_next(view).street, cards=cards, game=view.game)


def early_street_in(hand: Hand, cards: Mapping[int, Card]) -> EarlyStreet:
    """Cards of the next street of stud, by seat, that the dealer put out while there is betting to
    come. Raises BadFacts where there is none, or where these seats get no such cards."""
    view = _betting(hand)
    live = tuple(each.seat for each in view.seats if each.status in _LIVE)
    street = _next(view).street
    return EarlyStreet(street=street, cards=dict(cards), live=live, game=view.game)


def fouled_in(
    hand: Hand, seat: int, how: Literal["fouled", "killed"], certainty: int | None = None
) -> FouledHand:
    """A hand that was fouled or killed, with its bet and how far it was matched. Raises BadFacts
    where the seat is not dealt in, or the hand is over."""
    seats = {each.seat: each for each in _going_on(hand).seats}
    if seat not in seats:
        raise BadFacts(f"seat {seat} has no cards: dealt in are {[*seats]}")
    others = [each.bet for each in seats.values() if each.seat != seat and each.status in _LIVE]
    return FouledHand(
        seat=seat,
        how=how,
        certainty=certainty,
        bet=seats[seat].bet,
        matched=max(others, default=0),
        dead=seats[seat].status not in _LIVE,
    )


def last_card_in(hand: Hand, cards: Mapping[int, Card]) -> LastCardSeen:
    """Cards that the dealer exposed as they came face down on the last street of stud or in a draw,
    by seat. Raises BadFacts where such a card has not come to a seat since anybody acted, or the
    seat is not dealt in."""
    view, options = hand.view(), hand.options
    for seat, card in cards.items():
        if seat not in hand.stacks or not _came_down(hand, seat, card):
            raise BadFacts("no-card-came-just-now", seat=seat, card=text(card))
    betting = options is not None and (options.fold or options.check)
    return LastCardSeen(cards=dict(cards), betting_left=betting, game=view.game)


def _came_down(hand: Hand, seat: int, card: Card) -> bool:
    """Whether this card came face down to a seat in the last cards dealt on the last street of stud
    or in a draw; a card that nobody has seen may be any."""
    game = GAMES[hand.view().game]
    for event in reversed(hand.events):
        if isinstance(event, Acted):
            return False
        if isinstance(event, CardsDealt) and seat in event.seats:
            street = next(each for each in game.rounds if each.street == event.street)
            came = event.down[event.seats.index(seat)]
            last = bool(street.draw) or street is game.rounds[-1]
            return last and any(
                each in came and each in hand.holds(seat) for each in (card, UNKNOWN)
            )
    return False


def _going_on(hand: Hand) -> HandView:
    if hand.over:
        raise BadFacts("the hand is over")
    return hand.view()


def _betting(hand: Hand) -> HandView:
    view, options = _going_on(hand), hand.options
    if options is None or not (options.fold or options.bring_in is not None):
        raise BadFacts("no betting is to come on this street: cards come in time")
    return view


def _next(view: HandView) -> Round:
    rounds = GAMES[view.game].rounds
    at = [each.street for each in rounds].index(view.street) + 1
    if at == len(rounds):
        raise BadFacts(f"no street comes after the {view.street}")
    return rounds[at]
