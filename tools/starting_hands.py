"""Make src/ruleone/bots/starting_hands.bin: `python tools/starting_hands.py [--boards 12000]`.

Every pair of starting hands is run out on the same random boards. What is kept, a byte each:

1. the 169 classes of starting hands, strongest first, as the number of `class_of` in
   ruleone.bots.starting_hands;
2. for each class in order of its number its equity, in 255ths, against the strongest 1/40, 2/40 ...
   40/40 of all hands.

How strong a hand is to begin with is its equity against all hands and against the better quarter of
them, half each, and a little for being suited or connected, which tells where more is to come.
"""

import argparse
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ruleone.bots.starting_hands import CLASSES, STEPS, class_of
from ruleone.ranking import rank_many

OUT = Path(__file__).parent.parent / "src" / "ruleone" / "bots" / "starting_hands.bin"
PAIRS = np.array(list(combinations(range(52), 2)), dtype=np.uint8)
CLASS = np.array([class_of(int(a), int(b)) for a, b in PAIRS])
SUITED_BONUS, CONNECTED_BONUS = 0.018, 0.012

Matrix = NDArray[np.float64]


def class_equities(boards: int, seed: int) -> Matrix:
    """The equity of each class against each other one, run out on so many boards."""
    chance = np.random.default_rng(seed)
    member = np.zeros((CLASSES, len(PAIRS)), dtype=np.float32)
    member[CLASS, np.arange(len(PAIRS))] = 1
    apart = ~(PAIRS[:, None, :, None] == PAIRS[None, :, None, :]).any(axis=(2, 3))
    won, met = np.zeros((CLASSES, CLASSES)), np.zeros((CLASSES, CLASSES))
    for _ in range(boards):
        board = chance.choice(52, 5, replace=False).astype(np.uint8)
        free = ~np.isin(PAIRS, board).any(axis=1)
        hands = PAIRS[free]
        values = rank_many(np.hstack([hands, np.tile(board, (len(hands), 1))])).astype(np.int16)
        possible = apart[np.ix_(free, free)]
        scores = (np.sign(values[:, None] - values[None, :]).astype(np.float32) + 1) / 2
        mine = member[:, free]
        won += mine @ (scores * possible) @ mine.T
        met += mine @ possible.astype(np.float32) @ mine.T
    equities: Matrix = won / met
    return equities


def strongest_first(equities: Matrix, combos: Matrix) -> list[int]:
    """The classes in order of strength; the better quarter is found by ordering twice."""
    extra = np.zeros(CLASSES)
    for a, b in combinations(range(52), 2):
        high, low, suited = max(a >> 2, b >> 2), min(a >> 2, b >> 2), a & 3 == b & 3
        if high != low:
            connected = max(0.0, 4 - (high - low)) / 3 * CONNECTED_BONUS
            extra[class_of(a, b)] = connected + (SUITED_BONUS if suited else 0.0)
    against_all = equities @ combos / combos.sum()
    order = np.argsort(-against_all)
    for _ in range(4):
        better = order[np.cumsum(combos[order]) <= combos.sum() / 4]
        against_better = equities[:, better] @ combos[better] / combos[better].sum()
        order = np.argsort(-(against_all / 2 + against_better / 2 + extra))
    return [int(number) for number in order]


def main() -> None:
    """Run out the boards and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    equities = class_equities(asked.boards, asked.seed)
    combos = np.bincount(CLASS, minlength=CLASSES).astype(np.float64)
    order = strongest_first(equities, combos)
    reached = np.cumsum(combos[order]) / combos.sum()
    rows = []
    for step in range(1, STEPS + 1):
        top = [order[at] for at in range(CLASSES) if at == 0 or reached[at - 1] < step / STEPS]
        rows.append(equities[:, top] @ combos[top] / combos[top].sum())
    table = np.rint(np.array(rows).T * 255).astype(np.uint8)
    OUT.write_bytes(bytes(order) + table.tobytes())


if __name__ == "__main__":
    main()
