"""Ten thousand events, played and watched: `python tests/events/battery.py`.

They are played by processes of this machine, or with `--dask ADDRESS` by the workers of a Dask
cluster, which need this folder on their PYTHONPATH.

What is done is kept under build/events and not played again while the source stands as it is: cut
off, the battery goes on where it was. Its end tells what happened in how many events, and fails
where that is too few, or where something was wrong; `--event N` plays one of them again.
"""

import argparse
import hashlib
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
from course import Told, played
from plan import EVENTS, MOST, SHEET_EVENTS, SOURCES, TEMPLATE_EVENTS, allotted, planned
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ruleone.cli.workers import workers_meant
from ruleone.dealing import GAMES
from ruleone.sim.spread import Piece, Workers, divided, spread

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "events"
ENTRY_MS: Final = 3
"""What an entry takes a processor, over all of them: by it events are put together to pieces."""
TOLD_EVERY: Final = 250
"""So often a line tells how far it is, where no bar can be drawn."""
OFTEN: Final = 500
LARGE, LARGE_EVENTS = 1_000, 100

KINDS: Final = {
    "late entries": ("LatePlayerEntered",),
    "re-entry": ("re-entry",),
    "rebuys": ("RebuyMade",),
    "hand for hand": ("HandForHandPlayed",),
    "bounties": ("BountyWon",),
    "mystery bounties": ("MysteryBegan",),
    "no-shows": ("no-shows",),
    "penalties": ("penalised hands",),
    "live incidents": ("words and chips", "acts out of turn"),
    "satellites": ("seats won",),
    "the director's orders": ("moved", "disqualified", "pinned", "level ended"),
    "colour-ups": ("ChipsRaced",),
    "tables broken": ("TableBroken",),
    "balancing": ("PlayerMoved",),
    "halted tables": ("TableHalted",),
    "13 cards": ("thirteen",),
    "several days": ("DayDrawn",),
    "flights": ("FlightStarted",),
    "add-ons": ("AddOnMade",),
    "alternates": ("AlternateListed",),
    "orders for the clock": ("clock ordered",),
    "corrections": ("chips corrected",),
    "take-backs": ("taken back",),
    "deals": ("DealMade",),
    "guarantees that cost the house": ("overlay",),
    "payouts of one's own": ("payouts of one's own",),
    "books of the cage closed": ("books closed",),
    "seats kept for special needs": ("seats kept",),
}
"""What has to come in OFTEN events, and what tells that it did."""
BESIDE: Final = (
    "alternates beside rebuys",
    "alternates in flights",
    "bounties over flights",
    "satellites over days",
)
"""What has to come together in NOW_AND_THEN events."""
SELDOM: Final = {
    "misdeals": 150,
    "dealt again": 100,
    "hands dead": 200,
    "premature cards": 250,
    "a least prize": 300,
    "custom deals": 150,
    "deals with more to play for": 200,
    "table to break": 200,
    "table kept": 100,
    "penalty let off": 100,
    "penalised at night": 100,
    "put out at night": 100,
}
"""What has to come as often as the plans have it, somewhat less than they do."""
NOW_AND_THEN: Final = 100


class Failed(msgspec.Struct, frozen=True):
    """An event in which something was wrong."""

    number: int
    source: str
    wrong: str


Outcome = Told | Failed


def play_one(number: int) -> Outcome:
    """Play the event of this number; what was wrong is told, not raised."""
    plan = planned(number)
    try:
        return played(plan)
    except Exception:  # noqa: BLE001 - whatever goes wrong in an event is its finding
        return Failed(number, plan.source, traceback.format_exc())


class OtherSource(Exception):
    """A worker would play other events than are meant here."""


def play_some(numbers: list[int], source: str) -> list[Outcome]:
    """Several in one go, by this source. Raises OtherSource where it is not the one here."""
    if digest() != source:
        raise OtherSource
    return [play_one(number) for number in numbers]


@cache
def digest() -> str:
    """Of everything that an event is played by."""
    whole = hashlib.sha256()
    folders = (ROOT / "src" / "ruleone", Path(__file__).parent)
    for path in sorted(path for folder in folders for path in folder.rglob("*.*")):
        if path.suffix in (".py", ".toml"):
            whole.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return whole.hexdigest()[:16]


def done(path: Path) -> dict[int, Told]:
    """What was played by this source before."""
    if not path.exists():
        return {}
    lines = (msgspec.json.decode(line, type=Told) for line in path.read_bytes().splitlines())
    return {told.number: told for told in lines}


def pieces_of(numbers: Iterable[int]) -> Iterator[Piece[list[Outcome]]]:
    """The events of these numbers in pieces."""
    sizes = allotted()
    work = partial(play_some, source=digest())
    return divided(work, numbers, lambda number: sizes[number - 1][1] * ENTRY_MS)


