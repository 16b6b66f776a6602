"""`ruleone structure check`: what a director should know about a structure."""

from typing import Annotated, Final

import msgspec
import typer

from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.structure.meant import flaw_words, flaws_in, sheet_meant
from ruleone.rulebook.citation import Parameter
from ruleone.words import Language, say

EXIT_FLAWS: Final = 1


class Told(msgspec.Struct, frozen=True):
    """One flaw of `--json`. `level` counts from 1, 0 is the whole; `rule` is "" where it is no rule
    of the book that says so."""

    code: str
    level: int
    parameters: dict[str, Parameter]
    rule: str
    words: str


def check(
    name: Annotated[
        str,
        typer.Argument(
            metavar=told("structure-metavar"), help=told("structure-meant"), show_default=False
        ),
    ],
    rules: Annotated[
        str, typer.Option("--edition", help=told("structure-edition"), show_default=False)
    ] = "",
    lang: Annotated[Language, typer.Option(help=told("structure-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("structure-check-json"))] = False,
) -> None:
    """Say what is wrong with the structure."""
    sheet = sheet_meant(name, lang)
    flaws = [
        Told(
            flaw.code,
            flaw.level,
            flaw.parameters,
            "" if flaw.citation is None else flaw.citation.rule,
            flaw_words(flaw, lang),
        )
        for flaw in flaws_in(sheet, rules, lang)
    ]
    if json:
        typer.echo(msgspec.json.encode({"name": sheet.name, "flaws": flaws}).decode())
    else:
        for flaw in flaws:
            by = flaw.rule
            typer.echo(
                say(lang, "cli-structure-by", words=flaw.words, rule=by) if by else flaw.words
            )
        typer.echo(say(lang, "cli-structure-found", count=len(flaws), levels=len(sheet.levels)))
    if flaws:
        raise typer.Exit(EXIT_FLAWS)
