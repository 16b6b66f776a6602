"""What PokerStars calls a hand: fixed words of its form, in English only."""

from collections.abc import Callable, Iterable
from itertools import combinations

from ruleone.cards import UNKNOWN, Card
from ruleone.ranking import name, rank

_RANKS = {
    "A": "Ace", "K": "King", "Q": "Queen", "J": "Jack", "T": "Ten", "9": "Nine", "8": "Eight",
    "7": "Seven", "6": "Six", "5": "Five", "4": "Four", "3": "Three", "2": "Deuce",
}  # fmt: skip
_ORDER = "A23456789TJQKA"
_LEAST = 5
_HIGH = ("he", "5draw", "stud")
_TWO_OF_HAND = ("o", "o5", "o6", "courchevel")


def described(family: str, hole: tuple[Card, ...], board: tuple[Card, ...]) -> str:
    """What these cards are in a game, one of FAMILIES: "two pair, Kings and Sixes". "" for cards
    that are unknown or too few, and for games in which a low hand can win."""
    if UNKNOWN in hole or len(hole) + len(board) < _LEAST:
        return ""
    if family in _HIGH:
        category, ranks = name(rank((*hole, *board)))
    elif family in _TWO_OF_HAND and len(board) >= _LEAST - 2:
        pairs, threes = combinations(hole, 2), list(combinations(board, _LEAST - 2))
        category, ranks = name(max(rank((*two, *three)) for two in pairs for three in threes))
    else:
        return ""
    return _WORDS[category](ranks)


def _one(rank: str) -> str:
    return _RANKS[rank]


def _many(rank: str) -> str:
    return f"{_RANKS[rank]}es" if rank == "6" else f"{_RANKS[rank]}s"


def _straight(ranks: Iterable[str]) -> str:
    """From the lowest to the highest card of a straight, told by its highest."""
    top = next(iter(ranks))
    bottom = _ORDER[_ORDER.index(top, 1) - (_LEAST - 1)]
    return f"{_one(bottom)} to {_one(top)}"


_WORDS: dict[str, Callable[[tuple[str, ...]], str]] = {
    "high-card": lambda ranks: f"high card {_one(ranks[0])}",
    "pair": lambda ranks: f"a pair of {_many(ranks[0])}",
    "two-pair": lambda ranks: f"two pair, {_many(ranks[0])} and {_many(ranks[1])}",
    "trips": lambda ranks: f"three of a kind, {_many(ranks[0])}",
    "straight": lambda ranks: f"a straight, {_straight(ranks)}",
    "flush": lambda ranks: f"a flush, {_one(ranks[0])} high",
    "full-house": lambda ranks: f"a full house, {_many(ranks[0])} full of {_many(ranks[1])}",
    "quads": lambda ranks: f"four of a kind, {_many(ranks[0])}",
    "straight-flush": lambda ranks: f"a straight flush, {_straight(ranks)}",
    "royal-flush": lambda ranks: "a Royal Flush",
}
