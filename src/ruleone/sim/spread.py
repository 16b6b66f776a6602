"""Work cut into pieces and spread over any `concurrent.futures.Executor`.

The cut depends on the work alone, and the results of the pieces are put together in their order. So
the result is the same in this process, in many, or on other machines. It does not depend on the
order in which the pieces are done. It stays the same when a worker dies and another does its pieces
again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import AbstractContextManager
from functools import partial
from itertools import chain
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ruleone.limits import PIECES_AHEAD_MAX_BYTES

PIECE_MS: Final = 500
"""Target time of a piece: worth handing over, and cheap to lose with a worker."""
TRIES: Final = 3
ASKED_EVERY_S: Final = 5
"""Interval of asking for the number of workers, while none of them is done."""

Thing = TypeVar("Thing")
T = TypeVar("T")


class Piece(NamedTuple, Generic[T]):
    """A part of the work: a call without arguments that can be pickled.

    It counts as `parts` of the whole, should take `ms` of a processor, and takes `size` bytes
    along.
    """

    work: Callable[[], T]
    parts: int = 1
    ms: float = PIECE_MS
    size: int = 0


class Workers(NamedTuple):
    """The workers: how an executor is opened, and how many pieces are handed out ahead.

    Work of less than `worth_ms` is not worth opening it, and done in this process. Workers `apart`
    do not see the files of this machine.
    """

    opened: Callable[[], AbstractContextManager[Executor]]
    ahead: Callable[[], int]
    worth_ms: float = 0
    apart: bool = False


class WorkersLost(Exception):
    """The death of several workers in a row while they did the same piece."""


class Here(Executor):
    """An executor in this process that does each piece at once."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Do the piece. An exception is raised here: nobody else waits for it."""
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


ALONE: Final = Workers(Here, lambda: 1)


def divided(
    work: Callable[[list[Thing]], T],
    things: Iterable[Thing],
    ms_of: Callable[[Thing], float],
    parts_of: Callable[[Thing], int] = lambda _: 1,
    size_of: Callable[[Thing], int] = lambda _: 0,
) -> Iterator[Piece[T]]:
    """Cut the work on these things, in order, into pieces of about PIECE_MS.

    The cut goes by the declared time of each thing, never by the machine, so that it is always the
    same.
    """
    group: list[Thing] = []
    ms = 0.0

    def piece() -> Piece[T]:
        return Piece(partial(work, group), sum(map(parts_of, group)), ms, sum(map(size_of, group)))

    for thing in things:
        more = ms_of(thing)
        if group and ms + more / 2 > PIECE_MS:
            yield piece()
            group, ms = [], 0.0
        group.append(thing)
        ms += more
    if group:
        yield piece()


def spread(
    pieces: Iterable[Piece[T]],
    workers: Workers,
    told: Callable[[Piece[T], T], None] = lambda _piece, _result: None,
) -> Iterator[T]:
    """Yield the results of the pieces, in their order.

    `told` is called with each as soon as it is done, in any order. A worker that dies costs time
    alone: its pieces are handed out again. Raises WorkersLost where a piece has lost TRIES workers.
    """
    coming = iter(pieces)
    first: list[Piece[T]] = []
    while sum(piece.ms for piece in first) < workers.worth_ms:
        piece = next(coming, None)
        if piece is None:
            workers = ALONE
            break
        first.append(piece)
    run = _Run(chain(first, coming), told)
    while not run.over:
        with workers.opened() as executor:
            yield from run.on(executor, workers.ahead)


class _Run(Generic[T]):
    """The progress of the work: pieces handed out, and results that wait for their turn."""

    def __init__(self, pieces: Iterable[Piece[T]], told: Callable[[Piece[T], T], None]) -> None:
        self.over = False
        self._told = told
        self._coming = enumerate(pieces)
        self._again: list[tuple[int, Piece[T]]] = []
        self._handed_out: dict[Future[T], tuple[int, Piece[T]]] = {}
        self._done: dict[int, T] = {}
        self._turn = 0
        self._lost: Counter[int] = Counter()

    def on(self, executor: Executor, ahead: Callable[[], int]) -> Iterator[T]:
        """Yield the results with this executor, until all are done or the executor breaks."""
        while self._hand_out(executor, ahead()):
            done, _ = wait(self._handed_out, ASKED_EVERY_S, FIRST_COMPLETED)
            broken = [future for future in done if not self._take(future)]
            while self._turn in self._done:
                yield self._done.pop(self._turn)
                self._turn += 1
            if broken:
                self._take_back()
                return
        self.over = True

    def _hand_out(self, executor: Executor, ahead: int) -> bool:
        """Hand out this many pieces; whether any are handed out."""
        size = sum(piece.size for _, piece in self._handed_out.values())
        while len(self._handed_out) < ahead and size <= PIECES_AHEAD_MAX_BYTES:
            numbered = self._again.pop() if self._again else next(self._coming, None)
            if numbered is None:
                break
            try:
                future = executor.submit(numbered[1].work)
            except BrokenExecutor as broken:
                future = Future()
                future.set_exception(broken)
            self._handed_out[future] = numbered
            size += numbered[1].size
        return bool(self._handed_out)

    def _take(self, future: "Future[T]") -> bool:
        """Take the result of a piece; whether there is one."""
        number, piece = self._handed_out[future]
        try:
            result = future.result()
        except BrokenExecutor:
            return False
        del self._handed_out[future]
        self._done[number] = result
        self._told(piece, result)
        return True

    def _take_back(self) -> None:
        """Reclaim the unfinished pieces of a broken executor, to be handed out first."""
        lost = sorted(self._handed_out.values(), key=lambda numbered: -numbered[0])
        self._handed_out.clear()
        self._again += lost
        self._lost.update(number for number, _ in lost)
        if max(self._lost.values()) >= TRIES:
            raise WorkersLost
