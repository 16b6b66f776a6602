"""Make src/ruleone/chinese/hands_plain.bin and hands_bonus.bin: `python tools/hands_set.py`.

The house plays against itself. It begins with hands as the software sets them for who has not come
back; in each round random hands are set best against the hands of the round before and half of
those before it, so that it does not run in circles. The hands of the last round are kept, thirteen
bytes each: front, middle, back. Hands whose natural would be declared are left out: their rows are
never compared.
"""

import argparse
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from ruleone.cards import FULL_DECK
from ruleone.chinese import arrange_automatically, thirteen_rules
from ruleone.chinese.arranging import best_arrangement
from ruleone.chinese.opponents import FILES, Opponents
from ruleone.rulebook import edition

OUT = Path(__file__).parent.parent / "src" / "ruleone" / "chinese"
RULES = thirteen_rules(edition("chinese"))


def hands_set(model: Opponents, count: int, chance: Random) -> NDArray[np.uint8]:
    """So many random hands, set best against a model."""
    rows: list[tuple[int, ...]] = []
    while len(rows) < count:
        best = best_arrangement(chance.sample(FULL_DECK, 13), model, RULES)
        if not best.declare:
            rows.append(best.arrangement.cards)
    return np.array(rows, np.uint8)


def played_out(hands: int, rounds: int, bonus: bool, chance: Random) -> NDArray[np.uint8]:
    """The hands of the last round."""
    dealt = (chance.sample(FULL_DECK, 13) for _ in range(hands // 4))
    known = np.array([arrange_automatically(cards).cards for cards in dealt], np.uint8)
    for turn in range(rounds):
        model = Opponents(known, RULES, bonus=bonus)
        kept = known[::2] if turn else known[:0]
        known = np.concatenate([kept, hands_set(model, hands // 4, chance)])
        print(f"round {turn + 1}: {len(known)} hands", flush=True)
    return hands_set(Opponents(known, RULES, bonus=bonus), hands, chance)


def main() -> None:
    """Play and write both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=8192)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=13)
    asked = parser.parse_args()
    for bonus, name in FILES.items():
        chance = Random(asked.seed)
        hands = played_out(asked.hands, asked.rounds, bonus, chance)
        (OUT / name).write_bytes(hands.tobytes())


if __name__ == "__main__":
    main()
