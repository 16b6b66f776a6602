"""`ruleone structure make`: a structure for a field, a stack and an evening."""

from pathlib import Path
from typing import Annotated

import typer

from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.structure.meant import end
from ruleone.cli.structure.showing import tell
from ruleone.structures import (
    FORMS,
    AnteFormat,
    BadWish,
    Form,
    Sheet,
    Wish,
    form_of,
    make_sheet,
    write_sheet,
)
from ruleone.structures.making import CHIPS
from ruleone.words import Language, say

USUAL_CHIPS = ",".join(map(str, CHIPS))


def make(
    minutes: Annotated[
        int, typer.Option(min=1, help=told("structure-minutes-help"), show_default=False)
    ],
    entrants: Annotated[
        int, typer.Option(min=2, help=told("structure-entrants"), show_default=False)
    ],
    stack: Annotated[int, typer.Option(min=1, help=told("structure-stack-help"))] = 20_000,
    depth: Annotated[int, typer.Option(help=told("structure-depth-help"))] = 100,
    chips: Annotated[
        str, typer.Option(help=told("structure-chips"), show_default=False)
    ] = USUAL_CHIPS,
    level: Annotated[
        int | None, typer.Option(min=1, help=told("structure-level-minutes"), show_default=False)
    ] = None,
    ante: Annotated[
        AnteFormat,
        typer.Option(metavar=told("structure-ante-metavar"), help=told("structure-ante-help")),
    ] = "big-blind",
    table_size: Annotated[int, typer.Option(help=told("structure-table-size"))] = 9,
    games: Annotated[str, typer.Option(help=told("structure-games-help"))] = "nlhe",
    play: Annotated[int, typer.Option(min=1, help=told("structure-play"))] = 120,
    pause: Annotated[int, typer.Option("--break", min=0, help=told("structure-pause"))] = 10,
    name: Annotated[str, typer.Option(help=told("structure-name-help"), show_default=False)] = "",
    out: Annotated[str, typer.Option(help=told("structure-out"), show_default=False)] = "",
    form: Annotated[
        Form | None, typer.Option("--as", help=told("structure-as"), show_default=False)
    ] = None,
    lang: Annotated[Language, typer.Option(help=told("structure-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("structure-show-json"))] = False,
) -> None:
    """Make a structure."""
    wish = Wish(
        name=name or say(lang, "cli-structure-made", entrants=entrants, minutes=minutes),
        minutes=minutes,
        entrants=entrants,
        stack=stack,
        chips=_denominations(chips, lang),
        level_minutes=level,
        depth=depth,
        table_size=table_size,
        antes=ante,
        games=tuple(part.strip() for part in games.split(",")),
        break_minutes=pause,
        play_minutes=play,
    )
    try:
        sheet = make_sheet(wish)
    except BadWish as wrong:
        end(say(lang, f"wish-{wrong.code}", **wrong.parameters))
    if out:
        _write(sheet, out, lang)
    else:
        tell(sheet, "json" if json else form, lang)


def _denominations(text: str, lang: Language) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) <= 12 for part in parts):
        end(say(lang, "cli-structure-no-chips", came=text[:60]))
    return tuple(map(int, parts))


def _write(sheet: Sheet, out: str, lang: Language) -> None:
    """Write the structure to a file, in the form that its name ends in."""
    form = form_of(out)
    if form is None:
        end(say(lang, "cli-structure-no-form", path=out[:60], forms=FORMS))
    try:
        Path(out).write_text(write_sheet(sheet, form), "utf-8")
    except OSError as error:
        end(say(lang, "cli-file-unwritten", path=out[:60], why=why(error, lang)))
    typer.echo(say(lang, "cli-structure-written", path=out, levels=len(sheet.levels)))
