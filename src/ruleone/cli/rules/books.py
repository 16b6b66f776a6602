"""The book that was meant: an edition by its id, or a file of house rules."""

from pathlib import Path
from typing import NamedTuple

from ruleone.cli.editions import NoEdition, edition_named
from ruleone.cli.rules.files import end, read_file
from ruleone.limits import OVERLAY_MAX_BYTES
from ruleone.rulebook import Edition, Overlay, read_overlay
from ruleone.words import Language, say


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
        overlay = read_file(path, OVERLAY_MAX_BYTES, read_overlay, lang)
        return Book(overlay.edition, overlay)
    try:
        return Book(edition_named(text, lang))
    except NoEdition as none:
        end(str(none))
