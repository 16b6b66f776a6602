"""The structure that was meant: one that comes with the package, or a file."""

from pathlib import Path
from typing import Final, NoReturn

import typer

from ruleone.chinese.start import EDITION as CHINESE
from ruleone.cli.editions import NoEdition, edition_named
from ruleone.cli.written_files import Unread, read_file
from ruleone.limits import SHEET_MAX_BYTES
from ruleone.rulebook import EDITIONS, Edition
from ruleone.structures import SHIPPED, Sheet, form_of, read_sheet, sheet_flaws, shipped_sheet
from ruleone.tournament.terms.errors import Flaw
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.words import Language, say

EXIT_BAD_INPUT: Final = 2


def sheet_meant(text: str, lang: Language) -> Sheet:
    """The structure of this name, or in the file that it names. Ends the process in plain words
    where there is neither."""
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
    """The edition under which a structure is checked: the one named, else that of its games."""
    usual = CHINESE if THIRTEEN in sheet.games else EDITIONS[0]
    try:
        return edition_named(named or usual, lang)
    except NoEdition as none:
        end(str(none))


def flaws_in(sheet: Sheet, named: str, lang: Language) -> tuple[Flaw, ...]:
    """What there is to tell of the structure."""
    return sheet_flaws(sheet, book_for(sheet, named, lang))


def flaw_words(flaw: Flaw, lang: Language) -> str:
    """What is wrong, with the level where it is in one."""
    words = say(lang, f"flaw-{flaw.code}", **flaw.parameters)
    return say(lang, "cli-structure-flaw", level=flaw.level, words=words) if flaw.level else words


def end(why: str) -> NoReturn:
    """End the process with what was expected and what came."""
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
