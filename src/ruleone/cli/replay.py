"""The command `ruleone replay`: recorded hands played again, with their verdicts.

The answers are in words and in JSON.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Final, NamedTuple, NoReturn

import msgspec
import typer
from msgspec.structs import replace
from rich.console import Console

from ruleone.cli.editions import NoEdition, edition_named
from ruleone.cli.hand_files import HandFile, files_in, files_meant
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.other_program import Other, others_in
from ruleone.cli.workers import DASK, JOBS, gathered, workers_meant
from ruleone.history import (
    MONEY,
    TOLERANCES,
    Amount,
    BrokenHand,
    Fault,
    Record,
    ThirteenRecord,
    Tolerance,
    Unit,
    Verdict,
    judge,
    read_hands,
)
from ruleone.rulebook import Edition, edition
from ruleone.sim.spread import Piece, divided
from ruleone.words import Language, Parameter, say

READ_AHEAD_HANDS: Final = 64
_OF_A_FILE: Final = frozenset(
    ("hand-file-form", "hand-file-not-text", "hand-file-too-large", "hand-file-unread")
)
"""Refusals of a whole file."""


class Answer(msgspec.Struct, frozen=True):
    """One hand of `--json`.

    Stacks are in the file's own unit, in the order of its players or, in a form that has seats, of
    its `seats`. `ok` is null where there is nothing to judge by. `other` is the end in another
    program, for a hand whose file records nothing. `tolerances` are the habits of a room that the
    hand needed, by name.
    """

    file: str
    hand: int | str | None
    variant: str | None
    stacks: tuple[Amount, ...] | None
    recorded: tuple[Amount, ...] | None
    ok: bool | None
    why: str | None
    seats: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    other: Other | msgspec.UnsetType = msgspec.UNSET
    tolerances: tuple[Tolerance, ...] | msgspec.UnsetType = msgspec.UNSET


class Judged(msgspec.Struct, frozen=True):
    """An answer, and whether the hand is of a game that is dealt here.

    A file that no reader takes is `unread`, and one whose name is not a hand file's is `passed`
    over: it has no hands.
    """

    answer: Answer
    dealt: bool
    unread: bool = False
    passed: bool = False


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The document of `--json`: every hand, and the counts.

    Right and wrong ones; of those with nothing recorded, those that end as in another program and
    those that do not; and the hands that needed each tolerance. A file that no reader takes is
    among the hands, without a number: `unread` counts those among the failed. `passed` counts files
    with other names.
    """

    hands: tuple[Answer, ...]
    ok: int
    failed: int
    alike: int = 0
    unlike: int = 0
    unread: int = 0
    passed: int = 0
    tolerances: dict[Tolerance, int] = {}


def report_of(judged: list[Judged]) -> Report:
    """Return the report of all hands."""
    answers = tuple(each.answer for each in judged if not each.passed)
    others = [answer.other.alike for answer in answers if isinstance(answer.other, Other)]
    needed = Counter(name for answer in answers for name in answer.tolerances or ())
    return Report(
        answers,
        ok=sum(answer.ok is True for answer in answers),
        failed=sum(answer.ok is False for answer in answers),
        alike=sum(others),
        unlike=len(others) - sum(others),
        unread=sum(each.unread for each in judged),
        passed=sum(each.passed for each in judged),
        tolerances={name: needed[name] for name in TOLERANCES if needed[name]},
    )


def beside(judged: Judged, others: dict[str, Other]) -> Judged:
    """Return an answer with another program's end, where the hand's file has none."""
    answer = judged.answer
    other = others.get(answer.file)
    if other is None or answer.stacks is None or answer.recorded is not None:
        return judged
    return replace(judged, answer=replace(answer, other=other.beside(answer.stacks)))


def answers(files: list[HandFile], book: Edition, lang: Language) -> Iterator[Judged]:
    """Yield the answer for each hand of the files.

    A batch of hands is read first and then judged: each of the two is faster where the other does
    not come between.
    """
    hands = (named for file in files for named in _hands(file))
    while batch := list(islice(hands, READ_AHEAD_HANDS)):
        for path, hand in batch:
            if hand is None:
                nothing = Answer(path, None, None, None, None, None, None)
                yield Judged(nothing, dealt=True, passed=True)
            else:
                yield _judged_in_words(path, judge(hand, book), lang)


def _hands(file: HandFile) -> Iterator[tuple[str, Record | ThirteenRecord | BrokenHand | None]]:
    """Yield the hands of a file; none of one that is passed over."""
    whole = file if file.passed else file.read()
    if whole.refused is not None:
        yield file.path, BrokenHand(None, None, Fault(1, whole.refused))
    elif whole.data is None:
        yield file.path, None
    else:
        for hand in read_hands(whole.data, file.path):
            yield file.path, hand


def _judged_in_words(path: str, verdict: Verdict, lang: Language) -> Judged:
    fault = verdict.fault
    answer = Answer(
        path,
        verdict.id,
        verdict.variant,
        _written(verdict.stacks, verdict.unit),
        _written(verdict.recorded, verdict.unit),
        verdict.ok,
        None if fault is None else _why(fault, verdict.unit, lang),
        msgspec.UNSET if verdict.seats is None else verdict.seats,
        tolerances=verdict.tolerances or msgspec.UNSET,
    )
    return Judged(answer, verdict.dealt, fault is not None and fault.refusal.code in _OF_A_FILE)


def _written(stacks: tuple[int, ...] | None, unit: Unit) -> tuple[Amount, ...] | None:
    if stacks is None or not unit.decimals:
        return stacks
    return tuple(unit.written(stack) for stack in stacks)


def _why(fault: Fault, unit: Unit, lang: Language) -> str:
    """Return the line, and its fault."""
    parameters: dict[str, Parameter] = {**fault.refusal.parameters}
    for name in MONEY & parameters.keys():
        amount = parameters[name]
        if isinstance(amount, int):
            written = unit.written(amount)
            parameters[name] = written if isinstance(written, int) else float(written)
    reason = say(lang, f"refusal-{fault.refusal.code}", **parameters)
    return say(lang, "cli-replay-why", line=fault.line, reason=reason)


EXIT_WRONG: Final = 1
EXIT_BAD_INPUT: Final = 2
FILE_MS: Final = 0.1
BYTE_MS: Final = 0.00025
"""Processor time of a file, and of each of its bytes.

Pieces of work are cut by it; benchmarks/spread.py measures it.
"""


class Opened(NamedTuple):
    """A file to be judged, with its bytes counted; the `first` of those of one path."""

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
    """Return every hand judged, in the order of the files."""
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
    """Yield the judging of these files, in pieces."""
    work = partial(_judge, edition_id=book.id, lang=lang)
    return divided(work, opened, _declared_ms, _begins, _bytes_of)


def opened_files(meant: list[HandFile], *, read: bool) -> Iterator[Opened]:
    """Yield the files, and those in archives; `read` where nobody else can."""
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
    """Print the faults, hand by hand, and the totals."""
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
