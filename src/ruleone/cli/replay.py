"""`ruleone replay`: recorded hands played again, and how they end."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Final, NamedTuple, NoReturn

import msgspec
import typer
from rich.console import Console

from ruleone.cli.editions import NoEdition, edition_named
from ruleone.cli.hand_answers import Judged, Report, answers, beside, report_of
from ruleone.cli.hand_files import HandFile, files_in, files_meant
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.other_program import Other, others_in
from ruleone.cli.workers import DASK, JOBS, gathered, workers_meant
from ruleone.history import Amount
from ruleone.rulebook import Edition, edition
from ruleone.sim.spread import Piece, divided
from ruleone.words import Language, say

EXIT_WRONG: Final = 1
EXIT_BAD_INPUT: Final = 2
FILE_MS: Final = 0.1
BYTE_MS: Final = 0.00025
"""What a file takes a processor, and each of its bytes: by it files are put together to pieces of
work. benchmarks/spread.py measures what pieces take."""


class Opened(NamedTuple):
    """A file to be judged, with its bytes counted; the `first` of those that one path means."""

    file: HandFile
    size: int
    first: bool


def replay(
    paths: Annotated[
        list[str],
        typer.Argument(metavar=told("value-files"), help=told("replay-paths"), show_default=False),
    ],
    rules: Annotated[str, typer.Option("--edition", help=told("replay-edition"))] = "modern",
    lang: Annotated[Language, typer.Option(help=told("replay-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("replay-json"))] = False,
    jobs: JOBS = 0,
    dask: DASK = "",
) -> None:
    """Play the hands of the files again and say which of them end as recorded."""
    missing = [path for path in paths if not Path(path).exists()]
    if missing:
        _end(say(lang, "cli-replay-missing", paths=tuple(missing)))
    book, meant = _edition(rules, lang), files_meant(paths)
    judged = _judged(meant, book, jobs, dask, lang) if meant else []
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


def _judged(
    meant: list[HandFile], book: Edition, jobs: int, dask: str, lang: Language
) -> list[Judged]:
    """Every hand judged, in the order of the files."""
    hands = 0

    def told(judged: list[Judged]) -> str:
        nonlocal hands
        hands += sum(not each.passed for each in judged)
        return say(lang, "cli-replay-progress", hands=hands)

    with workers_meant(jobs, dask, lang) as workers:
        pieces = judging(opened_files(meant, read=workers.apart), book, lang)
        return gathered(pieces, workers, len(meant), told)


def judging(
    opened: Iterable[Opened], book: Edition, lang: Language
) -> Iterator[Piece[list[Judged]]]:
    """The judging of these files, in pieces."""
    work = partial(_judge, edition_id=book.id, lang=lang)
    return divided(work, opened, _declared_ms, _begins, _bytes_of)


def opened_files(meant: list[HandFile], *, read: bool) -> Iterator[Opened]:
    """The files, and those in archives; `read` where nobody else can."""
    for given in meant:
        for number, file in enumerate(files_in(given)):
            whole = file.read() if read and not file.passed else file
            yield Opened(whole, whole.size, first=number == 0)


def _declared_ms(opened: Opened) -> float:
    return FILE_MS + opened.size * BYTE_MS


def _begins(opened: Opened) -> int:
    return int(opened.first)


def _bytes_of(opened: Opened) -> int:
    return len(opened.file.data or b"")


def _judge(opened: list[Opened], edition_id: str, lang: Language) -> list[Judged]:
    files = [each.file for each in opened]
    return list(answers(files, edition(edition_id), lang))


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
