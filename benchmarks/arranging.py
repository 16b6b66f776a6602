"""How well and how fast thirteen cards are set: `python benchmarks/arranging.py [--deals N]`.

Three questions, for plain tables and for those with bonuses:

- how long a hand takes, with the kernel and with its Python twin, on one core;
- what the house wins against the automatic arrangement: each deal of two hands is played twice,
  with the hands exchanged, so that a deal's luck falls on both;
- what the house loses to its best reply: for each deal the split that is best on average against
  500 hands that the house set from the other cards, scored on 500 more. These are drawn from one
  bank of `--bank` random hands, with suits exchanged in all 24 ways, that share no card with the
  deal. Hands that would declare a natural are left out: they are paid the same whatever the rows.

An error is one standard error of the mean over deals.
"""

import argparse
import time
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

import numpy as np
from numpy.typing import NDArray

from ruleone.cards import FULL_DECK, Card
from ruleone.chinese import (
    arrange_automatically,
    compare,
    points_for,
    side_of,
    thirteen_rules,
)
from ruleone.chinese.arranging import Expected, best_arrangement
from ruleone.chinese.opponents import Opponents, Population, house, in_all_suits
from ruleone.ranking import KERNEL, python_twin
from ruleone.rulebook import edition

BOOK = edition("chinese")
RULES = thirteen_rules(BOOK)
SAMPLE = 500
FINALISTS = 500
"""Splits of a best reply that are compared with every hand of its sample."""


def milliseconds(people: Population, hands: Sequence[list[Card]]) -> tuple[float, float]:
    """The median time of a hand in processor time, and the longest."""
    took = []
    for cards in hands:
        before = time.process_time()
        best_arrangement(cards, people.facing(cards), RULES)
        took.append((time.process_time() - before) * 1e3)
    took.sort()
    return took[len(took) // 2], took[-1]


def timed(people: Population, chance: Random) -> None:
    """Print what a hand takes with each evaluator."""
    hands = [chance.sample(FULL_DECK, 13) for _ in range(200)]
    order = RULES.order
    twin = order.evaluator_of(python_twin.ChineseRows)
    usual = order.rank_many
    for name, rank_many in ((f"{KERNEL} evaluator", usual), ("Python twin", twin.rank_many)):
        order.__dict__["rank_many"] = rank_many
        best_arrangement(hands[0], people.facing(hands[0]), RULES)
        median, longest = milliseconds(people, hands)
        print(f"  {name:28}{median:7.2f} ms a hand, the longest {longest:.2f}")
    order.__dict__["rank_many"] = usual


def told(name: str, points: Sequence[float]) -> None:
    """Print a mean with its error."""
    error = stdev(points) / len(points) ** 0.5
    print(
        f"  {name:28}{fmean(points):+8.4f} +- {error:.4f} points a hand, {len(points)} deals",
        flush=True,
    )


def set_by_house(cards: list[Card], people: Population) -> Expected:
    """A hand as the house sets it."""
    return best_arrangement(cards, people.facing(cards), RULES)


def against_automatic(people: Population, bonus: bool, deals: int, chance: Random) -> list[float]:
    """What the house wins a hand, for each duplicate deal."""
    won = []
    for _ in range(deals):
        dealt = chance.sample(FULL_DECK, 26)
        points = 0
        for mine, other in ((dealt[:13], dealt[13:]), (dealt[13:], dealt[:13])):
            automatic = side_of(2, arrange_automatically(other), False, RULES)
            best = set_by_house(mine, people)
            side = side_of(1, best.arrangement, best.declare, RULES)
            points += points_for(1, compare(side, automatic, RULES, bonus=bonus))
        won.append(points / 2)
    return won


def bank_of(people: Population, count: int, chance: Random) -> NDArray[np.uint8]:
    """So many hands that the house has set and does not declare."""
    bank: list[tuple[Card, ...]] = []
    while len(bank) < count:
        best = set_by_house(chance.sample(FULL_DECK, 13), people)
        if not best.declare:
            bank.append(best.arrangement.cards)
    return np.array(bank, np.uint8)


def worth(best: Expected, against: Opponents) -> float:
    """The points of one setting against hands that did not choose it."""
    if best.declare:
        return best.points
    values = [np.array([RULES.order.rank(row)], np.uint16) for row in best.arrangement]
    return float(against.average(*values)[0])


def lost_to_best_reply(
    people: Population, bonus: bool, bank: NDArray[np.uint8], deals: int, chance: Random
) -> list[float]:
    """What the best reply wins more than the house, for each deal."""
    bank = in_all_suits(bank)
    masks = (np.uint64(1) << bank.astype(np.uint64)).sum(axis=1)
    draw = np.random.default_rng(chance.randrange(1 << 32))
    lost = []
    for _ in range(deals):
        cards = chance.sample(FULL_DECK, 13)
        mine = np.uint64(sum(1 << card for card in cards))
        apart = np.flatnonzero((masks & mine) == 0)
        met = bank[draw.permutation(apart)[: 2 * SAMPLE]]
        half = len(met) // 2
        first, second = (
            Population(part, RULES, bonus=bonus).everybody() for part in (met[:half], met[half:])
        )
        reply = best_arrangement(cards, first, RULES, FINALISTS)
        lost.append(worth(reply, second) - worth(set_by_house(cards, people), second))
    return lost


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--bank", type=int, default=16_000, help="0: no best reply")
    parser.add_argument("--replies", type=int, default=10_000, help="deals for the best reply")
    parser.add_argument("--table", choices=("plain", "bonus"))
    parser.add_argument("--seed", type=int, default=131)
    asked = parser.parse_args()
    for bonus in (False, True):
        name = "bonus" if bonus else "plain"
        if asked.table not in (None, name):
            continue
        chance = Random(asked.seed)
        people = house(RULES, bonus=bonus)
        print(f"{name} table", flush=True)
        timed(people, chance)
        told("against the automatic", against_automatic(people, bonus, asked.deals, chance))
        if asked.bank:
            bank = bank_of(people, asked.bank, chance)
            told(
                "lost to the best reply",
                lost_to_best_reply(people, bonus, bank, asked.replies, chance),
            )


if __name__ == "__main__":
    main()
