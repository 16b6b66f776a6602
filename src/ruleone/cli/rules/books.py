"""The book that was meant: an edition by its id, or a file of house rules."""

from typing import Final, NamedTuple, NoReturn

import typer

from ruleone.cli.editions import NoEdition, edition_named, house_rules_in, title_of
from ruleone.rulebook import Edition, Overlay
from ruleone.words import Language

EXIT_BAD_INPUT: Final = 2


class Book(NamedTuple):
    """An edition, and the house rules that made it where there are any."""

    edition: Edition
    overlay: Overlay | None = None

    def title(self, lang: Language) -> str:
        """The edition's name in words, with the house's where it has one."""
        return title_of(self.edition.id, lang)


def book_meant(text: str, lang: Language) -> Book:
    """The edition with this id, or the one that this file's house rules make. Ends the process in
    plain words where there is neither."""
    try:
        if overlay := house_rules_in(text, lang):
            return Book(overlay.edition, overlay)
        return Book(edition_named(text, lang))
    except NoEdition as none:
        end(str(none))


def end(why: str) -> NoReturn:
    """End the process with what was expected and what came."""
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
