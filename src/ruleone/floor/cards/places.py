"""Cards that the table tells, against those whose place the hand knows."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ruleone.cards import FULL_DECK, UNKNOWN, Card, text, texts
from ruleone.dealing import GAMES, Hand
from ruleone.floor.cards.muck_and_stub import heaps
from ruleone.floor.hand_stage import cards_out
from ruleone.floor.invalid_facts import BadFacts


def from_stub(hand: Hand, cards: Sequence[Card]) -> None:
    """Refuse cards that cannot have come from the stub, BadFacts: such as lie elsewhere, or are not
    in this deck, one that comes twice, more than there are."""
    known = _known(hand, cards)
    for card in cards_out(hand):
        if card in known:
            raise BadFacts("card-lies-elsewhere", card=text(card))
    if len(cards) > (most := heaps(hand).stub):
        raise BadFacts("stub-has-fewer", most=most, came=len(cards))


def could_hold(hand: Hand, seat: int, cards: Iterable[Card]) -> None:
    """Refuse cards that the hand in a seat cannot have, BadFacts: others than it was told to, and
    more than it has."""
    held = Counter(hand.holds(seat))
    unseen = held.pop(UNKNOWN, 0)
    told = _known(hand, cards)
    others = [card for card in told if card not in held]
    out = {*cards_out(hand)}
    if len(others) > unseen or out.intersection(others):
        raise BadFacts("hand-has-other-cards", seat=seat, cards=texts(others))


def _known(hand: Hand, cards: Iterable[Card]) -> list[Card]:
    deck = FULL_DECK[GAMES[hand.view().game].lowest :]
    known = [card for card in cards if card != UNKNOWN]
    for card, times in Counter(known).items():
        if times > 1 or card not in deck:
            code = "card-told-twice" if times > 1 else "card-not-of-this-deck"
            raise BadFacts(code, card=text(card))
    return known
