"""`ruleone players forget`: erase a person's name and all that is kept of him."""

from pathlib import Path
from typing import Annotated

import typer

from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.players.meant import player_meant
from ruleone.words import Language, say


def forget(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("players-data")),
    ],
    player: Annotated[
        str, typer.Argument(metavar=told("value-player"), help=told("players-player"))
    ],
    lang: Annotated[Language, typer.Option(help=told("players-lang"))] = LANGUAGE,
) -> None:
    """Erase the person."""
    with closed_room(data, lang) as (_, people):
        person = player_meant(people, player, lang)
        try:
            people.erase(person).result()
        except OSError as error:
            end(str(error))
    typer.echo(say(lang, "cli-players-forgotten", id=person))
