"""How long a hand of 13-card poker takes: `python benchmarks/thirteen_cards.py [--hands N]`.

Four players, each arranged for by the software. The best round of several counts, in processor
time, so that another program on the machine slows it little.
"""

import argparse
import time
from collections.abc import Callable
from random import Random

from ruleone.cards import FULL_DECK
from ruleone.chinese import (
    Arrange,
    Arrangement,
    ThirteenHand,
    arrange_automatically,
    best_natural,
    is_foul,
    thirteen_rules,
)
from ruleone.ranking import KERNEL

SEATS = dict.fromkeys((1, 2, 3, 4), 1_000_000)
ROUNDS = 5


def dealt(deck: list[int]) -> ThirteenHand:
    """A hand of four, nobody has set his cards."""
    return ThirteenHand(seats=SEATS, button=1, deck=deck)


def played(deck: list[int], actions: dict[int, Arrange]) -> ThirteenHand:
    """The same hand to its last payment."""
    hand = dealt(deck)
    for seat, action in actions.items():
        hand.act(seat, action)
    return hand


def microseconds(work: Callable[[], object], count: int) -> float:
    """The least time that one of `count` pieces of work took, over several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        before = time.process_time()
        work()
        best = min(best, time.process_time() - before)
    return best / count * 1e6


def main() -> None:
    """Measure and print, a line for each part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=200)
    count: int = parser.parse_args().hands
    chance = Random(13)
    decks = [chance.sample(FULL_DECK, 52) for _ in range(count)]
    held = [[hand.holds(seat) for seat in SEATS] for hand in map(dealt, decks)]
    arranged: list[list[Arrangement]] = [[*map(arrange_automatically, cards)] for cards in held]
    actions = [dict(zip(SEATS, map(Arrange.of, rows), strict=True)) for rows in arranged]
    hands = [played(deck, acts) for deck, acts in zip(decks, actions, strict=True)]
    rules = thirteen_rules(hands[0].edition)
    parts: dict[str, tuple[Callable[[], object], int]] = {
        "a hand of four": (lambda: [*map(played, decks, actions)], count),
        "its replay": (lambda: [ThirteenHand.replay(hand.events) for hand in hands], count),
        "a player's view": (lambda: [hand.view(1) for hand in hands], count),
        "an automatic arrangement": (
            lambda: [arrange_automatically(one[0]) for one in held],
            count,
        ),
        "a look for naturals": (lambda: [best_natural(one[0], rules) for one in held], count),
        "a look for a foul": (lambda: [is_foul(one[0], rules) for one in arranged], count),
    }
    print(f"microseconds each, {KERNEL} kernel")
    for name, (work, pieces) in parts.items():
        print(f"{name:28}{microseconds(work, pieces):10.1f}")


if __name__ == "__main__":
    main()
