"""`ruleone structure list`: the structures that come with the package."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.structure.sheet_table import length_words
from ruleone.structures import SHIPPED, Sheet, shipped_sheet
from ruleone.structures.shipped import REAL
from ruleone.words import Language, group_digits, say


class Listed(msgspec.Struct, frozen=True):
    """One structure of `--json`; `real` where it is that of an event as it was printed."""

    name: str
    title: str
    real: bool
    stack: int
    entrants: int | None
    table_size: int
    levels: int
    minutes: int | None
    games: tuple[str, ...]


def listing(
    lang: Annotated[Language, typer.Option(help=told("structure-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("structure-list-json"))] = False,
) -> None:
    """List the structures that come with the package."""
    sheets = {name: shipped_sheet(name) for name in SHIPPED}
    if json:
        listed = [_listed(name, sheet, lang) for name, sheet in sheets.items()]
        typer.echo(msgspec.json.encode({"structures": listed}).decode())
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-structure-name"), no_wrap=True)
    table.add_column(say(lang, "cli-structure-title"), overflow="fold")
    for code in ("stack", "levels", "lasts"):
        table.add_column(say(lang, f"cli-structure-{code}"), justify="right")
    for name, sheet in sheets.items():
        table.add_row(
            name,
            say(lang, f"structure-{name}"),
            group_digits(lang, sheet.stack),
            str(len(sheet.levels)),
            length_words(sheet, lang),
        )
    Console(highlight=False, markup=False).print(table)


def _listed(name: str, sheet: Sheet, lang: Language) -> Listed:
    title = say(lang, f"structure-{name}")
    return Listed(
        name,
        title,
        name in REAL,
        sheet.stack,
        sheet.entrants,
        sheet.table_size,
        len(sheet.levels),
        sheet.minutes,
        sheet.games,
    )
