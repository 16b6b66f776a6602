"""The command `ruleone verify`: every byte of a room's folder read and judged, none written."""

from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer

from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.store.head import against, head_of, read_head
from ruleone.store.journal import Damage, Damaged, JournalHead
from ruleone.store.people import damage_of_people
from ruleone.store.sqlite import InUse, SqliteJournal
from ruleone.store.verify import Fault, Report
from ruleone.store.verify import verify as verify_journal

EXIT_DAMAGED: Final = 1
EXIT_BAD_INPUT: Final = 2


class FaultLine(msgspec.Struct, frozen=True):
    """A fault, for programs.

    `stream` is None where it is not one stream's; `intact` is the number of its entries that can be
    believed; `what` is the damage in words.
    """

    code: str
    what: str
    stream: str | None
    intact: int


class Verified(msgspec.Struct, frozen=True):
    """The document of `--json`.

    Entries that can be believed, streams in all and intact ones, and the head of the journal, ""
    where it cannot be read.
    """

    data: str
    sound: bool
    entries: int
    streams: int
    intact: int
    faults: tuple[FaultLine, ...]
    head: str


def verify(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("verify-data")),
    ],
    head: Annotated[
        str, typer.Option(metavar=told("value-head"), help=told("verify-head"), show_default=False)
    ] = "",
    json: Annotated[bool, typer.Option("--json", help=told("verify-json"))] = False,
) -> None:
    """Say which parts of a room's folder are intact and which are damaged."""
    noted = read_head(head)
    if head and noted is None:
        _end(told("verify-no-head", head=head))
    report = inspected(data, noted)
    if json:
        typer.echo(msgspec.json.encode(for_programs(data, report)).decode())
    else:
        typer.echo(report_words(data, report))
        if now := _head(data):
            typer.echo(told("verify-head-now", head=now))
    if not report.sound:
        raise typer.Exit(EXIT_DAMAGED)


def inspected(data: Path, noted: JournalHead | None = None) -> Report:
    """Return the report on the whole folder, compared with a noted head.

    Ends the process where it is not a room's folder, or where a room has it open.
    """
    if not (data / "journal.sqlite").is_file():
        _end(told("verify-no-room", data=str(data)))
    try:
        journal = SqliteJournal(data / "journal.sqlite", inspect=True)
    except InUse:
        _end(told("verify-in-use", data=str(data)))
    except OSError as error:
        _end(told("serve-no-folder", data=str(data), why=why(error, LANGUAGE)))
    try:
        report = verify_journal(journal)
        wrong = None if noted is None else _against(data, noted)
    finally:
        journal.close()
    of_people = tuple(Fault(damage) for damage in damage_of_people(data / "people.sqlite"))
    of_head = () if wrong is None else (Fault(wrong),)
    return msgspec.structs.replace(report, faults=report.faults + of_people + of_head)


def _against(data: Path, noted: JournalHead) -> Damage | None:
    try:
        return against(data / "journal.sqlite", noted)
    except Damaged as hurt:
        return hurt.damage


def _head(data: Path) -> str:
    try:
        return str(head_of(data / "journal.sqlite"))
    except Damaged:
        return ""


def for_programs(data: Path, report: Report) -> Verified:
    """Return the report as one document."""
    faults = tuple(
        FaultLine(one.damage.code, one.damage.say(LANGUAGE), one.stream, one.intact)
        for one in report.faults
    )
    numbers = report.rows, report.streams, report.intact
    return Verified(str(data), report.sound, *numbers, faults, _head(data))


def report_words(data: Path, report: Report) -> str:
    """Return the report for people, a fault a line."""
    if report.sound:
        return told("verify-sound", data=str(data), entries=report.rows, streams=report.streams)
    lines = [
        told(
            "verify-damaged",
            data=str(data),
            entries=report.rows,
            streams=report.streams,
            intact=report.intact,
        )
    ]
    for one in report.faults:
        what = one.damage.say(LANGUAGE)
        if one.stream is None:
            lines.append(told("verify-fault", what=what))
        else:
            words = {"what": what, "stream": one.stream}
            lines.append(told("verify-fault-stream", intact=one.intact, **words))
    return "\n".join(lines)


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
