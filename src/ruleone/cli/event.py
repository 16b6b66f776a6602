"""The commands `ruleone event`: whole events as files, and entry lists.

`check` replays a file alone, `export` writes an event of a room as one file. `import` takes one
into the folder of a room, `enter` enters a list of players in an open room. A file is read whole,
within its bound.
"""

import time
from pathlib import Path
from typing import Annotated, Final, NoReturn
from urllib.parse import quote, urlencode

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from ruleone.cli import disk
from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.groups import group
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.open_room import EXIT_BAD_INPUT, HERE, Link, OpenRoom, Room, Token
from ruleone.cli.open_room import end as end_with
from ruleone.limits import ASKS_PER_SECOND, BUNDLE_MAX_BYTES, SHEET_OF_PLAYERS_MAX_BYTES
from ruleone.room.bundle.archive_store import ArchiveStore
from ruleone.room.bundle.checking import checked
from ruleone.room.bundle.form import BadBundle, read, written
from ruleone.room.directory.views import (
    ChosenLine,
    ChosenLines,
    EntriesReady,
    EntriesRefused,
    EntryFault,
    ListRead,
    SheetRefused,
)
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.records import EventEnded
from ruleone.room.results.results import Results
from ruleone.tournament.state.event_state import seal as sealed_by
from ruleone.words import Language, group_digits, say


def bytes_of(file: Path, lang: Language) -> bytes:
    """Return the contents of the file, at most one byte beyond the bound."""
    try:
        with file.open("rb") as opened:
            return opened.read(BUNDLE_MAX_BYTES + 1)
    except OSError as error:
        end(say(lang, "cli-file-unread", path=str(file), why=disk.why(error, lang)))


def why(bad: BadBundle, lang: Language) -> str:
    """Return the reason of a refusal in words."""
    return say(lang, f"refusal-{bad.refusal.code}", **bad.refusal.parameters)


EXIT_BAD: Final = 1


def check(
    file: Annotated[
        Path,
        typer.Argument(dir_okay=False, metavar=told("value-file"), help=told("event-file")),
    ],
    seal: Annotated[
        str | None, typer.Option(metavar=told("value-seal"), help=told("event-seal"))
    ] = None,
    lang: Annotated[Language, typer.Option(help=told("event-lang"))] = LANGUAGE,
) -> None:
    """Say whether the event replays to the same bytes, or where it differs."""
    data = bytes_of(file, lang)
    try:
        one = checked(read(data))
        if written(one.bundle) != data:
            raise BadBundle("bundle-damaged")
        sealed = _sealed(one.ended, seal)
    except BadBundle as bad:
        typer.echo(why(bad, lang), err=True)
        raise typer.Exit(EXIT_BAD) from None
    typer.echo(
        say(
            lang,
            "cli-event-sound",
            file=str(file),
            event=one.bundle.event,
            rows=group_digits(lang, one.bundle.rows),
            streams=group_digits(lang, len(one.bundle.streams)),
            hands=group_digits(lang, one.hands),
            players=group_digits(lang, len(one.ended.results)),
        )
    )
    if sealed is not None:
        draws = group_digits(lang, one.ended.draws)
        typer.echo(say(lang, "cli-event-sealed", draws=draws, seal=sealed))


def _sealed(ended: EventEnded, noted: str | None) -> str | None:
    """Return the seal of the event's draws, None where they were not sealed.

    Raises BadBundle where another seal was `noted` before.
    """
    found = sealed_by(bytes.fromhex(ended.secret)) if ended.secret else None
    if noted is not None and found != "".join(noted.split()).lower():
        raise BadBundle("bundle-seal", came=noted, found=found or "-")
    return found


EXIT_NOT_ENTERED: Final = 1
_Checked = EntriesReady | EntriesRefused | SheetRefused


def enter(
    file: Annotated[
        Path,
        typer.Argument(dir_okay=False, metavar=told("value-file"), help=told("event-enter-file")),
    ],
    event: Annotated[str, typer.Option("--event", help=told("event-enter-event"))],
    columns: Annotated[str, typer.Option(help=told("event-enter-columns"))] = "",
    sheet: Annotated[str, typer.Option(help=told("event-enter-sheet"))] = "",
    leave: Annotated[bool, typer.Option("--leave", help=told("event-enter-leave"))] = False,
    room: Room = HERE,
    token: Token = "",
    link: Link = "",
) -> None:
    """Check the list, then enter its players some at a time."""
    try:
        with file.open("rb") as opened:
            data = opened.read(SHEET_OF_PLAYERS_MAX_BYTES + 1)
    except OSError as error:
        why = error.strerror or str(error)
        end_with(EXIT_BAD_INPUT, say(LANGUAGE, "cli-file-unread", path=str(file), why=why))
    asked = OpenRoom(room, token, link)
    address = f"/api/entries/{quote(event, safe='')}"
    if file.suffix.lower() == ".json":
        path, body = f"{address}?form=json", data
    else:
        query = urlencode({"columns": columns, "sheet": sheet})
        found = msgspec.json.decode(
            asked.upload(f"{address}/list?{query}", data), type=ListRead | SheetRefused
        )
        if isinstance(found, SheetRefused):
            _tell(found, file)
        path = f"{address}/chosen?bad={'leave' if leave else 'refuse'}"
        body = msgspec.json.encode(_chosen(found, file, leave=leave))
    ready: _Checked = msgspec.json.decode(asked.upload(path, body), type=_Checked)
    if not isinstance(ready, EntriesReady):
        _tell(ready, file)
    for one in ready.faults:
        typer.echo(_fault(one), err=True)
    _enter_all(asked, event, file.name, ready)


