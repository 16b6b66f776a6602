"""`ruleone players forget`: erase a person's name and all that is kept of him."""

from pathlib import Path
from typing import Annotated, Final

import typer

from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.players.meant import player_meant
from ruleone.room.access.tokens import Tokens
from ruleone.room.core.settings import STREAM
from ruleone.room.webhooks.happenings import without_erased
from ruleone.store.deliveries import Deliveries
from ruleone.store.people import People
from ruleone.words import Language, say

DELIVERIES: Final = "deliveries.sqlite"


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
    with closed_room(data, lang, writing=True) as (journal, people):
        person = player_meant(people, player, lang)
        try:
            if writes := Tokens.ended_with(person, journal.read(STREAM)):
                journal.append(writes).result()
            people.erase(person).result()
            _leave_out_of_what_waits(data, people)
        except OSError as error:
            end(say(lang, "cli-serve-no-folder", data=str(data), why=why(error, lang)))
    typer.echo(say(lang, "cli-players-forgotten", id=person))


def _leave_out_of_what_waits(data: Path, people: People) -> None:
    """What waits for programs has a dash where the name was."""
    if not (data / DELIVERIES).is_file():
        return
    deliveries = Deliveries(data / DELIVERIES)
    try:
        deliveries.rewrite(lambda body: without_erased(body, people.is_erased))
    finally:
        deliveries.close()
