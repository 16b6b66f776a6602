"""`ruleone rules check`: files of scenarios, played and judged."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from msgspec import UNSET
from rich.console import Console

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.rules.books import book_meant, end
from ruleone.cli.written_files import Unread, read_file
from ruleone.limits import SCENARIOS_MAX_BYTES
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.scenarios import (
    Fault,
    Scenario,
    judged,
    proves_nothing_of,
    read_scenarios,
)
from ruleone.scenarios.book import case_files
from ruleone.words import Language, say

EXIT_OTHERWISE: Final = 1


class Verdict(msgspec.Struct, frozen=True):
    """A scenario under one edition. It is `ok` where it comes out as it says and, under each of its
    other options, otherwise; `proves_nothing_of` are those under which it does not."""

    file: str
    scenario: str
    rules: tuple[str, ...]
    edition: str
    ok: bool
    faults: tuple[Fault, ...]
    proves_nothing_of: tuple[dict[str, Any], ...]


def check(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=told("rules-check-metavar"), help=told("rules-check-paths"), show_default=False
        ),
    ] = None,
    book: Annotated[
        str, typer.Option("--edition", help=told("rules-check-edition"), show_default=False)
    ] = "",
    rule: Annotated[str, typer.Option(help=told("rules-check-rule"), show_default=False)] = "",
    lang: Annotated[Language, typer.Option(help=told("rules-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("rules-check-json"))] = False,
) -> None:
    """Play scenarios and say which come out otherwise."""
    by = book_meant(book, lang).edition if book else None
    files = [*_files(paths)] if paths else case_files()
    cases = [
        (str(path), scenario)
        for path in files
        for scenario in _read(path, lang)
        if not rule or rule in scenario.rules
    ]
    if not cases:
        end(say(lang, "cli-rules-check-nothing", paths=tuple(paths or (str(files[0].parent),))))
    verdicts = [verdict for file, scenario in cases for verdict in _verdicts(file, scenario, by)]
    if json:
        typer.echo(msgspec.json.encode({"verdicts": verdicts}).decode())
    else:
        _show(verdicts, len(cases), lang)
    if not all(verdict.ok for verdict in verdicts):
        raise typer.Exit(EXIT_OTHERWISE)


def _files(paths: Iterable[str]) -> Iterator[Path]:
    """The files given, and those of the folders given, by name."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.glob("*.toml"))
        else:
            yield path


def _read(path: Path, lang: Language) -> tuple[Scenario, ...]:
    """The scenarios of a file; what is wrong with it ends the command."""
    try:
        return read_file(path, SCENARIOS_MAX_BYTES, read_scenarios, lang)
    except Unread as unread:
        end(str(unread))


def _verdicts(file: str, scenario: Scenario, by: Edition | None) -> Iterator[Verdict]:
    """How the scenario comes out under the edition asked for, or else under each of its own."""
    for book in [by] if by else map(edition, scenario.editions):
        faults = judged(scenario, book)
        nothing = () if by or faults else proves_nothing_of(scenario, book)
        ok = not faults and not nothing
        yield Verdict(file, scenario.id, scenario.rules, book.id, ok, faults, nothing)


def _show(verdicts: list[Verdict], cases: int, lang: Language) -> None:
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for verdict in verdicts:
        where = {"file": verdict.file, "scenario": verdict.scenario, "edition": verdict.edition}
        for fault in verdict.faults:
            words = _fault_words(fault, lang)
            console.print(say(lang, "cli-rules-check-fault", **where, words=words))
        for options in verdict.proves_nothing_of:
            words = say(lang, "cli-rules-check-proves-nothing", options=_written(options, lang))
            console.print(say(lang, "cli-rules-check-fault", **where, words=words))
    failed = sum(not verdict.ok for verdict in verdicts)
    runs = len(verdicts)
    console.print(say(lang, "cli-rules-check-sum", cases=cases, runs=runs, failed=failed))


def _fault_words(fault: Fault, lang: Language) -> str:
    expected, came = _written(fault.expected, lang), _written(fault.came, lang)
    words = {"what": fault.what, "expected": expected, "came": came}
    if fault.step == 0:
        return say(lang, "cli-rules-check-no-hand", **words)
    if isinstance(fault.came, Refusal):
        return say(lang, "cli-rules-check-refused", step=fault.step, what=fault.what, why=came)
    return say(lang, "cli-rules-check-unlike", step=fault.step, **words)


def _written(value: Any, lang: Language) -> str:
    """A value as the file would have it."""
    if isinstance(value, str):
        return value
    if isinstance(value, Refusal):
        return say(lang, f"refusal-{value.code}", **value.parameters)
    if value is UNSET or value is None or value in ((), {}):
        return say(lang, "value-none")
    if isinstance(value, dict):
        return ", ".join(f"{key} = {_written(each, lang)}" for key, each in value.items())
    return msgspec.json.encode(value).decode()
