"""Keys that cards add to the sum by which tables are indexed, and checks of cards."""

from collections.abc import Iterable, Sequence
from itertools import product

from ruleone.cards import CardError
from ruleone.ranking.tables import FILE, RANK_KEYS, read

HIGH = read(FILE.read_bytes())

# A card's key is its rank key above eight bits for its suit. Five to seven of these suit numbers
# add up to a sum below 256 that tells, their count known, whether five are of one suit, and which
# (found by trying all numbers).
SUIT_BITS = 8
SUITS_MASK = (1 << SUIT_BITS) - 1
SUIT_KEYS = (0, 1, 25, 32)
KEYS = [(key << SUIT_BITS) + suit_key for key in RANK_KEYS for suit_key in SUIT_KEYS]


def _flush_suits(count: int) -> list[int | None]:
    """Return the suit of five or more cards by the sum of `count` suit keys, None where none."""
    suits: list[int | None] = [None] * (1 << SUIT_BITS)
    for counts in product(range(count + 1), repeat=4):
        if sum(counts) == count and max(counts) >= 5:
            total = sum(n * key for n, key in zip(counts, SUIT_KEYS, strict=True))
            suits[total] = counts.index(max(counts))
    return suits


FLUSH_SUITS = {count: _flush_suits(count) for count in (5, 6, 7)}


def check_cards(cards: Sequence[int], lowest: int = 0) -> None:
    """Refuse with CardError an int that is not a known card from `lowest` up, or a card twice."""
    if min(cards) < lowest or max(cards) > 51:
        raise unknown(cards, lowest)
    if len(set(cards)) != len(cards):
        raise CardError("each card at most once", "a card twice")


def check_count(what: str, least: int, most: int, came: int) -> None:
    """Refuse with CardError a count of cards out of bounds."""
    if not least <= came <= most:
        raise CardError(f"{least} to {most} {what}", str(came))


def unknown(cards: Iterable[int], lowest: int = 0) -> CardError:
    """Return the error that names the first int that is not a known card from `lowest` up."""
    came = next(card for card in cards if not lowest <= card <= 51)
    return CardError(f"known cards, {lowest} to 51", str(came))
