"""What a house player throws away: in draws to change it, in the pineapples for good."""

from itertools import combinations

from ruleone.bots.chance import Chance
from ruleone.bots.mixed.drawing import name_of
from ruleone.bots.mixed.keeping import KEEP
from ruleone.bots.mixed.runout import stub_of
from ruleone.bots.mixed.seen import Seen
from ruleone.bots.starting_hands import share_of
from ruleone.cards import Card, texts
from ruleone.dealing.actions import Discard
from ruleone.ranking import HIGH

RUNS = 24
"""How often each two cards are run out before the others go."""


def throw(seen: Seen, snows: float, chance: Chance) -> Discard:
    """The cards to throw away, none to stand pat; `snows` is how often that is a bluff."""
    least, most = seen.options.discard or (0, 0)
    if least:
        kept = _two_to_keep(seen, chance)
    else:
        kept = KEEP[name_of(seen)](seen.cards, seen.draws_left)
        if snows and seen.draws_left == 1 and _snows(seen, kept, snows, chance):
            kept = seen.cards
    thrown = [card for card in seen.cards if card not in kept]
    return Discard(texts(thrown[: most or None]))


def _snows(seen: Seen, kept: tuple[Card, ...], snows: float, chance: Chance) -> bool:
    """Standing pat on nothing, against one opponent who draws as many cards or more."""
    few = len(seen.rivals) == 1 and len(kept) >= seen.game.hole_cards - 2
    return few and chance.share() < snows


def _two_to_keep(seen: Seen, chance: Chance) -> tuple[Card, ...]:
    """Before the flop the two that start best, after it those that win most often."""
    pairs = list(combinations(seen.cards, 2))
    if not seen.board:
        return min(pairs, key=lambda two: share_of(*two))
    won = dict.fromkeys(pairs, 0)
    stub = stub_of(seen, chance)
    for _ in range(RUNS):
        stub.fresh()
        board = (*seen.board, *stub.take(5 - len(seen.board)))
        other = HIGH.rank(stub.take(2) + board)
        for two in pairs:
            value = HIGH.rank(two + board)
            won[two] += 2 * (value > other) + (value == other)
    return max(pairs, key=lambda two: won[two])
