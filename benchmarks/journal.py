"""How fast the journal takes rows and opens again: `python benchmarks/journal.py [ROWS]`.

Writers hand in one append after another without waiting, as hosts do; a row counts when it is
durable. Opening is from a copy of the files as a dead process leaves them.
"""

import shutil
import sys
import tempfile
import time
from collections import deque
from concurrent.futures import Future
from pathlib import Path

from ruleone.store.journal import Entry, Write
from ruleone.store.sqlite import SqliteJournal
from ruleone.store.verify import verify

ROWS = 200_000
ROWS_OF_A_STREAM = 40
IN_FLIGHT = 2_000
PAYLOAD = bytes(range(90))


def fill(journal: SqliteJournal, rows: int) -> float:
    """Rows made durable a second, one row an append."""
    waiting: deque[Future[None]] = deque()
    began = time.perf_counter()
    for row in range(rows):
        stream, version = divmod(row, ROWS_OF_A_STREAM)
        entry = Entry("acted", PAYLOAD)
        write = Write(f"hand/e1/{stream}", version, 1, row, (entry,), f"p/{row}", b"b" * 50, b"ok")
        waiting.append(journal.append([write]))
        if len(waiting) >= IN_FLIGHT:
            waiting.popleft().result()
    for future in waiting:
        future.result()
    return rows / (time.perf_counter() - began)


def one_by_one(journal: SqliteJournal, rows: int) -> float:
    """Rows a second when each is waited for."""
    began = time.perf_counter()
    for version in range(rows):
        journal.append([Write("slow", version, 1, 0, (Entry("acted", PAYLOAD),))]).result()
    return rows / (time.perf_counter() - began)


def main(rows: int) -> None:
    """Measure once and print."""
    with tempfile.TemporaryDirectory() as folder:
        live, left = Path(folder, "live"), Path(folder, "left")
        journal = SqliteJournal(live / "journal.sqlite")
        print(f"durable rows a second, group commit   {fill(journal, rows):>10,.0f}")
        print(f"durable rows a second, each waited for {one_by_one(journal, 500):>9,.0f}")
        left.mkdir()
        for path in live.glob("journal.sqlite*"):
            if not path.name.endswith((".lock", "-shm")):
                shutil.copy(path, left / path.name)
        journal.close()
        began = time.perf_counter()
        journal = SqliteJournal(left / "journal.sqlite")
        opened = time.perf_counter()
        print(f"opened after a death with {rows:,} rows  {opened - began:>8.3f} s")
        report = verify(journal)
        print(f"verified whole: {report.rows:,} rows       {time.perf_counter() - opened:>8.1f} s")
        journal.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROWS)
