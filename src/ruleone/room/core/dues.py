"""The times at which each of many has something to do next, in order."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import Final, Generic, TypeVar

_STALE_MAX: Final = 64
"""The number of outdated times that the heap may hold beyond as many as there are current ones."""

K = TypeVar("K", str, int)


class Dues(Generic[K]):
    """Due times by name, in milliseconds of the room's time.

    The cost of an operation does not grow with the number of names: an outdated time stays in the
    heap until it comes to its top.
    """

    def __init__(self) -> None:
        self._by_name: Final[dict[K, int]] = {}
        self._heap: list[tuple[int, K]] = []

    def put(self, name: K, due_ms: int | None) -> None:
        """Set when the name is due; None for never."""
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
        """The time at which the first of them is due, None where none is."""
        while self._heap and not self._counts(self._heap[0]):
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def until(self, now_ms: int) -> list[K]:
        """Return the names that are due by `now_ms`, the longest due first, and keep them."""
        found = dict.fromkeys(self._taken(now_ms))
        for due_ms, name in found:
            heappush(self._heap, (due_ms, name))
        return [name for _, name in found]

    def take(self, now_ms: int) -> list[tuple[int, K]]:
        """Remove and return the names that are due by `now_ms` with their times, in order."""
        found = dict.fromkeys(self._taken(now_ms))
        for _, name in found:
            del self._by_name[name]
        return list(found)

    def take_after(self, now_ms: int) -> list[tuple[int, K]]:
        """Remove and return the names that are due after `now_ms`, each with its time."""
        found = [(due_ms, name) for name, due_ms in self._by_name.items() if due_ms > now_ms]
        for _, name in found:
            del self._by_name[name]
        return found

    def _taken(self, now_ms: int) -> Iterator[tuple[int, K]]:
        while (first_ms := self.first_ms) is not None and first_ms <= now_ms:
            yield heappop(self._heap)

    def _counts(self, entry: tuple[int, K]) -> bool:
        due_ms, name = entry
        return self._by_name.get(name) == due_ms


class DuesInTurn:
    """Due times by number, in milliseconds of the room's time, served in turn.

    The numbers that are due follow one another, however many there are: the next by its number, not
    the one that is due the longest.
    """

    def __init__(self) -> None:
        self._later: Final = Dues[int]()
        self._by_now: Final = Dues[int]()
        self._numbers: Final[list[int]] = []
        """The numbers in `_by_now`, in order."""
        self._now_ms = 0

    def put(self, number: int, due_ms: int | None) -> None:
        """Set when the number is due; None for never."""
        by_now = due_ms is not None and due_ms <= self._now_ms
        self._later.put(number, None if by_now else due_ms)
        self._by_now.put(number, due_ms if by_now else None)
        place = bisect_left(self._numbers, number)
        listed = self._numbers[place : place + 1] == [number]
        if by_now and not listed:
            self._numbers.insert(place, number)
        elif listed and not by_now:
            del self._numbers[place]

    @property
    def first_ms(self) -> int | None:
        """The time at which the first of them is due, None where none is."""
        dues = (self._by_now.first_ms, self._later.first_ms)
        return min((due_ms for due_ms in dues if due_ms is not None), default=None)

    def after(self, number: int, now_ms: int) -> int | None:
        """Return the lowest number above this one that is due by `now_ms`, or None.

        The time may have gone back: a room that died had lost its newest rows.
        """
        if now_ms < self._now_ms:
            self._now_ms = now_ms
            for due_ms, other in self._by_now.take_after(now_ms):
                self.put(other, due_ms)
        elif now_ms > self._now_ms:
            self._now_ms = now_ms
            for due_ms, other in self._later.take(now_ms):
                self.put(other, due_ms)
        place = bisect_right(self._numbers, number)
        return self._numbers[place] if place < len(self._numbers) else None
