"""The deck that deals the cards that a scenario names."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from ruleone.cards import FULL_DECK, Card, parse_cards
from ruleone.chinese.rules import CARDS_EACH
from ruleone.scenarios.thirteen.words import rows_in


def held_in(cards: Mapping[str, str], steps: Iterable[object]) -> dict[str, tuple[Card, ...]]:
    """The cards of each player that a scenario tells: those that are named, or that he sets."""
    held = {name: parse_cards(each) for name, each in cards.items()}
    for step in steps:
        name, _, what = step.partition(" ") if isinstance(step, str) else ("", "", "")
        if rows := rows_in(what):
            held.setdefault(name, rows.cards)
    return held


def deck_of(names: Sequence[str], held: Mapping[str, Sequence[Card]]) -> list[Card]:
    """A deck that deals each his cards, one at a time; others get what is left."""
    named = {card for cards in held.values() for card in cards}
    others = iter([card for card in FULL_DECK if card not in named])
    hands = [iter(held[name]) if name in held else others for name in names]
    dealt = [card for _ in range(CARDS_EACH) for hand in hands for card in islice(hand, 1)]
    return [*dealt, *others, *(card for card in named if card not in dealt)]
