"""Cards, their notation, and fair draws from bytes handed in."""

from ruleone.cards.card import (
    FULL_DECK,
    RANKS,
    SUITS,
    UNKNOWN,
    UNKNOWN_TEXT,
    Card,
    CardError,
    parse,
    parse_cards,
    rank_of,
    suit_of,
    text,
    texts,
)
from ruleone.cards.draw import Draw, EntropyError, shuffle

__all__ = [
    "FULL_DECK",
    "RANKS",
    "SUITS",
    "UNKNOWN",
    "UNKNOWN_TEXT",
    "Card",
    "CardError",
    "Draw",
    "EntropyError",
    "parse",
    "parse_cards",
    "rank_of",
    "shuffle",
    "suit_of",
    "text",
    "texts",
]
