"""`ruleone event import`: a whole event of another room into the folder of this one."""

import time
from pathlib import Path
from typing import Annotated, Final

import typer

from ruleone.cli import disk
from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.event.bundle_file import bytes_of, why
from ruleone.cli.language import LANGUAGE, told
from ruleone.room.bundle.archive_store import ArchiveStore
from ruleone.room.bundle.form import BadBundle
from ruleone.room.results.results import Results
from ruleone.words import Language, say

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
    """Take the event in."""
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