def _enter_all(asked: OpenRoom, event: str, name: str, ready: EntriesReady) -> None:
    """Enter the players some at a time, with a bar for who looks on."""
    reason = say(LANGUAGE, "entry-list-reason", name=name[:100])
    total, done = len(ready.players), 0
    with Progress(console=Console(stderr=True)) as progress:
        shown = progress.add_task(name, total=total)
        try:
            while done < total:
                some = ready.players[done : done + ready.portion]
                asked.do(EnterPlayers(event, some, reason))
                done += len(some)
                progress.update(shown, completed=done)
                time.sleep(1 / ASKS_PER_SECOND)
        except typer.Exit:
            typer.echo(told("event-enter-cut-short", done=done, total=total), err=True)
            raise
    typer.echo(told("event-enter-done", done=done, here=ready.here))


def _chosen(read: ListRead, file: Path, *, leave: bool) -> ChosenLines:
    """Return the lines with who is meant; ends the command where one does not say it."""
    lines = []
    wrong = 0
    for one in read.lines:
        if one.same:
            same = told("event-enter-same", line=one.line, name=one.name, same=one.same)
            typer.echo(same, err=True)
        elif one.why is not None:
            wrong += 1
            typer.echo(_fault(EntryFault(one.line, one.name, one.why)), err=True)
        elif one.usual == "":
            wrong += 1
            count = len(one.matches)
            unclear = told("event-enter-unclear", line=one.line, name=one.name, count=count)
            typer.echo(unclear, err=True)
        else:
            # Who has entered is sent along, so that the room counts them.
            person = one.matches[0].player if one.usual == "skip" else one.usual
            person = "" if person == "new" else person
            lines.append(ChosenLine(one.line, one.name, person, details=one.details))
    if wrong and not leave:
        end_with(EXIT_NOT_ENTERED, told("event-enter-nobody", file=str(file), count=wrong))
    if paid := [one.name for one in read.lines if one.paid and not one.same]:
        typer.echo(told("event-enter-paid", names=", ".join(paid)), err=True)
    return ChosenLines(tuple(lines))


def _fault(one: EntryFault) -> str:
    """Return why a line cannot be entered; faults of a file name their line themselves."""
    why = say(LANGUAGE, f"refusal-{one.why.code}", **one.why.parameters)
    if one.why.code.startswith("roster-"):
        return why
    return say(LANGUAGE, "entry-list-fault", line=one.line, name=one.name, why=why)


def _tell(refused: EntriesRefused | SheetRefused, file: Path) -> NoReturn:
    """Print each faulty line, and end the command."""
    if isinstance(refused, EntriesRefused):
        count = refused.count
        for one in refused.faults:
            typer.echo(_fault(one), err=True)
    else:
        count = len(refused.faults)
        for sheet_fault in refused.faults:
            words = say(LANGUAGE, f"refusal-{sheet_fault.code}", **sheet_fault.parameters)
            typer.echo(words, err=True)
    end_with(EXIT_NOT_ENTERED, told("event-enter-nobody", file=str(file), count=count))


def export(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("event-data")),
    ],
    event: Annotated[str, typer.Argument(metavar=told("value-event"), help=told("event-event"))],
    out: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", dir_okay=False, metavar=told("value-file"), help=told("event-out")
        ),
    ] = None,
    lang: Annotated[Language, typer.Option(help=told("event-lang"))] = LANGUAGE,
) -> None:
    """Write the file."""
    with closed_room(data, lang) as (journal, people):
        try:
            whole = ArchiveStore(journal, people, Results(journal, people)).file_of(event)
        except BadBundle as bad:
            end(why(bad, lang))
    file = out or Path(f"{event}.ruleone")
    try:
        file.write_bytes(whole)
    except OSError as error:
        end(say(lang, "cli-event-unwritten", file=str(file), why=disk.why(error, lang)))
    size = group_digits(lang, len(whole))
    typer.echo(say(lang, "cli-event-written", event=event, file=str(file), bytes=size))


EXIT_NOT_TAKEN: Final = 1


def take_in(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("event-data")),
    ],
    file: Annotated[
        Path,
        typer.Argument(dir_okay=False, metavar=told("value-file"), help=told("event-file")),
    ],
    lang: Annotated[Language, typer.Option(help=told("event-lang"))] = LANGUAGE,
) -> None:
    """Import the event."""
    whole = bytes_of(file, lang)
    with closed_room(data, lang, writing=True) as (journal, people):
        shelf = ArchiveStore(journal, people, Results(journal, people))
        try:
            event, writes = shelf.writes_of(shelf.expected(whole, time.time_ns() // 1_000_000))
            journal.append(writes).result()
        except BadBundle as bad:
            typer.echo(why(bad, lang), err=True)
            typer.echo(say(lang, "cli-event-not-taken", file=str(file)), err=True)
            raise typer.Exit(EXIT_NOT_TAKEN) from None
        except OSError as error:
            end(say(lang, "cli-serve-no-folder", data=str(data), why=disk.why(error, lang)))
    typer.echo(say(lang, "cli-event-taken", event=event))


event = group("event", **{"import": take_in}, export=export, check=check, enter=enter)
