"""The stage of a hand of the engine, as the facts of an incident need it."""

from collections.abc import Iterator
from itertools import accumulate

from ruleone.cards import UNKNOWN, Card, parse
from ruleone.dealing import GAMES, Hand
from ruleone.dealing.events import (
    Acted,
    BettingKind,
    CardsDealt,
    HandStarted,
    HoleDealt,
    Intervened,
    PotAwarded,
)
from ruleone.dealing.game import Round
from ruleone.dealing.interventions import RestoreHand, VoidHand
from ruleone.dealing.views import HandView, SeatView
from ruleone.floor.invalid_facts import BadFacts
from ruleone.rulebook import Refusal

LIVE = ("in", "all-in")


def started(hand: Hand) -> HandStarted:
    """Return the first event of the hand."""
    (first, *_) = hand.events
    assert isinstance(first, HandStarted)
    return first


def acts(hand: Hand) -> list[Acted]:
    """Return the acts of the players in the betting, in order."""
    return [event for event in hand.events if isinstance(event, Acted)]


def kinds_of_acts(hand: Hand) -> tuple[BettingKind, ...]:
    """Return the kinds of voluntary acts in the betting, in order.

    A bring-in is posted as blinds are.
    """
    return tuple(act.kind for act in acts(hand) if act.kind != "bring-in")


def asked_to_bet(hand: Hand) -> bool:
    """Whether a player is asked to bet now."""
    options = hand.options
    return options is not None and (options.fold or options.bring_in is not None)


def going_on(hand: Hand) -> HandView:
    """Return the view of a hand with pots not yet awarded.

    Raises BadFacts where it is over.
    """
    if hand.over:
        raise BadFacts("hand-is-over")
    return hand.view()


def betting(hand: Hand) -> HandView:
    """Return the view of a hand with a player asked to bet.

    Raises BadFacts where nobody is.
    """
    view = going_on(hand)
    if not asked_to_bet(hand):
        raise BadFacts("nobody-asked-to-bet")
    return view


def showdown(hand: Hand) -> HandView:
    """Return the view of a hand at its showdown.

    Raises BadFacts before it, and where the pots have been awarded.
    """
    view = going_on(hand)
    if view.street != "showdown":
        raise BadFacts("before-the-showdown")
    return view


def shown_down(hand: Hand) -> HandView:
    """Return the view of a hand at its showdown or after.

    Raises BadFacts before.
    """
    if awarded(hand):
        return hand.view()
    return showdown(hand)


def awarded(hand: Hand) -> bool:
    """Whether its pots have been awarded."""
    return hand.over and any(isinstance(event, PotAwarded) for event in hand.events)


def was_misdeal(hand: Hand) -> bool:
    """Whether it was a misdeal."""
    return any(
        isinstance(event, Intervened) and isinstance(event.intervention, VoidHand)
        for event in hand.events
    )


def bets_may_come(hand: Hand) -> bool:
    """Whether bets may still come, now or on a later street: never once all hands are tabled."""
    view = hand.view()
    able = [seat for seat in view.seats if seat.status == "in"]
    closed = hand.over or view.street == "showdown" or all(seat.tabled for seat in able)
    return asked_to_bet(hand) or (not closed and len(able) > 1)


def deal_complete(hand: Hand) -> bool:
    """Whether all players have their first cards."""
    return bool(acts(hand)) or hand.awaits != "hole-cards"


def check_seat(hand: Hand, seat: int) -> None:
    """Raise BadFacts for a seat that has no hand here."""
    if seat not in hand.stacks:
        raise BadFacts("no-such-seat-in-hand", seats=sorted(hand.stacks), came=seat)


def seat_of(view: HandView, seat: int) -> SeatView:
    """Return a seat of the hand.

    Raises BadFacts for another.
    """
    for each in view.seats:
        if each.seat == seat:
            return each
    raise BadFacts("no-such-seat-in-hand", seats=[each.seat for each in view.seats], came=seat)


def live_seat(view: HandView, seat: int) -> SeatView:
    """Return a seat with a live hand.

    Raises BadFacts for another.
    """
    own = seat_of(view, seat)
    if own.status not in LIVE:
        raise BadFacts("hand-is-dead", seat=seat)
    return own


def may_live_again(hand: Hand, seat: int) -> bool:
    """Whether a dead hand could be revived as the hand stands."""
    cited = hand.edition.cite("floor.decides")
    twin = Hand.replay(hand.events)
    return not isinstance(twin.intervene(RestoreHand(seat), cited), Refusal)


def live_seats(hand: Hand) -> tuple[int, ...]:
    """Return the seats with a live hand, clockwise from the first left of the button."""
    live = {each.seat for each in hand.view().seats if each.status in LIVE}
    return tuple(seat for seat in started(hand).seats if seat in live)


def folded(hand: Hand, seat: int) -> bool:
    """Whether the player in this seat folded voluntarily in the betting."""
    return any(act.seat == seat and act.kind == "fold" for act in acts(hand))


def streets_begun(hand: Hand) -> int:
    """Return the number of streets begun; one whose cards are coming has."""
    view = hand.view()
    rounds = GAMES[view.game].rounds
    boards = accumulate(each.board for each in rounds)
    begun = {view.street, *(each.street for each in hand.events if isinstance(each, CardsDealt))}
    at = [
        place
        for place, (street, board) in enumerate(zip(rounds, boards, strict=True), 1)
        if street.street in begun or (street.board and board <= len(view.board))
    ]
    return max(at, default=1)


def streets_to_come(hand: Hand) -> tuple[Round, ...]:
    """Return the streets whose cards are still to come, in order."""
    return () if hand.over else GAMES[hand.view().game].rounds[streets_begun(hand) :]


def cards_are_out(hand: Hand) -> bool:
    """Whether the first card of the hand has been dealt."""
    return any(isinstance(event, CardsDealt | HoleDealt) for event in hand.events)


def cards_to_come(hand: Hand) -> bool:
    """Whether any card is still to be dealt."""
    due = hand.awaits in ("hole-cards", "board")
    return due or any(
        each.board or each.down or each.up or each.draw for each in streets_to_come(hand)
    )


def cards_out(hand: Hand) -> Iterator[Card]:
    """Yield the cards on the board or in hands, as far as they are known."""
    yield from map(parse, hand.view().board)
    for seat in hand.stacks:
        yield from (card for card in hand.holds(seat) if card != UNKNOWN)
