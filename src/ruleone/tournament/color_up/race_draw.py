"""The cards of a race, drawn from a seed that was fixed before anybody knew who has odd chips.

Before the chips are counted the SHA-256 of a fresh seed is announced, after the race the seed
itself. So nobody can choose his chips by the cards to come, nor the cards by the chips, and anyone
can deal them again: the stream is that of `seed + b"/race/<table>/<removed>"`, see `cards.draw`.
"""

from hmac import compare_digest

from ruleone.cards import FULL_DECK, Card, EntropyError
from ruleone.limits import SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.rulebook import Edition
from ruleone.tournament.color_up.race import Race, dealing_order
from ruleone.tournament.sealed.draws import seal
from ruleone.tournament.seeded_draw import draw_for


def commitment(seed: bytes) -> str:
    """What is announced before the race: the SHA-256 of its seed in hex digits.

    Raises EntropyError below 32 bytes, which could be found by trying.
    """
    if len(seed) < SHUFFLE_ENTROPY_MIN_BYTES:
        raise EntropyError(SHUFFLE_ENTROPY_MIN_BYTES, len(seed))
    return seal(seed)


def keeps_to(announced: str, seed: bytes) -> bool:
    """Whether this is the seed that was announced."""
    return compare_digest(announced.lower().encode(), seal(seed).encode())


def race_cards(
    seed: bytes, table: int, race: Race, edition: Edition
) -> dict[int, tuple[Card, ...]]:
    """The cards of each seat that has odd chips: from a shuffled deck seat 1 gets one for each of
    his, then the next seat (house-22A.1). Where a deck is used up the next one is shuffled."""
    draw = draw_for(seed, f"race/{table}/{race.removed}")
    odd = race.odd
    deck: list[Card] = []
    while len(deck) < sum(odd.values()):
        deck += draw.shuffled(FULL_DECK)
    dealt: dict[int, tuple[Card, ...]] = {}
    for seat in dealing_order(odd, edition):
        dealt[seat], deck = tuple(deck[: odd[seat]]), deck[odd[seat] :]
    return dealt
