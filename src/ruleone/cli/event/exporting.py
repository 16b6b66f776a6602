"""`ruleone event export`: a whole event of a room as one file."""

from pathlib import Path
from typing import Annotated

import typer

from ruleone.cli import disk
from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.event.bundle_file import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.room.bundle.archive_store import ArchiveStore
from ruleone.room.bundle.form import BadBundle
from ruleone.room.results.results import Results
from ruleone.words import Language, group_digits, say


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
