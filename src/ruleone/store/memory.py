"""A journal in memory, for tests and simulations: it promises all but to outlive the process."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Final

from ruleone.store.chain import EMPTY, Head, believed, check_bounds, judged, without_deck
from ruleone.store.head import digest_of
from ruleone.store.journal import Conflict, Damage, Damaged, JournalHead, Row, Write


class MemoryJournal:
    """Streams as lists of rows. Every append is done when `append` returns."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Row]] = {}
        self._answers: dict[str, tuple[bytes, bytes]] = {}
        self._epoch = 0
        self._closed = False
        self.hurt: Final[dict[str, Damaged]] = {}

    def append(
        self, writes: Sequence[Write], after: "Future[None] | None" = None
    ) -> "Future[None]":
        """See `Journal.append`."""
        for write in writes:
            check_bounds(write)
        future: Future[None] = Future()
        if self._closed:
            future.set_exception(OSError("the journal is closed"))
            return future
        try:
            if after is not None:
                after.result()
            rows = judged(writes, self._epoch, self._head, self._answers.__contains__)
        except (Conflict, OSError) as conflict:
            future.set_exception(conflict)
            return future
        for row in rows:
            self._streams.setdefault(row.stream, []).append(row)
            self._epoch = row.epoch
            if row.command is not None:
                self._answers[row.command] = (row.body, row.answer)
        future.set_result(None)
        return future

    def _head(self, stream: str) -> Head:
        rows = self._streams.get(stream)
        return Head(version=rows[-1].version, hash=rows[-1].hash) if rows else EMPTY

    def read(self, stream: str, after: int = 0) -> Iterator[Row]:
        """See `Journal.read`."""
        rows = self._streams.get(stream, [])
        if after > len(rows):
            return
        head = Head(version=after, hash=rows[after - 1].hash) if after else EMPTY
        for row in believed(stream, rows[after:], head):
            yield without_deck(row)

    def sealed(self, stream: str) -> Iterator[Row]:
        """See `Journal.sealed`."""
        yield from believed(stream, list(self._streams.get(stream, [])))

    def streams(self, prefix: str = "") -> Iterator[tuple[str, int]]:
        """See `Journal.streams`."""
        for name in sorted(self._streams):
            if name.startswith(prefix):
                yield name, len(self._streams[name])

    def answered(self, command: str) -> tuple[bytes, bytes] | None:
        """See `Journal.answered`."""
        return self._answers.get(command)

    def head(self) -> JournalHead:
        """See `Journal.head`."""
        newest = [(name, len(rows), rows[-1].hash) for name, rows in self._streams.items()]
        return JournalHead(sum(count for _, count, _ in newest), digest_of(sorted(newest)))

    def check(self) -> Iterator[Damage]:
        """See `Journal.check`: memory keeps no index that could be wrong."""
        yield from ()

    def close(self) -> None:
        """See `Journal.close`."""
        self._closed = True
