"""`ruleone replay`: recorded hands played again, and how they end."""

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ruleone.cli.editions import NoEdition, edition_named
from ruleone.cli.hand_answers import Judged, Report, answers, beside, report_of
from ruleone.cli.hand_files import HandFile, files_in, files_meant
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.other_program import Other, others_in
from ruleone.history import Amount
from ruleone.limits import REPLAY_AHEAD_MAX_BYTES, REPLAY_JOBS_MAX
from ruleone.rulebook import Edition, edition
from ruleone.words import Language, say

EXIT_WRONG: Final = 1
EXIT_BAD_INPUT: Final = 2
BATCH_FILES: Final = 32
BATCH_BYTES: Final = 1024 * 1024
BATCHES_AHEAD: Final = 2
"""So many batches a worker are made ready before the answers to the first are waited for."""

Batch = list[HandFile]


def replay(
    paths: Annotated[
        list[str],
        typer.Argument(metavar=told("value-files"), help=told("replay-paths"), show_default=False),
    ],
    rules: Annotated[str, typer.Option("--edition", help=told("replay-edition"))] = "modern",
    lang: Annotated[Language, typer.Option(help=told("replay-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("replay-json"))] = False,
    jobs: Annotated[
        int, typer.Option(min=0, max=REPLAY_JOBS_MAX, help=told("replay-jobs"), show_default=False)
    ] = 0,
) -> None:
    """Play the hands of the files again and say which of them end as recorded."""
    missing = [path for path in paths if not Path(path).exists()]
    if missing:
        _end(say(lang, "cli-replay-missing", paths=tuple(missing)))
    book, meant = _edition(rules, lang), files_meant(paths)
    judged = _judged_with_progress(meant, book, lang, jobs or os.cpu_count() or 1) if meant else []
    if all(each.passed for each in judged):
        _end(say(lang, "cli-replay-nothing", paths=tuple(paths)))
    others = others_in(paths)
    judged = [beside(each, others) for each in judged] if others else judged
    report = report_of(judged)
    if json:
        encoder = msgspec.json.Encoder(decimal_format="number")
        typer.echo(encoder.encode(report).decode())
    else:
        _show(report, judged, lang)
    if report.failed:
        raise typer.Exit(EXIT_WRONG)


def _edition(name: str, lang: Language) -> Edition:
    try:
        return edition_named(name, lang)
    except NoEdition as none:
        _end(str(none))


def _judged_with_progress(
    meant: list[HandFile], book: Edition, lang: Language, jobs: int
) -> list[Judged]:
    """Every hand judged, in the order of the files, and how far that is on the way."""
    judged: list[Judged] = []
    hands = 0
    console = Console(stderr=True, highlight=False)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console,
        transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=len(meant))

        def opened() -> Iterator[HandFile]:
            for done, file in enumerate(meant):
                yield from files_in(file)
                bar.update(task, completed=done + 1)

        for batch in _judged_batches(opened(), book, lang, jobs):
            judged += batch
            hands += sum(not each.passed for each in batch)
            bar.update(task, description=say(lang, "cli-replay-progress", hands=hands))
    return judged


def _judged_batches(
    files: Iterator[HandFile], book: Edition, lang: Language, jobs: int
) -> Iterator[list[Judged]]:
    """The answers batch by batch, in order, from so many processes at once. A single batch is not
    worth a process."""
    batches = _batches(files)
    first = list(islice(batches, 2))
    if jobs == 1 or len(first) < 2:
        for batch in (*first, *batches):
            yield _judge_batch(batch, book.id, lang)
        return
    with ProcessPoolExecutor(jobs) as workers:
        waiting: deque[tuple[int, Future[list[Judged]]]] = deque()
        ahead = 0
        for batch in (*first, *batches):
            size = _size_of(batch)
            waiting.append((size, workers.submit(_judge_batch, batch, book.id, lang)))
            ahead += size
            while len(waiting) > jobs * BATCHES_AHEAD or ahead > REPLAY_AHEAD_MAX_BYTES:
                size, judged = waiting.popleft()
                ahead -= size
                yield judged.result()
        while waiting:
            yield waiting.popleft()[1].result()


def _batches(files: Iterator[HandFile]) -> Iterator[Batch]:
    """Files in batches of a size that is worth handing over."""
    batch: Batch = []
    for file in files:
        batch.append(file)
        if len(batch) >= BATCH_FILES or _size_of(batch) >= BATCH_BYTES:
            yield batch
            batch = []
    if batch:
        yield batch


def _size_of(batch: Batch) -> int:
    """The bytes of a batch that are read already."""
    return sum(len(file.data or b"") for file in batch)


def _judge_batch(batch: Batch, edition_id: str, lang: Language) -> list[Judged]:
    return list(answers(batch, edition(edition_id), lang))


def _show(report: Report, judged: list[Judged], lang: Language) -> None:
    """What is wrong, hand by hand, and the sum of it all."""
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for answer in report.hands:
        if answer.ok is False:
            words = "cli-replay-file" if answer.hand is None else "cli-replay-hand"
            hand, why = str(answer.hand), answer.why or ""
            console.print(say(lang, words, file=answer.file, hand=hand, why=why))
        elif isinstance(answer.other, Other) and not answer.other.alike:
            why = _unlike(answer.stacks or (), answer.other, lang)
            hand = str(answer.hand)
            console.print(say(lang, "cli-replay-hand", file=answer.file, hand=hand, why=why))
    undealt = sum(not one.dealt for one in judged)
    console.print(
        say(
            lang, "cli-replay-summary",
            hands=len(report.hands) - report.unread,
            ok=report.ok, failed=report.failed - report.unread, undealt=undealt,
            unrecorded=len(report.hands) - report.ok - report.failed - undealt,
        )
    )  # fmt: skip
    for words, files in (
        ("cli-replay-unread", report.unread),
        ("cli-replay-passed", report.passed),
    ):
        if files:
            console.print(say(lang, words, files=files))
    if report.alike or report.unlike:
        console.print(say(lang, "cli-replay-others", alike=report.alike, unlike=report.unlike))
    if report.tolerances:
        counted = tuple(
            say(lang, f"tolerance-{name}", hands=hands) for name, hands in report.tolerances.items()
        )
        console.print(say(lang, "cli-replay-tolerated", tolerances=counted))


def _unlike(stacks: tuple[Amount, ...], other: Other, lang: Language) -> str:
    ours, theirs = (", ".join(map(str, each)) for each in (stacks, other.stacks))
    return say(lang, "cli-replay-unlike", stacks=ours, theirs=theirs, program=other.program)


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
