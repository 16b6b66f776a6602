"""The commands `ruleone players`: the players of a house, in and out of its folder.

`export` prints all players or results as a file, `forget` erases a person's name and record.
`import` takes a list, whole or not at all, `show` prints all that a room has of one person. A
player is named by id, or by name.
"""

import os
import time
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.disk import why
from ruleone.cli.groups import group
from ruleone.cli.language import LANGUAGE, told
from ruleone.limits import SHEET_OF_PLAYERS_MAX_BYTES
from ruleone.room.core.settings import STREAM
from ruleone.room.directory.directory import Directory
from ruleone.room.directory.sheets import BadSheet, SheetForm
from ruleone.room.directory.views import PersonView, PlayedLine
from ruleone.room.recovery.forgetting import ended_with
from ruleone.room.results.results import Results
from ruleone.room.room import Room
from ruleone.room.webhooks.happenings import without_erased
from ruleone.rulebook import Refusal
from ruleone.store.deliveries import Deliveries
from ruleone.store.people import People
from ruleone.words import Language, group_digits, say


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


def player_meant(people: People, asked: str, lang: Language) -> str:
    """Return the person's id; ends the process where the name has no match, or several."""
    if people.registered(asked) is not None:
        return asked
    found = people.persons_of(asked) or [one.person for one in people.typed() if one.name == asked]
    if not found:
        end(say(lang, "cli-players-nobody", came=asked[:60]))
    if len(found) > 1:
        told = ", ".join(f"{people.name(one)}: {one}" for one in found)
        end(say(lang, "cli-players-several", came=asked[:60], persons=told))
    return found[0]


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
            if writes := ended_with(person, journal.read(STREAM)):
                journal.append(writes).result()
            people.erase(person).result()
            _leave_out_of_what_waits(data, people)
        except OSError as error:
            end(say(lang, "cli-serve-no-folder", data=str(data), why=why(error, lang)))
    typer.echo(say(lang, "cli-players-forgotten", id=person))


def _leave_out_of_what_waits(data: Path, people: People) -> None:
    """Replace the name by a dash in waiting deliveries."""
    if not (data / DELIVERIES).is_file():
        return
    deliveries = Deliveries(data / DELIVERIES)
    try:
        deliveries.rewrite(lambda body: without_erased(body, people.is_erased))
    finally:
        deliveries.close()


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
    """Import the list."""
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


players = group("players", **{"import": take_in}, export=export, show=show, forget=forget)
