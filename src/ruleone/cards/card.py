"""Cards as small ints, and how they are written.

A card is `4 * rank + suit`: rank 0..12 for 2..A, suit 0..3 for clubs, diamonds, hearts, spades. So
0 is the two of clubs, 51 the ace of spades, and cards of one rank compare as the book orders the
suits (spades highest). A card that nobody has seen is `UNKNOWN`, written "??".
"""

from collections.abc import Iterable

Card = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
FULL_DECK: tuple[Card, ...] = tuple(range(52))
UNKNOWN: Card = 52
UNKNOWN_TEXT = "??"

_TEXTS = (*(rank + suit for rank in RANKS for suit in SUITS), UNKNOWN_TEXT)
_CARDS = {text: card for card, text in enumerate(_TEXTS)}
_SIGNS = str.maketrans(
    {**dict(zip("♣♦♥♠♧♢♡♤❤", "cdhscdhsh", strict=True)), "\ufe0e": None, "\ufe0f": None}
)
"""Suit signs as letters.

The mark behind a sign that makes it an emoji, or a plain sign, is dropped.
"""


class CardError(ValueError):
    """Text or numbers that are not the cards expected.

    `expected` and `came` describe both in plain words.
    """

    def __init__(self, expected: str, came: str) -> None:
        super().__init__(f"expected {expected}, got {came}")
        self.expected = expected
        self.came = came


def rank_of(card: Card) -> int:
    """Return the rank of a known card, 0 for a two up to 12 for an ace."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Return the suit of a known card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def parse(text: str) -> Card:
    """Return the card written as rank and suit: "As", "Td", "10d", "A♠" or "??".

    Letters are read in either case, suit signs plain or as emoji. Raises CardError for anything
    else.
    """
    card = _CARDS.get(text)
    if card is None:
        written = text.translate(_SIGNS).strip().replace("10", "T")
        card = _CARDS.get(written[:1].upper() + written[1:].lower())
    if card is None:
        raise CardError('a card such as "As", "Td" or "??"', repr(text[:20]))
    return card


def _read(text: str) -> tuple[Card, ...]:
    """Return the cards of a text written as `text` writes them.

    Raises KeyError for any other.
    """
    return tuple([_CARDS[text[at : at + 2]] for at in range(0, len(text), 2)])


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards written one after another: "AsKd", "As Kd" or "A♠K♦".

    Empty text gives no cards. Raises CardError where a part is not a card, or a known card comes
    twice.
    """
    try:
        cards = _read(text)
    except KeyError:
        written = "".join(text.translate(_SIGNS).split()).replace("10", "T")
        cards = tuple(parse(written[at : at + 2]) for at in range(0, len(written), 2))
    known = [card for card in cards if card != UNKNOWN]
    if len(set(known)) != len(known):
        twice = next(card for card in known if known.count(card) > 1)
        raise CardError("each card at most once", f"{_TEXTS[twice]} twice")
    return cards


def text(card: Card) -> str:
    """Return the written form of a card: "As", or "??" where it is unknown.

    Raises CardError for an int that is not a card.
    """
    if 0 <= card <= UNKNOWN:
        return _TEXTS[card]
    raise CardError("a card from 0 to 52", str(card))


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return each card as `text` writes it."""
    return tuple(map(text, cards))
