"""`ruleone event enter`: a list of players into an event of a room that is open."""

import time
from pathlib import Path
from typing import Annotated, Final, NoReturn
from urllib.parse import quote

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.open_room import EXIT_BAD_INPUT, HERE, Link, OpenRoom, Room, Token, end
from ruleone.limits import ASKS_PER_SECOND, SHEET_OF_PLAYERS_MAX_BYTES
from ruleone.room.directory.views import EntriesReady, EntriesRefused, SheetRefused
from ruleone.room.event.entries.commands import EnterPlayers
from ruleone.words import say

EXIT_NOT_ENTERED: Final = 1
_Checked = EntriesReady | EntriesRefused | SheetRefused


def enter(
    file: Annotated[
        Path,
        typer.Argument(dir_okay=False, metavar=told("value-file"), help=told("event-enter-file")),
    ],
    event: Annotated[str, typer.Option("--event", help=told("event-enter-event"))],
    room: Room = HERE,
    token: Token = "",
    link: Link = "",
) -> None:
    """Check the list, then enter its players some at a time."""
    form = "json" if file.suffix.lower() == ".json" else "csv"
    try:
        with file.open("rb") as opened:
            data = opened.read(SHEET_OF_PLAYERS_MAX_BYTES + 1)
    except OSError as error:
        why = error.strerror or str(error)
        end(EXIT_BAD_INPUT, say(LANGUAGE, "cli-file-unread", path=str(file), why=why))
    asked = OpenRoom(room, token, link)
    body = asked.upload(f"/api/entries/{quote(event, safe='')}?form={form}", data)
    ready: _Checked = msgspec.json.decode(body, type=_Checked)
    if not isinstance(ready, EntriesReady):
        _tell(ready, file)
    reason = say(LANGUAGE, "entry-list-reason", name=file.name[:100])
    total, done = len(ready.players), 0
    with Progress(console=Console(stderr=True)) as progress:
        shown = progress.add_task(file.name, total=total)
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


def _tell(refused: EntriesRefused | SheetRefused, file: Path) -> NoReturn:
    """Tell each line that is wrong, and end the command."""
    if isinstance(refused, EntriesRefused):
        count = refused.count
        for one in refused.faults:
            why = say(LANGUAGE, f"refusal-{one.why.code}", **one.why.parameters)
            fault = say(LANGUAGE, "entry-list-fault", line=one.line, name=one.name, why=why)
            typer.echo(fault, err=True)
    else:
        count = len(refused.faults)
        for sheet_fault in refused.faults:
            words = say(LANGUAGE, f"refusal-{sheet_fault.code}", **sheet_fault.parameters)
            typer.echo(words, err=True)
    end(EXIT_NOT_ENTERED, told("event-enter-nobody", file=str(file), count=count))
