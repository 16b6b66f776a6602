"""What PokerStars calls a hand: fixed words of its form, in English only."""

from collections.abc import Callable, Iterable

from ruleone.cards import UNKNOWN, Card, CardError
from ruleone.ranking import ORDERS, Order

_RANKS = {
    "A": "Ace", "K": "King", "Q": "Queen", "J": "Jack", "T": "Ten", "9": "Nine", "8": "Eight",
    "7": "Seven", "6": "Six", "5": "Five", "4": "Four", "3": "Three", "2": "Deuce",
}  # fmt: skip
_ORDER = "A23456789TJQKA"
_STRAIGHT = 5
_OMAHA = frozenset(("o", "o8", "o5", "o58", "o6", "courchevel", "courchevel8"))
_SPLIT = frozenset(("o8", "o58", "courchevel8", "stud8"))
_LOWS = {"razz": "ace-to-five", "27sd": "deuce-to-seven", "27td": "deuce-to-seven"}
_HIGHS = {"6plus": "short-deck"}

Cards = tuple[Card, ...]


def described(family: str, hole: Cards, board: Cards) -> str:
    """What these cards are in a game, one of FAMILIES: "two pair, Kings and Sixes", "Lo: 8,7,5,3,2"
    or "HI: a flush, Ace high; LO: 7,5,4,3,A"; "" for cards that are unknown or make no hand."""
    if UNKNOWN in hole or not hole:
        return ""
    try:
        return _described(family, hole, board)
    except (CardError, ValueError):
        return ""


def _described(family: str, hole: Cards, board: Cards) -> str:
    if family == "badugi":
        return _badugi(hole)
    if family in _LOWS:
        return f"Lo: {_named(ORDERS[_LOWS[family]], family, hole, board)}"
    high = _named(ORDERS[_HIGHS.get(family, "high")], family, hole, board)
    if family not in _SPLIT:
        return high
    low = _named(ORDERS["eight-or-better"], family, hole, board)
    return f"HI: {high}; LO: {low}" if low else f"HI: {high}"


def _named(order: Order, family: str, hole: Cards, board: Cards) -> str:
    """The best hand of an order: a low by its ranks, anything else in words; "" for none."""
    omaha = family in _OMAHA
    value = order.rank_omaha(hole, board) if omaha else order.rank((*hole, *board))
    category, ranks = order.name(value)
    if order.id in _BY_RANKS and category not in _WORDS.keys() - {"high-card"}:
        return ",".join(ranks)
    return _WORDS[category](ranks)


def _badugi(hole: Cards) -> str:
    _, ranks = ORDERS["badugi"].name(ORDERS["badugi"].rank(hole))
    cards = "Badugi" if len(ranks) == len(hole) else f"{len(ranks)}-card"
    return f"{cards}: {','.join(ranks)}"


_BY_RANKS = frozenset(("ace-to-five", "deuce-to-seven", "eight-or-better"))


def _one(rank: str) -> str:
    return _RANKS[rank]


def _many(rank: str) -> str:
    return f"{_RANKS[rank]}es" if rank == "6" else f"{_RANKS[rank]}s"


def _straight(ranks: Iterable[str]) -> str:
    """From the lowest to the highest card of a straight, told by its highest."""
    top = next(iter(ranks))
    bottom = _ORDER[_ORDER.index(top, 1) - (_STRAIGHT - 1)]
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
    "royal-flush": lambda _: "a Royal Flush",
}
