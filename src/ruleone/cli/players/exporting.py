"""`ruleone players export`: all players of a room, or all their results, as a file."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from ruleone.cli.closed_room import closed_room
from ruleone.cli.language import LANGUAGE, told
from ruleone.room.directory.directory import Directory
from ruleone.room.results.results import Results
from ruleone.words import Language


def export(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("players-data")),
    ],
    form: Annotated[
        Literal["csv", "json", "results"], typer.Option(help=told("players-form"))
    ] = "csv",
    lang: Annotated[Language, typer.Option(help=told("players-lang"))] = LANGUAGE,
) -> None:
    """Print the file."""
    with closed_room(data, lang) as (journal, people):
        register = Directory(people, Results(journal, people))
        text = register.results_written() if form == "results" else register.written(form)
    # Lines of CSV end as they do in every file of that form, whatever the machine's own ending is.
    typer.echo(text.encode(), nl=False)
