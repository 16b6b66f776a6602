"""`ruleone players import`: a list of players into the folder of a room, whole or not at all."""

import time
from pathlib import Path
from typing import Annotated, Final

import typer

from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.limits import SHEET_OF_PLAYERS_MAX_BYTES
from ruleone.room.directory.directory import Directory
from ruleone.room.directory.sheets import BadSheet, SheetForm
from ruleone.room.results.results import Results
from ruleone.words import Language, say

EXIT_NOT_TAKEN: Final = 1


def take_in(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("players-data")),
    ],
    file: Annotated[
        Path,
        typer.Argument(dir_okay=False, metavar=told("value-file"), help=told("players-file")),
    ],
    lang: Annotated[Language, typer.Option(help=told("players-lang"))] = LANGUAGE,
) -> None:
    """Take the list in."""
    form: SheetForm = "json" if file.suffix.lower() == ".json" else "csv"
    try:
        with file.open("rb") as opened:
            sheet = opened.read(SHEET_OF_PLAYERS_MAX_BYTES + 1)
    except OSError as error:
        end(say(lang, "cli-file-unread", path=str(file), why=why(error, lang)))
    with closed_room(data, lang) as (journal, people):
        register = Directory(people, Results(journal, people))
        try:
            taken, _ = register.take_in(sheet, form, time.time_ns() // 1_000_000)
        except BadSheet as bad:
            for fault in bad.faults:
                typer.echo(say(lang, f"refusal-{fault.code}", **fault.parameters), err=True)
            typer.echo(say(lang, "cli-players-not-taken", file=str(file)), err=True)
            raise typer.Exit(EXIT_NOT_TAKEN) from None
        except OSError as error:
            end(say(lang, "cli-serve-no-folder", data=str(data), why=why(error, lang)))
    typer.echo(say(lang, "cli-players-taken", added=taken.added, changed=taken.changed))
