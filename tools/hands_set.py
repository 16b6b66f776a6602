"""Make src/ruleone/chinese/hands_plain.bin and hands_bonus.bin: `python tools/hands_set.py`.

The house plays against itself. It begins with hands as the software sets them for who has not come
back. In each round random hands are set best against all that are known, and take the places of
some of these: of all in the first round, then of two in three, of one in two and so on, always
fewer. So a round counts the more the later it was, and answers to answers do not run in circles.
What is known after the last round is kept, thirteen bytes each: front, middle, back. Hands whose
natural would be declared are left out: their rows are never compared.
"""

import argparse
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from ruleone.cards import FULL_DECK
from ruleone.chinese import arrange_automatically, thirteen_rules
from ruleone.chinese.arranging import best_arrangement
from ruleone.chinese.opponents import FILES, Opponents, Population
from ruleone.rulebook import edition

OUT = Path(__file__).parent.parent / "src" / "ruleone" / "chinese"
RULES = thirteen_rules(edition("chinese"))


def hands_set(against: Opponents, count: int, chance: Random) -> NDArray[np.uint8]:
    """So many random hands, set best against these opponents."""
    rows: list[tuple[int, ...]] = []
    while len(rows) < count:
        best = best_arrangement(chance.sample(FULL_DECK, 13), against, RULES)
        if not best.declare:
            rows.append(best.arrangement.cards)
    return np.array(rows, np.uint8)


def played_out(count: int, rounds: int, bonus: bool, chance: Random) -> NDArray[np.uint8]:
    """So many hands as they are set after the last round."""
    dealt = (chance.sample(FULL_DECK, 13) for _ in range(count))
    known = np.array([arrange_automatically(cards).cards for cards in dealt], np.uint8)
    for turn in range(1, rounds + 1):
        against = Population(known, RULES, bonus=bonus).everybody()
        places = chance.sample(range(count), 2 * count // (turn + 1))
        known[places] = hands_set(against, len(places), chance)
        print(f"round {turn}: {len(places)} hands", flush=True)
    return known


def main() -> None:
    """Play and write both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=8192)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=13)
    parser.add_argument("--table", choices=("plain", "bonus"))
    asked = parser.parse_args()
    for bonus, name in FILES.items():
        if asked.table not in (None, "bonus" if bonus else "plain"):
            continue
        chance = Random(asked.seed)
        hands = played_out(asked.hands, asked.rounds, bonus, chance)
        (OUT / name).write_bytes(hands.tobytes())


if __name__ == "__main__":
    main()
