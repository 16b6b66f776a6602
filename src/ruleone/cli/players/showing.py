"""`ruleone players show`: all that a room has of one person."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.players.meant import player_meant
from ruleone.room.directory.directory import Directory
from ruleone.room.directory.views import PersonView, PlayedLine
from ruleone.room.results.results import Results
from ruleone.room.room import Room
from ruleone.rulebook import Refusal
from ruleone.words import Language, group_digits, say


def show(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("players-data")),
    ],
    player: Annotated[
        str, typer.Argument(metavar=told("value-player"), help=told("players-player"))
    ],
    lang: Annotated[Language, typer.Option(help=told("players-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("players-json"))] = False,
) -> None:
    """Show one person."""
    with closed_room(data, lang) as (journal, people):
        meant = player_meant(people, player, lang)
        room = Room(entropy=os.urandom, names=people, answered=journal.answered)
        room.look_into(journal)
        register = Directory(people, Results(journal, people))
        person = register.person(meant, room.person_here(meant))
    if isinstance(person, Refusal):
        end(say(lang, f"refusal-{person.code}", **person.parameters))
    if json:
        typer.echo(msgspec.json.encode(person).decode())
    else:
        _tell(person, lang)


def _tell(person: PersonView, lang: Language) -> None:
    typer.echo(say(lang, "cli-players-person", name=person.name, id=person.player))
    for field, value in person.details.items():
        typer.echo(f"{field}: {value}")
    if not person.results:
        typer.echo(say(lang, "cli-players-no-results"))
        return
    table = Table(box=None, pad_edge=False)
    for column in ("event", "place", "field", "prize"):
        name = say(lang, f"cli-players-column-{column}")
        table.add_column(name, justify="left" if column == "event" else "right")
    for one in person.results:
        table.add_row(
            _event(one, lang), str(one.place), str(one.field), group_digits(lang, one.prize)
        )
    Console().print(table)


def _event(one: PlayedLine, lang: Language) -> str:
    name = one.name
    return name.given or say(lang, f"event-named-{name.template}", number=name.number)
