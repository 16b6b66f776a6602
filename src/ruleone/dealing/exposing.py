"""Cards that the dealer exposed as they came: on the last street of stud, and in a draw."""

from collections.abc import Sequence

from ruleone.cards import Card
from ruleone.dealing.dealer import Deck
from ruleone.dealing.events import Acted, CardReplaced, CardsDealt, Event
from ruleone.dealing.refusals import illegal, syntax
from ruleone.dealing.state import State
from ruleone.dealing.stub import next_card
from ruleone.dealing.tabling import check_cards
from ruleone.rulebook import Edition, Refusal


def decide_replacement(
    state: State,
    edition: Edition,
    deck: Deck,
    events: list[Event],
    seat: int,
    exposed: Card,
    instead: Card | None,
) -> CardReplaced | Refusal:
    """A card that came face down and was exposed is replaced while betting is still to come, in
    stud (tda2019-RP-10B.1) and in draws: by the next card of the stub, or the one told."""
    cited = edition.cite("draw.discards" if state.game.last_throw else "stud.exposed-last-card")
    if not _came_last(state, events, seat, exposed):
        return illegal("not-exposed-now", cited, seat=seat)
    if not state.to_go:
        return illegal("exposed-card-stays", cited, seat=seat)
    if deck is not None:
        return CardReplaced(seat, exposed, next_card(state, deck, events, state.place[seat]))
    if instead is None:
        return syntax("cards-needed", cited, expected=1)
    return check_cards(state, edition, (instead,)) or CardReplaced(seat, exposed, instead)


def _came_last(state: State, events: Sequence[Event], seat: int, exposed: Card) -> bool:
    """Whether the card came down to this seat in the last cards dealt, with no action since, and is
    still there."""
    if state.plain or not (state.opening.stud or state.game.last_throw):
        return False
    if state.opening.stud and state.round < state.game.last_round:
        return False
    for event in reversed(events):
        if isinstance(event, Acted):
            return False
        if isinstance(event, CardReplaced) and (event.seat, event.exposed) == (seat, exposed):
            return False
        if isinstance(event, CardsDealt) and seat in event.seats:
            return exposed in event.down[event.seats.index(seat)]
    return False