def part_of(events: int) -> range:
    """So many numbers, spread over all: which of them, the source decides, so that each version
    plays others."""
    step = max(1, EVENTS // events)
    return range(1 + int(digest(), 16) % step, EVENTS + 1, step)


def run(
    numbers: Iterable[int], workers: Workers, console: Console
) -> tuple[list[Told], list[Failed]]:
    """Play what is not done yet; what came of all of it."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{digest()}.jsonl"
    wanted = list(numbers)
    before = done(path)
    told = [before[number] for number in wanted if number in before]
    failed: list[Failed] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        path.open("ab") as kept,
        Progress(*columns, TimeRemainingColumn(), console=console) as bar,
    ):
        task = bar.add_task("events", total=len(wanted), completed=len(told))

        def keep(_: Piece[list[Outcome]], outcomes: list[Outcome]) -> None:
            """As soon as they are done: cut off, the battery goes on behind them."""
            for outcome in outcomes:
                if isinstance(outcome, Failed):
                    bar.console.print(
                        f"[red]event {outcome.number}[/red] ({outcome.source}): see below"
                    )
                else:
                    kept.write(msgspec.json.encode(outcome) + b"\n")
                bar.advance(task)
                so_far = int(bar.tasks[task].completed)
                if not console.is_terminal and so_far % TOLD_EVERY == 0:
                    console.print(f"{so_far} of {len(wanted)} events")
            kept.flush()

        left = [number for number in wanted if number not in before]
        for outcomes in spread(pieces_of(left), workers, keep):
            for outcome in outcomes:
                if isinstance(outcome, Failed):
                    failed.append(outcome)
                else:
                    told.append(outcome)
    return told, failed


class Covered(msgspec.Struct, frozen=True):
    """In how many events something came, and in how many it has to come."""

    what: str
    events: int
    least: int

    @property
    def enough(self) -> bool:
        """Whether that is enough."""
        return self.events >= self.least


def coverage(told: list[Told], of: int = EVENTS) -> list[Covered]:
    """What came in how many events; fewer are asked of a part of the battery."""
    part = of / EVENTS
    sources = Counter(each.source for each in told)
    lines = [Covered("events", len(told), of)]
    large = sum(each.entries > LARGE for each in told)
    lines.append(Covered(f"of more than {LARGE:,} entries", large, int(LARGE_EVENTS * part)))
    for source in SOURCES:
        least = SHEET_EVENTS if source.startswith("sheet") else TEMPLATE_EVENTS
        lines.append(Covered(source, sources[source], int(least * part)))
    for kind, names in KINDS.items():
        came = sum(any(name in each.seen for name in names) for each in told)
        lines.append(Covered(kind, came, int(OFTEN * part)))
    for name in BESIDE:
        came = sum(name in each.seen for each in told)
        lines.append(Covered(name, came, int(NOW_AND_THEN * part)))
    for name, least in SELDOM.items():
        came = sum(name in each.seen for each in told)
        lines.append(Covered(name, came, int(least * part)))
    mixed = sum(sum(name in GAMES for name in each.seen) > 1 for each in told)
    lines.append(Covered("mixed games", mixed, int(OFTEN * part)))
    return lines


def _sizes(told: list[Told]) -> Table:
    table = Table("entries", "events", "hands", box=None)
    for least, above in pairwise((2, 5, 10, 20, 50, 100, 200, 500, 1_000, MOST + 1)):
        some = [each for each in told if least <= each.entries < above]
        hands = sum(each.hands for each in some)
        table.add_row(f"{least:,} to {above - 1:,}", f"{len(some):,}", f"{hands:,}")
    return table


def show(console: Console, told: list[Told], failed: list[Failed], of: int) -> bool:
    """Print what was covered and what was wrong; whether all is well."""
    console.print(_sizes(told))
    table = Table("what came", "events", "at least", box=None)
    lines = coverage(told, of)
    for line in lines:
        style = None if line.enough else "red"
        table.add_row(line.what, f"{line.events:,}", f"{line.least:,}", style=style)
    console.print(table)
    for each in failed:
        console.print(each.wrong, markup=False)
        again = f".venv/bin/python tests/events/battery.py --event {each.number}"
        console.print(f"event {each.number}, {each.source}; to play it again: {again}")
    return not failed and all(line.enough for line in lines)


def main() -> int:
    """The command line."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--event", type=int, help="play this one alone")
    ask.add_argument("--events", type=int, default=EVENTS, help="so many, others in each version")
    ask.add_argument("--jobs", type=int, default=0, help="processes; one a processor unless told")
    ask.add_argument("--dask", default="", help="the scheduler of a Dask cluster, in their place")
    asked = ask.parse_args()
    console = Console(highlight=False)
    if asked.event is not None:
        console.print(planned(asked.event))
        console.print(played(planned(asked.event)))
        return 0
    numbers = part_of(asked.events)
    try:
        with workers_meant(asked.jobs, asked.dask, "en") as workers:
            told, failed = run(numbers, workers, console)
    except OtherSource:
        console.print(
            "A worker has another source of the battery: give it the folder as it is here."
        )
        return 1
    return 0 if show(console, told, failed, len(numbers)) else 1


if __name__ == "__main__":
    # By its name, for workers elsewhere do not know what is called __main__ here.
    import battery

    sys.exit(battery.main())
