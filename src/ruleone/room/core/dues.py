"""When each of many has something to do next, in order."""

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import Final

_STALE_MAX: Final = 64
"""So many times that count no longer may lie among those that do, and as many again as these."""


class Dues:
    """By name, in milliseconds of the room's time. What one of them costs does not grow with how
    many there are: a time that counts no longer stays in the heap until it is met there."""

    def __init__(self) -> None:
        self._by_name: Final[dict[str, int]] = {}
        self._heap: list[tuple[int, str]] = []

    def put(self, name: str, due_ms: int | None) -> None:
        """It is due then; None for never."""
        if due_ms is None:
            self._by_name.pop(name, None)
        elif self._by_name.get(name) != due_ms:
            self._by_name[name] = due_ms
            heappush(self._heap, (due_ms, name))
            if len(self._heap) > 2 * len(self._by_name) + _STALE_MAX:
                self._heap = [(due_ms, name) for name, due_ms in self._by_name.items()]
                heapify(self._heap)

    @property
    def first_ms(self) -> int | None:
        """When the first of them is due, None where none is."""
        while self._heap and not self._counts(self._heap[0]):
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def until(self, now_ms: int) -> list[str]:
        """Those that are due by now, the longest due first; they stay."""
        found = dict.fromkeys(self._taken(now_ms))
        for due_ms, name in found:
            heappush(self._heap, (due_ms, name))
        return [name for _, name in found]

    def _taken(self, now_ms: int) -> Iterator[tuple[int, str]]:
        while (first_ms := self.first_ms) is not None and first_ms <= now_ms:
            yield heappop(self._heap)

    def _counts(self, entry: tuple[int, str]) -> bool:
        due_ms, name = entry
        return self._by_name.get(name) == due_ms
