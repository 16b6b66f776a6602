"""The hand that a table's order asks for."""

from collections.abc import Callable
from itertools import chain

from ruleone.cards import Card, shuffle
from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.dealing.events import ShowdownMode
from ruleone.limits import SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.tournament.events import HandOrder
from ruleone.tournament.terms.games import THIRTEEN, decks_of

Entropy = Callable[[int], bytes]
"""So many bytes of chance; new ones at each call."""


def deck_for(game: str, entropy: Entropy) -> tuple[Card, ...]:
    """The deck of a hand of this game, and behind it the further orders in which its cards may have
    to be shuffled in mid-hand; each from bytes of its own."""
    orders = (shuffle(entropy(SHUFFLE_ENTROPY_MIN_BYTES)) for _ in range(decks_of(game)))
    return tuple(chain.from_iterable(orders))


def dealt(order: HandOrder, deck: tuple[Card, ...]) -> Hand | ThirteenHand:
    """The hand of the order, of whatever game, dealt from this deck."""
    return thirteen_of(order, deck) if order.game == THIRTEEN else hand_of(order, deck)


def hand_of(
    order: HandOrder, deck: tuple[Card, ...] | None, showdown: ShowdownMode = "auto"
) -> Hand:
    """The hand of poker of the order, dealt from this deck, or with None from cards that its dealer
    tells."""
    return Hand(
        game=order.game,
        edition=order.edition,
        seats=order.stacks,
        button=order.button,
        blinds=order.blinds,
        deck=deck,
        ante=order.ante,
        ante_format=order.ante_format,
        min_bet=order.min_bet,
        bring_in=order.bring_in,
        small_blind_seat=order.small_blind_seat,
        big_blind_seat=order.big_blind_seat,
        number=order.number,
        chip=order.chip,
        players_in_event=order.players_in_event,
        hand_for_hand=order.hand_for_hand,
        absent=order.absent,
        penalised=order.penalised,
        showdown=showdown,
    )


def thirteen_of(order: HandOrder, deck: tuple[Card, ...]) -> ThirteenHand:
    """The hand of 13-card poker of the order, dealt from this deck: no cap on what is won, and no
    rake (chinese-money-3). A hand that is missed for a penalty is given up once it is dealt."""
    return ThirteenHand(
        edition=order.edition,
        seats=order.stacks,
        button=order.button,
        point=order.point,
        deck=deck,
        bonus=order.bonus,
        tournament=True,
        number=order.number,
        penalised=order.penalised,
    )
