"""How far a hand of the engine has come, as the facts of an incident need it."""

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
    """How the hand began."""
    (first, *_) = hand.events
    assert isinstance(first, HandStarted)
    return first


def acts(hand: Hand) -> list[Acted]:
    """What the players did in the betting, one after the other."""
    return [event for event in hand.events if isinstance(event, Acted)]


def kinds_of_acts(hand: Hand) -> tuple[BettingKind, ...]:
    """What the players did of their own in the betting, one after the other: a bring-in is posted
    as blinds are."""
    return tuple(act.kind for act in acts(hand) if act.kind != "bring-in")


def asked_to_bet(hand: Hand) -> bool:
    """Whether a player is asked to bet now."""
    options = hand.options
    return options is not None and (options.fold or options.bring_in is not None)


def going_on(hand: Hand) -> HandView:
    """The hand while its pots have not gone out. Raises BadFacts where it is over."""
    if hand.over:
        raise BadFacts("hand-is-over")
    return hand.view()


def betting(hand: Hand) -> HandView:
    """The hand while somebody is asked to bet. Raises BadFacts where nobody is."""
    view = going_on(hand)
    if not asked_to_bet(hand):
        raise BadFacts("nobody-asked-to-bet")
    return view


def showdown(hand: Hand) -> HandView:
    """The hand at its showdown. Raises BadFacts before it, and where the pots have gone out."""
    view = going_on(hand)
    if view.street != "showdown":
        raise BadFacts("before-the-showdown")
    return view


def shown_down(hand: Hand) -> HandView:
    """The hand at its showdown, or when its pots have gone out. Raises BadFacts before."""
    if awarded(hand):
        return hand.view()
    return showdown(hand)


def awarded(hand: Hand) -> bool:
    """Whether its pots have gone out."""
    return hand.over and any(isinstance(event, PotAwarded) for event in hand.events)


def was_misdeal(hand: Hand) -> bool:
    """Whether it was a misdeal."""
    return any(
        isinstance(event, Intervened) and isinstance(event.intervention, VoidHand)
        for event in hand.events
    )


def bets_may_come(hand: Hand) -> bool:
    """Whether some may still bet, now or on a later street: never once all hands are tabled."""
    view = hand.view()
    able = [seat for seat in view.seats if seat.status == "in"]
    closed = hand.over or view.street == "showdown" or all(seat.tabled for seat in able)
    return asked_to_bet(hand) or (not closed and len(able) > 1)


def deal_complete(hand: Hand) -> bool:
    """Whether everybody has his first cards."""
    return bool(acts(hand)) or hand.awaits != "hole-cards"


def check_seat(hand: Hand, seat: int) -> None:
    """Refuse a seat that has no hand here: BadFacts."""
    if seat not in hand.stacks:
        raise BadFacts("no-such-seat-in-hand", seats=sorted(hand.stacks), came=seat)


def seat_of(view: HandView, seat: int) -> SeatView:
    """A seat of the hand. Raises BadFacts for another."""
    for each in view.seats:
        if each.seat == seat:
            return each
    raise BadFacts("no-such-seat-in-hand", seats=[each.seat for each in view.seats], came=seat)


def live_seat(view: HandView, seat: int) -> SeatView:
    """A seat whose hand is live. Raises BadFacts for another."""
    own = seat_of(view, seat)
    if own.status not in LIVE:
        raise BadFacts("hand-is-dead", seat=seat)
    return own


def may_live_again(hand: Hand, seat: int) -> bool:
    """Whether a dead hand could be put back as the hand stands."""
    cited = hand.edition.cite("floor.decides")
    twin = Hand.replay(hand.events)
    return not isinstance(twin.intervene(RestoreHand(seat), cited), Refusal)


def live_seats(hand: Hand) -> tuple[int, ...]:
    """The seats with a live hand, clockwise from the first left of the button."""
    live = {each.seat for each in hand.view().seats if each.status in LIVE}
    return tuple(seat for seat in started(hand).seats if seat in live)


def folded(hand: Hand, seat: int) -> bool:
    """Whether the player in this seat folded in the betting, of his own."""
    return any(act.seat == seat and act.kind == "fold" for act in acts(hand))


def streets_begun(hand: Hand) -> int:
    """How many streets have begun, the first one included; one whose cards are coming has."""
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
    """The streets whose cards are still to come, in order."""
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
    """The cards that lie on the board or came to hands, as far as they are known."""
    yield from map(parse, hand.view().board)
    for seat in hand.stacks:
        yield from (card for card in hand.holds(seat) if card != UNKNOWN)
