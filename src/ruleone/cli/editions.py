"""Editions by id or by a file of house rules, and files in TOML; or the reason of a failure."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ruleone.chinese.start import EDITION
from ruleone.cli.disk import why
from ruleone.limits import EDITION_ID_MAX_CHARACTERS, OVERLAY_MAX_BYTES
from ruleone.rulebook import (
    EDITIONS,
    BadSetting,
    BadText,
    Edition,
    Overlay,
    UnknownName,
    edition,
    options,
    read_overlay,
)
from ruleone.words import Language, say

Read = TypeVar("Read")


class Unread(Exception):
    """A file that could not be read; its text gives the reason, with the line."""


def read_file(
    path: Path, most_bytes: int, reader: Callable[[str, str], Read], lang: Language
) -> Read:
    """Return the reader's result for the file's text, read up to this many bytes.

    Raises Unread.
    """
    try:
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
        cut_off = len(data) > most_bytes
        return reader(data.decode("utf-8", "replace" if cut_off else "strict"), str(path))
    except OSError as error:
        raise Unread(say(lang, "cli-file-unread", path=str(path), why=why(error, lang))) from error
    except UnicodeDecodeError as error:
        raise Unread(say(lang, "cli-file-no-utf8", path=str(path))) from error
    except BadText as bad:
        raise Unread("\n".join(_line(path, each, lang) for each in (bad, *bad.more))) from bad


def _line(path: Path, bad: BadText, lang: Language) -> str:
    """Return one mistake in words, with its line."""
    fault = say(lang, f"refusal-{bad.refusal.code}", **bad.refusal.parameters)
    return say(lang, "cli-file-line", path=str(path), line=bad.line, why=fault)


class NoEdition(Exception):
    """An edition that does not exist; its text gives the reason."""


def house_rules_in(text: str, lang: Language) -> Overlay | None:
    """Return the house rules in the file of this name, None where it is not a file.

    Raises NoEdition where the file holds none.
    """
    if not text.endswith(".toml") and not _is_file(text):
        return None
    try:
        return read_file(Path(text), OVERLAY_MAX_BYTES, read_overlay, lang)
    except Unread as unread:
        raise NoEdition(str(unread)) from unread


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except OSError:  # An id may be longer than any file's name.
        return False


def edition_named(name: str, lang: Language) -> Edition:
    """Return the edition with this id, or that of the house rules in the file of this name.

    Raises NoEdition.
    """
    if overlay := house_rules_in(name, lang):
        return overlay.edition
    try:
        return edition(name)
    except (UnknownName, BadSetting) as wrong:
        raise NoEdition(_why(name, lang)) from wrong


def chinese_edition(name: str, lang: Language) -> Edition:
    """Return the edition of 13-card poker of this name.

    Raises NoEdition, for every other edition too.
    """
    book = edition_named(name, lang)
    if book.id.partition("+")[0] != EDITION:
        raise NoEdition(say(lang, "cli-chinese-other-edition", name=name, edition=EDITION))
    return book


def title_of(name: str, lang: Language) -> str:
    """Return the name of an edition in words, by its id.

    It includes the house's name; an edition with other changes has its id, which lists them.
    """
    base, plus, changes = name.partition("+")
    if base not in EDITIONS:
        return name
    words = say(lang, f"edition-{base}")
    house = changes.partition("~")[2]
    if house:
        return say(lang, "edition-of-house", house=house, base=words)
    return name if plus else words


def _why(name: str, lang: Language) -> str:
    if len(name) > EDITION_ID_MAX_CHARACTERS:
        return say(lang, "cli-edition-too-long", most=EDITION_ID_MAX_CHARACTERS)
    base, _, changed = name.partition("+")
    if base not in EDITIONS:
        return say(lang, "cli-edition-unknown", name=base, editions=tuple(EDITIONS))
    changes, tilde, _ = changed.partition("~")
    for setting in changes.split(","):
        if why := _why_not(setting, lang, of_a_house=bool(tilde)):
            return why
    return say(lang, "cli-edition-no-house", name=name)


def _why_not(setting: str, lang: Language, *, of_a_house: bool) -> str | None:
    """Return the fault of a changed option, None where it is in order."""
    name, equals, value = setting.partition("=")
    if of_a_house:
        value = value.partition("@")[0]
    if name not in options() or not equals:
        return say(lang, "cli-edition-no-option", name=setting)
    try:
        options()[name].parse(value)
    except BadSetting:
        choices = options()[name].offered
        if choices:
            return say(lang, "cli-edition-no-choice", name=name, value=value, choices=choices)
        return say(lang, "cli-edition-no-value", name=name, value=value)
    return None
