"""A process that appends to a journal, one row after another, and tells what was acknowledged."""

import sys
from concurrent.futures import Future
from pathlib import Path

from ruleone.store.journal import Entry, Write
from ruleone.store.sqlite import SqliteJournal

ROWS = 24


def main(place: Path, told: Path) -> None:
    with told.open("a", buffering=1) as lines:
        try:
            journal = SqliteJournal(place)
        except OSError as error:
            lines.write(f"not opened {error}\n")
            return
        failed = False
        for version in range(ROWS):
            # Big enough that pages are written at each commit, in groups of two appends.
            entries = (Entry("note", bytes([version]) * 3_000),)
            futures: list[Future[None]] = [
                journal.append([Write("a", version, 1, version, entries)]),
                journal.append([Write("b", version, 1, version, entries)]),
            ]
            for name, future in zip("ab", futures, strict=True):
                try:
                    future.result(60)
                except OSError as error:
                    failed = True
                    lines.write(f"refused {name} {version} {error}\n")
                else:
                    assert not failed, "nothing is taken after a refusal"
                    lines.write(f"durable {name} {version}\n")
        journal.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
