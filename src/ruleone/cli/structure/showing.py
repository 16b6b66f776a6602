"""`ruleone structure show`: one structure, to read or as a file."""

from typing import Annotated

import typer

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.structure.meant import sheet_meant
from ruleone.cli.structure.sheet_table import show_sheet
from ruleone.structures import Form, Sheet, write_sheet
from ruleone.words import Language


def show(
    name: Annotated[
        str,
        typer.Argument(
            metavar=told("structure-metavar"), help=told("structure-meant"), show_default=False
        ),
    ],
    form: Annotated[
        Form | None, typer.Option("--as", help=told("structure-as"), show_default=False)
    ] = None,
    lang: Annotated[Language, typer.Option(help=told("structure-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("structure-show-json"))] = False,
) -> None:
    """Show one structure."""
    tell(sheet_meant(name, lang), "json" if json else form, lang)


def tell(sheet: Sheet, form: Form | None, lang: Language) -> None:
    """Print the structure in words, or as a file of this form."""
    if form is None:
        show_sheet(sheet, lang)
    else:
        typer.echo(write_sheet(sheet, form), nl=False)
