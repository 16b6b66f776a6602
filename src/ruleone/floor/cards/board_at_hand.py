"""The facts of incidents with the board, made of a hand of the engine and of what is told."""

from ruleone.cards import Card, parse, texts
from ruleone.dealing import Hand
from ruleone.dealing.events import Acted, BoardDealt
from ruleone.dealing.game import Round
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.cards.early_board import EarlyBoard
from ruleone.floor.cards.places import from_stub
from ruleone.floor.cards.wrong_flop import WrongFlop
from ruleone.floor.facts import SeenCard
from ruleone.floor.moment import asked_to_bet, betting, going_on, streets_to_come

_FLOP = "flop"


def early_board_in(
    hand: Hand, cards: tuple[SeenCard, ...] = (), on_board: bool = False
) -> EarlyBoard:
    """Board cards that the dealer put out while there was betting to come: the hand says on which
    street, and which they are where it has them on its board. Raises BadFacts where no betting is
    to come, and where the next street has no such cards."""
    if on_board:
        return _taken_for_dealt(hand, cards)
    view = betting(hand)
    street = next_street(hand).street
    from_stub(hand, cards)
    return EarlyBoard(street=street, cards=cards, game=view.game)


def _taken_for_dealt(hand: Hand, cards: tuple[Card, ...]) -> EarlyBoard:
    """The last cards of the board, nobody having acted since."""
    view = going_on(hand)
    done = [event for event in hand.events if isinstance(event, BoardDealt | Acted)]
    if not view.board or not isinstance(done[-1], BoardDealt):
        raise BadFacts("no-new-board")
    lying = tuple(map(parse, view.board))[-len(done[-1].cards) :]
    if cards and sorted(cards) != sorted(lying):
        raise BadFacts("board-has-others", cards=texts(lying))
    return EarlyBoard(street=done[-1].street, cards=lying, game=view.game, on_board=True)


def wrong_flop_in(
    hand: Hand, cards: tuple[SeenCard, ...], picked: SeenCard | None = None
) -> WrongFlop:
    """A flop of too many cards. Raises BadFacts where no flop is due, and for cards that cannot
    have come."""
    going_on(hand)
    coming = streets_to_come(hand)
    if asked_to_bet(hand) or not coming or coming[0].street != _FLOP:
        raise BadFacts("no-flop-due")
    from_stub(hand, cards)
    return WrongFlop(cards=cards, picked=picked)


def next_street(hand: Hand) -> Round:
    """The street that comes next. Raises BadFacts where none does."""
    coming = streets_to_come(hand)
    if not coming:
        raise BadFacts("last-street")
    return coming[0]
