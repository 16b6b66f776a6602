"""Work in pieces: cut by what it is, done by anybody in any order, put together in its own."""

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from random import Random
from threading import Lock
from typing import Any

import pytest

from ruleone.sim.spread import (
    ALONE,
    PIECE_MS,
    TRIES,
    Piece,
    Workers,
    WorkersLost,
    divided,
    spread,
)

THINGS = range(200)
MS = [Random(1).choice((1, 40, 230, 900, 5_000)) for _ in THINGS]


def squares(numbers: list[int]) -> list[int]:
    return [number * number for number in numbers]


def pieces() -> Iterator[Piece[list[int]]]:
    return divided(squares, THINGS, MS.__getitem__, size_of=lambda number: number)


RESULT = [squares(piece.work.args[0]) for piece in pieces()]  # type: ignore[attr-defined]


class Reckless(Executor):
    """Does what it has in any order, and breaks now and then: what it has is lost."""

    def __init__(self, chance: Random, breaks: float) -> None:
        self._chance, self._breaks = chance, breaks
        self._lock = Lock()
        self._waiting: list[tuple[Future[Any], Callable[[], Any]]] = []
        self._thread = ThreadPoolExecutor(1)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        with self._lock:
            self._waiting.append((future, partial(fn, *args, **kwargs)))
            broken = self._chance.random() < self._breaks
            while broken and self._waiting:
                self._waiting.pop()[0].set_exception(BrokenExecutor())
        self._thread.submit(self._do_any)
        return future

    def _do_any(self) -> None:
        with self._lock:
            if self._waiting:
                at = self._chance.randrange(len(self._waiting))
                future, call = self._waiting.pop(at)
                future.set_result(call())

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._thread.shutdown(wait=wait)


def reckless(seed: int, breaks: float) -> Workers:
    chance = Random(seed)
    return Workers(lambda: Reckless(chance, breaks), lambda: 7)


@contextmanager
def threads(count: int) -> Iterator[Executor]:
    with ThreadPoolExecutor(count) as pool:
        yield pool


def test_pieces_are_cut_by_what_things_are_declared_to_take() -> None:
    groups = [piece.work.args[0] for piece in pieces()]  # type: ignore[attr-defined]
    assert [number for group in groups for number in group] == list(THINGS)
    faults = []
    for group, piece in zip(groups, pieces(), strict=True):
        ms = sum(MS[number] for number in group)
        if (piece.parts, piece.ms, piece.size) != (len(group), ms, sum(group)):
            faults.append(f"{group}: {piece}")
        if len(group) > 1 and not PIECE_MS / 10 < ms < PIECE_MS * 2:
            faults.append(f"{group}: {ms} ms")
    assert faults == []
    assert list(divided(squares, [], MS.__getitem__)) == []


@pytest.mark.feature("spreading")
def test_whoever_computes_the_result_is_the_same() -> None:
    who = {
        "this process": ALONE,
        "a thread": Workers(lambda: threads(1), lambda: 1),
        "threads": Workers(lambda: threads(5), lambda: 10),
        "too little to be worth it": Workers(lambda: threads(5), lambda: 10, 10**9),
        **{f"in any order, {seed}": reckless(seed, 0) for seed in range(20)},
    }
    faults = []
    for name, workers in who.items():
        parts: list[int] = []

        def told(piece: Piece[list[int]], _: list[int], parts: list[int] = parts) -> None:
            parts.append(piece.parts)

        result = list(spread(pieces(), workers, told))
        if result != RESULT or sum(parts) != len(THINGS):
            faults.append(name)
    assert faults == []


def test_what_a_broken_executor_has_not_done_is_done_again() -> None:
    whole = 0
    heard: list[list[int]] = []
    for seed in range(200):
        heard.clear()
        try:
            result = list(
                spread(pieces(), reckless(seed, 0.02), lambda _, done: heard.append(done))
            )
        except WorkersLost:
            continue
        assert result == RESULT
        assert sorted(heard) == sorted(RESULT), "a piece was told of twice"
        whole += 1
    assert whole > 100


def test_a_piece_that_loses_several_workers_ends_it() -> None:
    opened = []

    @contextmanager
    def dead() -> Iterator[Executor]:
        opened.append(1)
        yield Reckless(Random(1), 1)

    with pytest.raises(WorkersLost):
        list(spread(pieces(), Workers(dead, lambda: 4)))
    assert len(opened) == TRIES


def test_what_pieces_take_along_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleone.sim.spread.PIECES_AHEAD_MAX_BYTES", 400)
    out = most = 0

    class Counting(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
            nonlocal out, most
            out += sum(fn.args[0])  # type: ignore[attr-defined]
            most = max(most, out)
            return super().submit(fn, *args, **kwargs)

    def done(piece: Piece[list[int]], _: list[int]) -> None:
        nonlocal out
        out -= piece.size

    assert list(spread(pieces(), Workers(lambda: Counting(2), lambda: 1_000), done)) == RESULT
    assert 200 < most <= 400 + max(piece.size for piece in pieces())
