"""Recorded hands replayed a second, beside pokerkit: `python benchmarks/replay.py [FOLDER]`.

FOLDER holds no-limit hold'em as .phh files; without one the Pluribus hands under RULEONE_HANDS are
taken, and where that names none a hand made here is played again and again. "Reading" takes a
file's bytes from the disk, "parsing" makes a record of them, "playing" makes a hand of the record
and compares its end; "all" does each of them after the other, a batch of files at a time, as
`ruleone replay` does. The processor's own time counts, and of the rounds the best, for other work
on the machine only ever takes time away.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.table import Table
from running import what_runs

from ruleone.cli.hand_files import HandFile
from ruleone.history import BrokenHand, Record, ThirteenRecord, judge, read_hands
from ruleone.rulebook import edition

ROUNDS = 15
BATCH = 32
MADE_HERE = b"""
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 2000, 3000]
actions = ["d dh p1 AsKs", "d dh p2 QdQc", "d dh p3 7h2c", "p3 f", "p1 cbr 300", "p2 cc",
  "d db Kd8s3s", "p1 cbr 300", "p2 cc", "d db 4s", "p1 cbr 400", "p2 cc", "p1 sm AsKs",
  "p2 sm QdQc", "d db 2h"]
finishing_stacks = [2000, 1000, 3000]
"""


def files(made: Path) -> list[Path]:
    """The files of the hands to play."""
    named = sys.argv[1] if len(sys.argv) > 1 else ""
    if not named and "RULEONE_HANDS" in os.environ:
        named = str(Path(os.environ["RULEONE_HANDS"]) / "phh" / "pluribus")
    found = sorted(Path(named).rglob("*.phh")) if named else []
    if not found:
        for at in range(100):
            found.append(made / f"{at}.phh")
            found[-1].write_bytes(MADE_HERE)
    return [path for path in found if b"NT" in read(path)[:400]]


def read(path: Path) -> bytes:
    """The bytes of a file, as the command reads them."""
    return HandFile(str(path)).read().data or b""


def all_of_it(paths: list[Path]) -> None:
    """Read, parse and play, a batch of files at a time."""
    book = edition("modern")
    waiting = iter(paths)
    while batch := list(islice(waiting, BATCH)):
        for hand in [hand for path in batch for hand in read_hands(read(path), path.name)]:
            judge(hand, book)


def parse(given: list[bytes]) -> Iterator[Record | ThirteenRecord | BrokenHand]:
    """The records of files."""
    for data in given:
        yield from read_hands(data, "hand.phh")


def theirs(given: list[bytes]) -> None:
    """Every hand parsed and played by pokerkit."""
    from pokerkit import HandHistory

    for data in given:
        for state in HandHistory.loads(data.decode()):
            assert state.stacks


def best(run: Callable[[], object], hands: int) -> float:
    """Hands a second in the shortest of the rounds."""
    shortest = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        run()
        shortest = min(shortest, time.process_time() - began)
    return hands / shortest


def main() -> None:
    """Measure all and print the table."""
    print(what_runs())
    with tempfile.TemporaryDirectory() as made:
        paths = files(Path(made))
        data = [read(path) for path in paths]
        records, book = list(parse(data)), edition("modern")
        assert all(judge(hand, book).ok is not False for hand in records)
        speeds = {
            "reading": best(lambda: [read(path) for path in paths], len(paths)),
            "parsing": best(lambda: list(parse(data)), len(paths)),
            "playing": best(lambda: [judge(hand, book) for hand in records], len(paths)),
            "all": best(lambda: all_of_it(paths), len(paths)),
        }
        if find_spec("pokerkit"):
            speeds["pokerkit, parsing and playing"] = best(lambda: theirs(data), len(paths))
    table = Table("replays", title=f"{len(paths)} hands of no-limit hold'em, one core")
    table.add_column("hands/s", justify="right")
    for name, speed in speeds.items():
        table.add_row(name, f"{speed:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
