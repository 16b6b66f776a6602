"""The commands `ruleone structure`: structures of events, to list, show, check and make.

A structure is found by name or file, and printed in words or as a file.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from ruleone.chinese.start import EDITION as CHINESE
from ruleone.cli.disk import why
from ruleone.cli.editions import NoEdition, Unread, edition_named, read_file
from ruleone.cli.groups import group
from ruleone.cli.language import LANGUAGE, told
from ruleone.limits import SHEET_MAX_BYTES
from ruleone.rulebook import EDITIONS, Edition
from ruleone.rulebook.citation import Parameter as FlawParameter
from ruleone.structures import (
    FORMS,
    SHIPPED,
    AnteFormat,
    BadWish,
    Form,
    Pause,
    Sheet,
    Wish,
    form_of,
    make_sheet,
    read_sheet,
    sheet_flaws,
    shipped_sheet,
    write_sheet,
)
from ruleone.structures.making import CHIPS
from ruleone.structures.shipped import REAL
from ruleone.tournament.terms.errors import Flaw
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.words import Language, Parameter, group_digits, say

EXIT_BAD_INPUT: Final = 2


def sheet_meant(text: str, lang: Language) -> Sheet:
    """Return the structure of this name, or in the file of this name.

    Ends the process where there is neither.
    """
    if text in SHIPPED:
        return shipped_sheet(text)
    form = form_of(text)
    if form is None:
        end(say(lang, "cli-structure-unknown", name=text[:60], known=SHIPPED))
    try:
        return read_file(
            Path(text), SHEET_MAX_BYTES, lambda held, path: read_sheet(held, path, form), lang
        )
    except Unread as unread:
        end(str(unread))


def book_for(sheet: Sheet, named: str, lang: Language) -> Edition:
    """Return the edition for checks: the one named, else that of the structure's games."""
    usual = CHINESE if THIRTEEN in sheet.games else EDITIONS[0]
    try:
        return edition_named(named or usual, lang)
    except NoEdition as none:
        end(str(none))


def flaws_in(sheet: Sheet, named: str, lang: Language) -> tuple[Flaw, ...]:
    """Return the flaws of the structure."""
    return sheet_flaws(sheet, book_for(sheet, named, lang))


def flaw_words(flaw: Flaw, lang: Language) -> str:
    """Return a flaw in words, with its level if any."""
    words = say(lang, f"flaw-{flaw.code}", **flaw.parameters)
    return say(lang, "cli-structure-flaw", level=flaw.level, words=words) if flaw.level else words


def end(why: str) -> NoReturn:
    """Print what was expected and what came, and exit."""
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)


EXIT_FLAWS: Final = 1


class Told(msgspec.Struct, frozen=True):
    """One flaw of `--json`.

    `level` counts from 1, 0 is the whole; `rule` is "" where no rule of the book says so.
    """

    code: str
    level: int
    parameters: dict[str, FlawParameter]
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
    """Print the flaws of the structure."""
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


def show_sheet(sheet: Sheet, lang: Language) -> None:
    """Print the purpose of the structure, then its levels and breaks."""
    for line in (*_head(sheet, lang), *_lines(sheet, lang)):
        typer.echo(line)


def length_words(sheet: Sheet, lang: Language) -> str:
    """Return the length of the whole, breaks included; the hands of a level where hands count."""
    lengths = [sheet.minutes_of(number) for number in range(1, len(sheet.levels) + 1)]
    minutes = [length for length in lengths if length is not None]
    if len(minutes) < len(lengths):
        return say(lang, "cli-structure-by-hands", hands=sheet.hands or 0)
    whole = sum(minutes) + sum(pause.minutes for pause in sheet.breaks)
    hours, rest = divmod(whole, 60)
    return say(lang, "cli-structure-duration", hours=hours, minutes=rest)


def _head(sheet: Sheet, lang: Language) -> Iterator[str]:
    yield sheet.name
    if sheet.note:
        yield sheet.note
    if sheet.source:
        yield say(lang, "cli-structure-source", source=sheet.source)
    told: dict[str, Parameter] = {"stack": sheet.stack, "size": sheet.table_size}
    code = "cli-structure-for" if sheet.entrants else "cli-structure-for-any"
    yield say(lang, code, entrants=sheet.entrants or 0, antes=sheet.antes, **told)
    if len(sheet.games) > 1 or sheet.games != ("nlhe",):
        yield say(lang, "cli-structure-games", choices=sheet.games)
    chips = [(chip, count) for chip, count in sheet.chips if count]
    if chips:
        each = tuple(
            say(lang, "cli-structure-chip", count=count, chip=chip) for chip, count in chips
        )
        yield say(lang, "cli-structure-set", chips=each)
    yield ""


