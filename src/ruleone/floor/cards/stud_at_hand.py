"""The facts of incidents of stud, made of a hand of the engine and of what the table tells."""

from collections.abc import Mapping
from typing import Literal

from ruleone.cards import UNKNOWN, Card, text, texts
from ruleone.dealing import GAMES, Hand
from ruleone.dealing.events import Acted, CardsDealt
from ruleone.dealing.views import HandView
from ruleone.floor.cards.board_at_hand import next_street
from ruleone.floor.cards.extra_street import ExtraStreet
from ruleone.floor.cards.places import could_hold, from_stub
from ruleone.floor.cards.stud import EarlyStreet
from ruleone.floor.cards.upcards import FoldedInStud, LastCardSeen, PickedUp
from ruleone.floor.facts import Seat, SeenCard
from ruleone.floor.hand_stage import (
    bets_may_come,
    betting,
    going_on,
    live_seat,
    live_seats,
    seat_of,
    streets_begun,
)
from ruleone.floor.invalid_facts import BadFacts


def early_street_in(hand: Hand, cards: dict[Seat, SeenCard]) -> EarlyStreet:
    """Cards of the next street of stud, by seat, that the dealer put out while there is betting to
    come: the hand says which street it is, and who is live. Raises BadFacts where no betting is to
    come, or where these seats get no such cards."""
    view = _stud(betting(hand))
    from_stub(hand, [*cards.values()])
    street = next_street(hand).street
    return EarlyStreet(street=street, cards=cards, live=live_seats(hand), game=view.game)


def extra_street_in(
    hand: Hand, seat: Seat, cards: tuple[SeenCard, ...], in_order: bool = False
) -> ExtraStreet:
    """Too many cards at a seat on the street of stud that has come last, or is due: the hand says
    which it is, and what was done on it. Raises BadFacts for a hand that is dead, and for cards
    that cannot have come to it."""
    view = _stud(going_on(hand))
    live_seat(view, seat)
    rounds, begun = GAMES[view.game].rounds, streets_begun(hand)
    due = hand.awaits == "hole-cards" and view.street == rounds[begun - 1].street
    street = rounds[begun - 1 + due].street
    if street == rounds[0].street:
        raise BadFacts("no-later-street", game=view.game, street=street)
    came = [
        (at, event)
        for at, event in enumerate(hand.events)
        if isinstance(event, CardsDealt) and event.street == street
    ]
    own = [
        card
        for _, event in came
        if seat in event.seats
        for held in (event.down, event.up)
        for card in held[event.seats.index(seat)]
        if card != UNKNOWN
    ]
    if UNKNOWN not in cards and not {*own} <= {*cards}:
        raise BadFacts("hand-has-other-cards", seat=seat, cards=texts(cards))
    from_stub(hand, [card for card in cards if card not in own])
    since = hand.events[came[-1][0] :] if came else ()
    return ExtraStreet(
        street=street,
        seat=seat,
        cards=cards,
        in_order=in_order,
        acts=tuple(event.kind for event in since if isinstance(event, Acted)),
        game=view.game,
        entered=bool(came),
    )


def picked_up_in(hand: Hand, seat: Seat) -> PickedUp:
    """Upcards that their player picked up: the hand says whether he faces action. Raises BadFacts
    for a hand that is dead or has no upcards."""
    view = _stud(going_on(hand))
    own = live_seat(view, seat)
    if not own.up:
        raise BadFacts("no-upcards", seat=seat)
    faces = seat in hand.to_act and hand.price > own.bet
    return PickedUp(seat=seat, faces_action=faces)


def folded_in_stud_in(
    hand: Hand, seat: Seat, face_down: bool = False, pushed: bool = False
) -> FoldedInStud:
    """What a player did with his cards that may be a fold. Raises BadFacts outside the betting,
    for a player who cannot fold any more, and for one who has to bring it in first."""
    own = live_seat(_stud(betting(hand)), seat)
    if own.status == "all-in":
        raise BadFacts("no-turn-to-fold", seat=seat)
    options = hand.options
    if options is not None and options.seat == seat and options.bring_in is not None:
        raise BadFacts("must-bring-in", amount=options.bring_in)
    return FoldedInStud(seat=seat, face_down=face_down, pushed=pushed)


def last_card_in(
    hand: Hand, cards: Mapping[Seat, SeenCard], by: Literal["dealer", "player"] = "dealer"
) -> LastCardSeen:
    """Cards of the last street of stud or of a draw that were seen, by seat: the hand says whether
    there is betting to come. Raises BadFacts for cards that these hands cannot have and, where the
    dealer exposed them, for such as have not come face down since anybody acted."""
    for seat, card in cards.items():
        if by == "dealer" and not _came_down(hand, seat, card):
            raise BadFacts("no-card-came-just-now", seat=seat, card=text(card))
        seat_of(hand.view(), seat)
        could_hold(hand, seat, (card,))
    return LastCardSeen(
        cards=dict(cards), betting_left=bets_may_come(hand), by=by, game=hand.view().game
    )


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


def _stud(view: HandView) -> HandView:
    """The hand, if it is one of stud. Raises BadFacts for another game."""
    if GAMES[view.game].bring_in is None:
        raise BadFacts("no-game-of-stud", came=view.game)
    return view
