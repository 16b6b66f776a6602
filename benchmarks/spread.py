"""How work grows with its workers: `python benchmarks/spread.py [--events N] [--hands N]`.

10,000 forecast events of 30 players, a million recorded hands and a million hands dealt between
computer players, each with one worker and with two: processes of this machine, then workers of a
Dask cluster that is started for it. Then what a piece costs the process that hands it out, measured
with pieces that do nothing: by it the table reckons how many workers one command keeps busy. All of
it takes hours of a processor; `--events 24 --hands 4000 --dealt 4000` takes some minutes. Each work
prints a line once it is done.
"""

import argparse
import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path

import msgspec
from replay import MADE_HERE
from rich.console import Console
from rich.table import Table
from running import what_runs

from ruleone.cli.cluster import connected
from ruleone.cli.hand_files import HandFile
from ruleone.cli.replay import judging, opened_files
from ruleone.cli.workers import AHEAD, Processes
from ruleone.rulebook import edition
from ruleone.sim.forecast import Asked, observed_in_turn
from ruleone.sim.many_events import Simulated, ended_in_turn
from ruleone.sim.spread import PIECE_MS, Piece, Workers, divided, spread
from ruleone.sim.whole_event import declared_ms
from ruleone.structures import shipped_sheet
from ruleone.structures.event import event_of
from ruleone.tournament import template

PEOPLE = 30
HANDS_OF_AN_EVENT = 100
HANDS_OF_A_FILE = 500
IDLE_PIECES = 400
IDLE_AHEAD = 64
"""So many are on their way at once: what counts is how many a second, not how long one of them."""
Pieces = Callable[[], Iterator[Piece[list[object]]]]


def forecast_of(events: int) -> Iterator[Piece[list[object]]]:
    """The events of a forecast."""
    book = edition("modern")
    sheet = msgspec.structs.replace(shipped_sheet("turbo"), entrants=PEOPLE)
    config = event_of(sheet, "forecast", rules=book)
    asked = (Asked(config, config.edition or book.id, seed, PEOPLE) for seed in range(events))
    return divided(observed_in_turn, asked, lambda one: declared_ms(one.config, one.people))  # type: ignore[arg-type]


def dealt(hands: int) -> Iterator[Piece[list[object]]]:
    """Events in which about so many hands are dealt."""
    config = template("sprint-27")
    events = (
        Simulated(config, config.edition or "modern", seed)
        for seed in range(max(1, hands // HANDS_OF_AN_EVENT))
    )
    return divided(ended_in_turn, events, lambda one: declared_ms(one.config, one.config.seats))  # type: ignore[arg-type]


def recorded(hands: int, folder: Path) -> Iterator[Piece[list[object]]]:
    """Files of so many recorded hands."""
    path = folder / "hands.phhs"
    if not path.exists():
        tables = (b"[%d]%s" % (at, MADE_HERE) for at in range(1, HANDS_OF_A_FILE + 1))
        path.write_bytes(b"\n".join(tables))
    meant = [HandFile(str(path))] * max(1, hands // HANDS_OF_A_FILE)
    return judging(opened_files(meant, read=True), edition("modern"), "en")  # type: ignore[return-value]


def nothing(_: bytes, back: int) -> list[object]:
    """Do nothing with what was sent, and bring so many bytes back."""
    return [bytes(back)]


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """So many processes, started."""
    with Processes(count) as pool:
        list(pool.map(time.sleep, [1.0] * count))
        yield Workers(lambda: nullcontext(pool), lambda: count * AHEAD)


@contextmanager
def dask_workers(count: int) -> Iterator[Workers]:
    """A cluster of so many workers of one thread."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as started:
        where = f"{folder}/scheduler.json"
        here = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "env": here}
        dask = [sys.executable, "-m", "dask"]
        scheduler = [*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        worker = [*dask, "worker", "--scheduler-file", where, "--nthreads", "1", "--no-dashboard"]
        commands = [[*scheduler, "--scheduler-file", where]]
        commands += [[*worker, "--no-nanny", "--local-directory", folder]] * count
        for command in commands:
            process = subprocess.Popen(command, **quiet)  # type: ignore[call-overload]
            started.callback(process.wait)
            started.callback(process.kill)
        while not Path(where).exists():
            time.sleep(0.1)
        with connected(msgspec.json.decode(Path(where).read_bytes())["address"], AHEAD) as workers:
            while workers.ahead() < count * AHEAD:
                time.sleep(0.5)
            yield workers


def took_s(pieces: Iterator[Piece[list[object]]], workers: Workers) -> tuple[float, int]:
    """How long all of it took, and how many pieces it was."""
    began = time.perf_counter()
    count = sum(1 for _ in spread(pieces, workers))
    return time.perf_counter() - began, count


def main() -> None:
    """Measure all and print the tables."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--events", type=int, default=10_000)
    ask.add_argument("--hands", type=int, default=1_000_000, help="recorded hands")
    ask.add_argument("--dealt", type=int, default=1_000_000, help="hands dealt")
    asked = ask.parse_args()
    print(what_runs())
    growth = Table("work", "workers", "pieces", "one, s", "two, s", "growth", "s a piece")
    costs = Table("a piece of", "sent, bytes", "back, bytes", "ms", "workers kept busy")
    with tempfile.TemporaryDirectory() as made:
        works: dict[str, Pieces] = {
            f"{asked.events:,} events": lambda: forecast_of(asked.events),
            f"{asked.hands:,} hands recorded": lambda: recorded(asked.hands, Path(made)),
            f"{asked.dealt:,} hands dealt": lambda: dealt(asked.dealt),
        }
        for who, opened in (("processes", processes), ("Dask", dask_workers)):
            for name, pieces in works.items():
                with opened(1) as one:
                    alone_s, count = took_s(pieces(), one)
                with opened(2) as two:
                    both_s, _ = took_s(pieces(), two)
                figures = (f"{count:,}", f"{alone_s:.1f}", f"{both_s:.1f}")
                print(name, who, *figures, flush=True)
                growth.add_row(
                    name, who, *figures, f"{alone_s / both_s:.2f}", f"{alone_s / count:.2f}"
                )
        with dask_workers(1) as workers:
            for name, pieces in works.items():
                first = next(pieces())
                sent, back = pickle.dumps(first.work), pickle.dumps(first.work())
                idle = (Piece(partial(nothing, sent, len(back))) for _ in range(IDLE_PIECES))
                ms = (
                    took_s(idle, workers._replace(ahead=lambda: IDLE_AHEAD))[0]
                    / IDLE_PIECES
                    * 1_000
                )
                costs.add_row(
                    name, f"{len(sent):,}", f"{len(back):,}", f"{ms:.1f}", f"{PIECE_MS / ms:.0f}"
                )
    console = Console()
    console.print(growth)
    console.print(costs)


if __name__ == "__main__":
    # By its name, for workers elsewhere do not know what is called __main__ here.
    import spread as this

    this.main()
