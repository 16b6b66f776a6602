"""Recorded hands replayed a second, beside pokerkit: `python benchmarks/replay.py [FOLDER]`.

FOLDER holds no-limit hold'em as .phh files; without one, or where RULEONE_HANDS names none, a hand
made here is played again and again. Both read the file's bytes and play to the final stacks. The
best of the rounds counts, for other work on the machine only ever takes time away.
"""

import os
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ruleone.history import Record, play, read_hands
from ruleone.rulebook import edition

ROUNDS = 5
MADE_HERE = b"""
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 2000, 3000]
actions = ["d dh p1 AsKs", "d dh p2 QdQc", "d dh p3 7h2c", "p3 f", "p1 cbr 300", "p2 cc",
  "d db Kd8s3s", "p1 cbr 300", "p2 cc", "d db 4s", "p1 cbr 400", "p2 cc", "p1 sm AsKs",
  "p2 sm QdQc", "d db 2h"]
"""


def files() -> list[bytes]:
    """The bytes of the hands to play."""
    named = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("RULEONE_HANDS", "")
    found = sorted(Path(named).rglob("*.phh")) if named else []
    hands = [data for path in found if b"NT" in (data := path.read_bytes())[:400]]
    return hands or [MADE_HERE] * 100


def ours(hands: list[bytes]) -> None:
    """Every hand read and played here."""
    book = edition("modern")
    for data in hands:
        for hand in read_hands(data):
            if isinstance(hand, Record):
                play(hand, book)


def theirs(hands: list[bytes]) -> None:
    """Every hand read and played by pokerkit."""
    from pokerkit import HandHistory

    for data in hands:
        for state in HandHistory.loads(data.decode()):
            assert state.stacks


def best(run: Callable[[list[bytes]], None], hands: list[bytes]) -> float:
    """Hands a second in the shortest of the rounds."""
    shortest = float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        run(hands)
        shortest = min(shortest, time.perf_counter() - began)
    return len(hands) / shortest


def main() -> None:
    """Measure both and print the table."""
    hands = files()
    speeds = {"RuleOne": best(ours, hands)}
    if find_spec("pokerkit"):
        speeds["pokerkit"] = best(theirs, hands)
    table = Table("replays", title=f"{len(hands)} hands of no-limit hold'em, one core")
    table.add_column("hands/s", justify="right")
    table.add_column("times pokerkit", justify="right")
    for name, speed in speeds.items():
        ratio = speed / speeds["pokerkit"] if "pokerkit" in speeds else float("nan")
        table.add_row(name, f"{speed:,.0f}", f"{ratio:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
