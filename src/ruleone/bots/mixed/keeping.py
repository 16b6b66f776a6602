"""Cards to keep in a draw, by the rules that players of each game go by."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial, reduce
from itertools import combinations
from operator import or_

from ruleone.cards import FULL_DECK, Card, rank_of, suit_of

Cards = tuple[Card, ...]
Keep = Callable[[Sequence[Card], int], Cards]
"""Function for the cards to keep of these with this many draws left, this one included."""

ACE = 12
PAT_LOW = {1: 8, 2: 7, 3: 6}
"""Highest rank of a low that stands pat (0 is the two), by the draws left; the nine is 7."""
KEPT_LOW = {1: 7, 2: 6, 3: 6}
"""Highest rank kept in a hand that draws."""
PAT_BADUGI = {1: 13, 2: 10, 3: 9}
KEPT_BADUGI = {1: 8, 2: 7, 3: 6}
"""Highest rank kept in badugis, by the draws left.

With the ace low ranks count from 0, the ace, and the king is 12.
"""

_BITS = tuple(1 << (card >> 2) | 1 << 13 + (card & 3) for card in FULL_DECK)
"""One bit for the rank and one for the suit: cards that differ in both have two bits each."""
_LOWS = (
    tuple(card >> 2 for card in FULL_DECK),
    tuple((0 if card >> 2 == ACE else (card >> 2) + 1) for card in FULL_DECK),
)


def _at(levels: dict[int, int], draws: int) -> int:
    """Return the level with this number of draws left, or that of three for more.

    No game that players know has more draws.
    """
    return levels.get(draws, levels[3])


def low_of(card: Card, ace_low: bool) -> int:
    """Return the rank of a card in lows.

    The two is 0 and the ace 12, or with the ace low the two 1 and the ace 0.
    """
    return _LOWS[ace_low][card]


def keep_high(cards: Sequence[Card], draws: int) -> Cards:
    """Keep for five-card draw: straights and better stay whole.

    Else the paired cards, four to a flush, four in a row, else the highest card, and an ace with a
    king.
    """
    counts = Counter(map(rank_of, cards))
    paired = tuple(card for card in cards if counts[rank_of(card)] > 1)
    if len(paired) == 5 or _flush(cards) or _straight(cards):
        return tuple(cards)
    if len(paired) > 2:
        return paired
    suit, suited = Counter(map(suit_of, cards)).most_common(1)[0]
    if suited >= 4:
        return tuple(card for card in cards if suit_of(card) == suit)
    if paired:
        return paired
    ranks = sorted(cards)
    for run in (ranks[:4], ranks[1:]):
        if rank_of(run[3]) - rank_of(run[0]) == 3 and rank_of(run[3]) < ACE:
            return tuple(run)
    high = ranks[-2:]
    return tuple(high) if rank_of(high[0]) == ACE - 1 else (ranks[-1],)


def keep_deuce(cards: Sequence[Card], draws: int) -> Cards:
    """Keep for deuce-to-seven: a smooth low without a straight or a flush stays whole.

    Else the low cards, each rank once.
    """
    low = _distinct(cards, ace_low=False)
    made = len(low) == 5 and not _flush(low) and not _straight(low, wheel=False)
    if made and rank_of(low[-1]) <= _at(PAT_LOW, draws):
        return low
    limit = _at(KEPT_LOW, draws)
    kept = tuple(card for card in low if rank_of(card) <= limit)
    return kept if len(kept) < 5 else (*kept[:2], *kept[3:])


def keep_ace_low(cards: Sequence[Card], draws: int) -> Cards:
    """Keep for ace-to-five: five low cards stay whole, else those of each rank once."""
    low = _distinct(cards, ace_low=True)
    if len(low) == 5 and low_of(low[-1], ace_low=True) <= _at(PAT_LOW, draws):
        return low
    return tuple(card for card in low if low_of(card, ace_low=True) <= _at(KEPT_LOW, draws))[:4]


def keep_badugi(cards: Sequence[Card], draws: int, ace_low: bool = True) -> Cards:
    """Keep for badugi: the most cards of different ranks and suits, the low ones.

    A badugi stays whole but for a high one that has time to improve.
    """
    best = best_badugi(cards, ace_low)
    highest = low_of(best[-1], ace_low)
    if len(best) == 4 and highest <= _at(PAT_BADUGI, draws):
        return best
    return tuple(card for card in best if low_of(card, ace_low) <= _at(KEPT_BADUGI, draws))[:3]


def keep_badeucey(cards: Sequence[Card], draws: int) -> Cards:
    """Keep for badeucey: as `keep_both`, with the ace high."""
    return keep_both(cards, draws, ace_low=False)


def keep_badacey(cards: Sequence[Card], draws: int) -> Cards:
    """Keep for badacey: as `keep_both`, with the ace low."""
    return keep_both(cards, draws, ace_low=True)


def keep_both(cards: Sequence[Card], draws: int, ace_low: bool) -> Cards:
    """Keep where half of the pot is for the badugi, half for the low.

    The badugi's low cards are kept first, and others beside them where only one card is then wanted
    or the badugi is made.
    """
    limit = _at(KEPT_LOW, draws) + (1 if ace_low else 0)
    low = tuple(card for card in _distinct(cards, ace_low) if low_of(card, ace_low) <= limit)
    if not low:
        return ()
    badugi = best_badugi(low, ace_low)
    if len(badugi) == 4:
        beside = tuple(card for card in low if card not in badugi)
        return tuple(sorted((*badugi, *beside[:1]), key=lambda card: low_of(card, ace_low)))
    if len(low) == 5:
        return low if draws == 1 else badugi + _beside(low, badugi, 4)
    return badugi + _beside(low, badugi, 4 if draws == 1 or len(badugi) == 3 else 3)


def best_badugi(cards: Sequence[Card], ace_low: bool) -> Cards:
    """Return the most cards that differ in rank and suit, and of those the lowest, in order."""
    low = sorted(cards, key=_LOWS[ace_low].__getitem__)
    bits = [_BITS[card] for card in low]
    for size in (4, 3, 2):
        for places in _choices(len(low), size):
            if reduce(or_, [bits[at] for at in places]).bit_count() == 2 * size:
                return tuple([low[at] for at in places])
    return tuple(low[:1])


@cache
def _choices(count: int, size: int) -> tuple[tuple[int, ...], ...]:
    """Return all places to choose, those with the lowest highest place first."""
    return tuple(sorted(combinations(range(count), size), key=lambda places: places[::-1]))


def _beside(low: Cards, kept: Cards, count: int) -> Cards:
    return tuple(card for card in low if card not in kept)[: max(0, count - len(kept))]


def _distinct(cards: Sequence[Card], ace_low: bool) -> Cards:
    """Return one card of each rank, lowest first."""
    lows = _LOWS[ace_low]
    return tuple([card for _, card in sorted({lows[card]: card for card in cards}.items())])


def _flush(cards: Sequence[Card]) -> bool:
    return len(cards) == 5 and len(set(map(suit_of, cards))) == 1


def _straight(cards: Sequence[Card], wheel: bool = True) -> bool:
    ranks = sorted(set(map(rank_of, cards)))
    if len(ranks) < 5:
        return False
    return ranks[4] - ranks[0] == 4 or (wheel and ranks == [0, 1, 2, 3, ACE])


_RULES: dict[str, Keep] = {
    "high": keep_high,
    "short-deck": keep_high,
    "deuce-to-seven": keep_deuce,
    "ace-to-five": keep_ace_low,
    "eight-or-better": keep_ace_low,
    "badugi": keep_badugi,
    "badugi-ace-high": partial(keep_badugi, ace_low=False),
}
"""The rule by which cards are kept for each order of hands."""
_HALVES: dict[tuple[str, ...], Keep] = {
    ("badugi-ace-high", "deuce-to-seven"): keep_badeucey,
    ("badugi", "ace-to-five"): keep_badacey,
}
"""Orders that share a pot, and cards that serve both."""


@cache
def keeping(orders: tuple[str, ...]) -> Keep:
    """Return the rule of a draw game, by the orders that its pot goes by.

    Where two of them share it and few cards serve both, players go for the half that they are
    closer to: the one whose rule keeps more.
    """
    if (both := _HALVES.get(orders)) is not None:
        return both
    rules = [_RULES[order] for order in orders]
    if len(rules) == 1:
        return rules[0]

    def keep(cards: Sequence[Card], draws: int) -> Cards:
        return max((rule(cards, draws) for rule in rules), key=len)

    return keep
