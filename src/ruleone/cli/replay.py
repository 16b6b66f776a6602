"""`ruleone replay`: recorded hands played again, and how they end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ruleone.cli.language import LANGUAGE, told
from ruleone.history import Amount, BrokenHand, Fault, Unit, Verdict, judge, read_hands
from ruleone.limits import HAND_FILE_MAX_BYTES
from ruleone.rulebook import BadSetting, Edition, Refusal, UnknownName, edition
from ruleone.words import Language, Parameter, say

EXIT_WRONG: Final = 1
EXIT_BAD_INPUT: Final = 2
SUFFIXES: Final = (".phh", ".phhs")
# Parameters of refusals that are money, to be told in what the file counts in.
MONEY: Final = frozenset(("big", "full_raise", "least", "most", "small", "to", "to_call"))


class Judged(NamedTuple):
    """A hand of a file, by the path as it was given."""

    path: str
    verdict: Verdict


class Answer(msgspec.Struct, frozen=True):
    """One hand of `--json`. Stacks are in the file's own unit, in the order of its players; `ok` is
    null where there is nothing to judge by."""

    file: str
    hand: int | str | None
    variant: str | None
    stacks: tuple[Amount, ...] | None
    recorded: tuple[Amount, ...] | None
    ok: bool | None
    why: str | None


class Report(msgspec.Struct, frozen=True):
    """The document of `--json`: every hand, how many are right and how many wrong."""

    hands: tuple[Answer, ...]
    ok: int
    failed: int


def replay(
    paths: Annotated[list[str], typer.Argument(help=told("replay-paths"), show_default=False)],
    rules: Annotated[str, typer.Option("--edition", help=told("replay-edition"))] = "modern",
    lang: Annotated[Language, typer.Option(help=told("replay-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("replay-json"))] = False,
) -> None:
    """Play the hands of the files again and say which of them end as recorded."""
    book, files = _edition(rules), _files(paths)
    if not files:
        _end(say(lang, "cli-replay-nothing", paths=tuple(paths)))
    judged = _judged_with_progress(files, book, lang)
    report = _report(judged, lang)
    if json:
        encoder = msgspec.json.Encoder(decimal_format="number")
        typer.echo(encoder.encode(report).decode())
    else:
        _show(report, judged, lang)
    if report.failed:
        raise typer.Exit(EXIT_WRONG)


def _edition(name: str) -> Edition:
    try:
        return edition(name)
    except (UnknownName, BadSetting) as unknown:
        _end(str(unknown))


def _files(paths: list[str]) -> list[str]:
    """The files given, and those in the folders given, each folder's by name."""
    files: list[str] = []
    for given in paths:
        path = Path(given)
        if path.is_dir():
            found = sorted(one for one in path.rglob("*") if one.suffix in SUFFIXES)
            files += [f"{given.rstrip('/')}/{one.relative_to(path).as_posix()}" for one in found]
        else:
            files.append(given)
    return files


def _judged_with_progress(files: list[str], book: Edition, lang: Language) -> list[Judged]:
    judged: list[Judged] = []
    console = Console(stderr=True, highlight=False)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console,
        transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=len(files))
        for done, path in enumerate(files, start=1):
            for verdict in _verdicts(path, book):
                judged.append(Judged(path, verdict))
                words = say(
                    lang, "cli-replay-progress", done=done, files=len(files), hands=len(judged)
                )
                bar.update(task, description=words)
            bar.update(task, completed=done)
    return judged


def _verdicts(path: str, book: Edition) -> Iterator[Verdict]:
    try:
        with Path(path).open("rb") as file:
            data = file.read(HAND_FILE_MAX_BYTES + 1)
    except OSError as error:
        unread = Refusal("hand-file-unread", "syntax", {"why": error.strerror or str(error)})
        yield judge(BrokenHand(None, None, Fault(1, unread)), book)
    else:
        for hand in read_hands(data):
            yield judge(hand, book)


def _report(judged: list[Judged], lang: Language) -> Report:
    answers = tuple(_answer(one, lang) for one in judged)
    return Report(
        answers,
        ok=sum(answer.ok is True for answer in answers),
        failed=sum(answer.ok is False for answer in answers),
    )


def _answer(judged: Judged, lang: Language) -> Answer:
    verdict = judged.verdict
    fault = verdict.fault
    return Answer(
        judged.path,
        verdict.id,
        verdict.variant,
        _written(verdict.stacks, verdict.unit),
        _written(verdict.recorded, verdict.unit),
        verdict.ok,
        None if fault is None else _why(fault, verdict.unit, lang),
    )


def _written(stacks: tuple[int, ...] | None, unit: Unit) -> tuple[Amount, ...] | None:
    return None if stacks is None else tuple(unit.written(stack) for stack in stacks)


def _why(fault: Fault, unit: Unit, lang: Language) -> str:
    """The line, and what is wrong there."""
    parameters: dict[str, Parameter] = {**fault.refusal.parameters}
    for name in MONEY & parameters.keys():
        amount = parameters[name]
        if isinstance(amount, int):
            written = unit.written(amount)
            parameters[name] = written if isinstance(written, int) else float(written)
    reason = say(lang, f"refusal-{fault.refusal.code}", **parameters)
    return say(lang, "cli-replay-why", line=fault.line, reason=reason)


def _show(report: Report, judged: list[Judged], lang: Language) -> None:
    """What is wrong, hand by hand, and the sum of it all."""
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for answer in report.hands:
        if answer.ok is False:
            words = "cli-replay-file" if answer.hand is None else "cli-replay-hand"
            hand, why = str(answer.hand), answer.why or ""
            console.print(say(lang, words, file=answer.file, hand=hand, why=why))
    undealt = sum(not one.verdict.dealt for one in judged)
    console.print(
        say(
            lang, "cli-replay-summary",
            hands=len(judged), ok=report.ok, failed=report.failed, undealt=undealt,
            unrecorded=len(judged) - report.ok - report.failed - undealt,
        )
    )  # fmt: skip


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
