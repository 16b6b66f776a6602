"""Workers of a command: this process, processes of this machine, or a Dask cluster."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from types import TracebackType
from typing import Annotated, Any, Final, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ruleone.cli.groups import EXIT_STOPPED
from ruleone.cli.language import told
from ruleone.limits import JOBS_MAX
from ruleone.sim.spread import ALONE, Piece, Workers, WorkersLost, spread
from ruleone.words import Language, Parameter, say

EXIT_BAD_INPUT: Final = 2
EXIT_LOST: Final = 3
PROCESSES_WORTH_MS: Final = 2_000
"""Minimum work for which processes start: each needs about a second."""
AHEAD: Final = 2
"""Number of pieces handed out for each that is done at once: the next one is ready."""

T = TypeVar("T")

JOBS = Annotated[
    int,
    typer.Option("--jobs", min=0, max=JOBS_MAX, help=told("workers-jobs"), show_default=False),
]
DASK = Annotated[
    str,
    typer.Option(
        "--dask", metavar=told("workers-address"), help=told("workers-dask"), show_default=False
    ),
]


class Processes(ProcessPoolExecutor):
    """Processes of this machine.

    Ctrl-C is for this process alone; it ends the others.
    """

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, get_context("spawn"), _begin)
        self._others = frozenset(active_children())

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Hand a call out; it may start a process, which inherits blocked signals."""
        held_back = {signal.SIGINT}
        before = signal.pthread_sigmask(signal.SIG_BLOCK, held_back)
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        """End the processes, at once where the work is broken off."""
        if kind is not None:
            for process in set(active_children()) - self._others:
                process.terminate()
        self.shutdown(cancel_futures=True)
        return None


def _begin() -> None:
    """Watch the parent process, and end with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def workers_meant(jobs: int, dask: str, lang: Language) -> Iterator[Workers]:
    """Yield the workers asked for.

    Where they are lost on the way, or the work is broken off, the command ends and says so.
    """
    if dask and jobs:
        _end(say(lang, "cli-workers-both"), EXIT_BAD_INPUT)
    try:
        if dask:
            with _cluster(dask, lang) as workers:
                yield workers
        else:
            yield processes(jobs or os.cpu_count() or 1)
    except WorkersLost:
        _end(say(lang, "cli-workers-lost"), EXIT_LOST)
    except KeyboardInterrupt:
        _end(say(lang, "cli-workers-stopped"), EXIT_STOPPED)


def processes(jobs: int) -> Workers:
    """Return this many processes of this machine; one is this process itself."""
    if jobs == 1:
        return ALONE
    return Workers(lambda: Processes(jobs), lambda: jobs * AHEAD, PROCESSES_WORTH_MS)


@contextmanager
def _cluster(address: str, lang: Language) -> Iterator[Workers]:
    try:
        from ruleone.cli.cluster import Trouble, connected
    except ModuleNotFoundError:
        _end(say(lang, "cli-workers-no-dask"), EXIT_BAD_INPUT)
    try:
        with connected(address, AHEAD) as workers:
            yield workers
    except Trouble as trouble:
        told: dict[str, Parameter] = {"address": address, **trouble.parameters}
        _end(say(lang, f"cli-workers-{trouble.code}", **told), EXIT_LOST)


def gathered(
    pieces: Iterable[Piece[list[T]]],
    workers: Workers,
    total: int,
    words: Callable[[list[T]], str],
) -> list[T]:
    """Return the results of the pieces, in order, with a progress bar on the way.

    `words` beside the bar are those after the last piece that was done, at first after none.
    """
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True,
        disable=not console.is_terminal,
    ) as bar:  # fmt: skip
        task = bar.add_task(words([]), total=total)

        def done(piece: Piece[list[T]], results: list[T]) -> None:
            bar.update(task, advance=piece.parts, description=words(results))

        return [each for results in spread(pieces, workers, done) for each in results]


def _end(why: str, status: int) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(status)
