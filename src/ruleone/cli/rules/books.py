"""The book that was meant: an edition by its id, or a file of house rules."""

from pathlib import Path
from typing import NamedTuple, NoReturn

import typer

from ruleone.cli.editions import NoEdition, edition_named
from ruleone.limits import OVERLAY_MAX_BYTES
from ruleone.rulebook import BadOverlay, Edition, Overlay, read_overlay
from ruleone.words import Language, say

EXIT_BAD_INPUT = 2


class Book(NamedTuple):
    """An edition, and the house rules that made it where there are any."""

    edition: Edition
    overlay: Overlay | None = None

    def title(self, lang: Language) -> str:
        """The edition's name in words, with the house's where it has one."""
        base = say(lang, f"edition-{self.edition.base}")
        if self.edition.house:
            return say(lang, "cli-rules-house-edition", house=self.edition.house, base=base)
        return base if self.edition.id == self.edition.base else self.edition.id


def book_meant(text: str, lang: Language) -> Book:
    """The edition with this id, or the one that this file's house rules make. Ends the process in
    plain words where there is neither."""
    path = Path(text)
    if text.endswith(".toml") or path.is_file():
        overlay = _overlay_in(path, lang)
        return Book(overlay.edition, overlay)
    try:
        return Book(edition_named(text, lang))
    except NoEdition as none:
        end(str(none))


def _overlay_in(path: Path, lang: Language) -> Overlay:
    try:
        with path.open("rb") as file:
            data = file.read(OVERLAY_MAX_BYTES + 1)
        too_large = len(data) > OVERLAY_MAX_BYTES
        return read_overlay(data.decode("utf-8", "replace" if too_large else "strict"), str(path))
    except OSError as error:
        end(say(lang, "cli-rules-file", path=str(path), why=error.strerror or str(error)))
    except UnicodeDecodeError:
        end(say(lang, "cli-rules-no-utf8", path=str(path)))
    except BadOverlay as bad:
        why = say(lang, f"refusal-{bad.refusal.code}", **bad.refusal.parameters)
        end(say(lang, "cli-rules-file-line", path=str(path), line=bad.line, why=why))


def end(why: str) -> NoReturn:
    """End the process with what was expected and what came."""
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