def _lines(sheet: Sheet, lang: Language) -> Iterator[str]:
    """Yield the levels in columns, and a line for each break."""
    columns = _columns(sheet, lang)
    widths = [max(map(cell_len, cells)) for cells in columns]

    def line(at: int) -> str:
        cells = zip(columns, widths, strict=True)
        return "  ".join(" " * (wide - cell_len(told[at])) + told[at] for told, wide in cells)

    yield line(0)
    for number in range(1, len(sheet.levels) + 1):
        yield line(number)
        for pause in sheet.breaks_after(number):
            yield " " * (widths[0] + 2) + _break(pause, lang)


def _columns(sheet: Sheet, lang: Language) -> list[list[str]]:
    """Return each column with its name on top; those that no level fills are left out."""
    numbers = range(1, len(sheet.levels) + 1)
    levels, chips = sheet.levels, sheet.chips_in_play
    by_points = any(level.point for level in levels)
    columns = {
        "level": [str(number) for number in numbers],
        "length": [_length(sheet, number, lang) for number in numbers],
        "game": [say(lang, "cli-structure-one-game", game=sheet.game(n)) for n in numbers],
        "blinds": [_pair((level.small_blind, level.big_blind), lang) for level in levels],
        "ante": [_amount(level.ante, lang) for level in levels],
        "small-bet": [_amount(level.small_bet, lang) for level in levels],
        "stud-ante": [_amount(level.stud_ante, lang) for level in levels],
        "bring-in": [_amount(level.bring_in, lang) for level in levels],
        "big-bet-blinds": [_pair(level.big_bet_blinds or (0, 0), lang) for level in levels],
        "point": [_amount(level.point, lang) for level in levels],
        "depth": [group_digits(lang, sheet.depth(n, sheet.stack)) for n in numbers],
        "in-play": [group_digits(lang, sheet.depth(n, chips)) if chips else "" for n in numbers],
    }
    if len(set(columns["game"])) == 1:
        del columns["game"]
    return [
        [say(lang, f"cli-structure-{code}", points=by_points), *cells]
        for code, cells in columns.items()
        if any(cells) or code == "level"
    ]


def _length(sheet: Sheet, number: int, lang: Language) -> str:
    hands, minutes = sheet.hands_of(number), sheet.minutes_of(number)
    if minutes is not None:
        return say(lang, "cli-structure-minutes", minutes=minutes)
    return say(lang, "cli-structure-hands", hands=hands or 0)


def _break(pause: Pause, lang: Language) -> str:
    """Return a break in words."""
    code = "cli-structure-break" if pause.minutes else "cli-structure-day-ends"
    words = say(lang, code, minutes=pause.minutes)
    if pause.remove:
        chips = tuple(group_digits(lang, chip) for chip in pause.remove)
        words = say(lang, "cli-structure-removes", words=words, chips=chips)
    return f"{words} {pause.note}".strip()


def _pair(blinds: tuple[int, int], lang: Language) -> str:
    return "/".join(group_digits(lang, blind) for blind in blinds) if any(blinds) else ""


def _amount(amount: int, lang: Language) -> str:
    return group_digits(lang, amount) if amount else ""


class Listed(msgspec.Struct, frozen=True):
    """One structure of `--json`; `real` where it is that of a real event as printed."""

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
    """Write the structure to a file, in the form of its suffix."""
    form = form_of(out)
    if form is None:
        end(say(lang, "cli-structure-no-form", path=out[:60], forms=FORMS))
    try:
        Path(out).write_text(write_sheet(sheet, form), "utf-8")
    except OSError as error:
        end(say(lang, "cli-file-unwritten", path=out[:60], why=why(error, lang)))
    typer.echo(say(lang, "cli-structure-written", path=out, levels=len(sheet.levels)))


structure = group("structure", list=listing, show=show, check=check, make=make)
