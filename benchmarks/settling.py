"""How long it takes to find out that a ruling is settled: `python benchmarks/settling.py`.

Each kind of situation is told in part, as `tests/floor/test_untold_facts.py` tells it, under every
edition. Its ruling with the enumerator of untold facts stands beside one plain ruling on the same
facts, in time of the processor: the middle one, the longest, and how many plain rulings that is.
The best of the rounds counts. A page is answered within 50 ms.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.situations import KINDS, read, ruled
from ruleone.rulebook import EDITIONS, edition

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "tests" / "floor")]

from test_untold_facts import TOLD  # noqa: E402

ROUNDS = 3
MS = 1_000


def main() -> None:
    """Measure every kind, and print them, the slowest first."""
    rows = []
    for name, told in TOLD.items():
        kind, whole, plain = KINDS[name], [], []
        for book in map(edition, EDITIONS):
            for game, facts in told:
                try:
                    made = read(kind, game, facts)
                    plain.append(_best(partial(kind.rule, book, made)))
                    whole.append(_best(partial(ruled, book, game, name, facts)))
                except BadFacts:
                    continue
        rows.append((max(whole), median(whole), name, median(plain)))
    table = Table("situation", "p50, ms", "longest, ms", "plain, ms", "longest / plain")
    for longest, middle, name, one in sorted(rows, reverse=True):
        figures = (f"{middle:.2f}", f"{longest:.2f}", f"{one:.3f}", f"{longest / one:.0f}")
        table.add_row(name, *figures)
    Console().print(table)


def _best(ask: Callable[[], object]) -> float:
    """The milliseconds of the processor that the quickest of the rounds takes."""
    took = []
    for _ in range(ROUNDS):
        began = time.process_time()
        ask()
        took.append(time.process_time() - began)
    return min(took) * MS


if __name__ == "__main__":
    main()
