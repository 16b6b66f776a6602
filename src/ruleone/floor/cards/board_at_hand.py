"""The facts of incidents with the board, made of a hand of the engine and of what is told."""

from msgspec.structs import replace

from ruleone.cards import Card, parse, texts
from ruleone.dealing import Hand, TakeBoardBack
from ruleone.dealing.events import Acted, BettingKind, BoardDealt
from ruleone.dealing.game import Round
from ruleone.floor.cards.board import EarlyBoard
from ruleone.floor.cards.places import from_stub
from ruleone.floor.cards.wrong_burn import WrongBurn
from ruleone.floor.cards.wrong_flop import WrongFlop
from ruleone.floor.facts import CardCount, SeenCard
from ruleone.floor.hand_stage import asked_to_bet, betting, going_on, streets_to_come
from ruleone.floor.invalid_facts import BadFacts
from ruleone.rulebook import Refusal


def early_board_in(
    hand: Hand,
    cards: tuple[SeenCard, ...] = (),
    on_board: bool = False,
    acts: tuple[BettingKind, ...] = (),
) -> EarlyBoard:
    """Board cards that the dealer put out while there was betting to come: the hand says on which
    street, and which they are where it has them on its board; `acts` were done on them, which the
    hand has not. Raises BadFacts where no betting is
    to come, and where the next street has no such cards."""
    if on_board:
        return replace(_taken_for_dealt(hand, cards), acts=acts)
    view = betting(hand)
    street = next_street(hand).street
    from_stub(hand, cards)
    return EarlyBoard(street=street, cards=cards, game=view.game, acts=acts)


def _taken_for_dealt(hand: Hand, cards: tuple[Card, ...]) -> EarlyBoard:
    """The last cards of the board, nobody having acted since. Raises BadFacts at the showdown, to
    which no betting is to come."""
    view = going_on(hand)
    if view.street == "showdown":
        raise BadFacts("showdown-begun")
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
    """Too many cards of the street of the board that is due. Raises BadFacts where none is due,
    and for cards that cannot have come."""
    view = going_on(hand)
    coming = streets_to_come(hand)
    if asked_to_bet(hand) or not coming or not coming[0].board:
        raise BadFacts("no-board-due")
    from_stub(hand, cards)
    return WrongFlop(cards=cards, picked=picked, street=coming[0].street, game=view.game)


def burned_in(hand: Hand, burned: CardCount) -> WrongBurn:
    """So many burn cards before the last street of the board: the hand says which that is, and
    what was done on it. Raises BadFacts before the first."""
    view = going_on(hand)
    dealt = [at for at, event in enumerate(hand.events) if isinstance(event, BoardDealt)]
    if not dealt:
        raise BadFacts("no-board-yet")
    last = hand.events[dealt[-1]]
    assert isinstance(last, BoardDealt)
    since = hand.events[dealt[-1] :]
    return WrongBurn(
        street=last.street,
        burned=burned,
        acts=tuple(event.kind for event in since if isinstance(event, Acted)),
        game=view.game,
        may_go_back=last.cards if _may_come_again(hand, len(last.cards)) else (),
    )


def _may_come_again(hand: Hand, count: int) -> bool:
    """Whether the last cards of the board could be taken back as the hand stands."""
    cited = hand.edition.cite("floor.decides")
    return not isinstance(Hand.replay(hand.events).intervene(TakeBoardBack(count), cited), Refusal)


def next_street(hand: Hand) -> Round:
    """The street that comes next. Raises BadFacts where none does."""
    coming = streets_to_come(hand)
    if not coming:
        raise BadFacts("last-street")
    return coming[0]
